//! Games to files and back.

use std::fs::{self, File};
use std::io::{self, Write};

use jogada_play::{Message, Session, read_records, visible};

use super::keeper::Keeper;
use super::sitting::Sitting;
use crate::files;

impl Sitting<'_, '_> {
    /// Writes the game to a new file.
    pub(super) fn save(&mut self, path: &str) -> io::Result<()> {
        match File::create_new(files::path(path)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let word = self.desk.vocabulary.shown("command-overwrite");
                let message = Message::new("plain-file-exists").with("file", visible(path));
                self.say(&message.with("command", word))
            }
            file => self.write(path, file),
        }
    }

    /// Writes the game to a file, whatever was there.
    pub(super) fn overwrite(&mut self, path: &str) -> io::Result<()> {
        self.write(path, File::create(files::path(path)))
    }

    fn write(&mut self, path: &str, file: io::Result<File>) -> io::Result<()> {
        let text = self.session.record().to_string();
        match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => self.say(&Message::new("plain-saved").with("file", visible(path))),
            Err(error) => self.trouble(path, &error.to_string()),
        }
    }

    /// Goes over to the first game of a file. The game before it is kept.
    pub(super) fn load(&mut self, path: &str) -> io::Result<()> {
        let session = match self.read(path) {
            Ok(session) => session,
            Err(why) => return self.trouble(path, &why),
        };
        if !self.session.game().line().moves.is_empty() {
            self.leave()?;
        }
        self.keeper = Keeper::new(self.desk.settings.folder.clone());
        self.sit_down(session)
    }

    fn read(&self, path: &str) -> Result<Session, String> {
        let bytes = fs::read(files::path(path)).map_err(|error| error.to_string())?;
        let records = read_records(&bytes).map_err(|error| self.localizer.record_error(&error))?;
        let session = Session::resume(records.first().expect("a file has at least one record"));
        let localizer = self.desk.speech_of(session.game().info());
        self.desk.admit(session.seats(), &localizer)?;
        Ok(session)
    }

    fn trouble(&mut self, path: &str, why: &str) -> io::Result<()> {
        self.desk.talk.line(&format!("{}: {why}", visible(path)))
    }
}
