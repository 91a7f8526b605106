//! The scores of moves before they are searched.

use jogada_core::Side;

use super::marks::{self, ATTACK, Both, FIVE, Marks, RISK, TAKE, WAYS};
use super::threats::View;
use super::weights::move_score;

/// Rates the moves of a position. Holds what is the same for all of them, so that rating one takes
/// little more than a look at its point.
pub(super) struct MoveScores<'a, const W: usize> {
    me: Side,
    marks: &'a [[Both; 64]; W],
    centrality: &'a [[i16; 64]; W],
    /// Captured stones that would win, for the side to move and for its opponent.
    needed: [i32; 2],
    /// The scores of lines that can become threats, if White makes them and if Black does.
    chances: [&'static [i16; WAYS]; 2],
}

/// Own lines, and those of the opponent that a stone would stop.
static CHANCES: [[i16; WAYS]; 2] = [times(OWN), times(STOPPED)];

const OWN: i16 = 4;
const STOPPED: i16 = 3;

/// The scores of lines that can become threats, so many times.
const fn times(factor: i16) -> [i16; WAYS] {
    let mut values = marks::CHANCES;
    let mut n = 0;
    while n < WAYS {
        values[n] *= factor;
        n += 1;
    }
    values
}

impl<'a, const W: usize> MoveScores<'a, W> {
    #[inline]
    pub(super) fn new(view: &View<'a, W>) -> Self {
        let me = view.me();
        MoveScores {
            me,
            marks: view.tracks.all_marks(),
            centrality: &view.evaluator.centrality,
            needed: [me, me.other()].map(|side| view.needed(side)),
            chances: [me, me.other()].map(|side| &CHANCES[side.index()]),
        }
    }

    /// The score of a stone on this point.
    #[inline]
    pub(super) fn of(&self, point: usize) -> i32 {
        let [mine, theirs] = self.marks(point);
        let [enough, enough_for_them] = self.needed;
        if would_win(mine, enough) {
            return move_score::WIN;
        }
        let stop = if would_win(theirs, enough_for_them) { move_score::STOP_WIN } else { 0 };
        let captures = mine.get(TAKE) * move_score::TAKE_STONE
            + theirs.get(TAKE) * move_score::SAVE_STONE
            + mine.get(ATTACK) * move_score::ATTACK
            + mine.get(RISK) * move_score::RISK;
        let (made, stopped) = (mine.outlook(), theirs.outlook());
        let value = i32::from(OWN) * (made.value + mine.value_of_chances())
            + i32::from(STOPPED) * (stopped.value + theirs.value_of_chances());
        let lines = made.made + stopped.stopped + value.min(move_score::MAX_VALUE);
        stop + captures + lines + self.centrality(point)
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
        let value = self.marks.as_flattened()[point].value_of_chances(self.chances);
        value + self.centrality(point)
    }

    /// What a stone of the side to move and one of its opponent would do.
    #[inline]
    fn marks(&self, point: usize) -> [Marks; 2] {
        self.marks.as_flattened()[point].seen_by(self.me)
    }

    /// How near the centre it is.
    #[inline]
    fn centrality(&self, point: usize) -> i32 {
        self.centrality.as_flattened()[point].into()
    }
}

/// Whether a stone makes five or captures enough.
#[inline]
fn would_win(marks: Marks, needed: i32) -> bool {
    marks.has(FIVE) | (marks.get(TAKE) >= needed)
}
