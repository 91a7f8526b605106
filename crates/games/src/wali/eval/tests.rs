//! The evaluation on small positions, and its laws on random games.

use jogada_core::testing::{options_of, rules};
use jogada_core::{
    EVAL_LIMIT, EvalPosition, Evaluator, Game, Notation, Playable, Rng, STANDOFF, Side,
};

use super::super::{Move, Rules, State, Wali};
use super::Accumulator;

/// The value of a position to the side to move under options.
fn value(options: &str, position: &str) -> i32 {
    let (game, state): (Wali, _) = at(options, position);
    let evaluator = game.evaluator();
    evaluator.evaluate_state(&game, &state)
}

fn at(options: &str, position: &str) -> (Wali, State<1>) {
    let game: Wali = rules(options);
    let state = game.parse_state(position).unwrap_or_else(|error| panic!("{position}: {error:?}"));
    (game, state)
}

/// What each side can do in a position.
fn acc(position: &str) -> (Wali, Accumulator<1>) {
    let (game, state) = at("", position);
    let acc = game.evaluator().refresh(&game, &state);
    (game, acc)
}

/// The score of a move before it is searched.
fn score_of<const W: usize>(game: &Rules<W>, state: &State<W>, m: Move) -> i32 {
    let (evaluator, mut found) = (game.evaluator(), 0);
    let acc = evaluator.refresh(game, state);
    evaluator
        .score_moves(EvalPosition::new(game, state, &acc), &[m], &mut |score, _| found = score);
    found
}

/// Calls `check` with every live position of random games, and with the accumulator kept on the way.
fn on_random_games<const W: usize>(
    game: &Rules<W>,
    plies: usize,
    mut check: impl FnMut(&State<W>, &Accumulator<W>),
) {
    let (evaluator, mut rng) = (game.evaluator(), Rng::new(5));
    let mut state = game.initial();
    let mut acc = evaluator.refresh(game, &state);
    for _ in 0..plies {
        let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else {
            state = game.initial();
            acc = evaluator.refresh(game, &state);
            continue;
        };
        let before = state.clone();
        game.play(&mut state, m);
        evaluator.update(game, &before, m, &state, &mut acc);
        if game.outcome(&state).is_none() {
            check(&state, &acc);
        }
    }
}

/// The laws, on the positions of random games.
fn obeys_the_laws<const W: usize>(game: &Rules<W>, options: &str) {
    let evaluator = game.evaluator();
    on_random_games(game, 600, |state, acc| {
        let text = game.show_state(state);
        assert_eq!(acc, &evaluator.refresh(game, state), "{options} {text}");
        let value = evaluator.evaluate(EvalPosition::new(game, state, acc));
        assert!(value.abs() < EVAL_LIMIT, "{options} {text}: {value}");
        let (mut moves, mut tactical) = (Vec::new(), Vec::new());
        game.moves(state, &mut moves);
        evaluator.tactical(EvalPosition::new(game, state, acc), &mut tactical);
        assert!(tactical.iter().all(|m| moves.contains(m)), "{options} {text}");
        let scores = moves.iter().map(|&m| score_of(game, state, m));
        let (captures, quiet): (Vec<_>, Vec<_>) = scores.partition(|score| *score > 1_000);
        assert!(quiet.iter().all(|score| score.abs() <= 1_000), "{options} {text}");
        assert_eq!(tactical.is_empty(), captures.is_empty(), "{options} {text}");
    });
}

#[test]
fn the_laws_hold_under_all_options() {
    for line in include_str!("../options.txt").lines().filter(|line| !line.starts_with('#')) {
        let options = options_of::<Wali>(line.trim_start_matches('-'));
        if Wali::fits(&options) {
            obeys_the_laws(&Wali::new(&options).unwrap(), line);
        } else {
            obeys_the_laws(&Rules::<2>::new(&options).unwrap(), line);
        }
    }
}

/// A position text with the colours swapped.
fn swapped(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, side, white, black, white_ban, black_ban, quiet] = fields[..] else {
        panic!("{text}")
    };
    let swap = |text: &str| text.replace('w', "x").replace('b', "w").replace('x', "b");
    let (board, side) = (swap(board), swap(side));
    format!("{board} {side} {black} {white} {black_ban} {white_ban} {quiet}")
}

#[test]
fn swapped_colours_do_not_change_the_value() {
    // Where White always makes the first step the sides are not alike before it.
    for (options, dropping) in [("", false), ("start=next", true), ("start=next,drop=free", true)] {
        let game: Wali = rules(options);
        on_random_games(&game, 500, |state, _| {
            if dropping || !state.is_dropping() {
                let text = game.show_state(state).to_string();
                assert_eq!(value(options, &text), value(options, &swapped(&text)), "{text}");
            }
        });
    }
}

#[test]
fn the_largest_board_is_evaluated_like_a_small_one() {
    let game: Rules<2> = rules("size=9x9");
    let evaluator = game.evaluator();
    let value = |text: &str| {
        let state = game.parse_state(text).unwrap();
        evaluator.evaluate_state(&game, &state)
    };
    let text = "4w3w/9/4w4/w8/9/4b4/9/9/b2b5 w 0 0 - - 0";
    assert!(value(text) > 0);
    assert_eq!(value(text), value(&swapped(text)));
}

#[test]
fn a_stone_more_is_better() {
    let five_to_four = "w3b/5/2b2/w3w/5/b1wbw w 0 0 - - 0";
    let four_to_four = "w3b/5/2b2/w4/5/b1wbw w 0 0 - - 0";
    assert!(value("", five_to_four) > value("", four_to_four) + 100);
}

#[test]
fn the_last_stone_to_spare_counts_most() {
    let gain = |with: &str, without: &str| value("", with) - value("", without);
    let last = gain("w4/4b/b4/3w1/w4/3wb w 0 0 - - 0", "w4/4b/b4/3w1/w4/4b w 0 0 - - 0");
    let many = gain(
        "wbw1b/bw1bw/w1bwb/1bw1w/w2b1/bwb1w w 0 0 - - 0",
        "wbw1b/bw1bw/w1bwb/1bw1w/w2b1/bwb2 w 0 0 - - 0",
    );
    assert!(last > 0 && many > 0 && last > many, "{last} {many}");
}

#[test]
fn a_three_in_reach_is_seen() {
    let (_, acc) = acc("b3b/5/5/b3b/1w3/w1w2 w 0 0 - - 0");
    let [white, black] = &acc.reach;
    assert_eq!(white.spots().iter().collect::<Vec<_>>(), [1]);
    assert!(black.spots().is_empty());
}

#[test]
fn a_banned_three_is_latent() {
    let (_, acc) = acc("b3b/5/5/b3b/1w3/w1w2 w 0 0 b2-b1 - 1");
    let white = &acc.reach[Side::White.index()];
    assert!(white.spots().is_empty());
    assert_eq!(white.latent.iter().collect::<Vec<_>>(), [1]);
}

#[test]
fn a_three_in_reach_is_better_than_one_plugged() {
    let open = "b3b/5/5/b3b/1w3/w1w2 w 0 0 - - 0";
    let plugged = "b3b/5/5/b4/1w3/wbw2 w 0 0 - - 0";
    assert!(value("", open) > value("", plugged) + 100);
}

#[test]
fn the_stone_an_enemy_three_needs_is_the_best_prey() {
    // Black threatens d5-d6; White makes a three by b2-b1.
    let (game, state) = at("", "2b1b/3b1/5/b4/1w3/w1w2 w 0 0 - - 0");
    let evaluator = game.evaluator();
    let acc = evaluator.refresh(&game, &state);
    let mut moves = Vec::new();
    evaluator.tactical(EvalPosition::new(&game, &state, &acc), &mut moves);
    let texts: Vec<_> = moves.iter().map(|&m| game.show_move(m).to_string()).collect();
    assert_eq!(texts, ["b2-b1xd5", "b2-b1xc6"]);
    let score = |text| score_of(&game, &state, game.parse_move(text).unwrap());
    assert!(score("b2-b1xd5") > score("b2-b1xa3"));
    assert!(score("b2-b1xa3") > score("a1-a2"));
}

#[test]
fn filling_an_enemy_spot_comes_before_other_quiet_moves() {
    let (game, state) = at("", "2b1b/3b1/4w/b4/w4/2w2 w 0 0 - - 0");
    let evaluator = game.evaluator();
    let acc = evaluator.refresh(&game, &state);
    assert!(evaluator.is_forced(EvalPosition::new(&game, &state, &acc)));
    let (game, state) = at("", "b1b2/1b3/4w/5/5/w1w2 w 9 9 - - 0");
    let acc = evaluator.refresh(&game, &state);
    assert!(!evaluator.is_forced(EvalPosition::new(&game, &state, &acc)));
    let score = |text| score_of(&game, &state, game.parse_move(text).unwrap());
    assert!(score("b6") > score("d3"));
}

#[test]
fn a_diagonal_with_its_gap_is_better_than_scattered_stones() {
    let built = "5/5/5/4b/1w3/w1w1b w 9 10 - - 0";
    let scattered = "w4/5/4w/b4/5/w3b w 9 10 - - 0";
    assert!(value("", built) > value("", scattered));
}

#[test]
fn every_window_is_written_once_and_in_one_form() {
    for phase in ["dropping", "moving"] {
        let weights = Wali::shipped_weights();
        let prefix = format!("{phase}.window:");
        let shapes = weights.names().filter_map(|name| name.strip_prefix(&prefix));
        assert_all_written_once(shapes);
    }
}

fn assert_all_written_once<'s>(shapes: impl Iterator<Item = &'s str>) {
    let mut seen = std::collections::HashSet::new();
    for shape in shapes {
        let (upper, lower) = shape.split_once('/').expect(shape);
        assert!(upper.len() == 3 && lower.len() == 3, "{shape}");
        let flip = |row: &str| row.chars().rev().collect::<String>();
        let swap = |row: &str| row.replace('x', "-").replace('o', "x").replace('-', "o");
        let forms = [
            (upper.to_owned(), lower.to_owned()),
            (lower.to_owned(), upper.to_owned()),
            (flip(upper), flip(lower)),
            (flip(lower), flip(upper)),
        ];
        let opposite = forms.clone().map(|(upper, lower)| (swap(&upper), swap(&lower)));
        assert!(forms.iter().chain(&opposite).all(|form| !seen.contains(form)), "{shape}");
        seen.extend(forms);
    }
    assert!(seen.len() > 200);
}

#[test]
fn stones_like_a_chessboard_are_a_standoff_and_so_are_many_plies_without_a_capture() {
    let standoff = |position| {
        let (game, state) = at("", position);
        let evaluator = game.evaluator();
        let acc = evaluator.refresh(&game, &state);
        evaluator.standoff(EvalPosition::new(&game, &state, &acc))
    };
    assert_eq!(standoff("wbwbw/bwbwb/wbwbw/bwbwb/wb3/bw3 w 0 0 - - 0"), STANDOFF);
    assert_eq!(standoff("bwbwb/wbwbw/bwbwb/wbwbw/bw3/wb3 b 0 0 - - 0"), STANDOFF);
    // Black has moved a stone to a square of White's colour.
    assert_eq!(standoff("wbwbw/bwbwb/wbwbw/bwbwb/w1b2/bw3 w 0 0 - - 0"), STANDOFF * 10 / 12);
    assert_eq!(standoff("wbwbw/bwbwb/wbwbw/bwbwb/wb3/bw3 w 0 0 - - 80"), 2 * STANDOFF);
    assert_eq!(standoff("wwwbb/5/5/5/5/5 w 0 0 - - 40"), 0);
    assert_eq!(standoff("wwwbb/5/5/5/5/5 w 0 0 - - 60"), STANDOFF / 2);
    assert_eq!(standoff("5/5/5/5/5/5 w 12 12 - - 0"), 0);
    assert_eq!(standoff("w1b2/5/5/5/5/5 w 11 11 - - 0"), 0, "both on squares of one colour");
}
