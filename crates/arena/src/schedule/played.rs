//! What has been played so far.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::Encounter;

/// Which pair of games: who played it and its number, which chooses the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// The players by their places, the one that began with White first.
    pub players: [usize; 2],
    /// Counts the pairs of two players; it chooses the opening.
    pub number: usize,
}

/// The name of a pair on other machines: its players and its number.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.players[0], self.players[1], self.number)
    }
}

/// It is not the name of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a key: two players and a number, such as 0-1-17")]
pub struct KeyError;

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Key, KeyError> {
        let numbers = text.split('-').map(str::parse::<usize>).collect::<Result<Vec<usize>, _>>();
        match numbers.as_deref() {
            Ok(&[first, second, number]) => Ok(Key { players: [first, second], number }),
            _ => Err(KeyError),
        }
    }
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
        let over = encounter.keys().all(|key| self.0.contains_key(&key));
        over.then(|| self.half_points_so_far(encounter))
    }

    /// The half points of both players in those pairs of an encounter that have been played.
    pub(super) fn half_points_so_far(&self, encounter: &Encounter) -> [usize; 2] {
        let results: Vec<usize> =
            encounter.keys().filter_map(|key| self.0.get(&key).copied()).collect();
        let first = results.iter().sum();
        [first, 4 * results.len() - first]
    }
}
