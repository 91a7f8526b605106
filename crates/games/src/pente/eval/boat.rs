//! The questions of `boat`, where a five that a capture can break wins only if it is not broken (rule 11).

use jogada_core::{Bits, Side};

use super::chances::Chance;
use super::marks::{FIVE, Marks, RISK, TAKE};
use super::threats::View;
use crate::pente::captures::flanks;
use crate::pente::lines::{Row, has_five, rows_through};

impl<const W: usize> View<'_, W> {
    /// Whether a stone where a side may win does so, if it is its turn: by captures, or by a five that the
    /// opponent cannot break. A five that stands has to be broken first; it is always the side to move that has to.
    pub(super) fn wins_in_boat(&self, point: usize, side: Side) -> bool {
        let marks = self.marks(point, side);
        if self.state.five_stands() && !self.breaks_five(point, side, marks) {
            return false;
        }
        marks.get(TAKE) >= self.needed(side)
            || marks.has(FIVE) && !self.is_broken(point, side, marks)
    }

    /// Whether a stone on `point` breaks the five of the opponent that stands.
    fn breaks_five(&self, point: usize, side: Side, marks: Marks) -> bool {
        marks.has(TAKE) && {
            let left = self.state.stones(side.other()) - self.taken_by(side, point);
            !has_five(&left, self.evaluator.variant)
        }
    }

    /// Whether the opponent could break the five that a stone on `point` makes.
    fn is_broken(&self, point: usize, side: Side, marks: Marks) -> bool {
        let other = side.other();
        if !(self.can(other, Chance::Take) || marks.has(RISK) || marks.has(TAKE)) {
            return false;
        }
        let mut left = self.state.stones(other);
        if marks.has(TAKE) {
            left -= self.taken_by(side, point);
        }
        let stones = self.state.stones(side) | Bits::one(point);
        self.rules.can_break_five_through(&[left, stones], point)
    }

    /// The points from which a five made on `point` can be broken though not stopped: those that make a run of it
    /// one that can be captured, or are captured and so open the end of such a run.
    pub(super) fn ways_to_break(&self, stones: &Bits<W>, point: usize, winner: Side) -> Bits<W> {
        let free = self.evaluator.board - (self.state.occupied() - self.taken_by(winner, point));
        let mut ways = self.offers(point, winner);
        for ends in flanks(stones, rows_through(stones, point).flat_map(Row::stones)) {
            if ends.iter().all(|&end| free.contains(end)) {
                ways |= ends.into_iter().collect();
            }
        }
        ways
    }
}
