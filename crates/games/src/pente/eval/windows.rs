//! Lines of the board as words, two bits a point, and the windows points see on them.

use super::patterns::REACH;
use crate::pente::points::Points;

/// Where on which line a point lies.
#[derive(Clone, Copy, Default)]
pub(super) struct Seat {
    pub(super) line: u8,
    /// Two for every point before it.
    shift: u8,
}

/// Columns and rows of a step along each axis.
const STEPS: [(isize, isize); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// The seats of all points. A line begins where no step leads back.
pub(super) fn seats<const W: usize>(points: Points<W>) -> Vec<[Seat; 4]> {
    let mut seats = vec![[Seat::default(); 4]; 64 * W];
    let mut lines = 0;
    for point in points.all().iter() {
        for (axis, (cols, rows)) in STEPS.into_iter().enumerate() {
            let before = points.beside(point, (-cols, -rows)).map(|before| seats[before][axis]);
            lines += u8::from(before.is_none());
            let first = Seat { line: lines - 1, shift: 0 };
            let next = |Seat { line, shift }| Seat { line, shift: shift + 2 };
            seats[point][axis] = before.map_or(first, next);
        }
    }
    seats
}

/// These bits in the middle of the window of a seat.
#[inline]
pub(super) const fn bits(what: u16, seat: Seat) -> u64 {
    (what as u64) << (seat.shift as usize + 2 * REACH)
}

/// The window of a seat.
#[inline]
pub(super) const fn seen(line: u64, seat: Seat) -> u16 {
    window(line >> seat.shift)
}

/// A window, from a line shifted to it: the place in the middle is left out.
#[inline]
const fn window(line: u64) -> u16 {
    const LOW: u64 = (1 << (2 * REACH)) - 1;
    (line & LOW | line >> 2 & (LOW << (2 * REACH))) as u16
}

/// What lies around a seat, as far as any point sees that sees the seat.
#[derive(Clone, Copy)]
pub(super) struct Around(u64);

impl Around {
    #[inline]
    pub(super) const fn new(line: u64, seat: Seat) -> Around {
        const BELOW: u8 = 2 * REACH as u8;
        let is_far = seat.shift >= BELOW;
        Around(if is_far { line >> (seat.shift - BELOW) } else { line << (BELOW - seat.shift) })
    }

    /// The empty places, the lower bit of each.
    #[inline]
    pub(super) const fn free(self) -> u64 {
        self.0 & self.0 >> 1
    }

    /// The window of a watcher.
    #[inline]
    pub(super) const fn window(self, watcher: &Watcher) -> u16 {
        window(self.0 >> watcher.shift)
    }
}

/// A point that sees the one in the middle.
pub(super) struct Watcher {
    /// How far along the axis it is.
    pub(super) steps: isize,
    /// Its bit among the empty places.
    pub(super) bit: u32,
    /// Where its window begins.
    shift: u32,
    /// Where in its window the middle is.
    pub(super) middle: u32,
}

impl Watcher {
    /// The watchers in the order of their places.
    pub(super) const fn new(n: usize) -> Watcher {
        let place = if n < REACH { n } else { n + 1 };
        Watcher {
            steps: place as isize - REACH as isize,
            bit: 2 * (REACH + place) as u32,
            shift: 2 * place as u32,
            middle: 2 * (2 * REACH - 1 - n) as u32,
        }
    }
}
