//! Notation: `e2-e5`; positions `<board> <side> <ply>`.

use std::fmt;

use jogada_core::text::{Cursor, Field, fields, parse_board, show_board};
use jogada_core::{Bits, Cell, GameState, Message, Notation, ParseError, Side};

use super::state::{MAX_ANIMALS, MAX_PLIES};
use super::{INFO, Kind, Move, Rules, State};

impl<const W: usize> Notation for Rules<W> {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let grid = self.board.grid();
        let mut cursor = Cursor::loose(text);
        let from = cursor.cell(grid)?;
        cursor.eat_arrow();
        let to = cursor.cell(grid)?;
        cursor.end().map(|()| Move::new(from.index(), to.index()))
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        let name = |cell: usize| self.board.grid().show(Cell::at(cell));
        write!(f, "{}-{}", name(m.from()), name(m.to()))
    }

    fn parse_state(&self, text: &str) -> Result<State<W>, ParseError> {
        let [board, side, ply] = fields(text, "<board> <side> <ply>")?;
        let animals = self.read_animals(board)?;
        let to_move = side.side()?;
        let ply = ply.number(MAX_PLIES)?;
        Ok(State::set_up(self, animals, to_move, ply))
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State<W>) -> fmt::Result {
        let letter = |cell: Cell| {
            let owner = state.owner(cell.index())?;
            let kind = state.kind_at(cell.index());
            Some(INFO.legend[kind.index()].letters[owner.index()])
        };
        show_board(f, self.board.grid(), letter)?;
        write!(f, " {} {}", state.to_move(), state.ply())
    }

    fn ply(&self, state: &State<W>) -> Option<u32> {
        Some(state.ply())
    }
}

impl<const W: usize> Rules<W> {
    fn read_animals(&self, board: Field<'_>) -> Result<[[Bits<W>; 3]; 2], ParseError> {
        let mut animals = [[Bits::EMPTY; 3]; 2];
        parse_board(board, self.board.grid(), |cursor, cell| {
            let (side, kind) = cursor
                .peek()
                .and_then(animal)
                .ok_or_else(|| cursor.error(Message::new("position-animal")))?;
            animals[side.index()][kind.index()].insert(cell.index());
            cursor.take();
            Ok(())
        })?;
        for side in Side::ALL {
            let count: usize = animals[side.index()].iter().map(|kind| kind.len()).sum();
            if !(1..=MAX_ANIMALS).contains(&count) {
                let message = Message::new("position-count").with("side", side);
                let message = message.with("count", count).with("most", MAX_ANIMALS);
                return Err(board.error(message));
            }
        }
        Ok(animals)
    }
}

/// The animal a letter of a board stands for.
fn animal(letter: char) -> Option<(Side, Kind)> {
    let animals = Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind)));
    animals
        .into_iter()
        .find(|&(side, kind)| INFO.legend[kind.index()].letters[side.index()] == letter)
}
