//! The baseline's order of things, by hand.

use jogada_core::options::Options;
use jogada_core::testing::{Scene, rules};
use jogada_core::{Baseline as _, Game, GameState, Rng, Side};

use super::{PenteBaseline, baselines, patterns};
use crate::pente::Pente;

fn baseline(game: &Pente) -> PenteBaseline {
    PenteBaseline::new(game, &Options::defaults(baselines::<7>().minimax))
}

/// The value for White of a row of a 9x9 board with nothing else on it.
fn value(row: &str) -> f64 {
    let game: Pente = rules("size=9");
    let scene = Scene::at(&game, &format!("9/9/9/9/{row}/9/9/9/9 b 0 0 9"));
    baseline(&game).value(&game, scene.state(), Side::White)
}

#[test]
fn rows_are_worth_more_the_longer_and_the_more_open_they_are() {
    let rows = ["2wwww3", "2www4", "2w1www2", "bwwww4", "2ww1w3", "2w1w4", "2ww5", "4w4", "2bww4"];
    for pair in rows.windows(2) {
        assert!(value(pair[0]) > value(pair[1]), "{pair:?}");
    }
    assert!(value("2bww4") < value("2b1w4"), "a pair that can be captured is worse than one stone");
}

#[test]
fn what_is_good_for_white_is_bad_for_black() {
    let game: Pente = rules("size=9");
    let scene = Scene::at(&game, "9/9/9/2w1b4/2ww5/1b7/9/9/9 w 2 0 8");
    let value = |side| baseline(&game).value(&game, scene.state(), side);
    assert!((value(Side::White) + value(Side::Black)).abs() < 1e-9);
}

#[test]
fn every_pair_taken_counts_more_than_the_one_before() {
    let values: Vec<f64> = (0..=5).map(|pairs| patterns::captures(pairs, 0)).collect();
    assert!(values.windows(2).all(|pair| pair[0] < pair[1]), "{values:?}");
    let even = |sum: f64| assert!(sum.abs() < 1e-9, "{sum}");
    even(patterns::captures(2, 3) + patterns::captures(3, 2));
    even(patterns::captures(4, 4));
    even(patterns::captures(6, 4) - patterns::captures(5, 0));
}

#[test]
fn the_search_looks_at_the_best_few_moves_near_the_stones() {
    let game: Pente = rules("");
    let specs = baselines::<7>().minimax;
    let options = Options::parse(specs, &[], "difficulty=1,width=5/1").expect("valid");
    let baseline = PenteBaseline::new(&game, &options);
    let scene = Scene::start(&game).plays("k10 l11 a1 m12");
    let mut moves = Vec::new();
    baseline.candidates(&game, scene.state(), 0, &mut Rng::new(1), &mut moves);
    assert_eq!(moves.len(), 5);
    // Nothing near is allowed at White's second stone, so anything is.
    let opening = Scene::start(&game).plays("k10 l11");
    moves.clear();
    baseline.candidates(&game, opening.state(), 3, &mut Rng::new(1), &mut moves);
    assert_eq!(moves.len(), 1);
}

#[test]
fn a_move_is_worth_what_the_position_after_it_is() {
    let game: Pente = rules("");
    let baseline = baseline(&game);
    let (mut rng, mut state) = (Rng::new(2), game.initial());
    while let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) {
        let (side, before) = (state.to_move(), baseline.every_line(&state));
        let quick = baseline.move_value(&game, &state, &before, m);
        game.play(&mut state, m);
        let slow = baseline.value(&game, &state, side);
        assert!((quick - slow).abs() < 1e-9, "{quick} instead of {slow}");
    }
}
