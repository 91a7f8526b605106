//! Offers to resume unfinished games.

use std::io;

use jogada_play::{Message, Record, Session, visible};

use super::console::Console;
use super::session::title;
use crate::store::{Kept, Shelf, Unfinished};

pub(super) enum ResumeAnswer {
    /// Nothing to resume, or nothing wanted.
    Decline,
    Resume(Unfinished, Box<Session>),
    /// Also at the end of input.
    Quit,
}

impl Console<'_> {
    /// Offers the games one by one, newest first.
    pub(super) fn offer_resume(&mut self) -> io::Result<ResumeAnswer> {
        let shelf = self.shelf();
        self.report_damaged(&shelf)?;
        for kept in &shelf.games {
            match self.offer(kept)? {
                ResumeAnswer::Decline => {}
                answered => return Ok(answered),
            }
        }
        Ok(ResumeAnswer::Decline)
    }

    /// Prints one line if there is a game to resume.
    pub(super) fn mention_unfinished(&mut self) -> io::Result<()> {
        let shelf = self.shelf();
        let Some(kept) = shelf.games.first() else { return Ok(()) };
        let game = self.describe(kept.record());
        let message = Message::new("plain-mention").with("game", game);
        let sentence = self.localizer().say(&message.with("count", shelf.games.len()));
        self.io.line(&sentence)
    }

    /// An unreadable directory counts as empty here; autosave reports the error.
    fn shelf(&self) -> Shelf {
        let folder = self.settings.folder.as_deref();
        folder.and_then(|folder| Unfinished::list(folder).ok()).unwrap_or_default()
    }

    fn report_damaged(&mut self, shelf: &Shelf) -> io::Result<()> {
        for path in &shelf.damaged {
            let file = visible(&path.display().to_string());
            let sentence = self.localizer().say(&Message::new("plain-damaged").with("file", file));
            self.io.line(&sentence)?;
        }
        Ok(())
    }

    fn offer(&mut self, kept: &Kept) -> io::Result<ResumeAnswer> {
        let game = self.describe(kept.record());
        let question = self.localizer().say(&Message::new("plain-offer").with("game", game));
        loop {
            let Some(answer) = self.io.ask(&format!("{question} "))? else {
                return Ok(ResumeAnswer::Quit);
            };
            let means = |id| self.names.means(id, &answer);
            if answer.is_empty() || means("plain-yes") {
                return self.take(kept);
            } else if means("plain-no") {
                return Ok(ResumeAnswer::Decline);
            } else if means("plain-discard") {
                return self.discard(kept);
            } else if means("command-quit") {
                return Ok(ResumeAnswer::Quit);
            }
            let sentence = self.localizer().word("plain-offer-answers");
            self.io.line(&sentence)?;
        }
    }

    /// Game, players and move number.
    fn describe(&self, record: &Record) -> String {
        let session = Session::resume(record);
        let localizer = self.game_localizer(session.game().info());
        let message = Message::new("plain-unfinished").with("game", title(&session, &localizer));
        localizer.say(&message.with("move", record.moves.len() + 1))
    }

    fn take(&mut self, kept: &Kept) -> io::Result<ResumeAnswer> {
        let why = match kept.take() {
            Ok(Some((place, record))) => {
                let session = Session::resume(&record);
                let localizer = self.game_localizer(session.game().info());
                match self.check_memory(session.seats(), &localizer) {
                    Ok(()) => return Ok(ResumeAnswer::Resume(place, Box::new(session))),
                    Err(why) => why,
                }
            }
            Ok(None) => self.localizer().word("plain-taken"),
            Err(error) => error.to_string(),
        };
        self.io.line(&why).map(|()| ResumeAnswer::Decline)
    }

    fn discard(&mut self, kept: &Kept) -> io::Result<ResumeAnswer> {
        let gone = kept.take().and_then(|taken| match taken {
            Some((place, _)) => place.finish(),
            None => Ok(()),
        });
        let sentence = match gone {
            Ok(()) => self.localizer().word("plain-discarded"),
            Err(error) => error.to_string(),
        };
        self.io.line(&sentence).map(|()| ResumeAnswer::Decline)
    }
}
