//! The evaluation of positions: stones, threes in reach, room to move and windows of the board.
//!
//! All weights come from games of the engine against itself, fitted so that 200 means odds of e to
//! one that the side to move wins.

mod dropping;
mod moving;
mod order;
mod reach;
mod traits;
mod windows;

#[cfg(test)]
mod tests;

use jogada_core::{Bits, EVAL_LIMIT, Evaluator, GameState, Side, Weights, weights};

use super::{Move, Rules, State};
use order::Outlook;
use reach::Reach;
use traits::CROWDS;

/// What a move without a capture hardly ever changes more than.
const QUIET_MOVE: i32 = 150;

/// The evaluator of Wali.
pub struct WaliEvaluator {
    phases: Phases,
    /// Stones of both sides together.
    full: usize,
}

weights! {
    /// What counts in each phase.
    struct Phases {
        dropping: dropping::Weights,
        moving: moving::Weights,
    }
}

/// What both sides can do. It is found afresh after every move: that takes no longer than to find
/// out what the move has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulator<const W: usize> {
    reach: [Reach<W>; 2],
    /// What the side to move can capture at once, the best kind first.
    prey: [Bits<W>; order::PREY],
}

impl<const W: usize> Accumulator<W> {
    /// The reach of the side to move and of the enemy.
    #[inline]
    fn both(&self, state: &State<W>) -> [&Reach<W>; 2] {
        let side = state.to_move();
        [side, side.other()].map(|side| &self.reach[side.index()])
    }
}

impl WaliEvaluator {
    pub(super) fn new<const W: usize>(rules: &Rules<W>, weights: &Weights) -> WaliEvaluator {
        WaliEvaluator { phases: weights.build(), full: 2 * rules.stones }
    }

    /// How full the board is, for the weights.
    #[inline]
    fn crowd<const W: usize>(&self, state: &State<W>) -> usize {
        let most = CROWDS - 1;
        (state.occupied().len() * most / self.full).min(most)
    }
}

impl<const W: usize> Evaluator<Rules<W>> for WaliEvaluator {
    type Accumulator = Accumulator<W>;

    #[inline]
    fn refresh(&self, rules: &Rules<W>, state: &State<W>) -> Accumulator<W> {
        let reach = Side::ALL.map(|side| Reach::of(rules, state, side));
        let mut acc = Accumulator { reach, prey: [Bits::EMPTY; order::PREY] };
        let [own, enemy] = acc.both(state);
        if !state.is_dropping() && !own.spots().is_empty() {
            acc.prey = order::sort_prey(rules, state, [own, enemy]);
        }
        acc
    }

    #[inline]
    fn evaluate(&self, rules: &Rules<W>, state: &State<W>, acc: &Accumulator<W>) -> i32 {
        let (both, crowd) = (acc.both(state), self.crowd(state));
        let Phases { dropping, moving } = &self.phases;
        let (means, windows) = if state.is_dropping() {
            (dropping.value(rules, state, both, crowd), &dropping.window)
        } else {
            (moving.value(rules, state, both, crowd), &moving.window)
        };
        let value = means + windows.total(rules, state, state.to_move());
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    #[inline]
    fn score_moves(
        &self,
        _: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        let outlook = Outlook::new(state, acc);
        for &m in moves {
            put(outlook.score(m), m);
        }
    }

    #[inline]
    fn tactical(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        out: &mut Vec<Move>,
    ) {
        order::captures(rules, state, acc, out);
    }

    #[inline]
    fn futility_margin(&self) -> Option<i32> {
        Some(QUIET_MOVE)
    }

    /// Under the threat of a three most moves lose a stone.
    #[inline]
    fn is_forced(&self, _: &Rules<W>, state: &State<W>, acc: &Accumulator<W>) -> bool {
        let [_, enemy] = acc.both(state);
        !state.is_dropping() && !enemy.spots().is_empty()
    }

    /// In the move phase only an own step wins: it takes the stone too many, or leaves no step. Without
    /// a capture it closes one square, with one up to four more (rules 13 and 14).
    #[inline]
    fn min_plies_to_win(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        side: Side,
    ) -> u32 {
        if state.is_dropping() {
            return 1;
        }
        if side != state.to_move() {
            return 2;
        }
        let [own, enemy] = acc.both(state);
        let is_last = state.stones(side.other()).len() == rules.fewest + 1;
        let ways_out = enemy.entries().len();
        let by_capture = !own.spots().is_empty() && (is_last || ways_out < 6);
        if by_capture || ways_out < 2 { 1 } else { 3 }
    }
}
