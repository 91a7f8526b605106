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

use jogada_core::{
    Bits, EVAL_LIMIT, EvalPart, EvalPosition, Evaluator, Explanation, GameState, Side, Weights,
    weights,
};

use super::{Move, Rules, State};
use order::Outlook;
use reach::Reach;
use traits::CROWDS;

/// What a move without a capture hardly ever changes more than.
const QUIET_MOVE: i32 = 150;

type At<'a, const W: usize> = EvalPosition<'a, Rules<W>, Accumulator<W>>;

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
    /// How full the board is, for the weights.
    #[inline]
    fn crowd<const W: usize>(&self, state: &State<W>) -> usize {
        let most = CROWDS - 1;
        (state.occupied().len() * most / self.full).min(most)
    }
}

impl<const W: usize> Evaluator<Rules<W>> for WaliEvaluator {
    type Accumulator = Accumulator<W>;

    fn new(rules: &Rules<W>, weights: &Weights) -> WaliEvaluator {
        WaliEvaluator { phases: weights.build(), full: 2 * rules.stones }
    }

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
    fn evaluate(&self, at: At<'_, W>) -> i32 {
        let EvalPosition { game: rules, state, acc } = at;
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

    fn explain(&self, at: At<'_, W>) -> Option<Explanation> {
        let EvalPosition { game: rules, state, acc } = at;
        let (crowd, Phases { dropping, moving }) = (self.crowd(state), &self.phases);
        let (mut parts, windows) = if state.is_dropping() {
            (dropping.explained(rules, state, &acc.reach, crowd), &dropping.window)
        } else {
            (moving.explained(rules, state, &acc.reach, crowd), &moving.window)
        };
        let shapes = windows.total(rules, state, Side::White);
        parts.push(EvalPart::for_white("part-shapes", shapes));
        Some(Explanation::new(parts, 1))
    }

    #[inline]
    fn score_moves(&self, at: At<'_, W>, moves: &[Move], put: &mut impl FnMut(i32, Move)) {
        let outlook = Outlook::new(at);
        for &m in moves {
            put(outlook.score(m), m);
        }
    }

    #[inline]
    fn tactical(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        order::captures(at, out);
    }

    #[inline]
    fn futility_margin(&self) -> Option<i32> {
        Some(QUIET_MOVE)
    }

    /// Under the threat of a three most moves lose a stone.
    #[inline]
    fn is_forced(&self, at: At<'_, W>) -> bool {
        let [_, enemy] = at.acc.both(at.state);
        !at.state.is_dropping() && !enemy.spots().is_empty()
    }

    /// In the move phase only an own step wins: it takes the stone too many, or leaves no step. Without
    /// a capture it closes one square, with one up to four more (rules 13 and 14).
    #[inline]
    fn min_plies_to_win(&self, at: At<'_, W>, side: Side) -> u32 {
        if at.state.is_dropping() {
            return 1;
        }
        if side != at.state.to_move() {
            return 2;
        }
        let [own, enemy] = at.acc.both(at.state);
        let is_last = at.state.stones(side.other()).len() == at.game.fewest + 1;
        let ways_out = enemy.entries().len();
        let by_capture = !own.spots().is_empty() && (is_last || ways_out < 6);
        if by_capture || ways_out < 2 { 1 } else { 3 }
    }
}
