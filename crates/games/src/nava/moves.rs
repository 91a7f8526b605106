//! Moves: how far stacks go, and why not elsewhere.

use jogada_core::{Bits, Cell, Explain, GameState, Grid, Illegal, Message, MoveBits, Outcome};

use super::{Rules, State, Store};

/// From one square to another; how many discs go is the distance (rule 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    from: u8,
    to: u8,
}

impl Move {
    pub(super) const fn new(from: Cell, to: Cell) -> Move {
        Move { from: from.0 as u8, to: to.0 as u8 }
    }

    #[inline]
    pub(super) const fn from(self) -> usize {
        self.from as usize
    }

    #[inline]
    pub(super) const fn to(self) -> usize {
        self.to as usize
    }

    pub(super) const fn cells(self) -> [Cell; 2] {
        [Cell(self.from as u16), Cell(self.to as u16)]
    }
}

impl MoveBits for Move {
    fn to_bits(self) -> u32 {
        u32::from(self.from) | u32::from(self.to) << 8
    }

    fn from_bits(bits: u32) -> Move {
        Move { from: bits as u8, to: (bits >> 8) as u8 }
    }
}

/// The other squares in the row and the column of a square, on the largest board.
const MAX_MOVES: usize = 16;

/// More than the tallest stack has discs, and a power of two.
const HEIGHTS: usize = 32;

/// The moves from every square of a board.
pub(super) struct Reaches<const CELLS: usize> {
    pub(super) from: [Reach; CELLS],
    /// Of two squares in line, by the difference of their numbers.
    distances: [u8; 256],
}

/// The moves from one square.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The shortest first, so that those of a lower stack come before the others.
    pub(super) moves: [Move; MAX_MOVES],
    /// How many of them a stack can make, by its height.
    counts: [u8; HEIGHTS],
    /// Which of them, by the order of the squares they lead to.
    masks: [u16; HEIGHTS],
}

impl<const CELLS: usize> Reaches<CELLS> {
    pub(super) fn new(grid: Grid) -> Self {
        let size = grid.cols();
        let distance = |difference: u8| {
            if difference < size { difference } else { difference / size }
        };
        Reaches {
            from: std::array::from_fn(|cell| Reach::new(grid, Cell::at(cell))),
            distances: std::array::from_fn(|difference| distance(difference as u8)),
        }
    }

    /// How many squares a legal move goes, and so how many discs.
    #[inline]
    pub(super) fn distance(&self, m: Move) -> u8 {
        self.distances[usize::from(m.from.abs_diff(m.to))]
    }
}

impl Reach {
    /// Cells behind the end of a small board are never asked for.
    fn new(grid: Grid, cell: Cell) -> Reach {
        let (counts, masks) = ([0; HEIGHTS], [0; HEIGHTS]);
        let mut reach = Reach { moves: [Move::new(cell, cell); MAX_MOVES], counts, masks };
        let mut count = 0;
        for height in 1..HEIGHTS {
            for to in targets(grid, cell, height as i8) {
                reach.moves[count] = Move::new(cell, to);
                count += 1;
            }
            reach.counts[height] = count as u8;
        }
        reach.masks = reach.counts.map(|now| reach.mask_of(now.into(), count));
        reach
    }

    /// The places of the first `now` moves among `all` of them, by the squares they lead to.
    fn mask_of(&self, now: usize, all: usize) -> u16 {
        let place = |m: &Move| self.moves[..all].iter().filter(|other| other.to < m.to).count();
        self.moves[..now].iter().fold(0, |mask, m| mask | 1 << place(m))
    }

    /// Which of the squares in line with this one a stack reaches, by their order.
    #[inline]
    pub(super) fn mask(&self, height: usize) -> Bits<1> {
        Bits::from_words([self.masks[height].into()])
    }

    #[inline]
    pub(super) fn count(&self, height: usize) -> usize {
        self.counts[height].into()
    }
}

/// The squares at exactly this distance along row and column.
fn targets(grid: Grid, cell: Cell, distance: i8) -> impl Iterator<Item = Cell> {
    let steps = [(0, distance), (distance, 0), (0, -distance), (-distance, 0)];
    steps
        .into_iter()
        .filter_map(move |(dx, dy)| grid.offset(cell, dx, dy).filter(|_| grid.contains(cell)))
}

impl<S: Store, const CELLS: usize, const W: usize> Explain for Rules<S, CELLS, W> {
    fn explain(&self, state: &State<S, CELLS, W>, m: Move) -> Result<(), Illegal> {
        if !m.cells().iter().all(|&cell| self.grid.contains(cell)) {
            return Err(Illegal::plain("illegal-off-board"));
        }
        self.explain_stack(state, m)?;
        self.explain_target(state, m)
    }

    fn reason(&self, state: &Self::State, outcome: Outcome) -> (&'static str, Vec<Cell>) {
        let (reason, cells) = match outcome {
            Outcome::Win(side) if self.supply(state, side) == 0 => ("cubes", state.cubes(side)),
            Outcome::Win(side) => ("stacks", state.controlled(side)),
            Outcome::Draw => ("limit", Bits::EMPTY),
        };
        (reason, cells.cells().collect())
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// The stacks that may move.
    #[inline]
    pub(super) fn movers(state: &State<S, CELLS, W>) -> Bits<W> {
        match state.outcome() {
            None => state.controlled(state.to_move()),
            Some(_) => Bits::EMPTY,
        }
    }

    #[inline]
    pub(super) fn count_from(&self, state: &State<S, CELLS, W>, cell: usize) -> usize {
        self.reach.from[cell].count(state.stack(cell).height())
    }

    /// The `n`-th move in the order of [`Game::moves`](jogada_core::Game::moves), which has more than `n`.
    #[inline]
    pub(super) fn nth_move(&self, state: &State<S, CELLS, W>, n: usize) -> Move {
        let mut picked = (0, 0);
        let mut start = 0;
        // Without a way out early: where it would be cannot be foreseen, and that costs more.
        Self::movers(state).each(|cell| {
            picked = if n >= start { (cell, n - start) } else { picked };
            start += self.count_from(state, cell);
        });
        let (cell, n) = picked;
        self.reach.from[cell].moves[n]
    }

    /// Why this is no stack to move (rule 3).
    fn explain_stack(&self, state: &State<S, CELLS, W>, m: Move) -> Result<(), Illegal> {
        let (side, other) = (state.to_move(), state.to_move().other());
        let id = if state.controlled(side).contains(m.from()) {
            return Ok(());
        } else if state.controlled(other).contains(m.from()) {
            "illegal-not-yours"
        } else if (state.cubes(side) | state.cubes(other)).contains(m.from()) {
            "illegal-cube"
        } else {
            "illegal-empty"
        };
        let [from, _] = m.cells();
        let message = Message::new(id).with("cell", self.grid.name(from));
        Err(Illegal::new(message.with("owner", other), [from]))
    }

    /// Why an own stack does not get there (rule 4).
    fn explain_target(&self, state: &State<S, CELLS, W>, m: Move) -> Result<(), Illegal> {
        let [from, to] = m.cells();
        let height = state.stack(m.from()).height();
        let distance = usize::from(self.reach.distance(m));
        let id = if from == to {
            "illegal-stays"
        } else if !self.in_line(from, to) {
            "illegal-not-in-line"
        } else if distance > height {
            "illegal-too-far"
        } else {
            return Ok(());
        };
        let message = Message::new(id)
            .with("from", self.grid.name(from))
            .with("to", self.grid.name(to))
            .with("height", height)
            .with("distance", distance);
        Err(Illegal::new(message, [from, to]))
    }

    /// Whether two squares share a row or a column.
    fn in_line(&self, from: Cell, to: Cell) -> bool {
        self.grid.col(from) == self.grid.col(to) || self.grid.row(from) == self.grid.row(to)
    }
}
