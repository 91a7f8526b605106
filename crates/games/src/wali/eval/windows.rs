//! Shapes: what the stones in every window of two by three squares are worth.

use jogada_core::{Bits, Side, Weighed, WeightReader};

use crate::wali::{Rules, State};

/// Squares of a window.
const SQUARES: usize = 6;

/// Windows of own and enemy stones, as bits.
const PLACES: usize = 1 << (2 * SQUARES);

/// Own and enemy stones of a square.
const COLOURS: u32 = 2;

/// A window is worth so much at most: beyond that a board of them would be.
const MAX_WORTH: i32 = 30_000;

/// Rows of the widest board, as bits.
const ROWS: usize = 1 << 9;

/// What every window is worth, lying and standing. A window is read column by column.
pub(super) struct Windows {
    lying: Box<[i16; PLACES]>,
    standing: Box<[i16; PLACES]>,
    /// The stones of every row of one colour.
    rows: Box<[Row; ROWS]>,
}

/// Windows of two rows and three columns, and of three rows and two columns: bits of a column.
const LYING: u32 = 2 * COLOURS;
const STANDING: u32 = 3 * COLOURS;

impl Windows {
    /// From shapes such as `x.o/.x.` and their worth: a lying window, `x` the own stones and `o` the
    /// enemy's. Mirrored windows are worth the same, those of swapped colours the opposite, and those
    /// that are not here nothing.
    pub(super) fn new(shapes: &[(&str, i32)]) -> Windows {
        let mut windows = Windows {
            lying: Box::new([0; PLACES]),
            standing: Box::new([0; PLACES]),
            rows: Box::new(std::array::from_fn(Row::new)),
        };
        for (shape, worth) in shapes {
            let worth = (*worth).clamp(-MAX_WORTH, MAX_WORTH);
            windows.fill(shape.replace('/', "").as_bytes(), worth as i16);
        }
        windows
    }

    fn fill(&mut self, shape: &[u8], worth: i16) {
        for mirror in 0..4 {
            // The second place is that of the window with the colours swapped.
            let (mut lying, mut standing) = ([0; 2], [0; 2]);
            for (i, &stone) in shape.iter().enumerate().filter(|(_, stone)| **stone != b'.') {
                let (x, y) = (i as u32 % 3, i as u32 / 3);
                let x = if mirror & 1 == 0 { x } else { 2 - x };
                let y = if mirror & 2 == 0 { y } else { 1 - y };
                for (swapped, colour) in [b'o', b'x'].into_iter().enumerate() {
                    let enemy = u32::from(stone == colour);
                    lying[swapped] |= 1 << (LYING * x + COLOURS * y + enemy);
                    standing[swapped] |= 1 << (STANDING * y + COLOURS * x + enemy);
                }
            }
            for (swapped, worth) in [worth, -worth].into_iter().enumerate() {
                self.lying[lying[swapped]] = worth;
                self.standing[standing[swapped]] = worth;
            }
        }
    }

    /// The worth of all windows of the board to a side.
    #[inline]
    pub(super) fn total<const W: usize>(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        side: Side,
    ) -> i32 {
        let (cols, rows) = (u32::from(rules.grid.cols()), rules.grid.rows());
        let mut left = [state.stones(side), state.stones(side.other())];
        let (mut sum, mut last, mut last_but_one) = (0, Row::EMPTY, Row::EMPTY);
        for y in 0..rows {
            let row = self.row(left, cols);
            left = left.map(|stones| stones.down(cols));
            if y >= 1 {
                let lanes = row.lying | last.lying << COLOURS;
                sum += worth(&self.lying, lanes, LYING, cols - 2);
            }
            if y >= 2 {
                let upper = last.standing << COLOURS | last_but_one.standing << (2 * COLOURS);
                sum += worth(&self.standing, row.standing | upper, STANDING, cols - 1);
            }
            (last, last_but_one) = (row, last);
        }
        sum
    }

    /// The first row of own and enemy stones on a board so wide.
    #[inline]
    fn row<const W: usize>(&self, stones: [Bits<W>; 2], cols: u32) -> Row {
        let first = (1 << cols) - 1;
        let [own, enemy] =
            stones.map(|stones| self.rows[(stones.words()[0] as usize & first) % ROWS]);
        Row { lying: own.lying | enemy.lying << 1, standing: own.standing | enemy.standing << 1 }
    }
}

/// The shapes are the ends of the names, after a colon.
impl Weighed for Windows {
    fn read(name: &str, from: &mut WeightReader<'_>) -> Windows {
        Windows::new(&from.take_all(&format!("{name}:")))
    }
}

/// A row of stones with room between its squares for the other rows of windows.
#[derive(Clone, Copy)]
struct Row {
    lying: u64,
    standing: u64,
}

impl Row {
    const EMPTY: Row = Row { lying: 0, standing: 0 };

    /// The row with own stones where there are bits.
    fn new(bits: usize) -> Row {
        let apart = |step: u32| (0..9).map(|x| (bits as u64 >> x & 1) << (step * x)).sum();
        Row { lying: apart(LYING), standing: apart(STANDING) }
    }
}

/// The worth of so many windows side by side.
#[inline]
fn worth(values: &[i16; PLACES], mut lanes: u64, column: u32, count: u32) -> i32 {
    let mut sum = 0;
    for _ in 0..count {
        sum += i32::from(values[lanes as usize % PLACES]);
        lanes >>= column;
    }
    sum
}
