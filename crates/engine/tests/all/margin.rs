//! A game that is decided is played for the margin: the winner wins by most, the loser loses by least.

use std::cell::Cell;

use jogada_core::testing::rules;
use jogada_core::{GameUser, Playable};
use jogada_engine::{
    Effort, Limits, Score, SearchOptions, Stop, Task, TranspositionTable, solve, think,
};
use jogada_games::test_each_game;

use crate::samples::{each_option_set, random_game};

/// Plies before the end of a random game from which on it is looked at.
const LAST: usize = 7;

/// Looks at the ends of games; counts those whose margin was looked at.
#[derive(Clone, Copy)]
struct Endings<'c>(&'c Cell<u32>);

impl GameUser for Endings<'_> {
    type Out = ();
    fn with<G: Playable>(self, game: G) {
        let evaluator = game.evaluator();
        for seed in 0..4 {
            let states = random_game(&game, seed);
            let live = states.iter().rev().filter(|state| game.outcome(state).is_none());
            for state in live.take(LAST) {
                if game.margins(state).is_some() {
                    let checked =
                        check(&Task { game: &game, evaluator: &evaluator, state, past: &[] });
                    self.0.set(self.0.get() + u32::from(checked));
                }
            }
        }
    }
}

/// Whether the position was decided, by a margin that could be found.
fn check<G: Playable>(task: &Task<'_, G, G::Evaluator>) -> bool {
    let (table, stop) = (TranspositionTable::new(1 << 20), Stop::default());
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let report = think(task, &table, limits, SearchOptions::default(), &stop, &mut |_| {});
    let effort = Effort { nodes: 50_000, bytes: 1 << 20 };
    let solution = solve(task, effort, &stop, &mut |_| {});
    let is_decided = matches!(report.lines[0].score, Score::Win(_) | Score::Loss(_));
    let checked = is_decided && solution.margin.is_some();
    let (best, text) = (report.best(), task.game.show_state(task.state));
    assert!(!checked || solution.best.contains(&best), "{} {text} {best:?}", G::INFO.id);
    checked
}

test_each_game!(a_decided_game_is_played_for_the_margin);

fn a_decided_game_is_played_for_the_margin<G: Playable>() {
    let checked = Cell::new(0);
    each_option_set::<G>(Endings(&checked));
    let game: G = rules("");
    let has_margins = game.margins(&game.initial()).is_some();
    assert_eq!(checked.get() > 20, has_margins, "{} endings", checked.get());
}
