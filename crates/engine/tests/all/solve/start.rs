//! Single positions whose value is known.

use jogada_core::testing::rules;
use jogada_core::{Game, Notation, Playable};
use jogada_engine::{Effort, ProvenValue, Stop, Task, prove, solve};
use jogada_games::freedom::Freedom;
use jogada_games::nava::Nava;

use super::{EFFORT, solved};

/// A first move that would repeat a position too often only draws.
#[test]
fn history_counts() {
    let game: Nava = rules("size=3,discs=3,cubes=2,rep=3");
    let (evaluator, state) = (game.evaluator(), game.initial());
    let after = |text: &str| {
        let (m, mut next) = (game.parse_move(text).unwrap(), state.clone());
        game.play(&mut next, m);
        (m, game.hash(&next))
    };
    let [(first, once), (second, _)] = ["a1-a2", "a1-b1"].map(after);
    for (past, best) in [
        (vec![], vec![first, second]),
        (vec![once], vec![first, second]),
        (vec![once, once], vec![second]),
    ] {
        let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &past };
        let solution = solve(&task, EFFORT, &Stop::default(), &mut |_| {});
        assert_eq!((solution.value, solution.plies), (Some(ProvenValue::Win), Some(5)));
        assert_eq!(solution.best, best, "{} times", past.len());
    }
}

#[test]
fn small_boards_are_solved_from_the_start() {
    let game: Freedom = rules("size=4");
    let effort = Effort { nodes: 100_000, bytes: 8_000_000 };
    let solution = solved(&game, &game.evaluator(), &game.initial(), effort);
    assert_eq!((solution.value, solution.margin), (Some(ProvenValue::Draw), Some(0)));
    assert_eq!(solution.best.len(), 16);
    let game: Nava = rules("size=3,discs=3,cubes=3");
    let effort = Effort { nodes: 500_000, bytes: 20_000_000 };
    let solution = solved(&game, &game.evaluator(), &game.initial(), effort);
    assert_eq!((solution.value, solution.plies), (Some(ProvenValue::Win), Some(15)));
}

#[test]
fn a_stopped_proof_claims_nothing() {
    let game: Nava = rules("");
    let (evaluator, state, stop) = (game.evaluator(), game.initial(), Stop::default());
    stop.stop();
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let solution = solve(&task, EFFORT, &stop, &mut |_| {});
    assert_eq!((solution.value, solution.nodes), (None, 0));
    assert_eq!(prove(&task, 1_000, &stop), None);
}
