//! Games that were left, offered again.

use std::io;

use jogada_play::{Message, Record, Session, visible};

use super::Desk;
use super::sitting::title;
use crate::store::{Kept, Shelf, Unfinished};

/// What came of an offer.
pub(super) enum Offered {
    /// There was nothing, or nothing was wanted.
    Nothing,
    /// A game is gone on with.
    Taken(Unfinished, Box<Session>),
    /// The input has ended, or somebody wants to leave.
    Leave,
}

impl Desk<'_> {
    /// Offers one game after another, the newest first.
    pub(super) fn offer_unfinished(&mut self) -> io::Result<Offered> {
        let shelf = self.shelf();
        self.name_damaged(&shelf)?;
        for kept in &shelf.games {
            match self.offer(kept)? {
                Offered::Nothing => {}
                answered => return Ok(answered),
            }
        }
        Ok(Offered::Nothing)
    }

    /// Says in a line that there is something to go on with.
    pub(super) fn mention_unfinished(&mut self) -> io::Result<()> {
        let shelf = self.shelf();
        let Some(kept) = shelf.games.first() else { return Ok(()) };
        let game = self.describe(kept.record());
        let message = Message::new("plain-mention").with("game", game);
        let sentence = self.localizer().say(&message.with("count", shelf.games.len()));
        self.talk.line(&sentence)
    }

    /// A folder that cannot be read offers nothing; when a game is to be kept, it is told why not.
    fn shelf(&self) -> Shelf {
        let folder = self.settings.folder.as_deref();
        folder.and_then(|folder| Unfinished::list(folder).ok()).unwrap_or_default()
    }

    fn name_damaged(&mut self, shelf: &Shelf) -> io::Result<()> {
        for path in &shelf.damaged {
            let file = visible(&path.display().to_string());
            let sentence = self.localizer().say(&Message::new("plain-damaged").with("file", file));
            self.talk.line(&sentence)?;
        }
        Ok(())
    }

    fn offer(&mut self, kept: &Kept) -> io::Result<Offered> {
        let game = self.describe(kept.record());
        let question = self.localizer().say(&Message::new("plain-offer").with("game", game));
        loop {
            let Some(answer) = self.talk.ask(&format!("{question} "))? else {
                return Ok(Offered::Leave);
            };
            let means = |id| self.vocabulary.means(id, &answer);
            if answer.is_empty() || means("plain-yes") {
                return self.take(kept);
            } else if means("plain-no") {
                return Ok(Offered::Nothing);
            } else if means("plain-discard") {
                return self.discard(kept);
            } else if means("command-quit") {
                return Ok(Offered::Leave);
            }
            let sentence = self.localizer().word("plain-offer-answers");
            self.talk.line(&sentence)?;
        }
    }

    /// The game and how far it is.
    fn describe(&self, record: &Record) -> String {
        let session = Session::resume(record);
        let localizer = self.speech_of(session.game().info());
        let message = Message::new("plain-unfinished").with("game", title(&session, &localizer));
        localizer.say(&message.with("move", record.moves.len() + 1))
    }

    fn take(&mut self, kept: &Kept) -> io::Result<Offered> {
        let why = match kept.take() {
            Ok(Some((place, record))) => {
                let session = Session::resume(&record);
                let localizer = self.speech_of(session.game().info());
                match self.admit(session.seats(), &localizer) {
                    Ok(()) => return Ok(Offered::Taken(place, Box::new(session))),
                    Err(why) => why,
                }
            }
            Ok(None) => self.localizer().word("plain-taken"),
            Err(error) => error.to_string(),
        };
        self.talk.line(&why).map(|()| Offered::Nothing)
    }

    fn discard(&mut self, kept: &Kept) -> io::Result<Offered> {
        let gone = kept.take().and_then(|taken| match taken {
            Some((place, _)) => place.finish(),
            None => Ok(()),
        });
        let sentence = match gone {
            Ok(()) => self.localizer().word("plain-discarded"),
            Err(error) => error.to_string(),
        };
        self.talk.line(&sentence).map(|()| Offered::Nothing)
    }
}
