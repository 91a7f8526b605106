//! Offers to resume unfinished games.

use std::io;

use jogada_play::{Message, Record, Session, visible};

use super::console::Console;
use super::session::title;
use crate::file_error::file_error;
use crate::store::{AutosaveSlot, UnfinishedGame, UnfinishedGames};

pub(super) enum ResumeAnswer {
    /// Nothing to resume, or nothing wanted.
    Decline,
    Resume(AutosaveSlot, Box<Session>),
    /// Also at the end of input.
    Quit,
}

impl Console<'_> {
    /// Offers the games one by one, newest first.
    pub(super) fn offer_resume(&mut self) -> io::Result<ResumeAnswer> {
        let unfinished = self.unfinished();
        self.report_damaged(&unfinished)?;
        for game in &unfinished.games {
            match self.offer(game)? {
                ResumeAnswer::Decline => {}
                answered => return Ok(answered),
            }
        }
        Ok(ResumeAnswer::Decline)
    }

    /// Prints one line if there is a game to resume.
    pub(super) fn mention_unfinished(&mut self) -> io::Result<()> {
        let unfinished = self.unfinished();
        let Some(game) = unfinished.games.first() else { return Ok(()) };
        let game = self.describe(game.record());
        let message = Message::new("plain-mention").with("game", game);
        let sentence = self.localizer().say(&message.with("count", unfinished.games.len()));
        self.io.line(&sentence)
    }

    /// An unreadable directory counts as empty here; autosave reports the error.
    fn unfinished(&self) -> UnfinishedGames {
        let state_dir = self.settings.state_dir.as_deref();
        state_dir.and_then(|state_dir| UnfinishedGames::read(state_dir).ok()).unwrap_or_default()
    }

    fn report_damaged(&mut self, unfinished: &UnfinishedGames) -> io::Result<()> {
        for path in &unfinished.damaged {
            let file = visible(&path.display().to_string());
            let sentence = self.localizer().say(&Message::new("plain-damaged").with("file", file));
            self.io.line(&sentence)?;
        }
        Ok(())
    }

    fn offer(&mut self, game: &UnfinishedGame) -> io::Result<ResumeAnswer> {
        let description = self.describe(game.record());
        let question = self.localizer().say(&Message::new("plain-offer").with("game", description));
        loop {
            let Some(answer) = self.io.ask(&format!("{question} "))? else {
                return Ok(ResumeAnswer::Quit);
            };
            let means = |id| self.names.means(id, &answer);
            if answer.is_empty() || means("plain-yes") {
                return self.take(game);
            } else if means("plain-no") {
                return Ok(ResumeAnswer::Decline);
            } else if means("plain-discard") {
                return self.discard(game);
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

    fn take(&mut self, game: &UnfinishedGame) -> io::Result<ResumeAnswer> {
        let why = match game.take() {
            Ok(Some((slot, record))) => {
                let session = Session::resume(&record);
                let localizer = self.game_localizer(session.game().info());
                match self.check_memory(session.seats(), &localizer) {
                    Ok(()) => return Ok(ResumeAnswer::Resume(slot, Box::new(session))),
                    Err(why) => why,
                }
            }
            Ok(None) => self.localizer().word("plain-taken"),
            Err(error) => file_error(&error, self.settings.language),
        };
        self.io.line(&why).map(|()| ResumeAnswer::Decline)
    }

    fn discard(&mut self, game: &UnfinishedGame) -> io::Result<ResumeAnswer> {
        let deleted = game.take().and_then(|taken| match taken {
            Some((slot, _)) => slot.delete(),
            None => Ok(()),
        });
        let sentence = match deleted {
            Ok(()) => self.localizer().word("plain-discarded"),
            Err(error) => file_error(&error, self.settings.language),
        };
        self.io.line(&sentence).map(|()| ResumeAnswer::Decline)
    }
}
