//! Games to files and back, and positions as text.

use std::fs::{self, File};
use std::io::{self, Write};

use jogada_play::{Message, Record, Session, Spec, read_records, visible};

use super::session::LineSession;
use crate::autosave::Autosave;
use crate::describe::describe_record;
use crate::file_error::file_error;
use crate::store::expand_tilde;

impl LineSession<'_, '_> {
    /// Shows the position as text, or sets up the one given, as text or by the name of a sample.
    pub(super) fn position(&mut self, text: &str) -> io::Result<()> {
        let game = self.session.game();
        if text.is_empty() {
            let position = game.position();
            return self.console.io.print(&format!("{position}\n"));
        }
        let spec: Spec = game.spec().parse().expect("a game has a spec");
        match spec.open_at(text) {
            Ok(game) => {
                let seats = self.session.seats().clone();
                self.leave_for(Session::new(game, seats))
            }
            Err(error) => {
                let why = self.localizer.open_error(text, &error);
                self.console.io.line(&why)
            }
        }
    }

    /// Fails if the file exists.
    pub(super) fn save(&mut self, path: &str) -> io::Result<()> {
        match File::create_new(expand_tilde(path)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let word = self.console.names.shown("command-overwrite");
                let message = Message::new("plain-file-exists").with("file", visible(path));
                self.say(&message.with("command", word))
            }
            file => self.write(path, file),
        }
    }

    pub(super) fn overwrite(&mut self, path: &str) -> io::Result<()> {
        self.write(path, File::create(expand_tilde(path)))
    }

    fn write(&mut self, path: &str, file: io::Result<File>) -> io::Result<()> {
        let text = self.session.record().to_string();
        match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => self.say(&Message::new("plain-saved").with("file", visible(path))),
            Err(error) => {
                self.report_file_error(path, &file_error(&error, self.localizer.language()))
            }
        }
    }

    /// Loads a game of a file: the only one, or the one whose number follows the name.
    pub(super) fn load(&mut self, argument: &str) -> io::Result<()> {
        let (path, number) = path_and_number(argument);
        let records = match self.read(path) {
            Ok(records) => records,
            Err(why) => return self.report_file_error(path, &why),
        };
        let place = number.or((records.len() == 1).then_some(1));
        let Some(record) = place.and_then(|number| records.get(number.checked_sub(1)?)) else {
            return self.list_games(path, &records, number);
        };
        let session = Session::resume(&record.clone().without_programs());
        let localizer = self.console.game_localizer(session.game().info());
        match self.console.check_memory(session.seats(), &localizer) {
            Ok(()) => self.leave_for(session),
            Err(why) => self.report_file_error(path, &why),
        }
    }

    /// The current game stays saved.
    fn leave_for(&mut self, session: Session) -> io::Result<()> {
        if !self.session.game().line().moves.is_empty() {
            self.leave()?;
        }
        self.autosave = Autosave::opened(self.console.settings.state_dir.clone(), &session);
        self.switch_to(session)
    }

    fn read(&self, path: &str) -> Result<Vec<Record>, String> {
        let bytes = fs::read(expand_tilde(path))
            .map_err(|error| file_error(&error, self.localizer.language()))?;
        read_records(&bytes).map_err(|error| self.localizer.say(&error))
    }

    /// The games of a file, of which none was chosen, or one that is not there.
    fn list_games(
        &mut self,
        path: &str,
        records: &[Record],
        wrong: Option<usize>,
    ) -> io::Result<()> {
        if let Some(number) = wrong {
            let message = Message::new("plain-no-such-game").with("number", number);
            self.say(&message.with("file", visible(path)))?;
        }
        let command = self.console.names.shown("command-load");
        let command = command.split(", ").next().unwrap_or_default().to_owned();
        let message = Message::new("plain-which-game").with("count", records.len());
        self.say(&message.with("file", visible(path)).with("command", command))?;
        for (number, record) in (1..).zip(records) {
            let line = describe_record(record, self.localizer.language());
            self.console.io.line(&format!("{number:3}. {line}"))?;
        }
        Ok(())
    }

    fn report_file_error(&mut self, path: &str, why: &str) -> io::Result<()> {
        self.console.io.line(&format!("{}: {why}", visible(path)))
    }
}

/// A number after the name of a file, unless a file has the whole name.
fn path_and_number(argument: &str) -> (&str, Option<usize>) {
    let split = argument.rsplit_once(char::is_whitespace);
    let split = split.filter(|_| !expand_tilde(argument).exists());
    match split.and_then(|(path, number)| Some((path.trim_end(), number.parse().ok()?))) {
        Some((path, number)) => (path, Some(number)),
        None => (argument, None),
    }
}
