//! Proofs are what exhaustive search finds.

use jogada_core::{Blank, Game, Playable};
use jogada_engine::{ProvenValue, Solution};

use super::plain::{Plain, best_of};
use super::{EFFORT, positions, solved};

/// Near the end of random games: what is proven is what exhaustive search finds, in as many plies, by
/// the same moves; and with all that the games know the same as without.
pub(super) fn check<G: Playable>(game: &G, options: &str) {
    let (evaluator, mut compared) = (game.evaluator(), 0);
    for seed in 0..9 {
        for state in positions(game, seed).iter().step_by(2).take(4) {
            let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
            let solution = solved(game, &evaluator, state, EFFORT);
            compared += usize::from(agrees_with_plain(game, state, &solution, &at));
            let blank = solved(game, &Blank, state, EFFORT);
            if solution.value.is_some() && blank.value.is_some() {
                let facts = |s: Solution<G::Move>| (s.value, s.plies, s.best);
                assert_eq!(facts(solution), facts(blank), "{at}");
            }
        }
    }
    assert!(compared > 2, "{} {options}: only {compared} compared", G::INFO.id);
}

/// A claim as a number: plies to the win, negative to the loss.
fn claim<M>(solution: &Solution<M>) -> i32 {
    let plies = solution.plies.map_or(0, |plies| plies as i32);
    if solution.value == Some(ProvenValue::Loss) { -plies } else { plies }
}

/// Compares with a search as deep as it gets; says whether it told anything.
fn agrees_with_plain<G: Game>(
    game: &G,
    state: &G::State,
    solution: &Solution<G::Move>,
    at: &str,
) -> bool {
    let mut told = false;
    for depth in 1..12 {
        let mut plain = Plain { game, left: 60_000 };
        let Some(values) = plain.values(state, depth) else { break };
        let value = best_of(values.iter().map(|&(_, value)| value));
        told |= solution.value.is_some();
        let claimed = claim(solution);
        if value != 0 && solution.value.is_some() {
            assert_eq!(claimed, value, "{at} depth {depth}");
            let best: Vec<_> = values.iter().filter(|v| v.1 == value).map(|v| v.0).collect();
            assert_eq!(solution.best, best, "{at} depth {depth}");
            return true;
        }
        let within = solution.value.is_some() && claimed != 0 && claimed.abs() <= depth;
        assert!(!within, "{at}: {claimed} claimed, nothing within {depth}");
    }
    told
}
