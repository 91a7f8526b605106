//! Saves the game in progress after every move.

use std::io;
use std::path::PathBuf;

use jogada_play::Session;

use crate::store::AutosaveSlot;

/// Saves one game from its first move to its end.
pub struct Autosave {
    /// `None` if nothing is to be saved, or once saving has failed.
    state_dir: Option<PathBuf>,
    place: Option<AutosaveSlot>,
}

impl Autosave {
    pub fn new(state_dir: Option<PathBuf>) -> Autosave {
        Autosave { state_dir, place: None }
    }

    /// For a resumed game.
    pub fn resumed(place: AutosaveSlot) -> Autosave {
        Autosave { state_dir: None, place: Some(place) }
    }

    /// Whether the game can be resumed later.
    pub fn is_saved(&self) -> bool {
        self.place.is_some()
    }

    /// A game that is over or has not begun leaves no file. An error is returned at most once; after it
    /// nothing is saved.
    pub fn save(&mut self, session: &Session) -> io::Result<()> {
        let saved = self.try_save(session);
        if saved.is_err() {
            (self.state_dir, self.place) = (None, None);
        }
        saved
    }

    fn try_save(&mut self, session: &Session) -> io::Result<()> {
        let record = session.record();
        if record.moves.is_empty() || record.result.is_some() {
            return self.place.as_mut().map_or(Ok(()), AutosaveSlot::clear);
        }
        if let (None, Some(state_dir)) = (&self.place, &self.state_dir) {
            self.place = Some(AutosaveSlot::create(state_dir)?);
        }
        self.place.as_mut().map_or(Ok(()), |place| place.save(&record))
    }
}
