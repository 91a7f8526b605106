//! Saves the game in progress after every move.

use std::io;
use std::path::PathBuf;

use jogada_play::Session;

use crate::store::AutosaveSlot;

/// Saves one game from its first move to its end.
pub struct Autosave {
    /// `None` if nothing is to be saved.
    state_dir: Option<PathBuf>,
    slot: Option<AutosaveSlot>,
    /// The last attempt failed.
    failing: bool,
}

impl Autosave {
    pub fn new(state_dir: Option<PathBuf>) -> Autosave {
        Autosave { state_dir, slot: None, failing: false }
    }

    /// For a resumed game.
    pub fn resumed(slot: AutosaveSlot) -> Autosave {
        Autosave { state_dir: None, slot: Some(slot), failing: false }
    }

    /// Whether the game can be resumed later.
    pub fn is_saved(&self) -> bool {
        self.slot.is_some() && !self.failing
    }

    /// A game that is over or has not begun leaves no file. After an error it is tried again with every
    /// move, and the error is not repeated.
    pub fn save(&mut self, session: &Session) -> io::Result<()> {
        let saved = self.try_save(session);
        let failed_before = std::mem::replace(&mut self.failing, saved.is_err());
        if failed_before { Ok(()) } else { saved }
    }

    fn try_save(&mut self, session: &Session) -> io::Result<()> {
        let record = session.record();
        if record.moves.is_empty() || record.result.is_some() {
            return self.slot.as_mut().map_or(Ok(()), AutosaveSlot::clear);
        }
        if let (None, Some(state_dir)) = (&self.slot, &self.state_dir) {
            self.slot = Some(AutosaveSlot::create(state_dir)?);
        }
        self.slot.as_mut().map_or(Ok(()), |slot| slot.save(&record))
    }
}
