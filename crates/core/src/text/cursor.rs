//! A place in a text that is being read.

use super::{Field, ParseError, shorten};
use crate::{Arg, Cell, Grid, Message, Side};

/// A place in a text. A *loose* cursor, for what people type, reads capital letters as small ones
/// and passes over white space; a strict one, for position texts, takes everything as it is.
#[derive(Clone, Debug)]
pub struct Cursor<'t> {
    text: &'t str,
    /// Next byte of `text`.
    next: usize,
    /// Where `text` starts in the text the spans are about.
    base: usize,
    loose: bool,
}

impl<'t> Cursor<'t> {
    /// At the start of a field, strict.
    pub fn strict(field: Field<'t>) -> Cursor<'t> {
        Cursor { text: field.text, next: 0, base: field.at, loose: false }
    }

    /// At the start of what a person typed.
    pub fn loose(text: &'t str) -> Cursor<'t> {
        let mut cursor = Cursor { text, next: 0, base: 0, loose: true };
        cursor.skip_space();
        cursor
    }

    /// The next character, without moving on.
    pub fn peek(&self) -> Option<char> {
        let next = self.text[self.next..].chars().next()?;
        Some(if self.loose { next.to_ascii_lowercase() } else { next })
    }

    /// The next character; moves past it.
    pub fn take(&mut self) -> Option<char> {
        let taken = self.peek()?;
        let length = self.text[self.next..].chars().next().map_or(0, char::len_utf8);
        self.next += length;
        self.skip_space();
        Some(taken)
    }

    /// Moves past the next character if it is one of these.
    pub fn eat(&mut self, any_of: &[char]) -> bool {
        let found = self.peek().is_some_and(|c| any_of.contains(&c));
        if found {
            self.take();
        }
        found
    }

    /// Moves past this word if it comes next.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let mut ahead = self.clone();
        let found = word.chars().all(|c| ahead.take() == Some(c));
        if found {
            *self = ahead;
        }
        found
    }

    /// Whether nothing is left.
    pub fn at_end(&self) -> bool {
        self.next == self.text.len()
    }

    /// The byte the cursor stands at.
    pub fn place(&self) -> usize {
        self.base + self.next
    }

    /// An error about the next character, or the end of the text.
    pub fn error(&self, message: Message) -> ParseError {
        let length = self.text[self.next..].chars().next().map_or(0, char::len_utf8);
        ParseError::new(self.place()..self.place() + length, message.with("found", self.found()))
    }

    /// An error about everything since `start`.
    pub fn error_since(&self, start: usize, message: Message) -> ParseError {
        ParseError::new(start..self.place().max(start), message)
    }

    /// Succeeds at the end of the text only.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.at_end() { Ok(()) } else { Err(self.error(Message::new("text-end"))) }
    }

    /// A run of digits without a leading zero.
    pub fn number(&mut self) -> Result<u32, ParseError> {
        let start = self.place();
        let mut number: u32 = 0;
        let mut digits = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit);
            digits += 1;
            let after = self.next + 1;
            self.take();
            if digits > 1 && number < 10 {
                return Err(self.error_since(start, Message::new("text-leading-zero")));
            }
            // Digits with a space between them are two numbers.
            if self.next > after {
                break;
            }
        }
        if digits == 0 { Err(self.error(Message::new("text-digit"))) } else { Ok(number) }
    }

    /// The name of a cell, such as `k10`.
    pub fn cell(&mut self, grid: Grid) -> Result<Cell, ParseError> {
        let start = self.clone();
        let letter = self.peek().filter(char::is_ascii_lowercase);
        let letter = letter.ok_or_else(|| self.error(Message::new("text-cell")))?;
        self.take();
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(start.no_cell());
        }
        let row = self.number()?;
        match grid.column(letter) {
            Some(col) if (1..=u32::from(grid.rows())).contains(&row) => {
                Ok(grid.cell(col, row as u8 - 1))
            }
            _ => {
                let typed = &self.text[start.next..self.next];
                Err(self.error_since(start.place(), off_board(grid, letter, typed)))
            }
        }
    }

    /// A move from one cell to another is often written with a sign between them; any will do.
    pub fn eat_arrow(&mut self) {
        while self.eat(&['-', '>', ':', '–', '→']) {}
    }

    /// The word that begins here names no cell.
    fn no_cell(&self) -> ParseError {
        let rest = &self.text[self.next..];
        let length = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let found = Arg::Quoted(shorten(&rest[..length]));
        let span = self.place()..self.place() + length;
        ParseError::new(span, Message::new("text-cell").with("found", found))
    }

    /// A stone of a board: `w` or `b`.
    pub fn stone(&mut self) -> Result<Side, ParseError> {
        let side = self.peek().and_then(Side::from_letter);
        let side = side.ok_or_else(|| self.error(Message::new("text-stone")))?;
        self.take();
        Ok(side)
    }

    fn found(&self) -> Arg {
        let shown = |c: char| Arg::Quoted(shorten(&c.to_string()));
        self.peek().map_or(Arg::Word("text-nothing"), shown)
    }

    fn skip_space(&mut self) {
        if self.loose {
            let rest = &self.text[self.next..];
            self.next += rest.len() - rest.trim_start().len();
        }
    }
}

fn off_board(grid: Grid, letter: char, typed: &str) -> Message {
    let id = if letter == 'i' && grid.column('h').is_some() && grid.column('j').is_some() {
        "text-letter-skipped"
    } else {
        "text-off-board"
    };
    Message::new(id)
        .with("cell", shorten(typed.trim_end()))
        .with("first", grid.letter(0))
        .with("last", grid.letter(grid.cols() - 1))
        .with("rows", u32::from(grid.rows()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Letters;

    #[test]
    fn a_loose_cursor_reads_capitals_and_spaces() {
        let grid = Grid::new(10, 10, Letters::All);
        let mut cursor = Cursor::loose("  E 2 -\tE10 ");
        assert_eq!(cursor.cell(grid), Ok(grid.cell(4, 1)));
        assert!(cursor.eat(&['-']));
        assert_eq!(cursor.cell(grid), Ok(grid.cell(4, 9)));
        assert_eq!(cursor.end(), Ok(()));
        assert_eq!(Cursor::loose("a1 2").cell(grid), Ok(grid.cell(0, 0)));
    }

    #[test]
    fn errors_say_where() {
        let grid = Grid::new(19, 19, Letters::SkipI);
        let error = |text| Cursor::loose(text).cell(grid).unwrap_err();
        assert_eq!((error("k20").message.id, error("k20").span), ("text-off-board", 0..3));
        assert_eq!(error("i5").message.id, "text-letter-skipped");
        assert_eq!((error("k").message.id, error("k").span), ("text-cell", 0..1));
        assert_eq!((error(" pass 1").message.id, error(" pass 1").span), ("text-cell", 1..5));
        assert_eq!(error("k05").message.id, "text-leading-zero");
        assert_eq!((error(" ß5").message.id, error(" ß5").span), ("text-cell", 1..3));
    }
}
