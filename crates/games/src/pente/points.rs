//! Squares as points of one long row of bits, with guards between the rows.

use jogada_core::{Bits, Cell, Grid};

/// The points of a board. Below and above it and between its rows lie guards, points that never
/// hold a stone: whoever walks along stones meets one before leaving the board or turning into the
/// next row, so nobody has to look out for edges.
#[derive(Clone, Copy)]
pub(super) struct Points<const W: usize> {
    grid: Grid,
}

impl<const W: usize> Points<W> {
    /// From a point to the one above it. It is that of the largest board that fits, for smaller
    /// ones too: the compiler then knows every step.
    pub(super) const STRIDE: usize = stride(W);

    /// The point of `a1`, two diagonal steps above the first of all.
    const FIRST: usize = 2 * (Self::STRIDE + 1);

    pub(super) fn new(grid: Grid) -> Self {
        assert!((grid.cols() as usize) < Self::STRIDE, "chosen by `fits`");
        Points { grid }
    }

    pub(super) fn grid(self) -> Grid {
        self.grid
    }

    /// Every point of the board, without the guards.
    pub(super) fn all(self) -> Bits<W> {
        self.grid.cells().map(|cell| self.of(cell)).collect()
    }

    pub(super) fn of(self, cell: Cell) -> usize {
        let (col, row) = (self.grid.col(cell), self.grid.row(cell));
        Self::FIRST + row as usize * Self::STRIDE + col as usize
    }

    /// The square of a point; `None` for a guard.
    pub(super) fn cell(self, point: usize) -> Option<Cell> {
        let place = point.checked_sub(Self::FIRST)?;
        let (col, row) = (place % Self::STRIDE, place / Self::STRIDE);
        let on_board = col < self.grid.cols() as usize && row < self.grid.rows() as usize;
        on_board.then(|| self.grid.cell(col as u8, row as u8))
    }

    /// The point some columns and rows away; `None` if it is off the board.
    pub(super) fn beside(self, point: usize, (cols, rows): (isize, isize)) -> Option<usize> {
        let cell = self.cell(point)?;
        let place = |from: u8, by: isize, end: u8| {
            let to = isize::from(from) + by;
            (0..isize::from(end)).contains(&to).then_some(to as u8)
        };
        let col = place(self.grid.col(cell), cols, self.grid.cols())?;
        let row = place(self.grid.row(cell), rows, self.grid.rows())?;
        Some(self.of(self.grid.cell(col, row)))
    }

    /// The squares of these points, as a set of the numbers of cells.
    pub(super) fn without_guards(self, points: Bits<W>) -> Bits<W> {
        let words = points.words();
        let (cols, stride) = (usize::from(self.grid.cols()), Self::STRIDE);
        let mut cells = [0; W];
        for row in 0..usize::from(self.grid.rows()) {
            let bits = read(&words, Self::FIRST + row * stride) & ((1 << cols) - 1);
            write(&mut cells, row * cols, bits);
        }
        Bits::from_words(cells)
    }

    pub(super) fn cells(self, points: Bits<W>) -> Vec<Cell> {
        points.iter().filter_map(|point| self.cell(point)).collect()
    }

    pub(super) fn centre(self) -> Cell {
        self.grid.cell(self.grid.cols() / 2, self.grid.rows() / 2)
    }

    /// How far a square lies from the centre: in columns and in rows.
    pub(super) fn off_centre(self, cell: Cell) -> (u8, u8) {
        let centre = self.centre();
        (
            self.grid.col(cell).abs_diff(self.grid.col(centre)),
            self.grid.row(cell).abs_diff(self.grid.row(centre)),
        )
    }
}

/// The longest row, its guard included, whose board fits into that many words: its last point is
/// `stride * (stride + 1)`, and a diagonal step from there leads to a guard.
const fn stride(words: usize) -> usize {
    let mut stride = 2;
    while (stride + 2) * (stride + 2) < 64 * words {
        stride += 1;
    }
    stride
}

/// The 64 bits from this place on.
fn read<const W: usize>(words: &[u64; W], at: usize) -> u64 {
    let (word, shift) = (at / 64, at % 64);
    let next = words.get(word + 1).copied().unwrap_or(0);
    words[word] >> shift | next << 1 << (63 - shift)
}

/// Adds bits from this place on. Those that find no room are 0.
fn write<const W: usize>(words: &mut [u64; W], at: usize, bits: u64) {
    let (word, shift) = (at / 64, at % 64);
    words[word] |= bits << shift;
    if let Some(next) = words.get_mut(word + 1) {
        *next |= bits >> 1 >> (63 - shift);
    }
}
