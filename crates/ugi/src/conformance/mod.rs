//! The conformance suite for engines.

mod checks;
mod runner;
mod transcript;

use jogada_play::{Message, Spec};

use super::timeouts::Timeouts;
use checks::LIST;
use runner::Candidate;

/// The result of a check. Its sentence is the message `check-<id>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// From 1.
    pub number: usize,
    /// Names the check in messages.
    pub id: &'static str,
    /// `None` if it passed.
    pub failure: Option<Message>,
}

/// Runs every check on an engine, with the game of the spec or else the first that the engine lists. Stops
/// after the first check, the handshake, if that fails.
pub fn check(
    words: &[String],
    spec: Option<Spec>,
    timeouts: Timeouts,
    sink: &mut dyn FnMut(&Checked),
) {
    let candidate = Candidate::new(words, spec, timeouts);
    for (place, (id, run)) in LIST.iter().enumerate() {
        let checked = Checked { number: place + 1, id, failure: run(&candidate).err() };
        sink(&checked);
        if place == 0 && checked.failure.is_some() {
            return;
        }
    }
}

/// The number of checks.
pub const CHECKS: usize = LIST.len();
