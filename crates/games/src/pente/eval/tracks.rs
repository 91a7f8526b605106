//! What is kept beside a position: what a stone on every empty point would do, and where each side
//! could do what.

use jogada_core::{GameState, Side};

use super::chances::{Chances, TRACKED};
use super::marks::Both;
use super::net::{Counts, Kinds};
use super::patterns::{EMPTY, Patterns};
use super::values::Values;
use super::weights::LineWorth;
use super::windows::{Around, Seat, Watcher, bits, seats, seen};
use crate::pente::lines::{axes, walk};
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
    kinds: &'static Kinds,
}

/// What follows every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracks<const W: usize> {
    /// Every line of the board, two bits a point after as many walls as a window reaches.
    lines: [[u64; LINES_PER_WORD]; W],
    /// What a stone on every point would do; nothing where there is one.
    marks: [[Both; 64]; W],
    pub(super) chances: Chances<W>,
    /// Points by what a stone there would do, for nets.
    pub(super) counts: Counts,
    /// What all empty points together are worth to each side for making lines.
    value: Values,
}

/// Does the same for every watcher, in as many copies: each then has its own shifts, which is much
/// faster than to look them up.
macro_rules! watch {
    (|$watcher:ident| $do:block) => {
        watch!(|$watcher| $do; 0 1 2 3 4 5 6 7)
    };
    (|$watcher:ident| $do:block; $($n:literal)*) => {$({
        const WATCHER: &Watcher = &Watcher::new($n);
        let $watcher = WATCHER;
        $do
    })*};
}

impl<const W: usize> Surroundings<W> {
    pub(super) fn new(points: Points<W>, variant: Variant, worth: LineWorth) -> Self {
        let empty = Tracks {
            lines: [[0; LINES_PER_WORD]; W],
            marks: [[Both::default(); 64]; W],
            chances: Chances::default(),
            counts: Counts::NONE,
            value: Values::default(),
        };
        let seats = seats(points);
        let patterns = Patterns::new(variant, &worth);
        let mut surroundings = Surroundings { seats, empty, patterns, worth, kinds: Kinds::get() };
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
        tracks.drop(self.kinds, point, &self.worth);
        self.flip(tracks, side, point);
    }

    /// A stone goes.
    fn remove(&self, tracks: &mut Tracks<W>, side: Side, point: usize) {
        self.flip(tracks, side, point);
        self.add(tracks, point);
    }

    /// A stone comes or goes: all empty points that see it look again.
    fn flip(&self, tracks: &mut Tracks<W>, side: Side, point: usize) {
        let change = EMPTY ^ (side.index() as u16 + 1);
        let mut value = tracks.value;
        for (seat, step) in self.seats[point].into_iter().zip(axes::<W>()) {
            let line = tracks.line(seat);
            let around = Around::new(*line, seat);
            *line ^= bits(change, seat);
            let free = around.free();
            watch!(|watcher| {
                if free >> watcher.bit & 1 != 0 {
                    let window = around.window(watcher);
                    let old = self.patterns.at(window);
                    let new = self.patterns.at(window ^ change << watcher.middle);
                    if !std::ptr::eq(old, new) {
                        value = value + new.value - old.value;
                        let place = walk(point, step, watcher.steps);
                        tracks.look_again(self.kinds, place, old.marks, new.marks);
                    }
                }
            });
        }
        tracks.value = value;
    }

    /// What a stone on a point would do if it were empty.
    pub(super) fn marks(&self, tracks: &Tracks<W>, point: usize) -> Both {
        let on = |seat: Seat| {
            let line = tracks.lines.as_flattened()[usize::from(seat.line)];
            self.patterns.at(seen(line, seat)).marks
        };
        let [a, b, c, d] = self.seats[point].map(on);
        a + b + c + d
    }

    /// Starts to keep what a stone on an empty point would do.
    fn add(&self, tracks: &mut Tracks<W>, point: usize) {
        let marks = self.marks(tracks, point);
        tracks.marks.as_flattened_mut()[point] = marks;
        tracks.value = tracks.value + self.worth.both(marks);
        if !marks.is_quiet() {
            tracks.chances.note(point, Both::default(), marks);
            tracks.counts.note(self.kinds, Both::default(), marks);
            tracks.chances.liven(point);
        }
    }
}

impl<const W: usize> Tracks<W> {
    /// What a stone on an empty point would do.
    #[inline]
    pub(super) fn marks(&self, point: usize) -> Both {
        self.marks.as_flattened()[point]
    }

    /// What all empty points together are worth to a side for making lines.
    #[inline]
    pub(super) fn value(&self, side: Side) -> i32 {
        self.value.of(side)
    }

    /// The marks of all points.
    #[inline]
    pub(super) fn all_marks(&self) -> &[[Both; 64]; W] {
        &self.marks
    }

    #[inline]
    fn line(&mut self, seat: Seat) -> &mut u64 {
        &mut self.lines.as_flattened_mut()[usize::from(seat.line)]
    }

    /// What a point sees on one axis is of another kind now.
    #[inline]
    fn look_again(&mut self, kinds: &Kinds, point: usize, old: Both, new: Both) {
        let marks = &mut self.marks.as_flattened_mut()[point];
        let before = *marks;
        let after = before - old + new;
        *marks = after;
        if old.only(TRACKED) != new.only(TRACKED) {
            self.chances.note(point, before, after);
        }
        let quiet = [before.is_quiet(), after.is_quiet()];
        if quiet != [true; 2] {
            self.counts.note(kinds, before, after);
            if quiet[0] != quiet[1] {
                self.chances.liven(point);
            }
        }
    }

    /// Forgets what a stone on a point would do.
    #[inline]
    fn drop(&mut self, kinds: &Kinds, point: usize, worth: &LineWorth) {
        let marks = std::mem::take(&mut self.marks.as_flattened_mut()[point]);
        self.value = self.value - worth.both(marks);
        if !marks.is_quiet() {
            self.chances.note(point, marks, Both::default());
            self.counts.note(kinds, marks, Both::default());
            self.chances.liven(point);
        }
    }
}
