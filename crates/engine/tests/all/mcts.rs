//! Monte-Carlo tree search, in every game of the list.

use std::time::{Duration, Instant};

use jogada_core::testing::rules;
use jogada_core::{Game, GameUser, Outcome, Playable};
use jogada_engine::{Limits, Report, Score, Stop, Task, mcts};
use jogada_games::test_each_game;

use crate::samples::{assert_legal, each_option_set, positions, random_game};

fn think<G: Playable>(game: &G, state: &G::State, nodes: u64, seed: u64) -> Report<G::Move> {
    let evaluator = game.evaluator();
    let task = Task { game, evaluator: &evaluator, state, past: &[] };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    mcts(&task, 1 << 20, limits, seed, &Stop::default(), &mut |_| {})
}

/// Along a random game: every line is legal, within the nodes.
#[derive(Clone, Copy)]
struct Legal;

impl GameUser for Legal {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        for state in positions(&game, 5).iter().step_by(7) {
            let report = think(&game, state, 150, 1);
            assert!(report.nodes <= 150, "{} nodes", report.nodes);
            assert_legal(&game, state, &report.lines[0].moves);
        }
    }
}

test_each_game!(
    every_line_is_legal_under_every_option_set,
    equal_seeds_give_equal_answers,
    what_is_certain_is_true_and_a_win_is_taken,
    time_and_requests_to_stop_are_obeyed
);

fn every_line_is_legal_under_every_option_set<G: Playable>() {
    each_option_set::<G>(Legal);
}

fn equal_seeds_give_equal_answers<G: Playable>() {
    let game: G = rules("");
    let run = |seed| {
        let report = think(&game, &game.initial(), 3_000, seed);
        (report.nodes, report.depth, report.lines)
    };
    assert_eq!(run(7), run(7), "{}", G::INFO.id);
}

/// The value of a position by plain search: plies to a win, negative to a loss, 0 for neither within
/// the depth; `None` if that takes too long.
fn plain<G: Game>(game: &G, state: &G::State, depth: u32, left: &mut u32) -> Option<i32> {
    let side = game.to_move(state);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut best: Option<i32> = None;
    for m in moves {
        *left = left.checked_sub(1)?;
        let mut next = state.clone();
        game.play(&mut next, m);
        let value = match game.outcome(&next) {
            Some(Outcome::Win(winner)) => {
                if winner == side {
                    1
                } else {
                    -1
                }
            }
            None if depth > 1 => {
                let value = plain(game, &next, depth - 1, left)?;
                let value = if game.to_move(&next) == side { value } else { -value };
                value + value.signum()
            }
            _ => 0,
        };
        let rank = |value: i32| if value == 0 { 0 } else { value.signum() * 1_000 - value };
        best = best.filter(|&best| rank(best) >= rank(value)).or(Some(value));
    }
    best
}

/// Near the ends of random games that somebody wins.
fn what_is_certain_is_true_and_a_win_is_taken<G: Playable>() {
    let game: G = rules("");
    let mut claims = 0;
    let won = |line: &Vec<G::State>| game.outcome(&line[line.len() - 1]) != Some(Outcome::Draw);
    for (seed, line) in
        (0..2_000).map(|seed| random_game(&game, seed)).filter(won).take(12).enumerate()
    {
        for state in line.iter().rev().skip(1).take(4) {
            let report = think(&game, state, 2_000, seed as u64);
            claims += u32::from(holds(&game, state, &report));
        }
    }
    assert!(claims > 3, "only {claims} claims were compared");
}

/// Compares a report with plain search; says whether it claimed anything that could be compared.
fn holds<G: Playable>(game: &G, state: &G::State, report: &Report<G::Move>) -> bool {
    let at = format!("{} {}", G::INFO.id, game.show_state(state));
    if plain(game, state, 1, &mut 10_000) == Some(1) {
        assert_eq!(report.lines[0].score, Score::Win(1), "{at}");
    }
    let (sign, plies) = match report.lines[0].score {
        Score::Win(plies) => (1, plies),
        Score::Loss(plies) => (-1, plies),
        Score::Draw | Score::Eval(_) => return false,
    };
    let Some(value) = plain(game, state, plies, &mut 200_000) else { return false };
    assert!(value * sign > 0 && value.unsigned_abs() <= plies, "{at}: {value}, {plies} claimed");
    true
}

fn time_and_requests_to_stop_are_obeyed<G: Playable>() {
    let game: G = rules("");
    let (evaluator, state, stop) = (game.evaluator(), game.initial(), Stop::default());
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let started = Instant::now();
    let time = Some(Duration::from_millis(20));
    let limits = Limits { time, ..Limits::default() };
    mcts(&task, 1 << 22, limits, 0, &stop, &mut |_| {});
    assert!(started.elapsed() < Duration::from_secs(5), "{}", G::INFO.id);
    stop.stop();
    let report = mcts(&task, 1 << 22, Limits::default(), 0, &stop, &mut |_| {});
    assert_eq!(report.nodes, 0);
    assert_eq!(game.check(&state, report.best()), Ok(()), "{}", G::INFO.id);
}

#[test]
fn a_full_pool_ends_a_search_without_other_limits() {
    let game: jogada_games::nava::Nava = rules("");
    let (evaluator, state) = (game.evaluator(), game.initial());
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let report = mcts(&task, 1 << 16, Limits::default(), 0, &Stop::default(), &mut |_| {});
    assert!(report.nodes > 100, "{} nodes", report.nodes);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let report = mcts(&task, 1 << 16, limits, 0, &Stop::default(), &mut |_| {});
    assert_eq!(report.nodes, 20_000);
}
