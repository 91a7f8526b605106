//! Lines, on whole sets of squares at once: which stones stand beside a square, and what a stone
//! placed on it would make (rules 7, 8 and 11).

use jogada_core::{Bits, Cell, Grid};

/// The four ways a stone can step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Right,
    Left,
    Up,
    Down,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::Right, Way::Left, Way::Up, Way::Down];

    #[inline]
    pub(super) const fn back(self) -> Way {
        match self {
            Way::Right => Way::Left,
            Way::Left => Way::Right,
            Way::Up => Way::Down,
            Way::Down => Way::Up,
        }
    }
}

/// The squares and how they lie to each other.
pub(super) struct Board<const W: usize> {
    pub(super) squares: Bits<W>,
    cols: u32,
    /// What a step adds to the number of a square, each [`Way`], wrapping round zero.
    distance: [usize; 4],
    /// Every other square, as on a chessboard.
    pub(super) dark: Bits<W>,
    /// Squares with one on their left.
    not_first: Bits<W>,
    /// Squares with one on their right.
    not_last: Bits<W>,
}

impl<const W: usize> Board<W> {
    pub(super) fn new(grid: Grid) -> Self {
        let beside = |dx| {
            let inner = grid.cells().filter(move |&cell| grid.offset(cell, dx, 0).is_some());
            inner.map(Cell::index).collect()
        };
        let cols = usize::from(grid.cols());
        Board {
            squares: Bits::below(grid.len()),
            cols: grid.cols().into(),
            distance: [1, usize::MAX, cols, cols.wrapping_neg()],
            dark: grid
                .cells()
                .map(Cell::index)
                .filter(|cell| (cell / cols + cell % cols) % 2 == 0)
                .collect(),
            not_first: beside(-1),
            not_last: beside(1),
        }
    }

    /// The squares one step this way from these.
    #[inline]
    pub(super) fn shift(&self, set: Bits<W>, way: Way) -> Bits<W> {
        match way {
            Way::Right => set.up(1) & self.not_first,
            Way::Left => set.down(1) & self.not_last,
            Way::Up => set.up(self.cols) & self.squares,
            Way::Down => set.down(self.cols),
        }
    }

    /// The square from which a step this way leads to `to`, which must have one.
    #[inline]
    pub(super) fn source(&self, to: usize, way: Way) -> usize {
        to.wrapping_sub(self.distance[way as usize])
    }

    /// The way from one square to the next, if they lie side by side.
    pub(super) fn way(&self, from: usize, to: usize) -> Option<Way> {
        let (from, to) = (Bits::one(from), Bits::one(to));
        Way::ALL.into_iter().find(|&way| self.shift(from, way) == to)
    }

    /// The squares beside these.
    #[inline]
    pub(super) fn beside(&self, set: Bits<W>) -> Bits<W> {
        let [right, left, up, down] = Way::ALL.map(|way| self.shift(set, way));
        right | left | up | down
    }

    #[inline]
    pub(super) fn around(&self, stones: Bits<W>) -> Around<W> {
        Around(Way::ALL.map(|way| self.run(stones, way)))
    }

    #[inline]
    fn run(&self, stones: Bits<W>, way: Way) -> Run<W> {
        let one = self.shift(stones, way.back());
        let two = self.shift(stones & one, way.back());
        let three = self.shift(stones & two, way.back());
        Run { one, two, three }
    }

    /// The stones that stand in a three (rule 7).
    #[inline]
    pub(super) fn in_threes(&self, stones: Bits<W>) -> Bits<W> {
        self.threes_along(stones, Way::Right) | self.threes_along(stones, Way::Up)
    }

    #[inline]
    fn threes_along(&self, stones: Bits<W>, way: Way) -> Bits<W> {
        let ahead = self.run(stones, way);
        let first = stones & (ahead.two - ahead.three - self.shift(stones, way));
        let second = self.shift(first, way);
        first | second | self.shift(second, way)
    }

    /// The stones that leave a three behind, whichever way they step (rule 8 with `leave=on`).
    pub(super) fn leavers(&self, stones: Bits<W>) -> Bits<W> {
        let exactly_three = Way::ALL.map(|way| {
            let three = self.run(stones, way).three;
            three - self.shift(stones & three, way.back())
        });
        let [right, left, up, down] = exactly_three;
        stones & (right | left | up | down)
    }
}

/// Squares by how many stones of one side stand next to them, unbroken, one way: at least so many.
#[derive(Clone, Copy)]
struct Run<const W: usize> {
    one: Bits<W>,
    two: Bits<W>,
    three: Bits<W>,
}

/// The runs of one side's stones next to every square, each [`Way`].
pub(super) struct Around<const W: usize>([Run<W>; 4]);

impl<const W: usize> Around<W> {
    /// Squares a stone of the side can enter by a step this way, if they are empty.
    #[inline]
    pub(super) fn entered(&self, way: Way) -> Bits<W> {
        self.0[way.back() as usize].one
    }

    /// Squares where the stone that enters by a step makes a three, each [`Way`]. The square it comes
    /// from is empty then, so along its way only the stones ahead count.
    #[inline]
    pub(super) fn threes(&self) -> [Bits<W>; 4] {
        let [right, left, up, down] = self.0;
        let (level, upright) = (three_between(right, left), three_between(up, down));
        let ahead = |run: Run<W>| run.two - run.three;
        [ahead(right) | upright, ahead(left) | upright, ahead(up) | level, ahead(down) | level]
    }

    /// Squares where the stone that enters by a step this way makes a line of four or more.
    #[inline]
    pub(super) fn four_by(&self, way: Way) -> Bits<W> {
        let (one, other) = self.across(way);
        self.0[way as usize].three | four_between(one, other)
    }

    /// Squares where a new stone makes a line of three or more.
    #[inline]
    pub(super) fn three_or_more(&self) -> Bits<W> {
        let [right, left, up, down] = self.0;
        let three = |a: Run<W>, b: Run<W>| a.two | b.two | (a.one & b.one);
        three(right, left) | three(up, down)
    }

    /// Squares where a new stone makes a line of four or more.
    #[inline]
    pub(super) fn four_or_more(&self) -> Bits<W> {
        let [right, left, up, down] = self.0;
        four_between(right, left) | four_between(up, down)
    }

    /// The two runs of the line that lies across this way.
    #[inline]
    fn across(&self, way: Way) -> (Run<W>, Run<W>) {
        let [right, left, up, down] = self.0;
        match way {
            Way::Right | Way::Left => (up, down),
            Way::Up | Way::Down => (right, left),
        }
    }
}

/// Squares that join two runs, one on either side, to a line of just three.
#[inline]
fn three_between<const W: usize>(one: Run<W>, other: Run<W>) -> Bits<W> {
    let longer = (one.two - one.three - other.one) | (other.two - other.three - one.one);
    longer | ((one.one - one.two) & (other.one - other.two))
}

/// Squares that join two runs, one on either side, to a line of four or more.
#[inline]
fn four_between<const W: usize>(one: Run<W>, other: Run<W>) -> Bits<W> {
    one.three | other.three | (one.two & other.one) | (one.one & other.two)
}
