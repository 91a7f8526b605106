//! What has been played so far.

use std::collections::BTreeMap;

use super::Encounter;

/// Which pair of games: who played it and its number, which chooses the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// The players by their places, the one that began with White first.
    pub players: [usize; 2],
    /// Counts the pairs of two players; it chooses the opening.
    pub number: usize,
}

/// The half points of the first player in every pair that has been played, 0 to 4.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played(BTreeMap<Key, usize>);

impl Played {
    /// Records the half points of the first player in a pair.
    pub fn add(&mut self, key: Key, half_points: usize) {
        self.0.insert(key, half_points);
    }

    /// Whether a pair has been played.
    pub fn contains(&self, key: &Key) -> bool {
        self.0.contains_key(key)
    }

    /// How many pairs have been played.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no pair has been played.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The half points of both players of an encounter; `None` until all of it has been played.
    pub(super) fn half_points(&self, encounter: &Encounter) -> Option<[usize; 2]> {
        let results: Option<Vec<usize>> =
            encounter.keys().map(|key| self.0.get(&key).copied()).collect();
        let results = results?;
        let first = results.iter().sum();
        Some([first, 4 * results.len() - first])
    }
}
