//! Games as numbers, for learners: a fixed action space, observation planes and symmetries.
//!
//! Actions and cells use board coordinates for both sides: cell `c` is row `c / cols` from the bottom,
//! column `c % cols`. Planes are from the point of view of the side to move.

use crate::{Bits, Cell, Explain, GameState, Grid, Side};

/// The numeric face of a game. Everything here follows from the options: two rules with equal options have
/// the same actions, planes and symmetries.
///
/// Laws, executed for every game by `testing::laws`: actions and moves give each other back; the mask is the list
/// of moves; what [`Game::hash`](crate::Game::hash) tells apart differs in a plane; every symmetry commutes with
/// play, outcome, actions and planes.
pub trait Encode: Explain {
    /// The board, whose rows and columns are those of every plane.
    fn grid(&self) -> Grid;

    /// How many actions there are. A move of any position is one of them.
    fn action_count(&self) -> usize;

    /// The number of a move.
    ///
    /// # Panics
    /// Perhaps, if the move is legal in no position.
    fn action(&self, m: Self::Move) -> usize;

    /// The move of an action; `None` from [`action_count`](Encode::action_count) on.
    fn move_of(&self, action: usize) -> Option<Self::Move>;

    /// The move with each of its cells replaced by the entry of the table.
    fn permute(&self, m: Self::Move, cells: &[Cell]) -> Self::Move;

    /// The planes of this game alone, in the order of [`write_planes`](Encode::write_planes).
    fn own_planes(&self) -> Vec<Plane>;

    /// Writes the planes of this game alone.
    fn write_planes(&self, state: &Self::State, planes: &mut PlaneWriter<'_>);

    /// The move of an action if it is legal here. Takes any number.
    fn move_at(&self, state: &Self::State, action: usize) -> Option<Self::Move> {
        self.move_of(action).filter(|&m| self.check(state, m).is_ok())
    }

    /// Says of each action whether it is legal. `scratch` is room to work in: what it holds stays.
    ///
    /// # Panics
    /// If `mask` is shorter than [`action_count`](Encode::action_count).
    fn legal_mask(&self, state: &Self::State, scratch: &mut Vec<Self::Move>, mask: &mut [bool]) {
        let start = scratch.len();
        self.moves(state, scratch);
        mask.fill(false);
        scratch.drain(start..).for_each(|m| mask[self.action(m)] = true);
    }

    /// All planes: those of the game, then `countdown` where a [limit](crate::Game::countdown) is no part of the
    /// position, then `black`.
    fn planes(&self) -> Vec<Plane> {
        let mut planes = self.own_planes();
        planes.extend(self.countdown(&self.initial()).map(|_| Plane::one("countdown")));
        planes.push(Plane::one("black"));
        planes
    }

    /// Number of planes, rows and columns.
    fn shape(&self) -> [usize; 3] {
        let planes = self.planes().iter().map(|plane| plane.count).sum();
        [planes, self.grid().rows().into(), self.grid().cols().into()]
    }

    /// Writes all planes of a position, one after the other, each cell by cell.
    ///
    /// # Panics
    /// If `out` has not the length that [`shape`](Encode::shape) asks for.
    fn observe(&self, state: &Self::State, out: &mut [f32]) {
        let mut planes = PlaneWriter { rest: out, cells: self.grid().len() };
        self.write_planes(state, &mut planes);
        if let Some(countdown) = self.countdown(state) {
            planes.fill(countdown.plies.min(COUNTDOWN_SCALE) as f32 / COUNTDOWN_SCALE as f32);
        }
        planes.fill(f32::from(u8::from(state.to_move() == Side::Black)));
        assert!(planes.rest.is_empty(), "more room than planes");
    }

    /// The symmetries of the rules, the identity first. None exchanges the sides. The position a game begins with
    /// need not be symmetric.
    fn symmetries(&self) -> Vec<Symmetry> {
        let actions = |cells: &[Cell]| {
            let moves = (0..).map_while(|action| self.move_of(action));
            moves.map(|m| self.action(self.permute(m, cells)) as u32).collect()
        };
        let boards = self.grid().symmetries().into_iter();
        boards.map(|cells| Symmetry { actions: actions(&cells), cells }).collect()
    }
}

/// Plies that make the plane `countdown` 1.
const COUNTDOWN_SCALE: u32 = 100;

/// One observation plane, or several of a kind in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// Its sentence is the message `plane-<name>`.
    pub name: &'static str,
    /// Consecutive planes under this name.
    pub count: usize,
}

impl Plane {
    /// A single plane.
    pub const fn one(name: &'static str) -> Plane {
        Plane { name, count: 1 }
    }
}

/// Fills planes one after the other.
pub struct PlaneWriter<'a> {
    rest: &'a mut [f32],
    cells: usize,
}

impl<'a> PlaneWriter<'a> {
    /// The next planes, all 0, to be filled by hand.
    ///
    /// # Panics
    /// If there is no room for them; so do the others.
    pub fn take(&mut self, count: usize) -> &'a mut [f32] {
        let planes = self.next(count);
        planes.fill(0.0);
        planes
    }

    /// A plane that is 1 on these cells, which are few.
    pub fn mark(&mut self, cells: impl IntoIterator<Item = usize>) {
        let plane = self.take(1);
        cells.into_iter().for_each(|cell| plane[cell] = 1.0);
    }

    /// A plane that is 1 on these cells, which may be many.
    pub fn mark_set<const W: usize>(&mut self, cells: Bits<W>) {
        cells.write(&ONES, self.next(1));
    }

    /// A plane with one value on all cells.
    pub fn fill(&mut self, value: f32) {
        self.next(1).fill(value);
    }

    /// The next planes as they were left.
    fn next(&mut self, count: usize) -> &'a mut [f32] {
        let (planes, rest) = std::mem::take(&mut self.rest).split_at_mut(count * self.cells);
        self.rest = rest;
        planes
    }
}

/// The values of the bits of a byte.
static ONES: [[f32; 8]; 256] = {
    let mut table = [[0.0; 8]; 256];
    let mut n = 0;
    while n < 256 * 8 {
        table[n / 8][n % 8] = if (n / 8) >> (n % 8) & 1 == 1 { 1.0 } else { 0.0 };
        n += 1;
    }
    table
};

/// The bits of a byte.
static BITS: [[bool; 8]; 256] = {
    let mut table = [[false; 8]; 256];
    let mut n = 0;
    while n < 256 * 8 {
        table[n / 8][n % 8] = (n / 8) >> (n % 8) & 1 == 1;
        n += 1;
    }
    table
};

/// A mask in which these actions are legal.
///
/// # Panics
/// If the mask is longer than the set can be.
pub fn write_mask<const W: usize>(actions: Bits<W>, mask: &mut [bool]) {
    actions.write(&BITS, mask);
}

/// A way to turn or to mirror the board that the rules do not notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// The new place of every cell.
    pub cells: Vec<Cell>,
    /// The new number of every action.
    pub actions: Vec<u32>,
}

impl Symmetry {
    /// The planes of the position's image.
    ///
    /// # Panics
    /// If `out` is not as long as `planes`.
    pub fn permute_planes(&self, planes: &[f32], out: &mut [f32]) {
        assert_eq!(planes.len(), out.len(), "an image has as many values as the position");
        let size = self.cells.len();
        for (plane, out) in planes.chunks_exact(size).zip(out.chunks_exact_mut(size)) {
            plane.iter().zip(&self.cells).for_each(|(&value, cell)| out[cell.index()] = value);
        }
    }
}

/// The pairs of cells that a piece could ever move between, numbered: from `a1` first, to `a1` first.
pub struct FromTo {
    /// Of each cell and of the one behind the last: the number of its first pair.
    starts: Vec<u32>,
    /// The second cell of each pair.
    targets: Vec<Cell>,
    /// The number of each two cells, or [`NO_PAIR`].
    numbers: Vec<u32>,
    cells: usize,
}

/// Instead of the number of two cells that are no pair.
const NO_PAIR: u32 = u32::MAX;

impl FromTo {
    /// The pairs of which `leads(columns apart, rows apart)` is true.
    pub fn new(grid: Grid, leads: impl Fn(u8, u8) -> bool) -> FromTo {
        let (mut starts, mut targets, mut numbers) = (vec![0], Vec::new(), Vec::new());
        for from in grid.cells() {
            let (col, row) = (grid.col(from), grid.row(from));
            for to in grid.cells() {
                let apart = (col.abs_diff(grid.col(to)), row.abs_diff(grid.row(to)));
                let is_pair = to != from && leads(apart.0, apart.1);
                numbers.push(if is_pair { targets.len() as u32 } else { NO_PAIR });
                targets.extend(is_pair.then_some(to));
            }
            starts.push(targets.len() as u32);
        }
        FromTo { starts, targets, numbers, cells: grid.len() }
    }

    /// How many pairs there are.
    pub fn count(&self) -> usize {
        self.targets.len()
    }

    /// The number of a pair.
    ///
    /// # Panics
    /// If it is none.
    #[inline]
    pub fn number(&self, from: usize, to: usize) -> usize {
        let number = self.numbers[from * self.cells + to];
        assert_ne!(number, NO_PAIR, "a pair of cells");
        number as usize
    }

    /// The pair of a number.
    pub fn pair(&self, number: usize) -> Option<[Cell; 2]> {
        let to = *self.targets.get(number)?;
        let from = self.starts.partition_point(|&start| start as usize <= number) - 1;
        Some([Cell::at(from), to])
    }
}
