//! Keeps the game that is being played, if there is a place for it.

use std::io;
use std::path::PathBuf;

use jogada_play::Session;

use crate::store::Unfinished;

/// Keeps one game, from its first move to its end.
pub(super) struct Keeper {
    /// `None` if nothing is to be kept, or once that has failed.
    folder: Option<PathBuf>,
    place: Option<Unfinished>,
}

impl Keeper {
    /// For a new game.
    pub(super) fn new(folder: Option<PathBuf>) -> Keeper {
        Keeper { folder, place: None }
    }

    /// For a game that is gone on with.
    pub(super) fn holding(place: Unfinished) -> Keeper {
        Keeper { folder: None, place: Some(place) }
    }

    /// Whether the game will be found again.
    pub(super) fn keeps(&self) -> bool {
        self.place.is_some()
    }

    /// Keeps the game as it stands: nothing of one that is over or has not begun. An error comes at
    /// most once; after it nothing is kept.
    pub(super) fn keep(&mut self, session: &Session) -> io::Result<()> {
        let kept = self.try_keep(session);
        if kept.is_err() {
            (self.folder, self.place) = (None, None);
        }
        kept
    }

    fn try_keep(&mut self, session: &Session) -> io::Result<()> {
        let record = session.record();
        if record.moves.is_empty() || record.result.is_some() {
            return self.place.as_mut().map_or(Ok(()), Unfinished::clear);
        }
        if let (None, Some(folder)) = (&self.place, &self.folder) {
            self.place = Some(Unfinished::begin(folder)?);
        }
        self.place.as_mut().map_or(Ok(()), |place| place.save(&record))
    }
}
