//! What is to be done, and what there is to tell meanwhile.

use jogada_arena::{Sprt, Tally};
use jogada_play::{Limits, Request, Spec, Weights};

use crate::fit::Fit;
use crate::journal::Settings;

/// Bytes of memory of a search with few nodes.
pub(crate) const MEMORY: usize = 1 << 20;

/// How weights are to be found and proven.
pub struct Plan {
    /// The game and its options.
    pub spec: Spec,
    /// Those the first round starts from.
    pub weights: Weights,
    /// Self-play games per round.
    pub games: usize,
    /// Positions a search looks at for each of their moves.
    pub nodes: u64,
    /// Games of the match that is to prove the new weights, at most.
    pub match_games: usize,
    /// Positions a search looks at for each of its moves.
    pub match_nodes: u64,
    /// When the match may end, and what it then proves.
    pub sprt: Sprt,
    /// Times to repeat everything while the match proves the new weights better.
    pub rounds: usize,
    /// Everything left to chance follows from it.
    pub seed: u64,
    /// Games played at the same time, a thread each.
    pub jobs: usize,
}

/// What a match has proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchVerdict {
    /// What is new is better.
    Accepted,
    /// What is new is not better.
    Rejected,
    /// Nothing, in as many games as were allowed.
    Open,
}

/// What there is to tell.
pub enum TuneEvent<'n> {
    /// A round begins, counted from 1.
    Round(usize),
    /// Games were played to learn from.
    Sampled {
        /// Those of earlier runs included.
        games: usize,
        /// Positions of theirs that can be learned from.
        positions: usize,
    },
    /// The weights were fitted.
    Fitted {
        /// Its losses, scale and pull.
        fit: &'n Fit,
        /// Only weights that get another value.
        changes: Vec<Change>,
        /// Those that were left alone because the evaluation does not follow them evenly.
        uneven: Vec<String>,
    },
    /// Games of the match were played.
    Played(&'n Tally),
    /// The match is over, decided or not.
    Decided(MatchVerdict, &'n Tally),
}

/// A weight, or a constant of the search, that gets another value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// As in `weights.txt` or `search.txt`.
    pub name: String,
    /// Its value before.
    pub old: i32,
    /// Its value after.
    pub new: i32,
}

impl Change {
    /// All there are between weights of the same names.
    pub(crate) fn all(old: &Weights, new: &Weights) -> Vec<Change> {
        let all = old.names().zip(old.values().zip(new.values()));
        let change = |(name, (old, new)): (&str, _)| Change { name: name.to_owned(), old, new };
        all.filter(|(_, (old, new))| old != new).map(change).collect()
    }
}

impl Plan {
    /// Everything that decides about the games to learn from.
    pub(crate) fn sample_settings(&self, weights: &Weights, seed: u64) -> Settings {
        let rules = self.spec.info().languages[0].rules;
        [
            ("game", self.spec.to_string()),
            ("rules", checksum(rules)),
            ("weights", checksum(&weights.to_string())),
            ("nodes", self.nodes.to_string()),
            ("seed", seed.to_string()),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }
}

/// A search of so many nodes on one thread, the same on every machine.
pub(crate) fn request(nodes: u64) -> Request {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    Request { limits, ..Request::default() }
}

/// Sixteen digits that change with the text.
pub(crate) fn checksum(text: &str) -> String {
    checksum_of(text.as_bytes())
}

/// Sixteen digits that change with the bytes (FNV-1a).
pub(crate) fn checksum_of(bytes: &[u8]) -> String {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}
