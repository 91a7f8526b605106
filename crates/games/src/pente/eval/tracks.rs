//! What is kept beside a position: what a stone on every empty point would do, and where each side
//! could do what.

use jogada_core::{Bits, Side};

use super::marks::{Both, FIVE, FOUR, Marks, OPEN_FOUR, TAKE};
use super::patterns::{EMPTY, Kind, Patterns, REACH};
use super::weights::LineWorth;
use crate::pente::lines::axes;
use crate::pente::options::Variant;
use crate::pente::points::Points;
use crate::pente::{Move, State};

/// Lines of the board in all directions, per word of a set of points: six per row, less two.
const LINES_PER_WORD: usize = 16;

/// What does not change in a game.
pub(super) struct Surroundings<const W: usize> {
    /// Of every point, on the four axes.
    seats: Vec<[Seat; 4]>,
    /// What is kept of the empty board.
    empty: Tracks<W>,
    patterns: Patterns,
    worth: LineWorth,
}

/// Where on which line a point lies.
#[derive(Clone, Copy, Default)]
struct Seat {
    line: u8,
    /// Two for every point before it.
    shift: u8,
}

/// Where a side could do what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chances<const W: usize> {
    pub(super) five: Bits<W>,
    pub(super) open_four: Bits<W>,
    /// Any four.
    pub(super) four: Bits<W>,
    pub(super) take: Bits<W>,
    /// Captures of more than two stones.
    pub(super) take_more: Bits<W>,
}

/// The accumulator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracks<const W: usize> {
    /// Every line of the board, two bits a point after as many walls as a window reaches.
    lines: [[u64; LINES_PER_WORD]; W],
    /// What a stone on every point would do; nothing where there is one.
    marks: [[Both; 64]; W],
    pub(super) chances: [Chances<W>; 2],
    /// What all empty points together are worth to each side for making lines.
    pub(super) value: [i32; 2],
}

impl<const W: usize> Surroundings<W> {
    pub(super) fn new(points: Points<W>, variant: Variant, worth: LineWorth) -> Self {
        let empty = Tracks {
            lines: [[0; LINES_PER_WORD]; W],
            marks: [[Both::default(); 64]; W],
            chances: [Chances::default(); 2],
            value: [0; 2],
        };
        let seats = seats(points);
        let patterns = Patterns::new(variant, &worth);
        let mut surroundings = Surroundings { seats, empty, patterns, worth };
        let mut empty = surroundings.empty.clone();
        for seat in points.all().iter().flat_map(|point| surroundings.seats[point]) {
            *empty.line(seat) |= bits(EMPTY, seat);
        }
        points.all().each(|point| surroundings.add(&mut empty, point));
        surroundings.empty = empty;
        surroundings
    }

    /// Everything from scratch.
    pub(super) fn refresh(&self, state: &State<W>) -> Tracks<W> {
        let mut tracks = self.empty.clone();
        for side in Side::ALL {
            state.stones(side).each(|point| self.place(&mut tracks, side, point));
        }
        tracks
    }

    /// Follows a move. Captures change counts, and so do stones that vanish.
    #[inline]
    pub(super) fn update(
        &self,
        before: &State<W>,
        m: Move,
        after: &State<W>,
        tracks: &mut Tracks<W>,
    ) {
        let (me, point) = (before.to_move(), m.point());
        if after.stones(me).contains(point) {
            self.place(tracks, me, point);
        }
        if Side::ALL.iter().any(|&side| before.captured(side) != after.captured(side)) {
            for side in Side::ALL {
                let gone = before.stones(side) - after.stones(side);
                gone.each(|point| self.remove(tracks, side, point));
            }
        }
    }

    /// A stone comes: the point is worth nothing any more.
    #[inline]
    fn place(&self, tracks: &mut Tracks<W>, side: Side, point: usize) {
        tracks.drop(point, &self.worth);
        self.flip(tracks, side, point);
    }

    /// A stone goes.
    fn remove(&self, tracks: &mut Tracks<W>, side: Side, point: usize) {
        self.flip(tracks, side, point);
        self.add(tracks, point);
    }

    /// A stone comes or goes: all empty points that see it look again.
    #[inline]
    fn flip(&self, tracks: &mut Tracks<W>, side: Side, point: usize) {
        let stone = side.index() as u16 + 1;
        let mut value = tracks.value;
        for (seat, step) in self.seats[point].into_iter().zip(axes::<W>()) {
            let line = tracks.line(seat);
            let old = *line;
            *line ^= bits(EMPTY ^ stone, seat);
            let new = *line;
            let seen = new >> seat.shift;
            let mut free = seen & seen >> 1 & AROUND;
            while free != 0 {
                let place = free.trailing_zeros() as usize;
                free &= free - 1;
                let watcher = point.wrapping_add_signed(step * (place as isize / 2 - 4));
                let shift = usize::from(seat.shift) + place - 2 * REACH;
                let [old, new] = [old, new].map(|line| self.patterns.at(window(line >> shift)));
                value[0] += new.value[0] - old.value[0];
                value[1] += new.value[1] - old.value[1];
                tracks.look_again(watcher, old, new);
            }
        }
        tracks.value = value;
    }

    /// What a stone on a point would do if it were empty.
    pub(super) fn marks(&self, tracks: &Tracks<W>, point: usize) -> Both {
        let on = |seat: Seat| {
            let line = tracks.lines.as_flattened()[usize::from(seat.line)];
            self.patterns.at(window(line >> seat.shift)).marks
        };
        let [a, b, c, d] = self.seats[point].map(on);
        a + b + c + d
    }

    /// Starts to keep what a stone on an empty point would do.
    fn add(&self, tracks: &mut Tracks<W>, point: usize) {
        let marks = self.marks(tracks, point);
        tracks.marks.as_flattened_mut()[point] = marks;
        tracks.add_value(marks, 1, &self.worth);
        tracks.note(point, Both::default(), marks);
    }
}

impl<const W: usize> Tracks<W> {
    /// What a stone on an empty point would do.
    #[inline]
    pub(super) fn marks(&self, point: usize) -> Both {
        self.marks.as_flattened()[point]
    }

    /// The same for all points.
    #[inline]
    pub(super) fn all_marks(&self) -> &[[Both; 64]; W] {
        &self.marks
    }

    #[inline]
    fn line(&mut self, seat: Seat) -> &mut u64 {
        &mut self.lines.as_flattened_mut()[usize::from(seat.line)]
    }

    #[inline]
    fn add_value(&mut self, marks: Both, times: i32, worth: &LineWorth) {
        for side in Side::ALL {
            self.value[side.index()] += times * worth.sum(marks.of(side));
        }
    }

    /// What a point sees on one axis is of another kind now.
    #[inline]
    fn look_again(&mut self, point: usize, old: &Kind, new: &Kind) {
        let marks = &mut self.marks.as_flattened_mut()[point];
        let before = *marks;
        let after = before - old.marks + new.marks;
        *marks = after;
        if old.marks.only(TRACKED) != new.marks.only(TRACKED) {
            self.note(point, before, after);
        }
    }

    /// Forgets what a stone on a point would do.
    #[inline]
    fn drop(&mut self, point: usize, worth: &LineWorth) {
        let marks = std::mem::take(&mut self.marks.as_flattened_mut()[point]);
        self.add_value(marks, -1, worth);
        if marks.only(TRACKED) != 0 {
            self.note(point, marks, Both::default());
        }
    }

    fn note(&mut self, point: usize, before: Both, after: Both) {
        for side in Side::ALL {
            self.chances[side.index()].note(point, before.of(side), after.of(side));
        }
    }
}

impl<const W: usize> Chances<W> {
    #[inline]
    fn note(&mut self, point: usize, before: Marks, after: Marks) {
        let is_new = |is: fn(Marks) -> bool| is(before) != is(after);
        let changes = [
            (&mut self.five, is_new(|marks| marks.has(FIVE))),
            (&mut self.open_four, is_new(|marks| marks.has(OPEN_FOUR))),
            (&mut self.four, is_new(Marks::makes_four)),
            (&mut self.take, is_new(|marks| marks.has(TAKE))),
            (&mut self.take_more, is_new(|marks| marks.get(TAKE) > 2)),
        ];
        for (set, _) in changes.into_iter().filter(|&(_, is_new)| is_new) {
            set.toggle(point);
        }
    }
}

/// The fields that decide about [`Chances`].
const TRACKED: u32 = FIVE.mask() | OPEN_FOUR.mask() | FOUR.mask() | TAKE.mask();

/// Columns and rows of a step along each axis.
const STEPS: [(isize, isize); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// The seats of all points. A line begins where no step leads back.
fn seats<const W: usize>(points: Points<W>) -> Vec<[Seat; 4]> {
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
const fn bits(what: u16, seat: Seat) -> u64 {
    (what as u64) << (seat.shift as usize + 2 * REACH)
}

/// The places of a window, the lower bit of each.
const AROUND: u64 = 0b1_0101_0100_0101_0101;

/// A window, from a line shifted to it: the place in the middle is left out.
#[inline]
const fn window(line: u64) -> u16 {
    const LOW: u64 = (1 << (2 * REACH)) - 1;
    (line & LOW | line >> 2 & (LOW << (2 * REACH))) as u16
}
