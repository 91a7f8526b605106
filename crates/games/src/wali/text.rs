//! Notation: `c3`, `pass`, `c3-c4`, `c3-c4xa1`; positions
//! `<board> <side> <hand w> <hand b> <ban w> <ban b> <quiet>`.

use std::fmt;

use jogada_core::text::{Cursor, Field, fields, parse_stones, show_stones};
use jogada_core::{Bits, Cell, GameState, Message, Notation, ParseError, Side};

use super::lines::Way;
use super::moves::{Ban, Step, Turn};
use super::options::Back;
use super::{Move, Rules, State};

impl<const W: usize> Notation for Rules<W> {
    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::loose(text);
        if cursor.eat_word("pass") {
            return cursor.end().map(|()| Move::PASS);
        }
        let first = cursor.cell(self.grid)?;
        if cursor.at_end() {
            return Ok(Move::drop(first.index()));
        }
        cursor.eat_arrow();
        let to = self.read_target(&mut cursor, first)?;
        let step = Move::step(first.index(), to.index());
        if cursor.at_end() {
            return Ok(step);
        }
        while cursor.eat(&['x', '×', '*', ':', '-']) {}
        let prey = cursor.cell(self.grid)?;
        cursor.end().map(|()| step.taking(prey.index()))
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Move) -> fmt::Result {
        let show = |cell: usize| self.grid.show(Cell::at(cell));
        match m.turn() {
            Turn::Pass => write!(f, "pass"),
            Turn::Drop(at) => write!(f, "{}", show(at)),
            Turn::Step(Step { from, to, prey }) => {
                write!(f, "{}-{}", show(from), show(to))?;
                prey.map_or(Ok(()), |prey| write!(f, "x{}", show(prey)))
            }
        }
    }

    fn parse_state(&self, text: &str) -> Result<State<W>, ParseError> {
        let form = "<board> <side> <hand w> <hand b> <ban w> <ban b> <quiet>";
        let [board, side, white_hand, black_hand, rest @ ..] = fields::<7>(text, form)?;
        let stones = self.read_stones(board)?;
        let to_move = side.side()?;
        let white = self.read_hand(white_hand, stones, Side::White)?;
        let black = self.read_hand(black_hand, stones, Side::Black)?;
        if white == 0 && black == 0 {
            return self.read_moving(stones, to_move, rest);
        }
        let state = State::dropping(stones, [white, black], to_move);
        self.check_dropping(&state, white_hand, black_hand)?;
        let [white_ban, black_ban, quiet] = rest;
        only(white_ban, "-", "position-drop-ban")?;
        only(black_ban, "-", "position-drop-ban")?;
        only(quiet, "0", "position-drop-quiet").map(|()| state)
    }

    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &State<W>) -> fmt::Result {
        show_stones(f, self.grid, Side::ALL.map(|side| state.stones(side)), Cell::index)?;
        write!(f, " {}", state.to_move())?;
        for side in Side::ALL {
            write!(f, " {}", state.hand(side))?;
        }
        for side in Side::ALL {
            self.write_ban(f, state.ban(side))?;
        }
        write!(f, " {}", state.quiet())
    }

    /// Passes and captures leave no trace, so the text does not tell.
    fn ply(&self, _state: &State<W>) -> Option<u32> {
        None
    }
}

impl<const W: usize> Rules<W> {
    /// Where a step goes: a square, or `u`, `d`, `l` or `r` for up, down, left or right.
    fn read_target(&self, cursor: &mut Cursor<'_>, from: Cell) -> Result<Cell, ParseError> {
        let start = cursor.place();
        let Some(way) = eat_way(cursor) else {
            return cursor.cell(self.grid);
        };
        let (dx, dy) = match way {
            Way::Right => (1, 0),
            Way::Left => (-1, 0),
            Way::Up => (0, 1),
            Way::Down => (0, -1),
        };
        self.grid.offset(from, dx, dy).ok_or_else(|| {
            let message = Message::new("text-edge").with("cell", self.grid.name(from));
            cursor.error_since(start, message)
        })
    }

    fn read_moving(
        &self,
        stones: [Bits<W>; 2],
        to_move: Side,
        [white_ban, black_ban, quiet]: [Field<'_>; 3],
    ) -> Result<State<W>, ParseError> {
        let white = self.read_ban(white_ban, stones, Side::White)?;
        let black = self.read_ban(black_ban, stones, Side::Black)?;
        let quiet = quiet.number(self.quiet.into())? as u16;
        Ok(State::moving(self, stones, to_move, [white, black], quiet))
    }

    fn read_stones(&self, board: Field<'_>) -> Result<[Bits<W>; 2], ParseError> {
        let stones = parse_stones(board, self.grid, Cell::index)?;
        for side in Side::ALL {
            let on_board: usize = stones[side.index()].len();
            if on_board > self.stones {
                return Err(board.error(self.too_many(side, on_board, 0)));
            }
        }
        Ok(stones)
    }

    fn read_hand(
        &self,
        field: Field<'_>,
        stones: [Bits<W>; 2],
        side: Side,
    ) -> Result<u8, ParseError> {
        let hand = field.number(self.stones as u32)?;
        let on_board = stones[side.index()].len();
        if on_board + hand as usize > self.stones {
            return Err(field.error(self.too_many(side, on_board, hand)));
        }
        Ok(hand as u8)
    }

    fn too_many(&self, side: Side, on_board: usize, hand: u32) -> Message {
        Message::new("position-stones")
            .with("side", side)
            .with("board", on_board)
            .with("hand", hand)
            .with("most", self.stones)
    }

    /// The drop phase lasts while somebody can drop (rule 4).
    fn check_dropping(
        &self,
        state: &State<W>,
        white_hand: Field<'_>,
        black_hand: Field<'_>,
    ) -> Result<(), ParseError> {
        let can_drop = |side| !self.drops(state, side).is_empty();
        if Side::ALL.into_iter().any(can_drop) {
            return Ok(());
        }
        let span = white_hand.at..black_hand.at + black_hand.text.len();
        Err(ParseError::new(span, Message::new("position-no-drop")))
    }

    fn read_ban(
        &self,
        field: Field<'_>,
        stones: [Bits<W>; 2],
        side: Side,
    ) -> Result<Ban, ParseError> {
        if field.text == "-" {
            return Ok(Ban::NONE);
        }
        if self.back == Back::Free {
            return Err(field.error(Message::new("position-ban-free")));
        }
        let (from, to) = self.read_step(field)?;
        let void = if self.board.way(from.index(), to.index()).is_none() {
            "position-ban-step"
        } else if !stones[side.index()].contains(from.index()) {
            "position-ban-stone"
        } else if (stones[0] | stones[1]).contains(to.index()) {
            "position-ban-filled"
        } else {
            let (from, to) = (from.0 as u8, to.0 as u8);
            return Ok(Ban { from, to });
        };
        let message = Message::new(void).with("from", self.grid.name(from));
        Err(field.error(message.with("to", self.grid.name(to))))
    }

    fn read_step(&self, field: Field<'_>) -> Result<(Cell, Cell), ParseError> {
        let mut cursor = Cursor::strict(field);
        let from = cursor.cell(self.grid)?;
        if !cursor.eat(&['-']) {
            return Err(cursor.error(Message::new("position-ban-form")));
        }
        let to = cursor.cell(self.grid)?;
        cursor.end().map(|()| (from, to))
    }

    fn write_ban(&self, f: &mut fmt::Formatter<'_>, ban: Ban) -> fmt::Result {
        if ban == Ban::NONE {
            return write!(f, " -");
        }
        let show = |cell: u8| self.grid.show(Cell(cell.into()));
        write!(f, " {}-{}", show(ban.from), show(ban.to))
    }
}

/// Moves past the letter of a direction. `d` before a digit is a column.
fn eat_way(cursor: &mut Cursor<'_>) -> Option<Way> {
    let mut ahead = cursor.clone();
    let way = match ahead.take()? {
        'u' => Way::Up,
        'd' => Way::Down,
        'l' => Way::Left,
        'r' => Way::Right,
        _ => return None,
    };
    let column = ahead.peek().is_some_and(|next| next.is_ascii_digit());
    (!column).then(|| {
        *cursor = ahead;
        way
    })
}

/// A field that can say one thing only.
fn only(field: Field<'_>, text: &str, id: &'static str) -> Result<(), ParseError> {
    if field.text == text { Ok(()) } else { Err(field.error(Message::new(id))) }
}
