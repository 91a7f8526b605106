//! Notation: `a1-a3`; positions `<board> <side> <cubes w> <cubes b> <ply>`, the cubes being
//! those off the board.

use std::fmt;

use jogada_core::text::{Cursor, Field, fields, parse_board, show_board};
use jogada_core::{Cell, GameState, Message, Notation, ParseError, Side};

use super::stack::Stack;
use super::{Move, Rules, State, Store};

/// The grammar, for readers who got it wrong.
const FORM: &str = "<board> <side> <cubes w> <cubes b> <ply>";

impl<S: Store, const CELLS: usize, const W: usize> Notation for Rules<S, CELLS, W> {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::loose(text);
        let from = cursor.cell(self.grid)?;
        cursor.eat_arrow();
        let to = cursor.cell(self.grid)?;
        cursor.end().map(|()| Move::new(from, to))
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        let [from, to] = m.cells();
        write!(f, "{}-{}", self.grid.show(from), self.grid.show(to))
    }

    fn parse_state(&self, text: &str) -> Result<State<S, CELLS, W>, ParseError> {
        let [board, side, white, black, ply] = fields(text, FORM)?;
        let mut state = self.read_board(board)?;
        let to_move = side.side()?;
        for (owner, supply) in Side::ALL.into_iter().zip([white, black]) {
            self.check_cubes(&state, owner, supply)?;
        }
        let ply = ply.number(u32::MAX)?;
        if let Some(id) = self.won_before(&state, to_move) {
            let message = Message::new(id).with("side", to_move);
            return Err(side.error(message.with("other", to_move.other())));
        }
        state.set_turn(self, to_move, ply);
        Ok(state)
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State<S, CELLS, W>) -> fmt::Result {
        show_board(f, self.grid, |cell| Self::show_square(state, cell))?;
        let [white, black] = Side::ALL.map(|side| self.supply(state, side));
        write!(f, " {} {white} {black} {}", state.to_move(), state.ply())
    }

    fn ply(&self, state: &Self::State) -> Option<u32> {
        Some(state.ply())
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    fn read_board(&self, board: Field<'_>) -> Result<State<S, CELLS, W>, ParseError> {
        let mut state = State::empty();
        let mut missing = [self.discs; 2];
        parse_board(board, self.grid, |cursor, cell| {
            match cursor.peek() {
                Some('(') => state.put_stack(self, cell, self.read_stack(cursor, &mut missing)?),
                Some('W') => state.put_cube(Side::White, cell),
                Some('B') => state.put_cube(Side::Black, cell),
                _ => return Err(cursor.error(Message::new("position-piece"))),
            }
            cursor.take();
            Ok(())
        })?;
        let short = |side: &Side| missing[side.index()] > 0;
        let Some(side) = Side::ALL.into_iter().find(short) else {
            return Ok(state);
        };
        let message = self.discs_message("position-discs-missing", side);
        Err(board.error(message.with("missing", missing[side.index()])))
    }

    /// Reads `(wbb` and stops at the bracket that follows. Takes the discs from those `missing`.
    fn read_stack(
        &self,
        cursor: &mut Cursor<'_>,
        missing: &mut [usize; 2],
    ) -> Result<Stack, ParseError> {
        let start = cursor.place();
        cursor.take();
        let mut stack = Stack::EMPTY;
        while let Some(disc) = cursor.peek().and_then(Side::from_letter) {
            let Some(left) = missing[disc.index()].checked_sub(1) else {
                return Err(cursor.error(self.discs_message("position-discs-many", disc)));
            };
            missing[disc.index()] = left;
            stack = stack.with(disc);
            cursor.take();
        }
        match cursor.peek() {
            Some(')') if !stack.is_empty() => Ok(stack),
            Some(')') => {
                cursor.take();
                Err(cursor.error_since(start, Message::new("position-no-discs")))
            }
            _ => Err(cursor.error(Message::new("position-disc"))),
        }
    }

    fn discs_message(&self, id: &'static str, side: Side) -> Message {
        Message::new(id).with("side", side).with("discs", self.discs)
    }

    /// Cubes are on the board or off it, all of them.
    fn check_cubes(
        &self,
        state: &State<S, CELLS, W>,
        side: Side,
        supply: Field<'_>,
    ) -> Result<(), ParseError> {
        let (on, off) = (state.cubes(side).len(), supply.number(self.cubes as u32)?);
        if on + off as usize == self.cubes {
            return Ok(());
        }
        let message = Message::new("position-cubes").with("side", side);
        let message = message.with("on", on).with("off", off);
        Err(supply.error(message.with("cubes", self.cubes)))
    }

    /// By which goal the side to move has won, though only a mover wins.
    fn won_before(&self, state: &State<S, CELLS, W>, to_move: Side) -> Option<&'static str> {
        if state.cubes(to_move).len() == self.cubes {
            Some("position-won-cubes")
        } else if state.controlled(to_move.other()).is_empty() {
            Some("position-won-stacks")
        } else {
            None
        }
    }

    /// What stands on a square; `None` if nothing does.
    fn show_square(state: &State<S, CELLS, W>, cell: Cell) -> Option<String> {
        let stack = state.stack(cell.index());
        let cube = Side::ALL.into_iter().find(|&side| state.cubes(side).contains(cell.index()));
        match cube {
            Some(side) => Some(side.letter().to_ascii_uppercase().to_string()),
            None if stack.is_empty() => None,
            None => Some(format!("({})", stack.discs().map(Side::letter).collect::<String>())),
        }
    }
}
