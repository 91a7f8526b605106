//! Neighbours, runs and rows of five.

use jogada_core::Bits;

use super::options::Variant;
use super::points::Points;

/// One step along each of the four axes: right, up and both diagonals.
pub(super) const fn axes<const W: usize>() -> [isize; 4] {
    let up = Points::<W>::STRIDE as isize;
    [1, up - 1, up, up + 1]
}

/// The point some steps from here. It means something only if all points on the way hold stones:
/// beyond a guard lies another row.
#[inline]
pub(super) const fn walk(point: usize, step: isize, times: isize) -> usize {
    point.wrapping_add_signed(step * times)
}

/// Whether none of the neighbours of a point of the board holds a stone.
#[inline]
pub(super) fn is_alone<const W: usize>(stones: &[Bits<W>; 2], point: usize) -> bool {
    let [white, black] = stones.each_ref().map(|side| window(side, point - Steps::<W>::ORIGIN));
    (white | black) & around::<W>() == 0
}

/// The steps from a point of the board to those of its neighbours that are in the set and have none opposite.
#[inline]
pub(super) fn one_sided<const W: usize>(set: &Bits<W>, point: usize) -> Steps<W> {
    let around = window(set, point - Steps::<W>::ORIGIN) & around::<W>();
    Steps(around & !Steps::<W>(around).opposite().0)
}

/// The steps from a point of the board in whose direction the next two points are both in the set.
/// A pair is rare where a neighbour is common, so what follows is seldom done and well foreseen.
#[inline(always)]
pub(super) fn pairs<const W: usize>(set: &Bits<W>, point: usize) -> Steps<W> {
    let origin = Steps::<W>::ORIGIN;
    let ahead = window(set, point);
    let behind = window(set, point - 2 * origin);
    let (mut forward, mut back) = (0, 0);
    for step in axes::<W>() {
        forward |= ahead >> step & 1 << step;
        back |= behind << step & 1 << (2 * origin - step as usize);
    }
    Steps((ahead & forward) << origin | (behind & back) >> origin)
}

/// Steps from a point to some of its neighbours, as bits: all eight fit into a window.
pub(super) struct Steps<const W: usize>(u64);

impl<const W: usize> Steps<W> {
    /// The bit of the point itself. The lowest neighbour has bit 0.
    const ORIGIN: usize = Points::<W>::STRIDE + 1;

    #[inline]
    fn opposite(&self) -> Self {
        Steps(self.0.reverse_bits() >> (63 - 2 * Self::ORIGIN))
    }

    /// One step of each axis, where there is one in either direction.
    #[inline]
    fn either_way(&self) -> Self {
        Steps((self.0 | self.opposite().0) >> Self::ORIGIN << Self::ORIGIN)
    }
}

impl<const W: usize> Iterator for Steps<W> {
    type Item = isize;

    #[inline]
    fn next(&mut self) -> Option<isize> {
        let bit = self.0.trailing_zeros() as isize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            bit - Self::ORIGIN as isize
        })
    }
}

/// The eight neighbours in a window that starts at the lowest of them.
const fn around<const W: usize>() -> u64 {
    let up = Points::<W>::STRIDE;
    0b111 | 0b101 << up | 0b111 << (2 * up)
}

/// The 64 points from `from` on. Past the end the first ones follow again, which are guards.
#[inline]
fn window<const W: usize>(set: &Bits<W>, from: usize) -> u64 {
    let (words, word, shift) = (set.words(), from / 64, from % 64);
    let next = if word + 1 < W { word + 1 } else { 0 };
    // Two shifts, so that `shift == 0` needs no case of its own.
    words[word] >> shift | words[next] << 1 << (63 - shift)
}

/// How many stones stand in a row from the next point on.
#[inline]
pub(super) fn run<const W: usize>(stones: &Bits<W>, point: usize, step: isize) -> usize {
    let mut length = 0;
    let mut at = walk(point, step, 1);
    while stones.contains(at) {
        length += 1;
        at = walk(at, step, 1);
    }
    length
}

/// Whether there is a stone on this point, and in a winning row (rule 7). Any stone of a five has two
/// others next to it on one side.
#[inline]
pub(super) fn is_five<const W: usize>(stones: &Bits<W>, point: usize, variant: Variant) -> bool {
    let wins = |step| {
        let row = 1 + run(stones, point, step) + run(stones, point, -step);
        variant.wins_with(row)
    };
    pairs(stones, point).any(wins) && stones.contains(point)
}

/// Stones next to each other.
pub(super) struct Row {
    first: usize,
    step: isize,
    pub(super) length: usize,
}

impl Row {
    pub(super) fn stones(self) -> impl Iterator<Item = usize> {
        (0..self.length as isize).map(move |steps| walk(self.first, self.step, steps))
    }
}

/// The rows of five or more through a point where a stone is.
pub(super) fn rows_through<const W: usize>(
    stones: &Bits<W>,
    point: usize,
) -> impl Iterator<Item = Row> {
    pairs(stones, point).either_way().filter_map(move |step| {
        let behind = run(stones, point, -step);
        let length = 1 + behind + run(stones, point, step);
        let first = walk(point, -step, behind as isize);
        (length >= 5).then_some(Row { first, step, length })
    })
}

/// Whether there is a winning row anywhere (rule 7).
pub(super) fn has_five<const W: usize>(stones: &Bits<W>, variant: Variant) -> bool {
    let along = |step: u32| {
        if !variant.wins_with(6) {
            return !five_along(*stones, step, variant).is_empty();
        }
        // Rows of two, of four, of five: fewer steps than stone by stone.
        let twos = *stones & stones.down(step);
        let fours = twos & twos.down(2 * step);
        fours.meets(fours.down(step))
    };
    axes::<W>().into_iter().any(|step| along(step as u32))
}

/// All stones that stand in winning rows (rule 7).
pub(super) fn fives<const W: usize>(stones: Bits<W>, variant: Variant) -> Bits<W> {
    let mut winning = Bits::EMPTY;
    for step in axes::<W>().map(|step| step as u32) {
        let mut row = five_along(stones, step, variant);
        for _ in 0..5 {
            winning |= row;
            row = row.up(step);
        }
    }
    winning
}

/// The winning rows, each from its first stone to its last (rule 7).
pub(super) fn winning_rows<const W: usize>(stones: Bits<W>, variant: Variant) -> Vec<Vec<usize>> {
    let mut rows = Vec::new();
    for step in axes::<W>() {
        let fives = five_along(stones, step as u32, variant);
        for first in (fives - fives.up(step as u32)).iter() {
            let length = 1 + run(&stones, first, step) as isize;
            rows.push((0..length).map(|steps| walk(first, step, steps)).collect());
        }
    }
    rows
}

/// The first stones of every five along an axis; a longer row holds several.
fn five_along<const W: usize>(stones: Bits<W>, step: u32, variant: Variant) -> Bits<W> {
    let mut first = stones;
    let mut next = stones;
    for _ in 1..5 {
        next = next.down(step);
        first &= next;
    }
    if variant.wins_with(6) { first } else { first - stones.up(step) - next.down(step) }
}
