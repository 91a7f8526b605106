//! A list of checks for programs that want to speak the protocol.

mod checks;
mod runner;
mod transcript;

use jogada_play::{Message, Spec};

use super::timeouts::Timeouts;
use checks::LIST;
use runner::Candidate;

/// What came of a check. Its sentence is the message `check-<id>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Its place in the list, from 1.
    pub number: usize,
    /// What was checked.
    pub id: &'static str,
    /// Why it failed, if it did.
    pub failure: Option<Message>,
}

/// Runs a program through the list, telling `sink` of every check. Without a spec it is the first game
/// that the program says it plays. A program that does not even introduce itself is spared the rest.
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

/// How many checks there are.
pub const CHECKS: usize = LIST.len();
