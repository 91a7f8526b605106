//! Notation: `k10`; positions `<board> <side> <captured by White> <captured by Black> <ply>`.

use std::fmt;

use jogada_core::text::{Cursor, Field, fields, parse_stones, show_stones};
use jogada_core::{Bits, GameState, Message, Notation, ParseError, Side};

use super::lines::has_five;
use super::{Move, Rules, State, Variant};

const FORM: &str = "<board> <side> <captured by White> <captured by Black> <ply>";

impl<const W: usize> Notation for Rules<W> {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::loose(text);
        let cell = cursor.cell(self.points.grid())?;
        cursor.end().map(|()| Move::at(self.points.of(cell)))
    }

    /// A move off the board, which no text names, is written as a question mark.
    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        match self.points.cell(m.point()) {
            Some(cell) => write!(f, "{}", self.points.grid().show(cell)),
            None => f.write_str("?"),
        }
    }

    fn parse_state(&self, text: &str) -> Result<State<W>, ParseError> {
        let [board, side, by_white, by_black, plies] = fields(text, FORM)?;
        let stones = parse_stones(board, self.points.grid(), |cell| self.points.of(cell))?;
        let to_move = side.side()?;
        let captured = [self.read_captured(by_white)?, self.read_captured(by_black)?];
        let ply = plies.number(u16::MAX.into())?;
        let next = Side::ALL[ply as usize % 2];
        if to_move != next {
            let message = Message::new("position-side").with("ply", ply);
            return Err(side.error(message.with("side", next)));
        }
        let (placed, taken) = (stones[0].len() + stones[1].len(), captured[0] + captured[1]);
        if placed + taken as usize > ply as usize {
            let message = Message::new("position-ply").with("stones", placed);
            return Err(plies.error(message.with("captured", taken).with("ply", ply)));
        }
        self.check_winners(board, by_black, stones, captured)?;
        let captured = captured.map(|count| count as u16);
        Ok(State::set_up(self, stones, captured, ply as u16))
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State<W>) -> fmt::Result {
        let stones = Side::ALL.map(|side| state.stones(side));
        show_stones(f, self.points.grid(), stones, |cell| self.points.of(cell))?;
        let [white, black] = Side::ALL.map(|side| state.captured(side));
        write!(f, " {} {white} {black} {}", state.to_move(), state.ply())
    }

    fn ply(&self, state: &State<W>) -> Option<u32> {
        Some(state.ply() as u32)
    }
}

impl<const W: usize> Rules<W> {
    /// A count of captured stones that captures of this variant can add up to.
    fn read_captured(&self, field: Field<'_>) -> Result<u32, ParseError> {
        let count = field.number(u16::MAX.into())?;
        let id = match self.variant {
            Variant::Gomoku | Variant::Freestyle if count > 0 => "position-no-captures",
            Variant::Pente | Variant::Boat if count % 2 == 1 => "position-pairs",
            _ if count == 1 => "position-one",
            _ => return Ok(count),
        };
        Err(field.error(Message::new(id).with("count", count)))
    }

    /// Refuses positions that both sides have won. A five and enough captures of the other side
    /// can meet in `poof` and `boat`, two fives in `boat` only.
    fn check_winners(
        &self,
        board: Field<'_>,
        by_black: Field<'_>,
        stones: [Bits<W>; 2],
        captured: [u32; 2],
    ) -> Result<(), ParseError> {
        let five = stones.map(|stones| has_five(&stones, self.variant));
        let target = u32::from(self.variant.captures_to_win());
        let enough = captured.map(|count| count >= target);
        let crossed = (five[0] && enough[1]) || (five[1] && enough[0]);
        let (by_board, by_counts) = match self.variant {
            Variant::Boat => (false, enough[0] && enough[1]),
            Variant::Poof => (five[0] && five[1], false),
            _ => (five[0] && five[1] || crossed, enough[0] && enough[1]),
        };
        match (by_board, by_counts) {
            (true, _) => Err(board.error(Message::new("position-both-won"))),
            (_, true) => Err(by_black.error(Message::new("position-both-captured"))),
            _ => Ok(()),
        }
    }
}
