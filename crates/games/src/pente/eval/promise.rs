//! How promising moves look, and which are worth a search.

use jogada_core::{Bits, Side};

use super::marks::{ATTACK, FIVE, Marks, RISK, TAKE};
use super::threats::View;
use super::weights::{WIDTH, promise};
use crate::pente::Move;
use crate::pente::points::Points;

/// Room for the points of the largest board.
const MOST_POINTS: usize = 640;

impl<const W: usize> View<'_, W> {
    /// How promising a stone on this point looks.
    pub(super) fn promise(&self, point: usize) -> i32 {
        let (me, other) = (self.me(), self.me().other());
        let (mine, theirs) = (self.marks(point, me), self.marks(point, other));
        if self.would_win(me, mine) {
            return promise::WIN;
        }
        let stop = if self.would_win(other, theirs) { promise::STOP_WIN } else { 0 };
        let captures = mine.get(TAKE) * promise::TAKE_STONE
            + theirs.get(TAKE) * promise::SAVE_STONE
            + mine.get(ATTACK) * promise::ATTACK
            + mine.get(RISK) * promise::RISK;
        stop + captures + mine.outlook().made + theirs.outlook().stopped + self.quiet_promise(point, mine, theirs)
    }

    #[inline]
    fn would_win(&self, side: Side, marks: Marks) -> bool {
        marks.has(FIVE) || marks.has(TAKE) && self.is_enough(side, marks.get(TAKE))
    }

    /// By the lines that could be made here and how near the centre it is, at most about 1,000.
    #[inline]
    fn quiet_promise(&self, point: usize, mine: Marks, theirs: Marks) -> i32 {
        let lines = 4 * mine.value() + 3 * theirs.value();
        lines.min(900) + i32::from(self.brain.centrality[point])
    }

    /// Appends the best looking moves near stones.
    pub(super) fn promising(&self, out: &mut Vec<Move>) {
        let mut list = [0; MOST_POINTS];
        let mut count = 0;
        let tria = self.must_answer_tria();
        self.near().each(|point| {
            if tria && !self.answers_tria(point) {
                return;
            }
            // The promise above, the point below: sorted by promise.
            list[count] = i64::from(self.promise(point)) << 16 | point as i64;
            count += 1;
        });
        let list = &mut list[..count];
        if count > WIDTH {
            list.select_nth_unstable_by(WIDTH, |a, b| b.cmp(a));
        }
        let best = &list[..count.min(WIDTH)];
        out.extend(best.iter().map(|&entry| Move::at((entry & 0xffff) as usize)));
    }

    /// Whether the opponent threatens to make a tessera and the side to move does not.
    fn must_answer_tria(&self) -> bool {
        let threatens = |side| !self.chances(side).open_four.is_empty();
        threatens(self.me().other()) && !threatens(self.me())
    }

    /// Whether a stone here has to do with a tria of the opponent: on its line, a counter-threat or
    /// something about captures.
    fn answers_tria(&self, point: usize) -> bool {
        let (me, other) = (self.me(), self.me().other());
        let (mine, theirs) = (self.marks(point, me), self.marks(point, other));
        theirs.makes_four() || mine.makes_four() || mine.has(TAKE) || mine.has(ATTACK)
    }

    /// Legal points at most two steps from a stone; while there are few stones, four; all if there is
    /// none.
    pub(super) fn near(&self) -> Bits<W> {
        let (targets, board) = (self.rules.targets(self.state), self.brain.board);
        let steps = if self.state.ply() < 4 { 4 } else { 2 };
        let reached = (0..steps).fold(self.state.occupied(), |set, _| grown(set) & board);
        let near = reached & targets;
        if near.is_empty() { targets } else { near }
    }
}

/// A set and all neighbours of its points, guards among them.
fn grown<const W: usize>(set: Bits<W>) -> Bits<W> {
    let row = set | set.up(1) | set.down(1);
    let stride = Points::<W>::STRIDE as u32;
    row | row.up(stride) | row.down(stride)
}
