//! Proof-number search finds what the other ways of solving find.

use jogada_core::testing::rules;
use jogada_core::{Evaluator, Game, Playable};
use jogada_engine::{
    Effort, ProofNumbers, ProvenValue, Solution, Stop, Strategist, StrategyGoal, Task,
    solve_by_proof_numbers,
};
use jogada_games::nava::Nava;

use super::{Check, EFFORT, positions, solved};

/// The value by proof numbers, and the plies it allows, agree with the other ways; a table of a few entries, or one that is
/// carried from slice to slice, changes nothing.
#[derive(Clone, Copy)]
pub(super) struct Values;

impl Check for Values {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        let (evaluator, mut compared) = (game.evaluator(), 0);
        for seed in 0..8 {
            for state in positions(game, seed).iter().step_by(2).take(3) {
                let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
                let found = by_proof_numbers(game, &evaluator, state, 1 << 22, 3_000);
                let known = solved(game, &evaluator, state, EFFORT);
                compared += usize::from(agree(&found, &known, &at));
                let small = by_proof_numbers(game, &evaluator, state, 1 << 12, 500);
                agree(&small, &known, &at);
                if let Some(solution) = in_slices(game, &evaluator, state, 200, 6) {
                    agree(&solution, &known, &at);
                }
                for m in &found.best {
                    assert!(game.check(state, *m).is_ok(), "{at} {m:?}");
                }
            }
        }
        // Where a limit is near, draws that only it makes are not found this way.
        let is_limited = options.contains("quiet=") || options.contains("limit=");
        assert!(compared > 2 || is_limited, "{} {options}: only {compared}", G::INFO.id);
    }
}

/// Compares what both know; says whether they did.
fn agree<M: std::fmt::Debug + PartialEq>(
    found: &Solution<M>,
    known: &Solution<M>,
    at: &str,
) -> bool {
    if found.value.is_none() || known.value.is_none() {
        return false;
    }
    assert_eq!(found.value, known.value, "{at}");
    assert!(!found.best.is_empty(), "{at}");
    if let (Some(within), Some(plies)) = (found.within, known.plies)
        && known.margin.is_none()
    {
        assert!(plies <= within, "{at}: {plies}, {within} claimed");
    }
    true
}

fn by_proof_numbers<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    state: &G::State,
    bytes: usize,
    nodes: u64,
) -> Solution<G::Move> {
    let task = Task { game, evaluator, state, past: &[] };
    let mut table = ProofNumbers::new(bytes);
    solve_by_proof_numbers(&task, &mut table, None, nodes, &Stop::default(), &mut |_| {})
}

/// Searches in slices, each with a copy of the table of the one before.
fn in_slices<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    state: &G::State,
    nodes: u64,
    slices: usize,
) -> Option<Solution<G::Move>> {
    let task = Task { game, evaluator, state, past: &[] };
    let mut table = ProofNumbers::new(1 << 20);
    for _ in 0..slices {
        let found =
            solve_by_proof_numbers(&task, &mut table, None, nodes, &Stop::default(), &mut |_| {});
        if found.value.is_some() {
            return Some(found);
        }
        let mut copy = ProofNumbers::new(1 << 21);
        table.entries().for_each(|entry| copy.insert(entry));
        table = copy;
    }
    None
}

#[test]
fn small_boards_have_the_values_of_the_documentation() {
    for (options, nodes, value, plies) in [
        ("size=3,discs=3,cubes=1", 1_000, ProvenValue::Win, 3),
        ("size=3,discs=3,cubes=2", 10_000, ProvenValue::Win, 5),
        ("size=3,discs=3,cubes=3", 200_000, ProvenValue::Win, 15),
        ("cubes=1", 1_000, ProvenValue::Win, 3),
        ("cubes=2", 10_000, ProvenValue::Win, 5),
        ("cubes=3", 200_000, ProvenValue::Win, 15),
    ] {
        let game: Nava = rules(options);
        let found = by_proof_numbers(&game, &game.evaluator(), &game.initial(), 1 << 24, nodes);
        assert_eq!(found.value, Some(value), "{options}");
        assert!(found.within.is_some_and(|within| within >= plies), "{options}: {found:?}");
    }
}

/// The moves that a strategist names win against every reply, in as many plies as the table says.
#[test]
fn a_strategist_wins_what_is_proven() {
    let game: Nava = rules("size=3,discs=3,cubes=3");
    let (evaluator, start, stop) = (game.evaluator(), game.initial(), Stop::default());
    let task = Task { game: &game, evaluator: &evaluator, state: &start, past: &[] };
    for bytes in [1 << 22, 1 << 14] {
        let mut table = ProofNumbers::new(bytes);
        let found = solve_by_proof_numbers(&task, &mut table, None, 2_000_000, &stop, &mut |_| {});
        assert_eq!(found.value, Some(ProvenValue::Win));
        let side = game.to_move(&start);
        let effort = Effort { nodes: u64::MAX, bytes: 1 << 22 };
        let goal = (side, StrategyGoal::Win);
        let mut strategist = Strategist::new(&task, goal, &mut table, effort, &stop);
        let within = found.within.expect("a win has a length");
        wins(&game, &start, &mut strategist, within);
    }
}

fn wins<G: Game, E: Evaluator<G>>(
    game: &G,
    state: &G::State,
    strategist: &mut Strategist<'_, '_, G, E>,
    plies: u32,
) {
    let m = strategist.choose(state).expect("the position is won");
    let next = game.after(state, m);
    assert!(plies > 0, "longer than claimed");
    if game.outcome(&next).is_some() {
        assert_eq!(
            game.outcome(&next).and_then(jogada_core::Outcome::winner),
            Some(game.to_move(state))
        );
        return;
    }
    for reply in game.legal_moves(&next) {
        let after = game.after(&next, reply);
        assert_eq!(game.outcome(&after), None);
        wins(game, &after, strategist, plies - 2);
    }
}
