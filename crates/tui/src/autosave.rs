//! Saves the game in progress after every move, and keeps it once it is over.

use std::io;
use std::path::PathBuf;

use jogada_play::{Record, Seat, Session};

use crate::store::{AutosaveSlot, FinishedGame};

/// Saves one game from its first move to its end.
pub struct Autosave {
    /// `None` if nothing is to be saved.
    state_dir: Option<PathBuf>,
    slot: Option<AutosaveSlot>,
    /// The game, once it is over.
    finished: Option<FinishedGame>,
    /// The game as it came from elsewhere: nothing is saved before it changes.
    opened: Option<Record>,
    /// The last attempt failed.
    failing: bool,
}

impl Autosave {
    pub fn new(state_dir: Option<PathBuf>) -> Autosave {
        Autosave { state_dir, slot: None, finished: None, opened: None, failing: false }
    }

    /// For a resumed game.
    pub fn resumed(slot: AutosaveSlot, state_dir: Option<PathBuf>) -> Autosave {
        Autosave { slot: Some(slot), ..Autosave::new(state_dir) }
    }

    /// For a game that may come from a file, which keeps it as it is.
    pub fn opened(state_dir: Option<PathBuf>, session: &Session) -> Autosave {
        Autosave { opened: Some(session.record()), ..Autosave::new(state_dir) }
    }

    /// Whether the game can be resumed later.
    pub fn is_saved(&self) -> bool {
        self.slot.as_ref().is_some_and(AutosaveSlot::is_used) && !self.failing
    }

    /// A game in which nobody has moved yet leaves no file, nor does one between bots; one that is over is
    /// kept with the finished ones. After an error it is tried again with every move, and the error is not repeated.
    pub fn save(&mut self, session: &Session) -> io::Result<()> {
        let saved = self.try_save(session);
        let failed_before = std::mem::replace(&mut self.failing, saved.is_err());
        if failed_before { Ok(()) } else { saved }
    }

    fn try_save(&mut self, session: &Session) -> io::Result<()> {
        let record = session.record();
        self.opened.take_if(|opened| *opened != record);
        // Bots go on only if their game was kept before.
        if self.opened.is_some() || !has_human(session) && self.slot.is_none() {
            return Ok(());
        }
        if record.result.is_some() {
            if has_human(session) && !record.moves.is_empty() {
                self.keep(&record)?;
            }
            return self.clear();
        }
        if let Some(finished) = self.finished.take() {
            finished.delete()?;
        }
        if !is_begun(session) {
            return self.clear();
        }
        if let (None, Some(state_dir)) = (&self.slot, &self.state_dir) {
            self.slot = Some(AutosaveSlot::create(state_dir)?);
        }
        self.slot.as_mut().map_or(Ok(()), |slot| slot.save(&record))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.slot.as_mut().map_or(Ok(()), AutosaveSlot::clear)
    }

    fn keep(&mut self, record: &Record) -> io::Result<()> {
        match (&mut self.finished, &self.state_dir) {
            (Some(finished), _) => finished.replace(record),
            (None, Some(state_dir)) => {
                self.finished = Some(FinishedGame::create(state_dir, record)?);
                Ok(())
            }
            (None, None) => Ok(()),
        }
    }
}

fn has_human(session: &Session) -> bool {
    session.seats().iter().any(Seat::is_human)
}

/// Whether a person has moved, or a bot where there is no person.
fn is_begun(session: &Session) -> bool {
    let mut game = session.game().fork();
    while game.undo().is_some() {
        if !has_human(session) || session.seat(game.side()).is_human() {
            return true;
        }
    }
    false
}
