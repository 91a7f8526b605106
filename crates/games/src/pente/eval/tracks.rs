//! What is kept beside a position: every point's surroundings, and where each side could do what.

use jogada_core::{Bits, Side};

use super::marks::{FIVE, FOUR, Field, Marks, OPEN_FOUR, TAKE};
use super::patterns::{Kind, Patterns, REACH, WALL};
use crate::pente::State;
use crate::pente::points::Points;

/// The neighbours of a point that see it, by axis and by the place where they see it. Those off the
/// board are point 0, a guard.
type Watchers = [[u16; 2 * REACH]; 4];

/// What does not change in a game.
pub(super) struct Surroundings<const W: usize> {
    watchers: Vec<Watchers>,
    /// The windows of every point of the empty board.
    walls: [[u64; 64]; W],
    pub(super) patterns: Patterns,
}

/// Where a side could do what; points that hold a stone mean nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chances<const W: usize> {
    pub(super) five: Bits<W>,
    pub(super) open_four: Bits<W>,
    /// Any four.
    pub(super) four: Bits<W>,
    pub(super) take: Bits<W>,
}

/// The accumulator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracks<const W: usize> {
    /// Of every point: its windows on the four axes.
    windows: [[u64; 64]; W],
    pub(super) chances: [Chances<W>; 2],
    /// What all empty points together are worth to each side for making lines.
    pub(super) value: [i32; 2],
}

impl<const W: usize> Surroundings<W> {
    pub(super) fn new(points: Points<W>, patterns: Patterns) -> Self {
        let mut surroundings = Surroundings {
            watchers: vec![Watchers::default(); 64 * W],
            walls: [[0; 64]; W],
            patterns,
        };
        for point in points.all().iter() {
            for axis in 0..4 {
                (0..2 * REACH).for_each(|place| surroundings.look(points, point, axis, place));
            }
        }
        surroundings
    }

    /// Notes what a point of the empty board sees on one place, and who sees the point there.
    fn look(&mut self, points: Points<W>, point: usize, axis: usize, place: usize) {
        let ((cols, rows), steps) = (STEPS[axis], offset(place));
        if points.beside(point, (steps * cols, steps * rows)).is_none() {
            self.walls.as_flattened_mut()[point] |= bits(WALL, axis, place);
        }
        let watcher = points.beside(point, (-steps * cols, -steps * rows));
        self.watchers[point][axis][place] = watcher.unwrap_or(0) as u16;
    }

    /// Everything from scratch.
    pub(super) fn refresh(&self, state: &State<W>, board: Bits<W>) -> Tracks<W> {
        let mut tracks =
            Tracks { windows: self.walls, chances: [Chances::default(); 2], value: [0; 2] };
        board.each(|point| {
            let kind = self.kind(&tracks, point);
            tracks.add_value(kind.value, 1);
            for (chances, marks) in tracks.chances.iter_mut().zip(kind.marks) {
                chances.note(point, marks);
            }
        });
        let taken = Side::ALL.map(|side| state.stones(side));
        self.change(&mut tracks, taken, Bits::EMPTY, state.occupied());
        tracks
    }

    /// Follows what happened between two positions.
    #[inline]
    pub(super) fn update(&self, before: &State<W>, after: &State<W>, tracks: &mut Tracks<W>) {
        let changed = Side::ALL.map(|side| before.stones(side) ^ after.stones(side));
        self.change(tracks, changed, before.occupied(), after.occupied());
    }

    /// Stones come and go. Only empty points are worth something, so those that get a stone are
    /// dropped first and those that lose one are added last.
    #[inline]
    fn change(
        &self,
        tracks: &mut Tracks<W>,
        changed: [Bits<W>; 2],
        before: Bits<W>,
        after: Bits<W>,
    ) {
        (after - before).each(|point| tracks.add_value(self.kind(tracks, point).value, -1));
        // Point 0 stands for all who are off the board; it is worth nothing either.
        let full = before | after | Bits::one(0);
        for side in Side::ALL {
            changed[side.index()].each(|point| self.flip(tracks, side, point, &full));
        }
        (before - after).each(|point| tracks.add_value(self.kind(tracks, point).value, 1));
    }

    /// A stone comes or goes: all who see it look again.
    #[inline]
    fn flip(&self, tracks: &mut Tracks<W>, side: Side, point: usize, full: &Bits<W>) {
        let stone = side.index() as u16 + 1;
        let mut value = tracks.value;
        for (axis, watchers) in self.watchers[point].iter().enumerate() {
            for (place, &watcher) in watchers.iter().enumerate() {
                let watcher = usize::from(watcher);
                let windows = &mut tracks.windows.as_flattened_mut()[watcher];
                let old = self.patterns.number(window(*windows, axis));
                *windows ^= bits(stone, axis, place);
                let new = self.patterns.number(window(*windows, axis));
                let (old, new) = (self.patterns.kind(old), self.patterns.kind(new));
                let counts = i32::from(!full.contains(watcher));
                value[0] += (new.value[0] - old.value[0]) * counts;
                value[1] += (new.value[1] - old.value[1]) * counts;
                self.look_again(tracks, watcher, old, new);
            }
        }
        tracks.value = value;
    }

    /// What a point sees on one axis is of another kind now.
    #[inline]
    fn look_again(&self, tracks: &mut Tracks<W>, point: usize, old: &Kind, new: &Kind) {
        for side in 0..2 {
            if old.marks[side].only(TRACKED) != new.marks[side].only(TRACKED) {
                let marks = self.kind(tracks, point).marks[side];
                tracks.chances[side].note(point, marks);
            }
        }
    }

    /// What a stone on this point would do, on all axes together.
    #[inline]
    pub(super) fn kind(&self, tracks: &Tracks<W>, point: usize) -> Kind {
        let windows = tracks.windows.as_flattened()[point];
        let on = |axis| *self.patterns.at(window(windows, axis));
        on(0) + on(1) + on(2) + on(3)
    }
}

impl<const W: usize> Tracks<W> {
    #[inline]
    fn add_value(&mut self, value: [i32; 2], times: i32) {
        for (sum, value) in self.value.iter_mut().zip(value) {
            *sum += times * value;
        }
    }
}

impl<const W: usize> Chances<W> {
    #[inline]
    fn note(&mut self, point: usize, marks: Marks) {
        let fields: [(&mut Bits<W>, Field); 3] =
            [(&mut self.five, FIVE), (&mut self.open_four, OPEN_FOUR), (&mut self.take, TAKE)];
        for (set, field) in fields {
            put(set, point, marks.has(field));
        }
        put(&mut self.four, point, marks.makes_four());
    }
}

#[inline]
fn put<const W: usize>(set: &mut Bits<W>, point: usize, present: bool) {
    if set.contains(point) != present {
        set.toggle(point);
    }
}

/// The fields that decide about [`Chances`].
const TRACKED: u32 = FIVE.mask() | OPEN_FOUR.mask() | FOUR.mask() | TAKE.mask();

/// Columns and rows of a step along each axis.
const STEPS: [(isize, isize); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// How many steps from the point in the middle of a window its places lie.
fn offset(place: usize) -> isize {
    let below = place as isize - REACH as isize;
    if below < 0 { below } else { below + 1 }
}

#[inline]
const fn bits(what: u16, axis: usize, place: usize) -> u64 {
    (what as u64) << (16 * axis + 2 * place)
}

#[inline]
const fn window(windows: u64, axis: usize) -> u16 {
    (windows >> (16 * axis)) as u16
}
