//! The table of patterns: from what surrounds a point on one axis to what a stone there would do.
//!
//! The table of a variant takes a few milliseconds to build and depends on nothing else, so a process
//! builds it once; only the values of its few kinds follow the weights.

use std::array::from_fn;
use std::collections::HashMap;
use std::sync::OnceLock;

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub(super) struct Kind {
    pub(super) marks: Both,
    /// What the point is worth for making lines.
    pub(super) value: Values,
}

/// Room for all kinds of any variant: a byte tells them apart.
const MAX_KINDS: usize = 1 << 8;

/// Number of windows. A window holds the eight places around a point on one axis, from the lowest to
/// the highest, two bits each.
const WINDOWS: usize = 1 << (4 * REACH);

/// The kinds of all windows.
pub(super) struct Patterns {
    numbers: &'static [u8; WINDOWS],
    kinds: Box<[Kind; MAX_KINDS]>,
}

impl Patterns {
    pub(super) fn new(variant: Variant, worth: &LineWorth) -> Patterns {
        let Numbered { numbers, marks } = Numbered::of(variant);
        let kind = |marks: Both| Kind { marks, value: worth.both(marks) };
        Patterns { numbers, kinds: Box::new(marks.map(kind)) }
    }

    #[inline]
    pub(super) fn at(&self, window: u16) -> &Kind {
        &self.kinds[usize::from(self.numbers[usize::from(window)])]
    }
}

/// The marks of all windows, without their values.
struct Numbered {
    /// Windows share few marks: a table of small numbers stays in the cache.
    numbers: Box<[u8; WINDOWS]>,
    marks: [Both; MAX_KINDS],
}

impl Numbered {
    /// The one of a variant, shared by the whole process.
    fn of(variant: Variant) -> &'static Numbered {
        static ALL: [OnceLock<Numbered>; Variant::COUNT] =
            [const { OnceLock::new() }; Variant::COUNT];
        ALL[variant as usize].get_or_init(|| Numbered::new(variant))
    }

    fn new(variant: Variant) -> Numbered {
        let white = white_marks(variant);
        let mut known = HashMap::new();
        let mut marks = [Both::default(); MAX_KINDS];
        let number = |window: u16| {
            let both = [window, swap_sides(window)].map(|window| white[usize::from(window)]);
            let both = Both::new(both);
            let next = u8::try_from(known.len()).expect("rows and captures make fewer kinds");
            let number = *known.entry(both).or_insert(next);
            marks[usize::from(number)] = both;
            number
        };
        let numbers: Box<[u8]> = (0..=u16::MAX).map(number).collect();
        Numbered { numbers: numbers.try_into().expect("one for every window"), marks }
    }
}

/// The window with the stones of both sides exchanged.
const fn swap_sides(window: u16) -> u16 {
    const LOW: u16 = 0x5555;
    (window & LOW) << 1 | window >> 1 & LOW
}

/// What a white stone in the middle of each window would do.
fn white_marks(variant: Variant) -> Vec<Marks> {
    let (lines, longest) = (Lines::new(variant), variant.longest_capture());
    let halves = |forward: bool| -> [Ray; 1 << (2 * REACH)] {
        from_fn(|half| Ray::new(half as u16, forward, longest))
    };
    let (below, above) = (halves(false), halves(true));
    let marks = |(above, below): (&Ray, &Ray)| {
        let field = lines.class(Ray::line(above, below)).field();
        field.map(|field| Marks::new(field, 1)).unwrap_or_default()
            + Marks::new(TAKE, above.taken + below.taken)
            + Marks::new(ATTACK, above.attacked + below.attacked)
            + Marks::new(RISK, risk([above, below], variant))
    };
    above
        .iter()
        .flat_map(|above| below.iter().map(move |below| (above, below)))
        .map(marks)
        .collect()
}

/// What White sees from a point in one direction of an axis: half a window.
struct Ray {
    /// Own stones and those with the empty places, as bits in the order of the window.
    line: Line,
    /// Stones a stone on the point would capture.
    taken: u32,
    /// Whether it would attack a run that could then be captured.
    attacked: u32,
    /// Own stones next to the point, and what lies behind them within sight.
    run: usize,
    behind: Option<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Empty,
    Own,
    Enemy,
    Wall,
}

impl Ray {
    /// Half a window, the nearest place lowest if it leads forward.
    fn new(half: u16, forward: bool, longest: usize) -> Ray {
        let place = |n: usize| match half >> (2 * n) & 3 {
            EMPTY => Place::Empty,
            WALL => Place::Wall,
            1 => Place::Own,
            _ => Place::Enemy,
        };
        let places: [Place; REACH] = from_fn(place);
        let bits = |wanted: &[Place]| {
            (0..REACH).map(|n| u16::from(wanted.contains(&places[n])) << n).sum::<u16>()
        };
        let line = Line { own: bits(&[Place::Own]), open: bits(&[Place::Own, Place::Empty]) };
        let nearest_first = from_fn(|n| places[if forward { n } else { REACH - 1 - n }]);
        let run = length(nearest_first, Place::Own);
        Ray {
            line,
            taken: taken(nearest_first, longest),
            attacked: attacked(nearest_first, longest),
            run,
            behind: nearest_first.get(run).copied(),
        }
    }

    /// The line through the point.
    fn line(above: &Ray, below: &Ray) -> Line {
        let whole = |above: u16, below: u16| above << REACH | below;
        Line {
            own: whole(above.line.own, below.line.own),
            open: whole(above.line.open, below.line.open),
        }
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
fn risk(rays: [&Ray; 2], variant: Variant) -> u32 {
    let run = 1 + rays[0].run + rays[1].run;
    if !(2..=variant.longest_capture()).contains(&run) {
        return 0;
    }
    match rays.map(|ray| ray.behind) {
        [Some(Place::Enemy), Some(Place::Empty)] | [Some(Place::Empty), Some(Place::Enemy)] => 1,
        [Some(Place::Enemy), Some(Place::Enemy)] if variant == Variant::Poof && run == 2 => 2,
        _ => 0,
    }
}

fn length(ray: [Place; REACH], of: Place) -> usize {
    ray.into_iter().take_while(|&place| place == of).count()
}

#[cfg(test)]
mod tests {
    use jogada_core::{Playable, Weights};

    use super::*;
    use crate::pente::Pente;
    use crate::pente::eval::weights::Worth;

    /// Building it anew for every search cost 7 ms of each.
    #[test]
    fn the_table_of_a_variant_is_built_once() {
        let weights =
            Weights::parse(Pente::WEIGHTS).expect("the weights that ship are well formed");
        let lines = weights.build::<Worth>().lines;
        let table = |variant| Patterns::new(variant, &lines).numbers.as_ptr();
        assert_eq!(table(Variant::Pente), table(Variant::Pente));
        assert_ne!(table(Variant::Pente), table(Variant::Poof));
    }
}
