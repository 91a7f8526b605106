//! The console of line mode: its input and output, the words it understands, yes and no.

use std::io::{self, BufRead, Read, Write};

use jogada_play::{Drawing, GameInfo, Localizer, Seat, Session, visible};

use super::Host;
use super::command_names::CommandNames;
use super::session::LineSession;
use crate::autosave::Autosave;
use crate::tags;
use crate::widgets::{fill, list_row};
use crate::{PlaySettings, TEXTS};

/// Shared by all parts of line mode.
pub(super) struct Console<'a> {
    pub(super) settings: &'a PlaySettings,
    pub(super) host: &'a Host,
    pub(super) io: LineIo<'a>,
    pub(super) names: CommandNames,
}

impl<'a> Console<'a> {
    pub(super) fn new(settings: &'a PlaySettings, host: &'a Host, io: LineIo<'a>) -> Console<'a> {
        Console { settings, host, io, names: CommandNames::new(settings.language) }
    }

    /// Plays interactively, or prints a game between bots.
    pub(super) fn play(&mut self, mut session: Session, autosave: Autosave) -> io::Result<()> {
        tags::stamp(&mut session, self.settings);
        if session.seats().iter().any(Seat::is_human) {
            LineSession::new(self, session, autosave).play()
        } else {
            self.show_game(session)
        }
    }

    /// For sentences that belong to no game.
    pub(super) fn localizer(&self) -> Localizer {
        Localizer::new(self.settings.language).with(TEXTS)
    }

    pub(super) fn game_localizer(&self, game: &GameInfo) -> Localizer {
        Localizer::of(self.settings.language, game).with(TEXTS)
    }

    pub(super) fn drawing(&self) -> Drawing {
        let appearance = self.settings.appearance;
        Drawing { ascii: appearance.ascii, color: self.host.color, flip: appearance.flip }
    }

    /// Whether there is enough memory for the bots; if not, a sentence says so.
    pub(super) fn check_memory(
        &self,
        seats: &[Seat; 2],
        localizer: &Localizer,
    ) -> Result<(), String> {
        seats
            .iter()
            .filter_map(Seat::bot)
            .try_for_each(|spec| (self.host.check_memory)(spec, localizer))
    }

    /// Asks a yes/no question; `None` at the end of input.
    pub(super) fn confirm(&mut self, question: &str) -> io::Result<Option<bool>> {
        let localizer = self.localizer();
        loop {
            let Some(answer) = self.io.ask(question)? else { return Ok(None) };
            for (id, meant) in [("plain-yes", true), ("plain-no", false)] {
                if self.names.means(id, &answer) {
                    return Ok(Some(meant));
                }
            }
            self.io.line(&localizer.word("plain-yes-or-no"))?;
        }
    }
}

/// A longer line is read as several.
const MAX_LINE_BYTES: u64 = 1 << 16;

pub(super) struct LineIo<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// Prints what is read, because nobody sees it being typed.
    echo: bool,
    /// Columns at which sentences are wrapped.
    width: Option<usize>,
}

impl<'a> LineIo<'a> {
    pub(super) fn new(
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
        host: &Host,
    ) -> LineIo<'a> {
        LineIo { input, output, echo: !host.interactive, width: host.width }
    }

    /// Prints and flushes.
    pub(super) fn print(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    /// Prints a sentence, wrapped, and ends the line.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        self.print(&(self.wrapped(text) + "\n"))
    }

    /// Prints an entry of a list, its text wrapped beside its label.
    pub(super) fn row(&mut self, label: &str, text: &str) -> io::Result<()> {
        self.print(&(list_row(label, text, self.width) + "\n"))
    }

    fn wrapped(&self, text: &str) -> String {
        self.width.map_or_else(|| text.to_owned(), |width| fill(text, width))
    }

    /// Prints the prompt and reads a line, trimmed; `None` at the end of input.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        self.print(&self.wrapped(question))?;
        let mut bytes = Vec::new();
        (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)?;
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
