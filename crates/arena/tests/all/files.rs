//! Results files: whatever happens to a run, what was saved is there.

use std::path::PathBuf;

use jogada_arena::{
    Format, Impossible, Journal, Pair, Store, StoreError, Tournament, TournamentHeader, merge,
};
use jogada_play::Localizer;
use sha2::{Digest, Sha256};

use crate::tournaments::{go_on, pairs, tournament};

/// A file of this test's own, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn quick(pairs: usize) -> Tournament {
    Tournament { pairs, ..tournament("nava:tiny", "greedy random", Format::Match) }
}

fn localizer() -> Localizer {
    Localizer::new("en").with(jogada_arena::TEXTS)
}

/// Writes all pairs of a tournament to a file; returns them.
fn saved(tournament: &Tournament, path: &std::path::Path) -> Vec<Pair> {
    let (mut store, journal) = Store::open(path, &TournamentHeader::of(tournament)).unwrap();
    assert!(journal.pairs.is_empty() && !journal.torn);
    let pairs = pairs(tournament, 2);
    store.add(&pairs[..1], &localizer()).unwrap();
    store.add(&pairs[1..], &localizer()).unwrap();
    pairs
}

#[test]
fn what_is_saved_is_read_back() {
    let path = file("back.jsonl");
    let tournament = quick(4);
    let pairs = saved(&tournament, &path);
    let journal = Journal::read(&path).unwrap();
    assert_eq!(journal.pairs, pairs);
    assert_eq!(journal.header, TournamentHeader::of(&tournament));
}

/// Killed at any byte of what it writes, a run loses the line it was writing and nothing else.
#[test]
fn a_file_torn_at_any_byte_keeps_all_whole_lines_and_is_finished_by_the_next_run() {
    let path = file("whole.jsonl");
    let tournament = quick(3);
    let all = saved(&tournament, &path);
    let whole = std::fs::read(&path).unwrap();
    let torn = file("torn.jsonl");
    for length in 0..whole.len() {
        std::fs::write(&torn, &whole[..length]).unwrap();
        let lines = whole[..length].split(|byte| *byte == b'\n').count() - 1;
        let (mut store, journal) = Store::open(&torn, &TournamentHeader::of(&tournament)).unwrap();
        assert_eq!(journal.pairs, all[..lines.saturating_sub(1)], "{length} bytes");
        assert_eq!(journal.torn, length > 0 && whole[length - 1] != b'\n');
        if length % 97 == 0 {
            let resumed = go_on(&tournament, journal.pairs, 1);
            store.add(&resumed.finished, &localizer()).unwrap();
            assert_eq!(std::fs::read(&torn).unwrap(), whole, "{length} bytes");
        }
    }
}

#[test]
fn other_settings_are_refused_by_their_names_but_more_games_are_welcome() {
    let path = file("settings.jsonl");
    saved(&quick(2), &path);
    let before = std::fs::read(&path).unwrap();
    let more = TournamentHeader::of(&quick(9));
    assert_eq!(Store::open(&path, &more).unwrap().1.pairs.len(), 2);
    let other = TournamentHeader { seed: 7, cap: 5, ..more };
    let Err(error) = Store::open(&path, &other) else { panic!("other settings are refused") };
    let said = error.say("results", &localizer());
    assert!(said.contains("seed: 0 ≠ 7") && said.contains("cap: 1000 ≠ 5"), "{said}");
    assert_eq!(std::fs::read(&path).unwrap(), before, "a refused file stays as it was");
}

#[test]
fn a_knockout_cannot_get_more_games_later() {
    let path = file("knockout.jsonl");
    let of = |pairs| {
        let knockout = tournament("nava:tiny", "greedy random", Format::Knockout);
        TournamentHeader::of(&Tournament { pairs, ..knockout })
    };
    drop(Store::open(&path, &of(1)).unwrap());
    let Err(error) = Store::open(&path, &of(2)) else { panic!("the brackets would change") };
    assert!(error.say("results", &localizer()).contains("games: 2 ≠ 4"));
}

#[test]
fn a_file_in_use_of_something_else_or_damaged_is_refused_and_left_alone() {
    let path = file("use.jsonl");
    let header = TournamentHeader::of(&quick(2));
    let (store, _) = Store::open(&path, &header).unwrap();
    assert!(matches!(Store::open(&path, &header), Err(StoreError::InUse)));
    drop(store);
    for (text, foreign) in [("a letter to a friend\n", true), ("no line break", true)] {
        std::fs::write(&path, text).unwrap();
        let error = Store::open(&path, &header).err().unwrap();
        assert_eq!(matches!(error, StoreError::Foreign), foreign, "{error:?}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
    let path = file("damaged.jsonl");
    saved(&quick(3), &path);
    let text = std::fs::read_to_string(&path).unwrap();
    let damaged = text.replacen("\"winner\"", "\"wiener\"", 3);
    std::fs::write(&path, &damaged).unwrap();
    assert!(matches!(Journal::read(&path), Err(StoreError::Damaged(2))));
}

#[test]
fn a_device_is_no_results_file() {
    let device = std::path::Path::new("/dev/zero");
    if device.exists() {
        let header = TournamentHeader::of(&quick(1));
        assert!(matches!(Store::open(device, &header), Err(StoreError::Foreign)));
        assert!(matches!(Journal::read(device), Err(StoreError::NotResults)));
    }
}

/// The lines of a results file of so many pairs.
fn lines_of(tournament: &Tournament, name: &str) -> Vec<String> {
    let path = file(name);
    saved(tournament, &path);
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// What a file with these lines is refused for, if it is.
fn refusal(lines: &[String], name: &str) -> Option<StoreError> {
    let path = file(name);
    std::fs::write(&path, lines.join("\n") + "\n").unwrap();
    let read = Journal::read(&path).and_then(|journal| journal.check());
    let merged = merge(&[&path], &file(&format!("merged-{name}")), &localizer());
    assert_eq!(read.is_err(), merged.is_err(), "what is not read is not merged either");
    read.err()
}

fn is_end(error: Option<&StoreError>, number: usize) -> bool {
    matches!(error, Some(StoreError::Impossible { line, why: Impossible::End { .. } }) if *line == number)
}

#[test]
fn a_result_that_does_not_follow_from_the_moves_is_refused_by_its_line() {
    let lines = lines_of(&quick(3), "ends.jsonl");
    assert!(refusal(&lines, "ends-right.jsonl").is_none());
    let (winner, other) =
        if lines[2].contains("\"winner\":\"w\"") { ('w', 'b') } else { ('b', 'w') };
    let game = lines[2].split("\"reason\":\"").nth(1).unwrap();
    let reason = &game[..game.find('"').unwrap()];
    let [said, changed] = [winner, other].map(|side| format!("\"winner\":\"{side}\""));
    let of_reason = |word: &str| format!("\"reason\":\"{word}\"");
    let cut = |line: &str| {
        let moves = line.find("\"moves\":\"").unwrap() + 9;
        let end = moves + line[moves..].find('"').unwrap();
        let last = line[..end].rfind(' ').unwrap();
        let thoughts = line.find("\"thoughts\":\"").unwrap() + 12;
        let stop = thoughts + line[thoughts..].find('"').unwrap();
        let last_thought = line[..stop].rfind(' ').unwrap();
        format!("{}{}{}", &line[..last], &line[end..last_thought], &line[stop..])
    };
    let is_refused = |line: String| {
        let mut all = lines.clone();
        assert_ne!(all[2], line);
        all[2] = line;
        is_end(refusal(&all, "ends-wrong.jsonl").as_ref(), 3)
    };
    assert!(is_refused(lines[2].replacen(&said, &changed, 1)));
    for word in ["repetition", "time", "fault", "cap", "adjudicated", "resigned", "nonsense"] {
        assert!(is_refused(lines[2].replacen(&of_reason(reason), &of_reason(word), 1)), "{word}");
    }
    assert!(is_refused(cut(&lines[2])), "an end on the board without the move that ends it");
    let mut all = lines.clone();
    all[2] = cut(&lines[2]).replacen(&of_reason(reason), &of_reason("time"), 1);
    assert!(refusal(&all, "ends-time.jsonl").is_none(), "time is not on the board");
}

#[test]
fn a_pair_that_comes_again_or_is_none_of_the_tournament_is_refused_by_its_line() {
    let lines = lines_of(&quick(3), "keys.jsonl");
    let twice = [&lines[..3], &lines[2..]].concat();
    assert!(matches!(
        refusal(&twice, "keys-twice.jsonl"),
        Some(StoreError::Impossible { line: 4, why: Impossible::Again(3) })
    ));
    let mut turned = lines.clone();
    turned[2] = turned[2].replacen("\"players\":[0,1]", "\"players\":[1,0]", 1);
    let refused = refusal(&turned, "keys-turned.jsonl").unwrap();
    let said = refused.say("results", &localizer());
    assert!(
        said.starts_with("results:3: the tournament has no pair 1 of the players 1, 0"),
        "{said}"
    );
    let swiss = tournament("nava:tiny", "greedy random mixed", Format::Swiss { rounds: 2 });
    let lines = lines_of(&Tournament { pairs: 1, ..swiss }, "keys-swiss.jsonl");
    assert!(refusal(&lines, "keys-swiss-right.jsonl").is_none());
    let mut other = lines.clone();
    other[2] = other[2].replacen("\"pair\":1", "\"pair\":7", 1);
    assert!(matches!(
        refusal(&other, "keys-swiss-other.jsonl"),
        Some(StoreError::Impossible { line: 3, why: Impossible::Key(_) })
    ));
}

#[test]
fn changed_settings_in_the_first_line_are_refused_and_those_of_other_versions_are_not() {
    let mut lines = lines_of(&quick(2), "altered.jsonl");
    let header = lines[0].clone();
    lines[0] = header.replacen("\"seed\":0", "\"seed\":5", 1);
    assert!(matches!(refusal(&lines, "altered-seed.jsonl"), Some(StoreError::Altered)));
    let hash = header.split('"').skip_while(|word| *word != "hash").nth(2).unwrap();
    lines[0] = header.replacen(hash, "", 1).replacen("\"seed\":0", "\"seed\":5", 1);
    assert!(refusal(&lines, "altered-before.jsonl").is_none(), "from before there was a checksum");
    lines[0] = header.replacen(',', ", ", 3);
    assert!(refusal(&lines, "altered-spaces.jsonl").is_none(), "spaces change no setting");
    let shorter = header.replacen(hash, "", 1).replacen("\"resign\":null,", "", 1);
    let sealed = hex::encode(Sha256::digest(format!("{shorter}\n")));
    lines[0] = shorter.replacen("\"hash\":\"\"", &format!("\"hash\":\"{sealed}\""), 1);
    assert_ne!(lines[0].len(), header.len());
    assert!(refusal(&lines, "altered-older.jsonl").is_none(), "from before there was a setting");
}
