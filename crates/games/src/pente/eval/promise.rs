//! How promising moves look.

use jogada_core::Side;

use super::marks::{ATTACK, Both, FIVE, Marks, RISK, TAKE};
use super::threats::View;
use super::weights::promise;

/// Rates the moves of a position. Holds what is the same for all of them, so that rating one takes
/// little more than a look at its point.
pub(super) struct Promises<'a, const W: usize> {
    me: Side,
    marks: &'a [[Both; 64]; W],
    centrality: &'a [[i16; 64]; W],
    /// Captured stones that would win, for the side to move and for its opponent.
    needed: [i32; 2],
}

impl<'a, const W: usize> Promises<'a, W> {
    #[inline]
    pub(super) fn new(view: &View<'a, W>) -> Self {
        let me = view.me();
        Promises {
            me,
            marks: view.tracks.all_marks(),
            centrality: &view.brain.centrality,
            needed: [me, me.other()].map(|side| view.needed(side)),
        }
    }

    /// How promising a stone on this point looks.
    #[inline]
    pub(super) fn of(&self, point: usize) -> i32 {
        let [mine, theirs] = self.marks(point);
        let [enough, enough_for_them] = self.needed;
        if would_win(mine, enough) {
            return promise::WIN;
        }
        let stop = if would_win(theirs, enough_for_them) { promise::STOP_WIN } else { 0 };
        let captures = mine.get(TAKE) * promise::TAKE_STONE
            + theirs.get(TAKE) * promise::SAVE_STONE
            + mine.get(ATTACK) * promise::ATTACK
            + mine.get(RISK) * promise::RISK;
        let (made, stopped) = (mine.outlook(), theirs.outlook());
        let value = 4 * (made.value + mine.value_of_chances())
            + 3 * (stopped.value + theirs.value_of_chances());
        stop + captures + made.made + stopped.stopped + self.by_value(point, value)
    }

    /// The same, faster where most points are quiet.
    #[inline]
    pub(super) fn of_any(&self, point: usize) -> i32 {
        let is_quiet = self.marks.as_flattened()[point].is_quiet();
        if is_quiet { self.of_quiet(point) } else { self.of(point) }
    }

    /// The same for a point where neither side would do more than prepare threats.
    #[inline]
    pub(super) fn of_quiet(&self, point: usize) -> i32 {
        let [mine, theirs] = self.marks(point).map(Marks::value_of_chances);
        self.by_value(point, 4 * mine + 3 * theirs)
    }

    /// What a stone of the side to move and one of its opponent would do.
    #[inline]
    fn marks(&self, point: usize) -> [Marks; 2] {
        self.marks.as_flattened()[point].seen_by(self.me)
    }

    /// By what the point is worth to both sides and how near the centre it is.
    #[inline]
    fn by_value(&self, point: usize, value: i32) -> i32 {
        value.min(promise::MOST_VALUE) + i32::from(self.centrality.as_flattened()[point])
    }
}

/// Whether a stone makes five or captures enough.
#[inline]
fn would_win(marks: Marks, needed: i32) -> bool {
    marks.has(FIVE) | (marks.get(TAKE) >= needed)
}
