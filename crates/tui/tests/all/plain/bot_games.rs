//! Bots among themselves.

use jogada_play::{games, languages, read_records};
use jogada_tui::plain::{self, Host};

use super::person::Paper;
use super::{HOST, input, session, settings, typed};

#[test]
fn two_bots_print_a_record_the_last_board_and_the_result() {
    for game in games() {
        let bots = session(game.info().id, ["random", "greedy"]);
        let text = typed(bots, &settings("en", None), &[]);
        let (tags, rest) = text.split_once("\n\n").unwrap();
        let (moves, board) = rest.split_once("\n\n").unwrap();
        let record = read_records(format!("{tags}\n\n{moves}").as_bytes()).unwrap().remove(0);
        let ending = record.game().ending().expect("it was played to the end");
        let result = jogada_play::Localizer::of("en", game.info()).say(&ending);
        assert!(board.ends_with(&format!("Result: {result}\n")), "{text}");
    }
}

#[test]
fn who_watches_two_bots_sees_every_move_as_it_is_made() {
    let person = Host { interactive: true, ..HOST };
    let paper = Paper::default();
    let bots = session("nava:tiny", ["random", "greedy"]);
    plain::run(bots, &settings("en", None), &person, input(&[]), paper.clone()).unwrap();
    assert!(paper.text().contains("\nWhite (random): ") && paper.text().contains("[Game "));
}

#[test]
fn many_games_are_summed_up_and_the_same_for_the_same_seed() {
    for language in languages() {
        let play = || {
            let paper = Paper::default();
            let bots = session("nava:tiny", ["random", "greedy"]);
            plain::play_games(&bots, 12, &settings(language, None), &HOST, paper.clone()).unwrap();
            paper.text()
        };
        let text = play();
        assert_eq!((text.lines().count(), &text), (12 + 4, &play()));
        let numbers = |line: &str| {
            let (_, results) = line.split_once("): ").unwrap();
            let words = results.split([' ', ',', ':']).filter_map(|word| word.parse().ok());
            words.take(3).collect::<Vec<u32>>()
        };
        let lines: Vec<_> = text.lines().collect();
        let (white, black) = (numbers(lines[13]), numbers(lines[14]));
        assert_eq!(white.iter().sum::<u32>(), 12, "{text}");
        assert_eq!(white, black.iter().rev().copied().collect::<Vec<_>>());
    }
}

#[test]
fn a_game_of_many_is_the_one_its_seed_gives() {
    let paper = Paper::default();
    let bots = || session("nava:tiny", ["random", "greedy"]);
    plain::play_games(&bots(), 3, &settings("en", None), &HOST, paper.clone()).unwrap();
    let third = paper.text().lines().nth(2).unwrap().to_owned();
    let settings = jogada_tui::PlaySettings { seed: 3, ..settings("en", None) };
    let alone = typed(bots(), &settings, &[]);
    let result = alone.lines().last().unwrap().strip_prefix("Result: ").unwrap();
    assert!(third.starts_with(&format!("3: {result}; ")) && third.ends_with("seed 3"), "{third}");
}
