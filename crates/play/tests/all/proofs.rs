//! Proof files: what is written is checked, what is wrong is refused with its place.

use jogada_play::{
    Claim, Effort, Goal, Proof, ProofNumbers, ProofProblem, ProvenValue, Side, Stop, open,
};

/// The proof of a position, as `jogada solve --proof` makes it.
fn proven(spec: &str, position: Option<&str>, bytes: usize) -> (ProvenValue, Proof) {
    let (game, stop) = (open(spec, position).unwrap(), Stop::default());
    let mut table = ProofNumbers::new(bytes);
    let found =
        game.solve_by_proof_numbers(&mut table, None, 3_000_000, &stop, &mut |_| {}).unwrap();
    let value = found.value.expect("it can be solved");
    let effort = Effort { nodes: u64::MAX, bytes: 1 << 22 };
    (value, game.proof(value, &mut table, effort, &stop).unwrap())
}

fn refused(proof: &Proof) -> (Vec<String>, String) {
    let error = proof.verify().unwrap_err();
    (error.line.clone(), error.to_string())
}

#[test]
fn wins_losses_and_draws_are_written_read_and_verified() {
    for (spec, position, value, claim) in [
        ("nava:cubes=2", None, ProvenValue::Win, Claim::Wins(Side::White)),
        ("nava:size=3,discs=3,cubes=3", None, ProvenValue::Win, Claim::Wins(Side::White)),
        (
            "nava:size=3,discs=3,cubes=2",
            Some("2(bbb)/(w)2/(ww)2 b 2 2 1"),
            ProvenValue::Loss,
            Claim::Wins(Side::White),
        ),
        ("freedom:size=4", None, ProvenValue::Draw, Claim::Draw),
        (
            "wali",
            Some("5/ww3/5/2w2/4b/1b2b w 0 0 - - 0"),
            ProvenValue::Win,
            Claim::Wins(Side::White),
        ),
    ] {
        for bytes in [1 << 24, 1 << 17] {
            let (found, proof) = proven(spec, position, bytes);
            assert_eq!((found, proof.claim), (value, claim), "{spec}");
            let read = Proof::read(&proof.to_bytes()).unwrap();
            assert_eq!(read, proof, "{spec}");
            let walked = read.verify().unwrap();
            assert!(walked.positions > 0 && walked.moves >= walked.positions, "{spec}");
            assert_eq!(proof.plies.is_some(), claim != Claim::Draw, "{spec}");
        }
    }
}

#[test]
fn a_strategy_that_is_cut_or_continued_is_refused() {
    let (_, proof) = proven("nava:cubes=2", None, 1 << 22);
    let mut cut = proof.clone();
    cut.strategies[0].pop();
    let (line, text) = refused(&cut);
    assert!(
        !line.is_empty() && text.ends_with("the strategy ends here, but the game goes on"),
        "{text}"
    );
    let mut longer = proof.clone();
    longer.strategies[0].push(0);
    assert_eq!(refused(&longer).1, "one byte is left over after the strategy");
}

#[test]
fn a_move_that_is_none_or_wrong_is_refused() {
    let (_, proof) = proven("nava:cubes=2", None, 1 << 22);
    let mut illegal = proof.clone();
    illegal.strategies[0][0] = 99;
    let (line, text) = refused(&illegal);
    assert_eq!(line, [""; 0]);
    assert_eq!(text, "the strategy plays legal move number 100, but there are only 8");
    // Every other first move makes the rest of the strategy one for other positions.
    for number in 0..8 {
        let mut other = proof.clone();
        if other.strategies[0][0] != number {
            other.strategies[0][0] = number;
            refused(&other);
        }
    }
}

/// Each byte of a small proof is changed in turn. What is still accepted is another proof of the same claim.
#[test]
fn no_corrupted_byte_makes_a_false_proof() {
    let (_, proof) = proven("nava:size=3,discs=3,cubes=2", None, 1 << 22);
    let mut refusals = 0;
    for place in 0..proof.strategies[0].len() {
        for change in 1..8 {
            let mut bad = proof.clone();
            bad.strategies[0][place] ^= change;
            refusals += usize::from(bad.verify().is_err());
        }
    }
    assert!(refusals > proof.strategies[0].len());
    let mut other = proof.clone();
    other.claim = Claim::Wins(Side::Black);
    refused(&other);
    let mut plies = proof.clone();
    plies.plies = Some(4);
    assert!(refused(&plies).1.ends_with(" plies, not as many as claimed"));
}

/// A disc that steps to and fro never wins, and a limit comes before a win that is too long.
#[test]
fn circles_and_late_wins_are_no_wins() {
    let position = "2(b)/3/(w)2 w 8 8 0";
    let game = open("nava:size=3,discs=1,cubes=8", Some(position)).unwrap();
    let error = game.check_strategy(Side::Black, Goal::Win, &[0, 2, 0]).unwrap_err();
    assert!(matches!(error.problem, ProofProblem::Cycle), "{error}");
    assert_eq!(error.line.join(" "), "a1-a2 c3-b3 a2-a1 b3-c3 a1-a2 c3-b3 a2-a1");
    let (_, proof) = proven("nava:size=3,discs=3,cubes=2,maxply=20", None, 1 << 22);
    let plies = proof.plies.unwrap();
    let at = |ply: u32| {
        let position = proof.position.replace(" 2 2 0", &format!(" 2 2 {ply}"));
        Proof { position, ..proof.clone() }
    };
    let (_, text) = refused(&at(21 - plies));
    let most = plies - 1;
    let expected = format!("the strategy takes {plies} plies, but the game is drawn after {most}");
    assert_eq!(text, expected);
    assert_eq!(at(20 - plies).verify().unwrap().plies, plies);
}

#[test]
fn a_bad_head_is_refused_with_its_reason() {
    let (_, proof) = proven("nava:cubes=1", None, 1 << 20);
    let file = proof.to_bytes();
    for (from, to, why) in [
        ("jogada proof 1", "jogada proof 9", "this is no proof file"),
        ("game: ", "play: ", "needs the line “game: …”"),
        ("white wins", "white grins", "not “white grins”"),
        ("plies: ", "plies: x", "“plies” is a number"),
        ("bytes: ", "bytes: 1 ", "this claim needs one strategy"),
        ("nava:cubes=1", "nava:cubes=x", "cubes"),
        ("w 1 1 0", "w 1 1 0 0", ""),
    ] {
        let end = file.windows(2).position(|pair| pair == b"\n\n").unwrap();
        let head = String::from_utf8(file[..end].to_vec()).unwrap();
        assert!(head.contains(from), "{from}");
        let bad = [head.replacen(from, to, 1).as_bytes(), &file[end..]].concat();
        let error = Proof::read(&bad).and_then(|proof| proof.verify()).unwrap_err();
        assert!(error.to_string().contains(why), "{to}: {error}");
    }
    for bad in [&b""[..], b"\n\n", b"jogada proof 1\n\n", &file[..file.len() - 1], &[0xff; 40]] {
        assert!(Proof::read(bad).is_err());
    }
}

/// The proofs that ship, but for large ones, which take their time.
#[test]
fn the_records_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut checked = 0;
    // Packed ones are too large for a test.
    for file in files.filter(|file| file.extension().is_some_and(|kind| kind == "proof")) {
        let bytes = std::fs::read(&file).unwrap();
        let proof = Proof::read(&bytes).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        if bytes.len() < 100_000 {
            proof.verify().unwrap_or_else(|error| panic!("{file:?}: {error}"));
            checked += 1;
        }
    }
    assert!(checked > 2);
}
