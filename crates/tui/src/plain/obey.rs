//! What a line at the prompt means.

use std::io;

use jogada_play::{Message, PlayError, shorten};

use super::command::{Command, Entry, FILE};
use super::sitting::{Flow, Sitting};
use super::vocabulary::Prefix;

impl Sitting<'_, '_> {
    /// Plays the move or does what the command says. A line that is neither changes nothing.
    pub(super) fn obey(&mut self, line: &str) -> io::Result<Flow> {
        if line.is_empty() {
            return Ok(Flow::On);
        }
        // What is a move here is a move, whatever commands there are.
        let Err(refusal) = self.session.play(line) else {
            return self.changed().map(|()| Flow::On);
        };
        let (word, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let over = self.session.ending().is_some();
        if let Some(entry) = self.desk.vocabulary.command(word, over) {
            return self.execute(entry, argument.trim());
        }
        if matches!(refusal, PlayError::Illegal(_)) {
            return self.refuse(&refusal);
        }
        match self.desk.vocabulary.prefix(word, over) {
            Prefix::Of(entry) => self.execute(entry, argument.trim()),
            Prefix::Several(words) => {
                let message = Message::new("plain-several").with("word", shorten(word));
                self.say(&message.with("words", words)).map(|()| Flow::On)
            }
            Prefix::Nothing => self.unknown(line, word, &refusal),
        }
    }

    fn refuse(&mut self, refusal: &PlayError) -> io::Result<Flow> {
        let why = self.speech.refusal(refusal);
        self.desk.talk.line(&why).map(|()| Flow::On)
    }

    /// Neither a move nor a command.
    fn unknown(&mut self, line: &str, word: &str, refusal: &PlayError) -> io::Result<Flow> {
        let over = self.session.ending().is_some();
        let message = match self.desk.vocabulary.nearest(word, over) {
            Some(nearest) => Message::new("plain-unknown-nearest").with("nearest", nearest),
            None if over => return self.refuse(refusal),
            None => Message::new("plain-unknown").with("why", self.speech.refusal(refusal)),
        };
        self.say(&message.with("text", shorten(line))).map(|()| Flow::On)
    }

    fn execute(&mut self, entry: &Entry, argument: &str) -> io::Result<Flow> {
        let usual = self.desk.vocabulary.shown(entry.id);
        let usual = usual.split(", ").next().unwrap_or_default().to_owned();
        match entry.argument {
            None if !argument.is_empty() => {
                let message = Message::new("plain-no-argument").with("command", usual);
                return self.say(&message.with("text", shorten(argument))).map(|()| Flow::On);
            }
            Some(FILE) if argument.is_empty() => {
                let message = Message::new("plain-which-file").with("command", usual);
                return self.say(&message).map(|()| Flow::On);
            }
            _ => {}
        }
        self.act(entry.command, argument)
    }

    fn act(&mut self, command: Command, argument: &str) -> io::Result<Flow> {
        let done = match command {
            Command::Quit => return Ok(Flow::Leave),
            Command::Draw => return self.offer_draw(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::Moves => self.list_moves(),
            Command::Board => self.show(),
            Command::Flip => self.flip(),
            Command::Resign => self.resign(),
            Command::Score | Command::Think => self.switch(command, argument),
            Command::Again => self.begin_again(self.session.seats().clone()),
            Command::Swap => self.swap(),
            Command::Save => self.save(argument),
            Command::Overwrite => self.overwrite(argument),
            Command::Load => self.load(argument),
            Command::Rules => self.rules(),
            Command::Help => self.help(),
        };
        done.map(|()| Flow::On)
    }
}
