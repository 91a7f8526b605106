//! Notation: `e5`, `pass`; positions `<board> <side> <last>`.

use std::fmt;

use jogada_core::text::{Cursor, Field, fields, parse_stones, show_stones};
use jogada_core::{Bits, Cell, GameState, Message, Notation, ParseError, Side};

use super::state::Last;
use super::{Move, Rules, State};

impl<const W: usize> Notation for Rules<W> {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::loose(text);
        let m = if cursor.eat_word("pass") {
            Move::PASS
        } else {
            Move::at(cursor.cell(self.grid)?.index())
        };
        cursor.end().map(|()| m)
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        match m.cell() {
            Some(cell) => write!(f, "{}", self.grid.show(Cell::at(cell))),
            None => write!(f, "pass"),
        }
    }

    fn parse_state(&self, text: &str) -> Result<State<W>, ParseError> {
        let [board, side, last] = fields(text, "<board> <side> <last>")?;
        let stones = parse_stones(board, self.grid, Cell::index)?;
        let to_move = side.side()?;
        let last_move = self.read_last(last, stones, to_move)?;
        let passed = last_move == Last::Pass;
        let next = if passed { to_move.other() } else { to_move };
        if passed && (self.board - (stones[0] | stones[1])).len() != 1 {
            return Err(last.error(Message::new("position-pass-early")));
        }
        let [white, black] = stones.map(Bits::len);
        if white != black + next.index() {
            let message = Message::new("position-balance").with("white", white);
            return Err(board.error(message.with("black", black).with("next", next)));
        }
        if passed && !self.pass_is_allowed(stones, next) {
            return Err(last.error(Message::new("position-pass")));
        }
        Ok(State::set_up(self, stones, to_move, last_move))
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State<W>) -> fmt::Result {
        show_stones(f, self.grid, Side::ALL.map(|side| state.stones(side)), Cell::index)?;
        write!(f, " {} ", state.to_move())?;
        match state.last() {
            Last::Nothing => write!(f, "-"),
            Last::Pass => write!(f, "pass"),
            Last::Stone(cell) => write!(f, "{}", self.grid.show(Cell::at(cell))),
        }
    }

    fn ply(&self, state: &State<W>) -> Option<u32> {
        Some(state.placed() as u32 + u32::from(state.last() == Last::Pass))
    }
}

impl<const W: usize> Rules<W> {
    fn read_last(
        &self,
        field: Field<'_>,
        stones: [Bits<W>; 2],
        to_move: Side,
    ) -> Result<Last, ParseError> {
        let last = match field.text {
            "-" => Last::Nothing,
            "pass" => Last::Pass,
            _ => {
                let mut cursor = Cursor::strict(field);
                let cell = cursor.cell(self.grid)?;
                cursor.end()?;
                Last::Stone(cell.index())
            }
        };
        match last {
            Last::Nothing if (stones[0] | stones[1]).is_empty() => {}
            Last::Nothing => return Err(field.error(Message::new("position-last-missing"))),
            Last::Stone(cell) if !stones[to_move.other().index()].contains(cell) => {
                let name = self.grid.name(Cell::at(cell));
                let message = Message::new("position-last").with("cell", name);
                return Err(field.error(message.with("side", to_move.other())));
            }
            Last::Stone(_) | Last::Pass => {}
        }
        Ok(last)
    }
}
