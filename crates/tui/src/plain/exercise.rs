//! What puzzles and lessons have in common in line mode: a position, a prompt, and a few commands.

use std::io;

use jogada_play::{
    AnyMatch, BoardView, Drawing, GameInfo, LegalMove, Localizer, Message, PlayError,
    continuations, counts, draw, shorten,
};

use super::Host;
use super::command_names::CommandNames;
use super::console::LineIo;
use crate::{PlaySettings, TEXTS};

/// The console of an exercise.
pub(super) struct Exercise<'a> {
    pub(super) io: LineIo<'a>,
    pub(super) localizer: Localizer,
    names: CommandNames,
    drawing: Drawing,
}

/// What was typed.
pub(super) enum Typed {
    /// A legal move, in its canonical text.
    Move(String),
    Command(ExerciseCommand),
    Quit,
}

/// What can be typed instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExerciseCommand {
    Hint,
    Solution,
    Next,
    Back,
    Board,
}

/// The commands with the ids of their words, in the order of `help`.
const COMMANDS: [(ExerciseCommand, &str); 5] = [
    (ExerciseCommand::Hint, "exercise-hint"),
    (ExerciseCommand::Solution, "exercise-solution"),
    (ExerciseCommand::Next, "exercise-next"),
    (ExerciseCommand::Back, "exercise-back"),
    (ExerciseCommand::Board, "exercise-board"),
];

/// Which exercise of how many it is, from 1.
#[derive(Clone, Copy)]
pub(super) struct Place {
    number: usize,
    count: usize,
}

impl Place {
    /// A message that tells it.
    pub(super) fn of(self, id: &'static str) -> Message {
        Message::new(id).with("number", self.number).with("count", self.count)
    }
}

impl<'a> Exercise<'a> {
    pub(super) fn new(
        io: LineIo<'a>,
        info: &GameInfo,
        settings: &PlaySettings,
        host: &Host,
    ) -> Exercise<'a> {
        let appearance = settings.appearance;
        Exercise {
            io,
            localizer: Localizer::of(settings.language, info).with(TEXTS),
            names: CommandNames::new(settings.language),
            drawing: Drawing { ascii: appearance.ascii, color: host.color, flip: appearance.flip },
        }
    }

    pub(super) fn say(&mut self, message: &Message) -> io::Result<()> {
        self.io.line(&self.localizer.say(message))
    }

    /// Poses one exercise after another, from this number on; `pose` says where to go from it, or `None` to leave.
    pub(super) fn go_through<T>(
        &mut self,
        all: &[T],
        first: usize,
        last: &Message,
        mut pose: impl FnMut(&mut Self, &T, Place) -> io::Result<Option<ExerciseCommand>>,
    ) -> io::Result<()> {
        self.say(&Message::new("exercise-welcome"))?;
        let mut number = first;
        while let Some(one) = all.get(number - 1) {
            number = match pose(self, one, Place { number, count: all.len() })? {
                Some(ExerciseCommand::Back) => (number - 1).max(1),
                Some(_) => number + 1,
                None => return Ok(()),
            };
        }
        self.say(last)
    }

    /// Prints the board, what is counted beside it, and a sentence.
    pub(super) fn show(
        &mut self,
        game: &dyn AnyMatch,
        view: &BoardView,
        below: &str,
    ) -> io::Result<()> {
        let board = draw(view, game.info(), self.drawing) + &counts(view, &self.localizer);
        self.io.print(&board)?;
        self.io.line(below)
    }

    /// Reads lines until one is a legal move or a command.
    pub(super) fn read(&mut self, game: &dyn AnyMatch) -> io::Result<Typed> {
        let prompt = format!("{}> ", self.localizer.side(game.side()));
        loop {
            let Some(line) = self.io.ask(&prompt)? else { return Ok(Typed::Quit) };
            match self.understand(&line, game) {
                Ok(Some(typed)) => return Ok(typed),
                Ok(None) => {}
                Err(sentence) => self.io.line(&sentence)?,
            }
        }
    }

    /// `None` for an empty line; an error is a sentence that says what can be typed.
    fn understand(&self, line: &str, game: &dyn AnyMatch) -> Result<Option<Typed>, String> {
        if line.is_empty() {
            return Ok(None);
        }
        if let Some(typed) = self.command(line) {
            return Ok(Some(typed));
        }
        if self.names.means("exercise-help", line) {
            return Err(self.help());
        }
        let (text, decided) = self.without_none(line);
        let text = game.check(text).map_err(|refusal| self.refusal(line, &refusal))?;
        match continuations(&text, &game.legal()).first() {
            Some(longer) if !decided => Err(self.say_what(&text, longer)),
            _ => Ok(Some(Typed::Move(text))),
        }
    }

    fn command(&self, line: &str) -> Option<Typed> {
        if self.names.means("exercise-quit", line) {
            return Some(Typed::Quit);
        }
        let found = COMMANDS.iter().find(|(_, id)| self.names.means(id, line));
        found.map(|(command, _)| Typed::Command(*command))
    }

    /// The move in a line that may end with the word for "no capture", and whether it does.
    fn without_none<'l>(&self, line: &'l str) -> (&'l str, bool) {
        let parts = line.rsplit_once(char::is_whitespace);
        match parts.filter(|(_, last)| self.names.means("plain-none", last)) {
            Some((text, _)) => (text, true),
            None => (line, false),
        }
    }

    fn refusal(&self, line: &str, refusal: &PlayError) -> String {
        let why = self.localizer.say(refusal);
        let message = Message::new("exercise-refused").with("text", shorten(line));
        self.localizer.say(&message.with("why", why))
    }

    fn say_what(&self, text: &str, longer: &LegalMove) -> String {
        let message = Message::new("exercise-capture").with("move", text);
        self.localizer.say(&message.with("longer", longer.text.as_str()))
    }

    fn help(&self) -> String {
        let ids = COMMANDS.iter().map(|(_, id)| *id).chain(["exercise-quit"]);
        let line = |id: &str| format!("{}: {}", self.names.shown(id), self.localizer.help(id));
        let lines: Vec<_> = ids.map(line).collect();
        format!("{}\n{}", self.localizer.word("exercise-help-move"), lines.join("\n"))
    }
}
