//! When moves of bots are played.

use std::time::{Duration, Instant};

use jogada_play::Analysis;

use super::thinkers::Thinkers;

/// Milliseconds between moves when bots play each other, in the order of the keys for it.
const PACES: [u64; 6] = [0, 250, 500, 1_000, 2_000, 4_000];
pub const DEFAULT_PACE: usize = 2;

impl Thinkers {
    pub fn schedule(&mut self, found: Analysis) {
        self.waiting = Some(found.best().to_owned());
        self.search = Some(found);
    }

    /// The move whose time has come. Against a human bots do not wait.
    pub fn take_due_move(&mut self, both_bots: bool) -> Option<String> {
        let early = || self.deadline().is_some_and(|deadline| deadline > Instant::now());
        if both_bots && (self.paused || early()) {
            return None;
        }
        let text = self.waiting.take()?;
        self.last_search = self.search.take();
        Some(text)
    }

    /// When the waiting move may be played.
    pub fn deadline(&self) -> Option<Instant> {
        let waits = self.waiting.is_some() && !self.paused;
        waits.then(|| self.last_move + self.pace())
    }

    pub fn note_move(&mut self) {
        self.last_move = Instant::now();
    }

    pub fn pace(&self) -> Duration {
        Duration::from_millis(PACES[self.pace])
    }

    /// Makes bots slower (1) or faster (-1).
    pub fn change_pace(&mut self, by: isize) {
        self.pace = self.pace.saturating_add_signed(by).min(PACES.len() - 1);
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }
}
