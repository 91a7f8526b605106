//! The characters of a record: tags, comments, words. Knows no game.

use jogada_core::text::shorten;
use jogada_core::{Arg, Message};

use super::error::{Problem, RecordError};

/// A place in the text of some records.
pub(super) struct Scanner<'t> {
    text: &'t str,
    next: usize,
}

/// A piece of the text and the byte it starts at.
pub(super) struct At<T> {
    pub(super) at: usize,
    pub(super) value: T,
}

/// Letters, digits and underscores.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str) -> Scanner<'t> {
        Scanner { text, next: 0 }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text[self.next..].chars().next()
    }

    pub(super) fn place(&self) -> usize {
        self.next
    }

    pub(super) fn skip_space(&mut self) {
        let rest = &self.text[self.next..];
        self.next += rest.len() - rest.trim_start().len();
    }

    /// An error here.
    pub(super) fn error(&self, id: &'static str) -> RecordError {
        let shown = |c: char| Arg::Quoted(shorten(&c.to_string()));
        let found = self.peek().map_or(Arg::Word("text-nothing"), shown);
        self.error_at(self.next, Message::new(id).with("found", found))
    }

    pub(super) fn error_at(&self, at: usize, message: Message) -> RecordError {
        RecordError::at(self.text, at, Problem::Form(message))
    }

    pub(super) fn problem_at(&self, at: usize, problem: Problem) -> RecordError {
        RecordError::at(self.text, at, problem)
    }

    /// A tag `[Name "value"]`, the scanner standing at its bracket.
    pub(super) fn tag(&mut self) -> Result<(At<String>, At<String>), RecordError> {
        self.take();
        self.skip_space();
        let name = self.word_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if name.value.is_empty() {
            return Err(self.error("record-tag-name"));
        }
        self.skip_space();
        let value = self.quoted()?;
        self.skip_space();
        if self.peek() != Some(']') {
            return Err(self.error("record-tag-close"));
        }
        self.take();
        Ok((At { at: name.at, value: name.value.to_owned() }, value))
    }

    /// A comment in braces, the scanner standing at the first one.
    pub(super) fn braced(&mut self) -> Result<String, RecordError> {
        let start = self.next;
        self.take();
        let unclosed = |scanner: &Self| scanner.error_at(start, Message::new("record-comment"));
        self.until('}', unclosed)
    }

    /// A comment to the end of the line, the scanner standing at its semicolon.
    pub(super) fn rest_of_line(&mut self) -> Result<&'t str, RecordError> {
        self.take();
        let line = self.word_while(|c| c != '\n');
        let control = |c: char| c.is_control() && !c.is_whitespace();
        match line.value.find(control) {
            Some(byte) => Err(self.error_at(line.at + byte, Message::new("record-control"))),
            None => Ok(line.value),
        }
    }

    /// Characters up to white space or a character that starts something else.
    pub(super) fn word(&mut self) -> At<&'t str> {
        self.word_while(|c| !c.is_whitespace() && !"{}();$[]".contains(c))
    }

    pub(super) fn word_while(&mut self, belongs: impl Fn(char) -> bool) -> At<&'t str> {
        let rest = &self.text[self.next..];
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let at = self.next;
        self.next += length;
        At { at, value: &rest[..length] }
    }

    pub(super) fn take(&mut self) -> Option<char> {
        let taken = self.peek()?;
        self.next += taken.len_utf8();
        Some(taken)
    }

    fn quoted(&mut self) -> Result<At<String>, RecordError> {
        if self.peek() != Some('"') {
            return Err(self.error("record-tag-value"));
        }
        self.take();
        let at = self.next;
        let open = |s: &Self| s.error_at(at - 1, Message::new("record-tag-open-string"));
        Ok(At { at, value: self.until('"', open)? })
    }

    /// Text up to `close`, which is taken too; a backslash takes the next character as it is.
    fn until(
        &mut self,
        close: char,
        unclosed: impl Fn(&Self) -> RecordError,
    ) -> Result<String, RecordError> {
        let mut out = String::new();
        loop {
            let at = self.next;
            let taken = match self.take() {
                None => return Err(unclosed(self)),
                // A comment may be broken into lines, a tag may not.
                Some('\n') if close == '"' => return Err(unclosed(self)),
                Some(c) if c == close => return Ok(out),
                Some('\\') => self.take().ok_or_else(|| unclosed(self))?,
                Some(c) => c,
            };
            if taken.is_control() && (close == '"' || !taken.is_whitespace()) {
                return Err(self.error_at(at, Message::new("record-control")));
            }
            out.push(taken);
        }
    }
}
