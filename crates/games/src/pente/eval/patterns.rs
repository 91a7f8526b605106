//! The table of patterns: from what surrounds a point on one axis to what a stone there would do.

use std::collections::HashMap;

use super::marks::{ATTACK, Both, Marks, RISK, TAKE};
use super::rows::{Line, Lines};
use super::values::Values;
use super::weights::LineWorth;
use crate::pente::options::Variant;

/// How far a point sees along an axis, in both directions.
pub(super) const REACH: usize = 4;

/// What lies on a neighbouring place, as two bits of a window. The bits of a stone are those of its
/// side's index plus one.
pub(super) const EMPTY: u16 = 3;
/// What lies off the board: nothing, so that shifting a line lets walls in.
pub(super) const WALL: u16 = 0;

/// What a stone on a point would do on one axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(align(16))]
pub(super) struct Kind {
    pub(super) marks: Both,
    /// What the point is worth for making lines.
    pub(super) value: Values,
}

/// Room for all kinds of any variant: a byte tells them apart.
const MOST_KINDS: usize = 1 << 8;

/// The kinds of all windows. A window holds the eight places around a point on one axis, from the
/// lowest to the highest, two bits each.
pub(super) struct Patterns {
    /// Windows share few kinds: a table of small numbers stays in the cache.
    numbers: Box<[u8; 1 << 16]>,
    kinds: Box<[Kind; MOST_KINDS]>,
}

impl Patterns {
    pub(super) fn new(variant: Variant, worth: &LineWorth) -> Patterns {
        let lines = Lines::new(variant);
        let mut known = HashMap::new();
        let mut kinds = Box::new([Kind::default(); MOST_KINDS]);
        let number = |window: u16| {
            let kind = Kind::of(window, variant, &lines, worth);
            let next = u8::try_from(known.len()).expect("rows and captures make fewer kinds");
            let number = *known.entry(kind).or_insert(next);
            kinds[usize::from(number)] = kind;
            number
        };
        let numbers: Box<[u8]> = (0..=u16::MAX).map(number).collect();
        Patterns { numbers: numbers.try_into().expect("one for every window"), kinds }
    }

    #[inline]
    pub(super) fn at(&self, window: u16) -> &Kind {
        &self.kinds[usize::from(self.numbers[usize::from(window)])]
    }
}

impl Kind {
    fn of(window: u16, variant: Variant, lines: &Lines, worth: &LineWorth) -> Kind {
        let seen = [1, 2].map(|own| Seen::by(own, window));
        Kind {
            marks: Both::new(seen.each_ref().map(|seen| seen.marks(variant, lines))),
            value: Values::new(seen.each_ref().map(|seen| worth.of(lines.class(seen.line())))),
        }
    }
}

/// A window as one side sees it.
struct Seen {
    places: [Place; 2 * REACH],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Empty,
    Own,
    Enemy,
    Wall,
}

impl Seen {
    fn by(own: u16, window: u16) -> Seen {
        let place = |n: usize| match window >> (2 * n) & 3 {
            EMPTY => Place::Empty,
            WALL => Place::Wall,
            stone if stone == own => Place::Own,
            _ => Place::Enemy,
        };
        Seen { places: std::array::from_fn(place) }
    }

    /// The places of each direction, the nearest first.
    fn rays(&self) -> [[Place; REACH]; 2] {
        [
            std::array::from_fn(|n| self.places[REACH + n]),
            std::array::from_fn(|n| self.places[REACH - 1 - n]),
        ]
    }

    fn line(&self) -> Line {
        let set = |wanted: &[Place]| {
            let bit = |n: usize| u16::from(wanted.contains(&self.places[n])) << n;
            (0..2 * REACH).map(bit).sum()
        };
        Line { own: set(&[Place::Own]), open: set(&[Place::Own, Place::Empty]) }
    }

    fn marks(&self, variant: Variant, lines: &Lines) -> Marks {
        let line = lines.class(self.line()).field().map(|field| Marks::new(field, 1));
        let longest = variant.longest_capture();
        let rays = self.rays();
        let sum =
            |of: fn([Place; REACH], usize) -> u32| rays.iter().map(|&ray| of(ray, longest)).sum();
        line.unwrap_or_default()
            + Marks::new(TAKE, sum(taken))
            + Marks::new(ATTACK, sum(attacked))
            + Marks::new(RISK, risk(rays, variant))
    }
}

/// Stones captured in a direction (rule 5).
fn taken(ray: [Place; REACH], longest: usize) -> u32 {
    flanked(ray, longest, Place::Own)
}

/// Whether a run of enemies in this direction could be captured with a stone here.
fn attacked(ray: [Place; REACH], longest: usize) -> u32 {
    flanked(ray, longest, Place::Empty).min(1)
}

/// The length of a run of enemies that may be captured, if this lies behind it.
fn flanked(ray: [Place; REACH], longest: usize, behind: Place) -> u32 {
    let run = length(ray, Place::Enemy);
    if (2..=longest).contains(&run) && ray[run] == behind { run as u32 } else { 0 }
}

/// Whether a stone here makes a run that can be captured at once; in `poof` a flanked pair is
/// worse still (rule 6).
fn risk(rays: [[Place; REACH]; 2], variant: Variant) -> u32 {
    let runs = rays.map(|ray| length(ray, Place::Own));
    let run = 1 + runs[0] + runs[1];
    if !(2..=variant.longest_capture()).contains(&run) {
        return 0;
    }
    match [rays[0][runs[0]], rays[1][runs[1]]] {
        [Place::Enemy, Place::Empty] | [Place::Empty, Place::Enemy] => 1,
        [Place::Enemy, Place::Enemy] if variant == Variant::Poof && run == 2 => 2,
        _ => 0,
    }
}

fn length(ray: [Place; REACH], of: Place) -> usize {
    ray.into_iter().take_while(|&place| place == of).count()
}
