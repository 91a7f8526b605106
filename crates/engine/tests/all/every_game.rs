//! The engine with the evaluators that ship, on positions of every game.

use jogada_core::testing::rules;
use jogada_core::{EVAL_LIMIT, EvalPosition, Evaluator, GameUser, Playable, Rng};
use jogada_engine::{Limits, SearchOptions, Stop, Task, TranspositionTable, think};
use jogada_games::test_each_game;

use crate::samples::{assert_legal, each_option_set};

/// Along a random game: the evaluation stays in its bounds, what is carried along is what is found
/// from scratch, the fast ways to list moves agree with the plain ones, and every move the engine
/// chooses is legal.
#[derive(Clone, Copy)]
struct Follow;

impl GameUser for Follow {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        let (evaluator, table) = (game.evaluator(), TranspositionTable::new(1 << 16));
        let mut rng = Rng::new(6);
        let mut state = game.initial();
        let mut acc = evaluator.refresh(&game, &state);
        for ply in 0..60 {
            let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else { break };
            let value = evaluator.evaluate(EvalPosition::new(&game, &state, &acc));
            assert!(value.abs() < EVAL_LIMIT, "{}: {value}", G::INFO.id);
            let scratch = evaluator.evaluate_state(&game, &state);
            assert_eq!(value, scratch, "{} ply {ply}: carried along, from scratch", G::INFO.id);
            assert_lists_agree(&game, &evaluator, &state, &acc);
            if ply % 5 == 0 {
                let threads = 1 + ply / 5 % 3;
                assert_chooses_legally(&game, &evaluator, &state, &table, threads);
            }
            let before = state.clone();
            game.play(&mut state, m);
            evaluator.update(&game, &before, m, &state, &mut acc);
        }
    }
}

fn assert_lists_agree<G: Playable>(
    game: &G,
    evaluator: &G::Evaluator,
    state: &G::State,
    acc: &<G::Evaluator as Evaluator<G>>::Accumulator,
) {
    let at = EvalPosition::new(game, state, acc);
    let (mut all, mut candidates, mut scored) = (Vec::new(), Vec::new(), Vec::new());
    game.moves(state, &mut all);
    let scratch = &mut all.clone();
    evaluator.candidates(at, scratch, &mut |score, m| candidates.push((score, m)));
    assert_eq!(*scratch, all, "{}", G::INFO.id);
    let listed: Vec<_> = candidates.iter().map(|&(_, m)| m).collect();
    assert!(G::Evaluator::SELECTIVE || listed == all, "{}: {listed:?} {all:?}", G::INFO.id);
    for m in &listed {
        let one = std::slice::from_ref(m);
        evaluator.score_moves(at, one, &mut |score, m| scored.push((score, m)));
    }
    assert_eq!(scored, candidates, "{}", G::INFO.id);
    for most in [1, 4, listed.len()] {
        let few = evaluator.is_forced(at) && listed.len() <= most;
        let mut replies = all.clone();
        assert_eq!(evaluator.forced_replies(at, most, &mut replies), few, "{}", G::INFO.id);
        assert_eq!(&replies[all.len()..], if few { &listed[..] } else { &[] }, "{}", G::INFO.id);
    }
}

fn assert_chooses_legally<G: Playable>(
    game: &G,
    evaluator: &G::Evaluator,
    state: &G::State,
    table: &TranspositionTable,
    threads: usize,
) {
    let task = Task { game, evaluator, state, past: &[] };
    let limits = Limits { nodes: Some(400), ..Limits::default() };
    let settings = SearchOptions { threads, ..SearchOptions::default() };
    let report = think(&task, table, limits, settings, &Stop::default(), &mut |_| {});
    assert_legal(game, state, &report.lines[0].moves);
}

test_each_game!(
    evaluations_are_bounded_and_every_chosen_move_is_legal,
    one_thread_gives_the_same_answer_every_time_within_its_nodes,
    a_stopped_search_answers_at_once
);

fn evaluations_are_bounded_and_every_chosen_move_is_legal<G: Playable>() {
    each_option_set::<G>(Follow);
}

fn one_thread_gives_the_same_answer_every_time_within_its_nodes<G: Playable>() {
    let game: G = rules("");
    let (evaluator, state) = (game.evaluator(), game.initial());
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let run = || {
        let table = TranspositionTable::new(1 << 20);
        let report =
            think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {});
        (report.nodes, report.depth, report.lines)
    };
    let (first, second) = (run(), run());
    assert_eq!(first, second, "{}", G::INFO.id);
    assert!(first.0 <= 20_000, "{} nodes", first.0);
}

fn a_stopped_search_answers_at_once<G: Playable>() {
    let game: G = rules("");
    let (evaluator, state) = (game.evaluator(), game.initial());
    let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
    let stop = Stop::default();
    stop.stop();
    let settings = SearchOptions { threads: 2, ..SearchOptions::default() };
    let report = think(
        &task,
        &TranspositionTable::new(1 << 16),
        Limits::default(),
        settings,
        &stop,
        &mut |_| {},
    );
    assert_eq!(game.check(&state, report.best()), Ok(()), "{}", G::INFO.id);
}
