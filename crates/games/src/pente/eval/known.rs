//! What is kept beside a position, and what has been found out about it: the search asks several times.

use std::cell::Cell;

use jogada_core::Bits;

use super::tracks::Tracks;

/// The accumulator.
#[derive(Clone, Debug)]
pub struct Known<const W: usize> {
    pub(super) tracks: Tracks<W>,
    pub(super) certain_wins: Answer<W>,
    pub(super) stops: Answer<W>,
}

/// A set of points, once it has been asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer<const W: usize>(Cell<Option<Bits<W>>>);

impl<const W: usize> Answer<W> {
    #[inline]
    pub(super) fn get_or_find(&self, find: impl FnOnce() -> Bits<W>) -> Bits<W> {
        self.0.get().unwrap_or_else(|| {
            let points = find();
            self.0.set(Some(points));
            points
        })
    }
}

impl<const W: usize> Known<W> {
    pub(super) fn new(tracks: Tracks<W>) -> Self {
        Known { tracks, certain_wins: Answer::default(), stops: Answer::default() }
    }

    /// The position is about to be another.
    #[inline]
    pub(super) fn forget_answers(&mut self) {
        self.certain_wins.0.set(None);
        self.stops.0.set(None);
    }
}

/// The answers follow from the rest.
impl<const W: usize> PartialEq for Known<W> {
    fn eq(&self, other: &Self) -> bool {
        self.tracks == other.tracks
    }
}

impl<const W: usize> Eq for Known<W> {}
