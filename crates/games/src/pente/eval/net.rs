//! What a net is told about a position: how many points there are of every kind at which a side could make a
//! threat, captured stones, and how much its lines are worth.
//!
//! The points of each kind are counted with the moves; the sums of the hidden layer are found afresh for every position that is
//! evaluated: few kinds have points.

use std::array::from_fn;
use std::sync::LazyLock;

use jogada_core::{InputList, Net, NetShape, NetSums, Side};

use super::marks::Both;
use super::marks::{ATTACK, FOUR, Marks, OPEN_FOUR, OPEN_THREE, OPEN_TWO, RISK, TAKE, THREE};
use super::threats::View;
use crate::pente::options::Variant;

/// The hidden layer of a side.
pub(super) const HIDDEN: usize = 32;

/// What lines a stone would make, none of them a threat first.
const LINES: usize = 11;

/// What a stone would do about captures: nothing, become part of a run that can be captured, attack, capture.
const CAPTURES: usize = 4;

/// Kinds of points of a side; the first is none.
const KINDS: usize = LINES * CAPTURES;

/// More points of a kind count as so many.
const MOST: usize = 6;

/// Steps of captured stones, none apart: as many as captured fifths, in halves.
const CAPTURED: usize = 10;

/// Steps of what the lines are worth.
const WORTH: usize = 16;

/// Points of worth in a step.
const STEP: i32 = 400;

/// Inputs of a side.
const INPUTS: usize = KINDS * MOST + CAPTURED + WORTH;

/// The shape of nets for a variant. Nothing in it depends on the board.
pub(super) fn shape(variant: Variant) -> NetShape {
    let captures = if variant.longest_capture() > 0 { "on" } else { "off" };
    let swapped = |input: usize| (input + INPUTS) % (2 * INPUTS);
    let mut shape =
        NetShape::new(format!("threats captures={captures}"), HIDDEN, 2 * INPUTS, swapped);
    shape.images = vec![(0..2 * INPUTS as u16).collect()];
    shape
}

/// The kind of every point by what a stone there would do: two numbers to add up.
pub(super) struct Kinds {
    lines: Box<[u8; Marks::LINES]>,
    captures: Box<[u8; Marks::CAPTURES]>,
}

impl Kinds {
    /// The one there is: it depends on nothing.
    pub(super) fn get() -> &'static Kinds {
        static KINDS: LazyLock<Kinds> = LazyLock::new(|| Kinds {
            lines: Box::new(from_fn(|n| line_kind(Marks::of_lines(n)) * CAPTURES as u8)),
            captures: Box::new(from_fn(|n| capture_kind(Marks::of_captures(n)))),
        });
        &KINDS
    }

    #[inline]
    fn of(&self, marks: Marks) -> usize {
        usize::from(self.lines[marks.lines()] + self.captures[marks.captures()])
    }
}

fn capture_kind(marks: Marks) -> u8 {
    match () {
        () if marks.has(TAKE) => 3,
        () if marks.has(ATTACK) => 2,
        () if marks.has(RISK) => 1,
        () => 0,
    }
}

fn line_kind(marks: Marks) -> u8 {
    let (four, tria) = (marks.get(FOUR), marks.get(OPEN_THREE));
    match () {
        () if marks.has(OPEN_FOUR) => 1,
        () if four > 1 => 2,
        () if four == 1 && tria > 0 => 3,
        () if four == 1 && marks.has(THREE) => 4,
        () if four == 1 && marks.has(OPEN_TWO) => 5,
        () if four == 1 => 6,
        () if tria > 1 => 7,
        () if tria == 1 && marks.has(THREE) => 8,
        () if tria == 1 && marks.has(OPEN_TWO) => 9,
        () if tria == 1 => 10,
        () => 0,
    }
}

/// How many points of each kind a side has; of the first, which is none, anything.
type SideCounts = [u8; KINDS.next_multiple_of(8)];

/// How many points of each kind either side has.
#[derive(Clone, Debug)]
pub(super) struct Counts([SideCounts; 2]);

/// Points without a kind are not counted.
impl PartialEq for Counts {
    fn eq(&self, other: &Counts) -> bool {
        self.0.iter().zip(&other.0).all(|(one, other)| one[1..] == other[1..])
    }
}

impl Eq for Counts {}

impl Counts {
    pub(super) const NONE: Counts = Counts([[0; KINDS.next_multiple_of(8)]; 2]);

    /// What a stone on a point would do has changed.
    #[inline]
    pub(super) fn note(&mut self, kinds: &Kinds, before: Both, after: Both) {
        for (counts, side) in self.0.iter_mut().zip(Side::ALL) {
            let [old, new] = [before, after].map(|marks| kinds.of(marks.of(side)));
            counts[old] = counts[old].wrapping_sub(1);
            counts[new] = counts[new].wrapping_add(1);
        }
    }
}

/// Calls `put` with the kinds there are and how many points they have, the points without a kind apart.
#[inline]
fn each_kind(counts: &SideCounts, mut put: impl FnMut(usize, usize)) {
    let (words, _) = counts.as_chunks::<8>();
    for (word, &bytes) in words.iter().enumerate() {
        let mut left = u64::from_le_bytes(bytes);
        // The first kind is none.
        left &= if word == 0 { !0xff } else { !0 };
        while left != 0 {
            let byte = left.trailing_zeros() / 8;
            put(8 * word + byte as usize, (left >> (8 * byte) & 0xff) as usize);
            left &= !(0xff << (8 * byte));
        }
    }
}

/// Calls `put` with all inputs of a position, as White sees it.
#[inline]
pub(super) fn each_input<const W: usize>(view: &View<'_, W>, mut put: impl FnMut(usize)) {
    for (counts, side) in view.tracks.counts.0.iter().zip(Side::ALL) {
        let start = side.index() * INPUTS;
        each_kind(counts, |kind, count| put(start + kind * MOST + count.min(MOST) - 1));
        let start = start + KINDS * MOST;
        let tenths = usize::from(view.state.captured(side) * 10)
            / usize::from(view.evaluator.variant.captures_to_win());
        if tenths > 0 {
            put(start + tenths.min(CAPTURED) - 1);
        }
        let worth = (view.tracks.value(side) / STEP).clamp(0, WORTH as i32 - 1) as usize;
        put(start + CAPTURED + worth);
    }
}

/// Inputs that are on at once, at most: kinds there are points of, captured stones and the worth of lines.
const MOST_INPUTS: usize = 2 * (KINDS + 2);

/// The sums of a position for the net.
#[inline]
pub(super) fn sums<const W: usize>(net: &Net<HIDDEN>, view: &View<'_, W>) -> NetSums<HIDDEN> {
    let mut inputs = InputList::<MOST_INPUTS>::NONE;
    each_input(view, |input| inputs.push(input));
    net.sums_of(&inputs)
}
