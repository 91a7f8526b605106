//! The search against a plain negamax, in every game of the list.

use jogada_core::testing::rules;
use jogada_core::{Blank, Game, Outcome, Playable, Repetition, Rng, Visitor};
use jogada_engine::{Limits, Score, SearchOptions, Stop, Task, TranspositionTable, think};
use jogada_games::{test_each_game, visit_games};

use crate::samples::random_game;

/// Won and lost games count 1,000 less the plies to get there, everything else 0.
fn negamax<G: Game>(game: &G, state: &G::State, depth: u32, path: &mut Vec<u64>) -> i32 {
    let side = game.to_move(state);
    match game.outcome(state) {
        Some(Outcome::Draw) => return 0,
        Some(Outcome::Win(winner)) => return if winner == side { 1_000 } else { -1_000 },
        None => {}
    }
    let hash = game.hash(state);
    if depth == 0 || path.contains(&hash) {
        return 0;
    }
    path.push(hash);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let value = |m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        let value = negamax(game, &next, depth - 1, path);
        let value = if game.to_move(&next) == side { value } else { -value };
        value - value.signum()
    };
    let best = moves.into_iter().map(value).max().expect("a live position has a move");
    path.pop();
    best
}

fn value(score: Score) -> i32 {
    match score {
        Score::Win(plies) => 1_000 - plies as i32,
        Score::Loss(plies) => plies as i32 - 1_000,
        Score::Draw => 0,
        Score::Eval(value) => value,
    }
}

/// Compares the two on this many threads.
fn compare<G: Playable>(threads: usize) {
    let game: G = rules("");
    let mut rng = Rng::new(3);
    for round in 0..12 {
        let mut state = game.initial();
        for _ in 0..rng.below(120) {
            let before = state.clone();
            let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else {
                break;
            };
            game.play(&mut state, m);
            if game.outcome(&state).is_some() {
                state = before;
                break;
            }
        }
        let depth = match game.count(&state, &mut Vec::new()) {
            0..=9 => 5,
            10..=60 => 3,
            _ => 2,
        };
        let plain = negamax(&game, &state, depth, &mut Vec::new());
        let task = Task { game: &game, evaluator: &Blank, state: &state, past: &[] };
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let settings = SearchOptions { threads, exact: true, ..SearchOptions::default() };
        let report = think(
            &task,
            &TranspositionTable::new(1 << 20),
            limits,
            settings,
            &Stop::default(),
            &mut |_| {},
        );
        assert_eq!(value(report.lines[0].score), plain, "{} round {round}", G::INFO.id);
    }
}

test_each_game!(
    at_any_depth_the_search_has_the_value_of_plain_negamax,
    threads_that_share_the_work_have_the_value_of_plain_negamax,
    what_the_search_calls_certain_is
);

fn at_any_depth_the_search_has_the_value_of_plain_negamax<G: Playable>() {
    compare::<G>(1);
}

fn threads_that_share_the_work_have_the_value_of_plain_negamax<G: Playable>() {
    compare::<G>(2);
    compare::<G>(4);
}

/// Near the ends of random games, reductions and all.
fn what_the_search_calls_certain_is<G: Playable>() {
    let game: G = rules("");
    let mut certain = 0;
    for seed in 0..40 {
        let states = random_game(&game, seed);
        let Some(state) = states.iter().rev().nth(4) else { continue };
        let depth = if game.count(state, &mut Vec::new()) > 10 { 2 } else { 4 };
        let plain = negamax(&game, state, depth, &mut Vec::new());
        let evaluator = game.evaluator();
        let task = Task { game: &game, evaluator: &evaluator, state, past: &[] };
        let limits = Limits { depth: Some(8), nodes: Some(50_000), time: None };
        let table = TranspositionTable::new(1 << 20);
        let report =
            think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {});
        let score = report.lines[0].score;
        if matches!(score, Score::Eval(_)) {
            continue;
        }
        certain += 1;
        // A distance beyond what negamax saw is a draw to it.
        if plain != 0 || score == Score::Draw {
            let (plain, found) = (plain.signum(), value(score).signum());
            assert_eq!(found, plain, "{} seed {seed}", G::INFO.id);
        }
    }
    assert!(certain > 3, "{certain} certain endings");
}

/// Larger trees, in games whose positions cannot come back: what is decided within the depth has the
/// same value on any number of threads.
struct Agree {
    decided: usize,
}

impl Visitor for Agree {
    fn visit<G: Playable>(&mut self) {
        let game: G = rules("");
        if game.repetition() != Repetition::Impossible {
            return;
        }
        for seed in 0..60 {
            let states = random_game(&game, seed);
            let Some(state) = states.iter().rev().nth(9) else { continue };
            let depth = if game.count(state, &mut Vec::new()) > 30 { 3 } else { 9 };
            let [one, two, four] = [1, 2, 4].map(|threads| decided(&game, state, depth, threads));
            assert_eq!((two, four), (one, one), "{} seed {seed} depth {depth}", G::INFO.id);
            self.decided += usize::from(one != 0);
        }
    }
}

/// The value of a position as far as it is decided within this depth.
fn decided<G: Game>(game: &G, state: &G::State, depth: u32, threads: usize) -> i32 {
    let task = Task { game, evaluator: &Blank, state, past: &[] };
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let settings = SearchOptions { threads, exact: true, ..SearchOptions::default() };
    let table = TranspositionTable::new(1 << 20);
    let report = think(&task, &table, limits, settings, &Stop::default(), &mut |_| {});
    match report.lines[0].score {
        Score::Win(plies) | Score::Loss(plies) if plies > depth => 0,
        score => value(score),
    }
}

#[test]
fn threads_agree_on_what_is_decided() {
    let mut agree = Agree { decided: 0 };
    visit_games(&mut agree);
    assert!(agree.decided > 30, "{} decided", agree.decided);
}
