//! What the evaluators and the quick proofs claim is true.

use jogada_core::{EvalPosition, Evaluator, Outcome, Playable, Rng};
use jogada_engine::{Score, Stop, Task, prove};

use super::plain::Plain;
use super::{Check, positions};

/// What a quick proof claims is true, and its line is a game that ends so.
#[derive(Clone, Copy)]
pub(super) struct Proofs;

impl Check for Proofs {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        let evaluator = game.evaluator();
        for seed in 0..12 {
            for state in positions(game, seed).iter().take(6) {
                let task = Task { game, evaluator: &evaluator, state, past: &[] };
                let Some(line) = prove(&task, 3_000, &Stop::default()) else { continue };
                let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
                let Score::Win(plies) = line.score else { panic!("{at}: a proof proves a win") };
                let mut plain = Plain { game, left: 400_000 };
                if let Some(value) = plain.value(state, plies as i32) {
                    assert!(value > 0 && value <= plies as i32, "{at}: {value}, {plies} claimed");
                }
                let mut end = state.clone();
                for &m in &line.moves {
                    assert_eq!(game.check(&end, m), Ok(()), "{at}");
                    game.play(&mut end, m);
                }
                let winner = game.outcome(&end).and_then(Outcome::winner);
                assert_eq!(winner, Some(game.to_move(state)), "{at} {:?}", line.moves);
            }
        }
    }
}

/// Nobody wins sooner than the evaluator says is possible.
#[derive(Clone, Copy)]
pub(super) struct Least;

impl Check for Least {
    fn check<G: Playable>(&self, game: &G, options: &str) {
        let evaluator = game.evaluator();
        for seed in 0..30 {
            let mut line = positions(game, seed);
            line.reverse();
            let mut end = line.last().expect("it has a start").clone();
            let mut rng = Rng::new(seed);
            let mut moves = Vec::new();
            game.moves(&end, &mut moves);
            game.play(&mut end, moves[rng.below(moves.len())]);
            for m in &moves {
                let mut next = line.last().expect("it has a start").clone();
                game.play(&mut next, *m);
                let Some(Outcome::Win(winner)) = game.outcome(&next) else { continue };
                for (plies, state) in (1..).zip(line.iter().rev()) {
                    let least = evaluator.min_plies_to_win(
                        EvalPosition::new(game, state, &evaluator.refresh(game, state)),
                        winner,
                    );
                    let text = game.show_state(state);
                    assert!(least <= plies, "{} {options} {text}: {least}, {plies}", G::INFO.id);
                }
            }
        }
    }
}
