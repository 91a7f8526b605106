//! Which moves are worth a search.

use std::cmp::Ordering;

use jogada_core::Bits;

use super::chances::Chance;
use super::marks::{ATTACK, FIVE, TAKE};
use super::move_score::MoveScores;
use super::threats::View;
use super::weights::WIDTH;
use crate::pente::Move;
use crate::pente::points::Points;

/// No quiet move scores more.
const MAX_QUIET: i32 = 1_000;

/// Few quiet moves score more.
const GOOD_QUIET: i32 = 128;

/// Room for any point below its score, in one number that sorts by score.
const POINT_BITS: u32 = 10;

impl<const W: usize> View<'_, W> {
    /// Calls `put` with every move worth searching and its score.
    #[inline]
    pub(super) fn candidates(&self, put: &mut impl FnMut(i32, Move)) {
        match self.compelled() {
            Some(points) => {
                let scores = MoveScores::new(self);
                points.each(|point| put(scores.of(point), Move::at(point)));
            }
            None => self.best_scored(put),
        }
    }

    /// The best looking moves near stones. Quiet ones are rated only if there is room for them.
    fn best_scored(&self, put: &mut impl FnMut(i32, Move)) {
        let scores = MoveScores::new(self);
        let mut list = [[0; 64]; W];
        let list = list.as_flattened_mut();
        let (near, lively) = (self.near(), self.tracks.chances.lively());
        let answers_only = self.must_answer_tria();
        let (mut count, mut better) = (0, 0);
        (near & lively).each(|point| {
            if !answers_only || self.answers_tria(point) {
                let move_score = scores.of(point);
                list[count] = entry(move_score, point);
                count += 1;
                better += usize::from(move_score >= MAX_QUIET);
            }
        });
        if !answers_only && better < WIDTH {
            count = rate_quiet(&scores, near - lively, list, count);
        }
        let count = best(&mut list[..count]);
        for &entry in &list[..count] {
            put(entry >> POINT_BITS, Move::at(point_of(entry)));
        }
    }

    /// Whether the opponent threatens to make a tessera and the side to move does not.
    pub(super) fn must_answer_tria(&self) -> bool {
        let threatens = |side| self.can(side, Chance::OpenFour);
        threatens(self.me().other()) && !threatens(self.me())
    }

    /// Whether a stone here has to do with a tria of the opponent: on its line, a counter-threat,
    /// something about captures, or a five that need not be final.
    pub(super) fn answers_tria(&self, point: usize) -> bool {
        let (me, other) = (self.me(), self.me().other());
        let (mine, theirs) = (self.marks(point, me), self.marks(point, other));
        mine.has(FIVE)
            || theirs.has(FIVE)
            || theirs.makes_four()
            || mine.makes_four()
            || mine.has(TAKE)
            || mine.has(ATTACK)
    }

    /// Legal points at most two steps from a stone; while there are few stones, four; all if there is
    /// none.
    pub(super) fn near(&self) -> Bits<W> {
        let (targets, board) = (self.rules.targets(self.state), self.evaluator.board);
        let steps = if self.state.ply() < 4 { 4 } else { 2 };
        let reached = (0..steps).fold(self.state.occupied(), |set, _| grown(set) & board);
        let near = reached & targets;
        if near.is_empty() { targets } else { near }
    }
}

/// Rates quiet points, the last first, behind the entries that are there, and counts all of them.
#[inline]
fn rate_quiet<const W: usize>(
    scores: &MoveScores<'_, W>,
    points: Bits<W>,
    list: &mut [i32],
    count: usize,
) -> usize {
    let mut start = list.len();
    points.each(|point| {
        start -= 1;
        list[start] = entry(scores.of_quiet(point), point);
    });
    list.copy_within(start.., count);
    count + list.len() - start
}

/// A point and its score in one number.
#[inline]
const fn entry(move_score: i32, point: usize) -> i32 {
    move_score << POINT_BITS | point as i32
}

#[inline]
const fn point_of(entry: i32) -> usize {
    (entry & ((1 << POINT_BITS) - 1)) as usize
}

/// Moves the points to keep to the beginning of a list and counts them.
fn keep(list: &mut [i32], wanted: impl Fn(i32) -> bool) -> usize {
    let mut count = 0;
    for n in 0..list.len() {
        let entry = list[n];
        list[count] = entry;
        count += usize::from(wanted(entry));
    }
    count
}

/// Moves as many of the best scored as are worth a search to the beginning of a list, in the order
/// they were in, and counts them.
fn best(list: &mut [i32]) -> usize {
    if list.len() <= WIDTH {
        return list.len();
    }
    let least = least_of_best(list);
    keep(list, |entry| entry > least)
}

/// A number that just as many entries exceed as are worth a search. There is one, since no two
/// entries are the same.
fn least_of_best(list: &[i32]) -> i32 {
    // Counting is fast, having no branch that depends on an entry.
    let above =
        |bound: i32| list.iter().map(|&entry| u32::from(entry > bound)).sum::<u32>() as usize;
    let [good, quiet] = [GOOD_QUIET, MAX_QUIET].map(|move_score| move_score << POINT_BITS);
    let (mut low, mut high) = match () {
        () if above(good) < WIDTH => (if above(-1) >= WIDTH { -1 } else { i32::MIN / 2 }, good),
        () if above(quiet) < WIDTH => (good, quiet),
        () => (quiet, i32::MAX),
    };
    loop {
        let bound = low + (high - low) / 2;
        match above(bound).cmp(&WIDTH) {
            Ordering::Equal => return bound,
            Ordering::Greater => low = bound,
            Ordering::Less => high = bound,
        }
    }
}

/// A set and all neighbours of its points, guards among them.
fn grown<const W: usize>(set: Bits<W>) -> Bits<W> {
    let row = set | set.up(1) | set.down(1);
    let stride = Points::<W>::STRIDE as u32;
    row | row.up(stride) | row.down(stride)
}
