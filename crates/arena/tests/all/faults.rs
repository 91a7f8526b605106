//! Faults are no evidence, and a test ends its match.

use jogada_arena::{
    DEFAULT_MAX_FAULTS, Ended, Format, Sprt, SprtVerdict, Tournament, TournamentHeader,
    results_json, run,
};
use jogada_play::{PlayerSpec, Spec, Stop};
use serde_json::Value::Null;

use crate::tournaments::{Memory, results, tournament};

/// A match of `random` against a program, as shells run it.
fn against(program: &str, sprt: Option<Sprt>, pairs: usize) -> Tournament {
    let spec = "nava:tiny".parse::<Spec>().unwrap();
    let players = ["random", &format!("cmd:{program}")];
    let players = players.map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
    let tournament = Tournament::new(spec, players, Format::Match);
    Tournament { sprt, pairs, ..tournament }
}

fn played(tournament: &Tournament, jobs: usize) -> (Ended, Memory) {
    let mut memory = Memory::default();
    let ended = run(tournament, Vec::new(), jobs, &Stop::default(), &mut memory);
    (ended, memory)
}

/// Says who it is, then dies of the first question.
const CRASHES: &str = "sh -c 'read line; echo ugiok; read line; echo oh dear >&2; exit 3'";

#[test]
fn a_match_ends_when_its_test_is_decided() {
    let sprt = Sprt::new([0.0, 200.0]);
    let of = |jobs| {
        let tournament = tournament("nava:tiny", "greedy random", Format::Match);
        played(&Tournament { sprt: Some(sprt), pairs: 1_000, ..tournament }, jobs)
    };
    let (ended, memory) = of(1);
    assert_eq!(ended, Ended::Decided(SprtVerdict::Alternative));
    let tally = results(&memory.counted).first();
    assert_eq!(sprt.verdict(&tally.pairs), Some(SprtVerdict::Alternative));
    let shorter = results(&memory.counted[..memory.counted.len() - 1]).first();
    assert_eq!(sprt.verdict(&shorter.pairs), None, "it ends with the pair that decides");
    assert_eq!(memory.counted, of(3).1.counted);
}

#[cfg(unix)]
#[test]
fn a_test_is_broken_off_by_faults_and_takes_none_for_evidence() {
    let (ended, memory) = played(&against(CRASHES, Some(Sprt::new([0.0, 50.0])), 1_000), 1);
    let Ended::Faults { player: 1, count, last: Some(last) } = ended else { panic!("{ended:?}") };
    assert!(count >= DEFAULT_MAX_FAULTS);
    assert_eq!(last.id, "engine-ended");
    let tally = results(&memory.counted).first();
    assert_eq!((tally.pairs, tally.faults), ([0; 5], [0, count]));
    assert!(tally.estimate().is_none());
}

#[cfg(unix)]
#[test]
fn in_a_match_without_a_test_forfeits_are_losses_and_counted() {
    let (ended, memory) = played(&against(CRASHES, None, 3), 1);
    assert_eq!(ended, Ended::Complete);
    let results = results(&memory.counted);
    let tally = results.first();
    assert_eq!((tally.wins(), tally.games(), tally.faults), (6, 6, [0, 6]));
    assert_eq!((tally.score(), tally.faulty_pairs()), (1.0, 3));
    assert_eq!(results.against_all(1).faults, [6, 0]);
    assert!(results.figures.white_score().is_none(), "a forfeit says nothing of the first move");
}

/// A round robin of two sound players and one that crashes in every game.
#[cfg(unix)]
#[test]
fn ratings_are_those_of_the_pairs_without_a_fault() {
    let spec = "nava:tiny".parse::<Spec>().unwrap();
    let crashes = format!("cmd:{CRASHES}");
    let players = |names: &[&str]| -> Vec<PlayerSpec> {
        names.iter().map(|name| PlayerSpec::parse(name, spec.info()).unwrap()).collect()
    };
    let of = |names: &[&str]| {
        let tournament = Tournament::new(spec.clone(), players(names), Format::RoundRobin);
        let tournament = Tournament { pairs: 4, ..tournament };
        let results = results(&played(&tournament, 1).1.counted);
        (results_json(&TournamentHeader::of(&tournament), &results, Some(0)), results)
    };
    let (json, results) = of(&["random", "greedy", &crashes]);
    let row = |player| results.table(3, Some(0)).into_iter().find(|row| row.player == player);
    let greedy = row(1).unwrap().rating.unwrap();
    let alone = of(&["random", "greedy"]).1.table(2, Some(0))[0].rating.unwrap();
    assert!((greedy.elo - alone.elo).abs() < 1e-6, "{greedy:?} {alone:?}");
    assert_eq!((row(2).unwrap().rating, row(2).unwrap().tally.losses()), (None, 16));
    let last = json["table"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["rating"], &last["elo"], &last["losses"]), (&Null, &Null, &16.into()));
}

#[cfg(unix)]
#[test]
fn a_share_that_nothing_is_known_about_is_null() {
    let tournament = against(CRASHES, None, 1);
    let results = results(&played(&tournament, 1).1.counted);
    let json = results_json(&TournamentHeader::of(&tournament), &results, None);
    for key in ["white_score", "white_low", "white_high", "elo", "elo_low", "superiority"] {
        assert_eq!(json[key], Null, "{key}: {json}");
    }
}

#[test]
fn nothing_is_played_against_a_program_that_cannot_be_started() {
    let (ended, memory) = played(&against("/does/not/exist", None, 3), 2);
    let Ended::NotStarted(message) = ended else { panic!("{ended:?}") };
    assert_eq!(message.id, "engine-not-found");
    assert!(memory.finished.is_empty());
}
