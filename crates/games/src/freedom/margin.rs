//! What the scores can still become.

use jogada_core::{Bits, GameState, Side};

use super::eval::windows_by_stones;
use super::score::Direction;
use super::{Rules, Score, State};

impl<const W: usize> Rules<W> {
    /// What a side surely has, and what it can have at best: stones are never taken away, so a four
    /// between enemies or edges stays, and a window with an enemy stone is lost.
    #[inline]
    pub(super) fn prospect(&self, state: &State<W>, side: Side) -> Prospect {
        let (own, enemy) = (state.stones(side), state.stones(side.other()));
        let turns = self.turns_left(state, side);
        let mut count = Count::default();
        for direction in self.lines.directions() {
            let windows = windows_by_stones(direction, own, self.board - enemy);
            let closed = windows[4] - open_ended(direction, self.board - enemy);
            count.add_sure(direction, closed);
            let reachable = windows[4_usize.saturating_sub(turns)..].iter();
            count.add_possible(direction, reachable.fold(Bits::EMPTY, |all, &set| all | set));
        }
        match self.score {
            Score::Stones => Prospect { least: count.sure(), most: count.possible() },
            Score::Lines => Prospect { least: count.sure_lines, most: count.possible_lines },
        }
    }

    /// Stones a side will still place at most.
    fn turns_left(&self, state: &State<W>, side: Side) -> usize {
        let empty = self.grid.len() - state.placed();
        if side == state.to_move() { empty.div_ceil(2) } else { empty / 2 }
    }
}

/// A score at the end.
pub(super) struct Prospect {
    pub(super) least: i32,
    pub(super) most: i32,
}

/// Windows of four, counted and as the squares they cover.
#[derive(Default)]
struct Count<const W: usize> {
    sure_squares: Bits<W>,
    possible_squares: Bits<W>,
    sure_lines: i32,
    possible_lines: i32,
}

impl<const W: usize> Count<W> {
    #[inline]
    fn add_sure(&mut self, direction: &Direction<W>, windows: Bits<W>) {
        self.sure_lines += windows.len() as i32;
        self.sure_squares |= covered(direction, windows);
    }

    #[inline]
    fn add_possible(&mut self, direction: &Direction<W>, windows: Bits<W>) {
        self.possible_lines += windows.len() as i32;
        self.possible_squares |= covered(direction, windows);
    }

    fn sure(&self) -> i32 {
        self.sure_squares.len() as i32
    }

    fn possible(&self) -> i32 {
        self.possible_squares.len() as i32
    }
}

/// The squares of windows given by their first ones.
#[inline]
fn covered<const W: usize>(direction: &Direction<W>, windows: Bits<W>) -> Bits<W> {
    let two = windows | direction.ahead(windows);
    two | direction.ahead(direction.ahead(two))
}

/// The windows, by their first squares, with an end that is not closed by the edge or an enemy.
#[inline]
fn open_ended<const W: usize>(direction: &Direction<W>, open: Bits<W>) -> Bits<W> {
    let fourth = (0..4).fold(open, |set, _| direction.behind(set));
    direction.ahead(open) | fourth
}
