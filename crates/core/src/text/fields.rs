//! The space-separated fields of a position text.

use super::{ParseError, shorten};
use crate::{Message, Side};

/// One field and where it stands in the whole text.
#[derive(Clone, Copy, Debug)]
pub struct Field<'t> {
    /// The field's own text.
    pub text: &'t str,
    /// Byte at which it starts in the whole text.
    pub at: usize,
}

/// Splits a position text into exactly `N` fields with single spaces between them.
/// `form` is the grammar shown to a reader who got it wrong, such as `<board> <side> <ply>`.
pub fn fields<'t, const N: usize>(
    text: &'t str,
    form: &'static str,
) -> Result<[Field<'t>; N], ParseError> {
    if text.is_empty() {
        let message = Message::new("text-empty").with("wanted", N).with("form", form);
        return Err(ParseError::new(0..0, message));
    }
    let mut at = 0;
    let mut found = [Field { text: "", at: 0 }; N];
    let mut count = 0;
    for part in text.split(' ') {
        if part.is_empty() {
            let span = at.min(text.len())..(at + 1).min(text.len());
            return Err(ParseError::new(span, Message::new("text-single-spaces")));
        }
        if let Some(field) = found.get_mut(count) {
            *field = Field { text: part, at };
        }
        count += 1;
        at += part.len() + 1;
    }
    if count == N {
        return Ok(found);
    }
    let surplus = if count > N { found[N - 1].at + found[N - 1].text.len() } else { text.len() };
    let message = Message::new("text-fields").with("form", form);
    Err(ParseError::new(surplus..text.len(), message.with("wanted", N).with("found", count)))
}

impl Field<'_> {
    /// An error about the whole field.
    pub fn error(&self, message: Message) -> ParseError {
        ParseError::new(self.at..self.at + self.text.len(), message)
    }

    /// `w` or `b`.
    pub fn side(&self) -> Result<Side, ParseError> {
        let message = || Message::new("text-side").with("text", shorten(self.text));
        self.text.parse().map_err(|_| self.error(message()))
    }

    /// A whole number from 0 to `max`, without sign or leading zero.
    pub fn number(&self, max: u32) -> Result<u32, ParseError> {
        let digits = self.text.bytes().all(|b| b.is_ascii_digit());
        let plain = digits && (self.text == "0" || !self.text.starts_with('0'));
        let number = if plain { self.text.parse().ok() } else { None };
        number.filter(|&n| n <= max).ok_or_else(|| {
            let message = Message::new("text-number").with("max", max);
            self.error(message.with("text", shorten(self.text)))
        })
    }
}
