//! Where each side could do what matters most, as sets that follow every change.

use jogada_core::{Bits, Side};

use super::marks::{Both, FIVE, FOUR, Field, Marks, OPEN_FOUR, TAKE};

/// What a side could do at once.
#[derive(Clone, Copy)]
pub(super) enum Chance {
    Five,
    OpenFour,
    /// Any four.
    Four,
    Take,
    /// A capture of more than two stones.
    TakeMore,
}

/// Sets of a side.
const KINDS: usize = 5;

/// The counts that decide where a side could do what.
pub(super) const TRACKED: u32 = FIVE.mask() | OPEN_FOUR.mask() | FOUR.mask() | TAKE.mask();

/// Where each side could do what, and where anything can be done at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chances<const W: usize> {
    /// Those of White, then those of Black.
    sets: [Bits<W>; 2 * KINDS],
    /// How many points are in each.
    counts: [u16; 2 * KINDS],
    lively: Bits<W>,
}

impl<const W: usize> Chances<W> {
    /// Where a side could do it.
    #[inline]
    pub(super) fn of(&self, side: Side, chance: Chance) -> Bits<W> {
        self.sets[KINDS * side.index() + chance as usize]
    }

    /// On how many points a side could do it.
    #[inline]
    pub(super) fn count(&self, side: Side, chance: Chance) -> usize {
        self.counts[KINDS * side.index() + chance as usize].into()
    }

    /// The points where a stone of either side would do more than prepare threats.
    #[inline]
    pub(super) fn lively(&self) -> Bits<W> {
        self.lively
    }

    /// A point has become one of those, or is no longer.
    #[inline]
    pub(super) fn liven(&mut self, point: usize) {
        self.lively.toggle(point);
    }

    /// What stones on a point would do has changed.
    #[inline(never)]
    pub(super) fn note(&mut self, point: usize, before: Both, after: Both) {
        let new = signs(after);
        let mut changed = signs(before) ^ new;
        while changed != 0 {
            let sign = changed.trailing_zeros();
            changed &= changed - 1;
            let set = usize::from(SETS[sign as usize % SETS.len()]);
            self.sets[set].toggle(point);
            let more = new >> sign & 1;
            self.counts[set] = self.counts[set].wrapping_add(2 * more as u16).wrapping_sub(1);
        }
    }
}

/// The sign of each chance of White among the bits of [`signs`]; those of Black are 32 higher.
const SIGNS: [u32; KINDS] = [FIVE.low(), OPEN_FOUR.low(), FOUR.low(), TAKE.low(), TAKE.low() + 1];

/// The set of each sign.
static SETS: [u8; 64] = {
    let mut sets = [0; 64];
    let mut n = 0;
    while n < KINDS {
        sets[SIGNS[n] as usize] = n as u8;
        sets[SIGNS[n] as usize + 32] = (KINDS + n) as u8;
        n += 1;
    }
    sets
};

/// Which sets a point with these counts is in, one bit each. All counts are looked at at once: a bit
/// and those above it in its field, brought together in its place.
#[inline]
fn signs(marks: Both) -> u64 {
    let all = marks.only(u32::MAX);
    let lowest = |field: Field| Both::new([Marks::new(field, 1); 2]).only(u32::MAX);
    let two = all >> 1;
    let three = two | all >> 2;
    let lines = (all | three) & (lowest(FIVE) | lowest(OPEN_FOUR) | lowest(FOUR));
    let fours = (lines & lowest(OPEN_FOUR)) << (FOUR.low() - OPEN_FOUR.low());
    let four_stones = all >> 2 | all >> 3 | all >> 4;
    let takes = (all | two | four_stones) & lowest(TAKE);
    let takes_more = (all & two | four_stones) & lowest(TAKE);
    lines | fours | takes | takes_more << 1
}
