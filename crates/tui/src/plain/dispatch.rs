//! Executes a line from the prompt: a move or a command.

use std::io;

use jogada_play::{
    LegalMove, Message, MovePath, PlayError, PlayProblem, cell_name, continuations, shorten,
};

use super::command_names::{Command, CommandSpec, FILE, PrefixMatch};
use super::session::{Flow, LineSession};

impl LineSession<'_, '_> {
    /// A line that is neither a move nor a command changes nothing.
    pub(super) fn dispatch(&mut self, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            return Ok(Flow::Continue);
        }
        let capture = self.step.as_deref().and_then(|step| self.read_capture(step, line));
        if let Some(text) = capture {
            self.step = None;
            return self.play_move(&text);
        }
        // A legal move takes precedence over a command of the same name.
        let refusal = match self.read_move(line) {
            Ok((text, decided)) => return self.play_or_ask(&text, decided),
            Err(refusal) => refusal,
        };
        let (word, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let over = self.session.ending().is_some();
        if let Some(spec) = self.console.names.command(word, over) {
            return self.execute(spec, argument.trim());
        }
        if matches!(refusal.problem, PlayProblem::Illegal(_)) {
            return self.refuse(&refusal);
        }
        match self.console.names.prefix(word, over) {
            PrefixMatch::Unique(spec) => self.execute(spec, argument.trim()),
            PrefixMatch::Ambiguous(words) => {
                let message = Message::new("plain-several").with("word", shorten(word));
                self.say(&message.with("words", words)).map(|()| Flow::Continue)
            }
            PrefixMatch::None => self.unknown(line, word, &refusal),
        }
    }

    /// The move in a line, and whether the line ends with the word for "no capture".
    fn read_move(&self, line: &str) -> Result<(String, bool), PlayError> {
        let decided = line.rsplit_once(char::is_whitespace);
        let decided = decided.filter(|(_, last)| self.console.names.means("plain-none", last));
        let text = decided.map_or(line, |(text, _)| text);
        Ok((self.session.check(text)?, decided.is_some()))
    }

    /// If longer legal moves begin with this one, because it may capture, asks which is meant.
    fn play_or_ask(&mut self, text: &str, decided: bool) -> io::Result<Flow> {
        self.step.take_if(|step| step == text);
        if decided || continuations(text, &self.session.game().legal()).is_empty() {
            return self.play_move(text);
        }
        self.drop_step()?;
        self.step = Some(text.to_owned());
        Ok(Flow::Continue)
    }

    /// The move that a line makes of the step that waits: what it captures, or nothing.
    fn read_capture(&self, step: &str, line: &str) -> Option<String> {
        if self.console.names.means("plain-none", line) {
            return Some(step.to_owned());
        }
        let legal = self.session.game().legal();
        let longer = continuations(step, &legal);
        let named = [format!("{step}x{line}"), line.to_owned()];
        let mut named = named.iter().filter_map(|text| self.session.check(text).ok());
        named.find(|named| longer.iter().any(|offer| offer.text == *named))
    }

    /// Forgets the step that waits, and says so: in a script it was meant as a move.
    pub(super) fn drop_step(&mut self) -> io::Result<()> {
        match self.step.take() {
            Some(step) => self.say(&Message::new("plain-not-played").with("move", step)),
            None => Ok(()),
        }
    }

    /// The question what the step that waits captures.
    pub(super) fn capture_question(&self, step: &str) -> String {
        let view = self.session.game().view();
        let cell = |offer: &&LegalMove| match &offer.path {
            MovePath::Cells(cells) => cells.last().map(|cell| cell_name(&view, *cell)),
            MovePath::Button(_) => None,
        };
        let legal = self.session.game().legal();
        let cells: Vec<_> = continuations(step, &legal).iter().filter_map(cell).collect();
        let message = Message::new("plain-take").with("move", step).with("cells", cells);
        format!("{} > ", self.localizer.say(&message))
    }

    fn play_move(&mut self, text: &str) -> io::Result<Flow> {
        let mover = self.session.game().side();
        self.session.play(text).expect("it was found to be legal");
        self.gain_time(mover);
        self.changed()?;
        self.tell_news().map(|()| Flow::Continue)
    }

    fn refuse(&mut self, refusal: &PlayError) -> io::Result<Flow> {
        let why = self.localizer.say(refusal);
        self.console.io.line(&why).map(|()| Flow::Continue)
    }

    fn unknown(&mut self, line: &str, word: &str, refusal: &PlayError) -> io::Result<Flow> {
        let over = self.session.ending().is_some();
        let message = match self.console.names.nearest(word, over) {
            Some(nearest) => Message::new("plain-unknown-nearest").with("nearest", nearest),
            None if over => return self.refuse(refusal),
            None => Message::new("plain-unknown").with("why", self.localizer.say(refusal)),
        };
        self.say(&message.with("text", shorten(line))).map(|()| Flow::Continue)
    }

    fn execute(&mut self, spec: &CommandSpec, argument: &str) -> io::Result<Flow> {
        let first_word = self.console.names.shown(spec.id);
        let first_word = first_word.split(", ").next().unwrap_or_default().to_owned();
        match spec.argument {
            None if !argument.is_empty() => {
                let message = Message::new("plain-no-argument").with("command", first_word);
                return self.say(&message.with("text", shorten(argument))).map(|()| Flow::Continue);
            }
            Some(FILE) if argument.is_empty() => {
                let message = Message::new("plain-which-file").with("command", first_word);
                return self.say(&message).map(|()| Flow::Continue);
            }
            _ => {}
        }
        self.perform(spec.command, argument)
    }

    fn perform(&mut self, command: Command, argument: &str) -> io::Result<Flow> {
        let done = match command {
            Command::Quit => return Ok(Flow::Quit),
            Command::Draw => return self.offer_draw(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Moves => self.list_moves(),
            Command::Board => self.show(),
            Command::Flip => self.flip(),
            Command::Resign => self.resign(),
            Command::Score | Command::Think => self.set_extra(command, argument),
            Command::Explain => self.explain(),
            Command::Tree => self.tree(argument),
            Command::Again => self.rematch(false),
            Command::Swap => self.rematch(true),
            Command::Stronger => self.change_level(1),
            Command::Weaker => self.change_level(-1),
            Command::Mistakes => self.mistakes(),
            Command::Position => self.position(argument),
            Command::Save => self.save(argument),
            Command::Overwrite => self.overwrite(argument),
            Command::Load => self.load(argument),
            Command::Rules => self.rules(),
            Command::Help => self.help(),
        };
        done.map(|()| Flow::Continue)
    }
}
