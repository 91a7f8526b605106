//! The board as the protocol sees it: points counted from 0, columns first.

use std::fmt;

use jogada_play::{AnyMatch, Cell, Side, cell_name};

/// A point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: u8,
    pub(super) y: u8,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// All stones, and what points are called.
#[derive(Clone, Debug)]
pub(super) struct Board {
    stones: Vec<(Point, Side)>,
    names: Vec<String>,
    width: u8,
}

impl Board {
    /// The position of a game.
    pub(super) fn of(game: &dyn AnyMatch) -> Board {
        let view = game.view();
        let width = view.grid.cols;
        let point = |place: usize| Point {
            x: (place % usize::from(width)) as u8,
            y: (place / usize::from(width)) as u8,
        };
        let stone = |(place, cell): (usize, &jogada_play::CellView)| {
            Some((point(place), cell.stack.last()?.owner))
        };
        let names = (0..view.cells.len()).map(|place| cell_name(&view, Cell(place as u16)));
        let names = names.collect();
        let mut board = Board { stones: Vec::new(), names, width };
        board.stones = view.cells.iter().enumerate().filter_map(stone).collect();
        board.order_as(game);
        board
    }

    /// Stones in the order of the moves, which some programs count on; those of a given start first.
    fn order_as(&mut self, game: &dyn AnyMatch) {
        let moves = game.line().moves;
        let place = |board: &Board, point: Point| {
            let name = board.name(point);
            moves.iter().position(|m| Some(m) == name.as_ref()).map_or(0, |place| place + 1)
        };
        let mut stones = std::mem::take(&mut self.stones);
        stones.sort_by_key(|(point, _)| place(self, *point));
        self.stones = stones;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    pub(super) fn stones(&self) -> impl Iterator<Item = (Point, Side)> {
        self.stones.iter().copied()
    }

    /// What a point is called; `None` if it is not on the board.
    pub(super) fn name(&self, point: Point) -> Option<String> {
        let place = usize::from(point.y) * usize::from(self.width) + usize::from(point.x);
        (point.x < self.width).then(|| self.names.get(place).cloned()).flatten()
    }

    /// The same with one more stone.
    pub(super) fn with(mut self, point: Point, side: Side) -> Board {
        self.stones.push((point, side));
        self
    }

    /// The one stone that is new since an earlier board; `None` if that is not all that has changed.
    pub(super) fn answer_to(&self, known: &Board) -> Option<Point> {
        let is_known = |stone: &&(Point, Side)| known.stones.contains(stone);
        let mut new = self.stones.iter().filter(|stone| !is_known(stone));
        let (point, _) = *new.next()?;
        (new.next().is_none() && self.stones.len() == known.stones.len() + 1).then_some(point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_have_points_in_the_order_of_the_moves() {
        let spec = "pente:size=9,variant=freestyle";
        let mut game = jogada_play::open(spec, None).unwrap();
        for m in ["e5", "d4", "a1"] {
            game.play(m).unwrap();
        }
        let board = Board::of(&*game);
        let points: Vec<String> = board.stones().map(|(point, _)| point.to_string()).collect();
        assert_eq!(points, ["4,4", "3,3", "0,0"]);
        assert_eq!(board.name(Point { x: 8, y: 0 }).as_deref(), Some("j1"));
        assert_eq!(board.name(Point { x: 9, y: 0 }), None);
        let earlier = board.clone();
        game.play("b2").unwrap();
        let next = Board::of(&*game);
        assert_eq!(next.answer_to(&earlier), Some(Point { x: 1, y: 1 }));
        game.play("c3").unwrap();
        assert_eq!(Board::of(&*game).answer_to(&earlier), None);
    }
}
