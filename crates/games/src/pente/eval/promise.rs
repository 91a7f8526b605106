//! How promising moves look, and which are worth a search.

use jogada_core::{Bits, Side};

use super::marks::{ATTACK, FIVE, FOUR, Marks, OPEN_FOUR, OPEN_THREE, RISK, TAKE};
use super::threats::View;
use super::weights::{WIDTH, promise};
use crate::pente::Move;
use crate::pente::points::Points;

/// What makes a move more than a quiet one.
const VIOLENT: u32 = FIVE.mask()
    | OPEN_FOUR.mask()
    | FOUR.mask()
    | OPEN_THREE.mask()
    | TAKE.mask()
    | ATTACK.mask()
    | RISK.mask();

/// No quiet move promises more.
const MOST_QUIET: i32 = 1_000;

/// Room for any point below its promise, in one number that sorts by promise.
const POINT_BITS: u32 = 10;

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
        let threats = mine.outlook().made + theirs.outlook().stopped;
        stop + captures + threats + self.by_value(point, mine.value(), theirs.value())
    }

    #[inline]
    fn would_win(&self, side: Side, marks: Marks) -> bool {
        marks.has(FIVE) || marks.has(TAKE) && self.is_enough(side, marks.get(TAKE))
    }

    /// How promising a quiet move looks.
    #[inline]
    fn quiet_promise(&self, point: usize) -> i32 {
        let (mine, theirs) = (self.marks(point, self.me()), self.marks(point, self.me().other()));
        self.by_value(point, mine.value_of_chances(), theirs.value_of_chances())
    }

    /// By what the point is worth to both sides and how near the centre it is.
    #[inline]
    fn by_value(&self, point: usize, mine: i32, theirs: i32) -> i32 {
        (4 * mine + 3 * theirs).min(900) + i32::from(self.brain.centrality[point])
    }

    /// Appends the best looking moves near stones. Quiet ones are rated only if there is room for
    /// them.
    pub(super) fn promising(&self, out: &mut Vec<Move>) {
        let mut list = [[0; 64]; W];
        let list = list.as_flattened_mut();
        let (mut count, quiet) = self.part(list);
        if self.must_answer_tria() {
            count = keep(&mut list[..count], |point| self.answers_tria(point));
            rate(&mut list[..count], |point| self.promise(point));
        } else {
            rate(&mut list[..count], |point| self.promise(point));
            let better = list[..count].iter().filter(|&&entry| entry > MOST_QUIET << POINT_BITS);
            if better.count() < WIDTH {
                rate(&mut list[quiet..], |point| self.quiet_promise(point));
                list.copy_within(quiet.., count);
                count += list.len() - quiet;
            }
        }
        let best = best(&mut list[..count]).iter();
        out.extend(best.map(|&entry| Move::at(point_of(entry))));
    }

    /// Gathers points near stones: quiet ones at the end of the list, from the second number on,
    /// the others at its beginning, as many as the first number says.
    #[inline]
    fn part(&self, list: &mut [i32]) -> (usize, usize) {
        let (mut count, mut quiet) = (0, list.len());
        self.near().each(|point| {
            // Written to both sides and counted on one: there is nothing to be foreseen wrongly.
            let is_quiet = self.tracks.marks(point).only(VIOLENT) == 0;
            list[count] = point as i32;
            list[quiet - 1] = point as i32;
            count += usize::from(!is_quiet);
            quiet -= usize::from(is_quiet);
        });
        (count, quiet)
    }

    /// Whether the opponent threatens to make a tessera and the side to move does not.
    pub(super) fn must_answer_tria(&self) -> bool {
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

#[inline]
const fn point_of(entry: i32) -> usize {
    (entry & ((1 << POINT_BITS) - 1)) as usize
}

/// Puts promises above the points of a list.
#[inline]
fn rate(list: &mut [i32], promise: impl Fn(usize) -> i32) {
    for entry in list {
        *entry |= promise(point_of(*entry)) << POINT_BITS;
    }
}

/// Moves the points to keep to the beginning of a list and counts them.
fn keep(list: &mut [i32], wanted: impl Fn(usize) -> bool) -> usize {
    let mut count = 0;
    for n in 0..list.len() {
        list[count] = list[n];
        count += usize::from(wanted(point_of(list[n])));
    }
    count
}

/// As many of the most promising as are worth a search.
fn best(list: &mut [i32]) -> &[i32] {
    if list.len() > WIDTH {
        list.select_nth_unstable_by(WIDTH, |a, b| b.cmp(a));
    }
    &list[..list.len().min(WIDTH)]
}

/// A set and all neighbours of its points, guards among them.
fn grown<const W: usize>(set: Bits<W>) -> Bits<W> {
    let row = set | set.up(1) | set.down(1);
    let stride = Points::<W>::STRIDE as u32;
    row | row.up(stride) | row.down(stride)
}
