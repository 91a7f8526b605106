//! Results files: whatever happens to a run, what was saved is there.

use std::path::PathBuf;

use jogada_arena::{Format, Journal, Pair, Store, StoreError, Tournament, TournamentHeader};
use jogada_play::Localizer;

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
        assert!(matches!(Journal::read(device), Err(StoreError::Foreign)));
    }
}
