//! Shapes: what the stones in every window of two by three squares are worth.

use jogada_core::{Bits, Side};

use crate::wali::{Rules, State};

/// Squares of a window.
const SQUARES: usize = 6;

/// Windows of own and enemy stones, as bits.
const PLACES: usize = 1 << (2 * SQUARES);

/// What every window is worth, lying and standing.
pub(super) struct Windows {
    lying: Box<[i16; PLACES]>,
    standing: Box<[i16; PLACES]>,
}

impl Windows {
    /// Reads lines `x.o/.x. 12`: a lying window, `x` the own stones and `o` the enemy's, and its worth
    /// in the given column. Mirrored windows are worth the same, those of swapped colours the opposite,
    /// and those of no line nothing.
    pub(super) fn new(text: &str, column: usize) -> Windows {
        let mut windows = Windows { lying: Box::new([0; PLACES]), standing: Box::new([0; PLACES]) };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut fields = line.split_whitespace();
            let shape = fields.next().unwrap_or_default().replace('/', "");
            let worth = fields.nth(column).and_then(|worth| worth.parse().ok()).unwrap_or(0);
            windows.fill(shape.as_bytes(), worth);
        }
        windows
    }

    fn fill(&mut self, shape: &[u8], worth: i16) {
        for mirror in 0..4 {
            let (mut lying, mut standing) = ([0; 2], [0; 2]);
            for (i, &stone) in shape.iter().enumerate().filter(|(_, stone)| **stone != b'.') {
                let side = usize::from(stone == b'o');
                let (x, y) = (i % 3, i / 3);
                let x = if mirror & 1 == 0 { x } else { 2 - x };
                let y = if mirror & 2 == 0 { y } else { 1 - y };
                lying[side] |= 1 << (x + 3 * y);
                standing[side] |= 1 << (y + 2 * x);
            }
            let place = |[own, enemy]: [usize; 2]| own | enemy << SQUARES;
            self.lying[place(lying)] = worth;
            self.standing[place(standing)] = worth;
            lying.reverse();
            standing.reverse();
            self.lying[place(lying)] = -worth;
            self.standing[place(standing)] = -worth;
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
        let rows = Rows::new(rules, state, side);
        let (mut sum, cols) = (0, rows.cols);
        let [mut second, mut third] = [0; 2];
        for y in 0..rows.count {
            let first = rows.lanes[y];
            if y >= 1 {
                for x in 0..cols - 2 {
                    let at = |row: u32, up: u32| (row >> x & 0x0007_0007) << up;
                    sum += i32::from(self.lying[place(at(second, 0) | at(first, 3))]);
                }
            }
            if y >= 2 {
                for x in 0..cols - 1 {
                    let at = |row: u32, up: u32| (row >> x & 0x0003_0003) << up;
                    let window = at(third, 0) | at(second, 2) | at(first, 4);
                    sum += i32::from(self.standing[place(window)]);
                }
            }
            (second, third) = (first, second);
        }
        sum
    }
}

/// The board row by row: own stones in the low half of a word, the enemy's in the high half.
struct Rows {
    lanes: [u32; 9],
    count: usize,
    cols: usize,
}

impl Rows {
    #[inline]
    fn new<const W: usize>(rules: &Rules<W>, state: &State<W>, side: Side) -> Rows {
        let (cols, count) = (rules.grid.cols().into(), rules.grid.rows().into());
        let mut left = [state.stones(side), state.stones(side.other())];
        let mut lanes = [0; 9];
        for lane in lanes.iter_mut().take(count) {
            let [own, enemy] = left.map(|stones| stones.words()[0] as u32 & ((1u32 << cols) - 1));
            *lane = own | enemy << 16;
            left = left.map(|stones: Bits<W>| stones.down(cols as u32));
        }
        Rows { lanes, count, cols }
    }
}

/// Both halves of a window side by side.
#[inline]
fn place(window: u32) -> usize {
    ((window | window >> (16 - SQUARES)) as usize) & (PLACES - 1)
}
