//! Unfinished games and last choices.

use std::path::Path;
use std::{fs, io};

use jogada_play::{Record, find, open};
use jogada_tui::store::{
    AppearanceChoices, AutosaveSlot, Choices, FinishedGame, FinishedGames, GameChoices,
    UnfinishedGames,
};

/// A game after so many moves, always the first legal one.
fn record(spec: &str, moves: usize) -> Record {
    let mut game = open(spec, None).unwrap();
    for _ in 0..moves {
        let text = game.legal()[0].text.clone();
        game.play(&text).unwrap();
    }
    Record::of(&*game)
}

fn lengths(state_dir: &Path) -> Vec<usize> {
    let unfinished = UnfinishedGames::read(state_dir).unwrap();
    unfinished.games.iter().map(|kept| kept.record().moves.len()).collect()
}

#[test]
fn a_game_is_found_once_nobody_plays_it_and_gone_once_it_is_finished() {
    let state_dir = tempfile::tempdir().unwrap();
    assert!(lengths(state_dir.path()).is_empty(), "there is no folder yet");
    let mut playing = AutosaveSlot::create(state_dir.path()).unwrap();
    playing.save(&record("wali", 3)).unwrap();
    playing.save(&record("wali", 4)).unwrap();
    assert!(lengths(state_dir.path()).is_empty(), "it is being played");
    drop(playing);
    let unfinished = UnfinishedGames::read(state_dir.path()).unwrap();
    let (playing, found) = unfinished.games[0].take().unwrap().unwrap();
    assert_eq!(found, record("wali", 4));
    assert!(unfinished.games[0].take().unwrap().is_none(), "somebody has taken it");
    playing.delete().unwrap();
    assert!(unfinished.games[0].take().unwrap().is_none(), "it is finished");
    assert!(lengths(state_dir.path()).is_empty());
}

#[test]
fn games_at_the_same_time_do_not_touch_each_other_and_the_newest_comes_first() {
    let state_dir = tempfile::tempdir().unwrap();
    let mut games: Vec<_> =
        (0..4).map(|_| AutosaveSlot::create(state_dir.path()).unwrap()).collect();
    for (moves, game) in games.iter_mut().enumerate() {
        game.save(&record("nava", moves + 1)).unwrap();
    }
    games.remove(1).delete().unwrap();
    drop(games);
    assert_eq!(lengths(state_dir.path()), [4, 3, 1]);
    AutosaveSlot::create(state_dir.path()).unwrap().save(&record("nava", 7)).unwrap();
    let mut all = lengths(state_dir.path());
    all.sort_unstable();
    assert_eq!(all, [1, 3, 4, 7], "no game is written over");
}

#[test]
fn a_finished_game_is_written_whole_and_a_reserved_number_is_no_game() {
    let state_dir = tempfile::tempdir().unwrap();
    let folder = state_dir.path().join("finished");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("1.record"), "").unwrap();
    FinishedGame::create(state_dir.path(), &record("wali", 3)).unwrap();
    let finished = FinishedGames::read(state_dir.path()).unwrap();
    assert_eq!((finished.games.len(), finished.damaged.len()), (1, 0));
    assert_eq!(finished.games[0].record(), &record("wali", 3));
    // A game that cannot be written leaves nothing behind.
    fs::create_dir(folder.join("3.new")).unwrap();
    assert!(FinishedGame::create(state_dir.path(), &record("nava", 2)).is_err());
    assert!(!folder.join("3.record").exists());
}

#[test]
fn a_damaged_game_is_named_and_left_alone() {
    let state_dir = tempfile::tempdir().unwrap();
    AutosaveSlot::create(state_dir.path()).unwrap().save(&record("freedom", 2)).unwrap();
    let damaged = state_dir.path().join("unfinished/9.record");
    fs::write(&damaged, b"[Game \"freedom\"]\n\n1. a1 j9 *").unwrap();
    fs::write(state_dir.path().join("unfinished/nonsense.record"), b"").unwrap();
    let unfinished = UnfinishedGames::read(state_dir.path()).unwrap();
    assert_eq!((unfinished.games.len(), &unfinished.damaged[..]), (1, &[damaged.clone()][..]));
    assert!(damaged.exists());
}

#[test]
fn what_was_left_half_written_is_not_read() {
    let state_dir = tempfile::tempdir().unwrap();
    AutosaveSlot::create(state_dir.path()).unwrap().save(&record("freedom", 2)).unwrap();
    fs::write(state_dir.path().join("unfinished/1.new"), b"[Game \"fre").unwrap();
    assert_eq!(lengths(state_dir.path()), [2]);
    let unfinished = UnfinishedGames::read(state_dir.path()).unwrap();
    let (mut playing, _) = unfinished.games[0].take().unwrap().unwrap();
    playing.save(&record("freedom", 3)).unwrap();
    drop(playing);
    assert_eq!(lengths(state_dir.path()), [3]);
}

#[test]
fn a_folder_that_cannot_be_is_an_error_and_no_panic() {
    let state_dir = tempfile::tempdir().unwrap();
    let file = state_dir.path().join("file");
    fs::write(&file, b"").unwrap();
    assert!(AutosaveSlot::create(&file).is_err());
    assert_eq!(UnfinishedGames::read(&file).err().unwrap().kind(), io::ErrorKind::NotADirectory);
    assert!(Choices::default().write(&file).is_err());
    assert_eq!(Choices::read(Some(&file)), Choices::default());
}

#[test]
fn choices_come_back_and_damaged_ones_are_the_defaults() {
    let state_dir = tempfile::tempdir().unwrap();
    assert_eq!(Choices::read(Some(state_dir.path())), Choices::default());
    let appearance =
        AppearanceChoices { theme: Some(jogada_tui::Theme::Light), ..AppearanceChoices::default() };
    let mut choices = Choices { appearance, ..Choices::default() };
    let chosen =
        GameChoices { black: "max".to_owned(), random_colours: true, ..GameChoices::default() };
    choices.remember("nava", chosen.clone());
    choices.write(state_dir.path()).unwrap();
    let back = Choices::read(Some(state_dir.path()));
    let [nava, wali] = ["nava", "wali"].map(|id| find(id).unwrap().info());
    assert_eq!((&back, back.of(nava)), (&choices, chosen));
    assert_eq!(back.of(wali), GameChoices::default());
    let file = state_dir.path().join("choices.json");
    fs::write(&file, br#"{"last_game":"nava","unknown":1,"games":{"nava":{"white":"max"}}}"#)
        .unwrap();
    let lenient = Choices::read(Some(state_dir.path())).of(nava);
    assert_eq!((&*lenient.white, &*lenient.black), ("max", "level:3"));
    let wrong = br#"{"games":{"nava":{"white":"nobody","spec":"wali:dara"}}}"#;
    fs::write(&file, wrong).unwrap();
    assert_eq!(Choices::read(Some(state_dir.path())).of(nava), GameChoices::default());
    fs::write(&file, b"{\"last_game\": 7").unwrap();
    assert_eq!(Choices::read(Some(state_dir.path())), Choices::default());
}
