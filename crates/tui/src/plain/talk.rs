//! Where lines come from and go to.

use std::io::{self, BufRead, Read, Write};

use jogada_play::visible;

use super::Host;

/// Longer lines are read as several: no move and no command needs as much.
const LONGEST: u64 = 1 << 16;

/// A conversation, line by line.
pub(super) struct Talk<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// Whether what is read is printed too, because nobody sees it being typed.
    echo: bool,
}

impl<'a> Talk<'a> {
    pub(super) fn new(
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
        host: &Host,
    ) -> Talk<'a> {
        Talk { input, output, echo: !host.interactive }
    }

    /// Prints a text as it is, and now.
    pub(super) fn print(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    /// Prints a line.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        self.print(&format!("{text}\n"))
    }

    /// Asks and waits for a line, without the white space around it; `None` at the end of input.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        self.print(question)?;
        let mut bytes = Vec::new();
        (&mut self.input).take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            self.line("")?;
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.line(&visible(&text))?;
        }
        Ok(Some(text))
    }
}
