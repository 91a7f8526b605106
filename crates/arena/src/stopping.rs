//! When a tournament ends before its schedule does.

use jogada_play::Message;

use crate::results::Tally;
use crate::statistics::{Sprt, SprtVerdict};
use crate::tournament::{Pair, Tournament};

/// Why a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The schedule has no more pairs.
    Complete,
    /// It was stopped from outside, or the observer had enough.
    Stopped,
    /// The sequential test is decided.
    Decided(SprtVerdict),
    /// A player has failed too often for the results to mean anything.
    Faults {
        /// The player by its place.
        player: usize,
        /// Faults so far, at least the limit: both games of the last pair may have one.
        count: u64,
        /// What went wrong the last time, if that is known.
        last: Option<Message>,
    },
    /// A program cannot be started: nothing was played.
    NotStarted(Message),
}

/// Decides from the pairs of a tournament, in their order, when it is over.
pub(crate) struct StoppingRule {
    sprt: Option<Sprt>,
    tally: Tally,
    max_faults: Option<u64>,
    /// Of each player that failed, by its place.
    faults: Vec<u64>,
}

impl StoppingRule {
    pub(crate) fn of(tournament: &Tournament) -> StoppingRule {
        let max_faults = tournament.max_faults();
        StoppingRule { max_faults, ..StoppingRule::test(tournament.sprt) }
    }

    /// A test alone, as in a file of results.
    pub(crate) fn test(sprt: Option<Sprt>) -> StoppingRule {
        StoppingRule { sprt, tally: Tally::default(), max_faults: None, faults: Vec::new() }
    }

    /// Takes the next pair; says how the tournament has ended, if it has.
    pub(crate) fn add(&mut self, pair: &Pair) -> Option<Ended> {
        self.add_faults(pair).or_else(|| {
            let sprt = self.sprt?;
            self.tally.add(pair);
            sprt.verdict(&self.tally.pairs).map(Ended::Decided)
        })
    }

    fn add_faults(&mut self, pair: &Pair) -> Option<Ended> {
        let mut ended = None;
        for (failed, game) in pair.faults() {
            let player = pair.key.players[failed];
            self.faults.resize(self.faults.len().max(player + 1), 0);
            self.faults[player] += 1;
            let count = self.faults[player];
            if self.max_faults.is_some_and(|max| count >= max) {
                ended = Some(Ended::Faults { player, count, last: game.end.fault.clone() });
            }
        }
        ended
    }
}
