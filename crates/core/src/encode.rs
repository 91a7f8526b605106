//! Games as numbers, for learners: a fixed action space, observation planes and symmetries.
//!
//! Actions and cells use board coordinates for both sides: cell `c` is row `c / cols` from the bottom,
//! column `c % cols`. Planes are from the point of view of the side to move.

use crate::planes::bits_of_bytes;
use crate::{Bits, Cell, Explain, GameState, Grid, Plane, PlaneValue, PlaneWriter, Side};

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
    fn write_planes<V: PlaneValue>(&self, state: &Self::State, planes: &mut PlaneWriter<'_, V>);

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

    /// [`legal_mask`](Encode::legal_mask) and [`pick`](crate::Game::pick) in one, for games where both begin with the same work.
    fn mask_and_pick(
        &self,
        state: &Self::State,
        scratch: &mut Vec<Self::Move>,
        mask: &mut [bool],
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Self::Move> {
        self.legal_mask(state, scratch, mask);
        self.pick(state, scratch, choose)
    }

    /// All planes: those of the game, then `countdown` where a [limit](crate::Game::countdown) is no part of the
    /// position, then `black`.
    fn planes(&self) -> Vec<Plane> {
        let mut planes = self.own_planes();
        let countdown = Plane::one("countdown").scaled(COUNTDOWN_SCALE);
        planes.extend(self.countdown(&self.initial()).map(|_| countdown));
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
    fn observe<V: PlaneValue>(&self, state: &Self::State, out: &mut [V]) {
        let mut planes = PlaneWriter::new(self.grid(), out);
        self.write_planes(state, &mut planes);
        if let Some(countdown) = self.countdown(state) {
            let plies = u16::try_from(countdown.plies).unwrap_or(u16::MAX);
            planes.fill(plies.min(COUNTDOWN_SCALE.into()), COUNTDOWN_SCALE);
        }
        planes.fill(u16::from(state.to_move() == Side::Black), 1);
        planes.finish();
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
const COUNTDOWN_SCALE: u8 = 100;

/// The bits of every byte.
static BITS: [[bool; 8]; 256] = bits_of_bytes!(false, true);

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
    numbers: Vec<u16>,
    cells: usize,
}

/// Instead of the number of two cells that are no pair.
const NO_PAIR: u16 = u16::MAX;

impl FromTo {
    /// The pairs of which `leads(columns apart, rows apart)` is true.
    ///
    /// # Panics
    /// If they are more than 65,535: on the largest boards there are 55,900 lines that a queen could move along.
    pub fn new(grid: Grid, leads: impl Fn(u8, u8) -> bool) -> FromTo {
        let (mut starts, mut targets, mut numbers) = (vec![0], Vec::new(), Vec::new());
        for from in grid.cells() {
            let (col, row) = (grid.col(from), grid.row(from));
            for to in grid.cells() {
                let apart = (col.abs_diff(grid.col(to)), row.abs_diff(grid.row(to)));
                let is_pair = to != from && leads(apart.0, apart.1);
                numbers.push(if is_pair { targets.len() as u16 } else { NO_PAIR });
                targets.extend(is_pair.then_some(to));
            }
            starts.push(targets.len() as u32);
        }
        assert!(targets.len() <= NO_PAIR.into(), "numbers of 16 bits");
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
        number.into()
    }

    /// Marks the pairs of a cell with each of these cells.
    ///
    /// # Panics
    /// If one is no pair, or has a number that the mask has not.
    #[inline]
    pub fn mark<const W: usize>(&self, from: usize, to: Bits<W>, mask: &mut [bool]) {
        let numbers = &self.numbers[from * self.cells..][..self.cells];
        to.each(|to| mask[usize::from(numbers[to])] = true);
    }

    /// The numbers of the pairs that begin with a cell.
    #[inline]
    pub fn from(&self, cell: usize) -> std::ops::Range<usize> {
        self.starts[cell] as usize..self.starts[cell + 1] as usize
    }

    /// The pair of a number.
    pub fn pair(&self, number: usize) -> Option<[Cell; 2]> {
        let to = *self.targets.get(number)?;
        let from = self.starts.partition_point(|&start| start as usize <= number) - 1;
        Some([Cell::at(from), to])
    }
}
