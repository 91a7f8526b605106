//! Who meets whom. Pure functions of the results so far: a run that was broken off goes on with
//! exactly the encounters it would have had.

mod fixed;
mod knockout;
pub(crate) mod matching;
pub(crate) mod pairing;
mod played;
mod swiss;
#[cfg(test)]
mod tests;

pub use knockout::{Duel, KnockoutRound};
pub use played::{Key, KeyError, Played};
pub use swiss::SwissRound;

use std::ops::Range;

/// How the encounters of a tournament are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// The first player against the second: what a sequential test is for.
    Match,
    /// Each player against each other one.
    RoundRobin,
    /// The first player against all others.
    Gauntlet,
    /// The loser of an encounter is out. Players named early meet late, and have the byes.
    Knockout,
    /// So many rounds between players with similar results who have not met.
    Swiss {
        /// At most [`Format::most_rounds`], if no two are to meet twice.
        rounds: usize,
    },
    /// These encounters, players by their places.
    Ladder(Vec<[usize; 2]>),
}

impl Format {
    /// The word of command lines and files.
    pub fn word(&self) -> &'static str {
        match self {
            Format::Match => "match",
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
            Format::Knockout => "knockout",
            Format::Swiss { .. } => "swiss",
            Format::Ladder(_) => "ladder",
        }
    }

    /// The format of this word, with the rounds of a Swiss tournament or the encounters of a ladder.
    pub(crate) fn of(
        word: &str,
        rounds: Option<usize>,
        encounters: Option<Vec<[usize; 2]>>,
    ) -> Option<Format> {
        let all = [Format::Match, Format::RoundRobin, Format::Gauntlet, Format::Knockout];
        let others =
            [rounds.map(|rounds| Format::Swiss { rounds }), encounters.map(Format::Ladder)];
        let mut known = all.into_iter().chain(others.into_iter().flatten());
        known.find(|format| format.word() == word)
    }

    /// The rounds after which each of so many players has met each other one. With an odd number each
    /// has a bye as well.
    pub fn most_rounds(players: usize) -> usize {
        players.next_multiple_of(2).saturating_sub(1)
    }

    /// Whether who meets whom is known from the start. Then more games can be added to a run.
    pub fn is_fixed(&self) -> bool {
        !matches!(self, Format::Knockout | Format::Swiss { .. })
    }
}

/// Two players who play some pairs of games against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The round, from 0.
    pub round: usize,
    /// The players by their places. In the first game of each pair the first has White.
    pub players: [usize; 2],
    /// The numbers of their pairs, which choose the openings.
    pub pairs: Range<usize>,
}

impl Encounter {
    /// The pairs to be played.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        let players = self.players;
        self.pairs.clone().map(move |number| Key { players, number })
    }
}

/// A tournament as a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Decides the encounters.
    pub format: Format,
    /// How many players there are.
    pub players: usize,
    /// Pairs of games in an encounter.
    pub pairs: usize,
}

impl Schedule {
    /// The encounters that follow from the results so far, in their order, those that have been
    /// played included. When all of them have been played and no new ones appear, it is over.
    pub fn encounters(&self, played: &Played) -> Vec<Encounter> {
        let fixed = |players: Vec<[usize; 2]>| fixed::encounters(players, self.pairs);
        match &self.format {
            Format::Match => fixed(vec![[0, 1]]),
            Format::RoundRobin => fixed(fixed::round_robin(self.players)),
            Format::Gauntlet => fixed((1..self.players).map(|other| [0, other]).collect()),
            Format::Ladder(encounters) => fixed(encounters.clone()),
            Format::Knockout => knockout::encounters(self.players, self.pairs, played),
            Format::Swiss { rounds } => swiss::encounters(self, *rounds, played),
        }
    }

    /// The rounds of a Swiss tournament up to the first that is not finished; none of other formats.
    pub fn swiss_rounds(&self, played: &Played) -> Vec<SwissRound> {
        match self.format {
            Format::Swiss { rounds } => swiss::rounds(self, rounds, played),
            _ => Vec::new(),
        }
    }

    /// The rounds of a knockout up to the first that is not finished; none of other formats.
    pub fn knockout_rounds(&self, played: &Played) -> Vec<KnockoutRound> {
        match self.format {
            Format::Knockout => knockout::rounds(self.players, self.pairs, played),
            _ => Vec::new(),
        }
    }

    /// The pairs that can be played now, in the order in which they count.
    pub fn due(&self, played: &Played) -> Vec<Key> {
        let encounters = self.encounters(played);
        let keys = encounters.iter().flat_map(Encounter::keys);
        let mut due: Vec<Key> = keys.filter(|key| !played.contains(key)).collect();
        if self.format.is_fixed() {
            // All encounters advance together, so that a table is worth reading early.
            due.sort_by_key(|key| key.number);
        }
        due
    }

    /// How many pairs there are in all, where that is known: without the tie-breaks of a knockout.
    pub fn total(&self) -> usize {
        let encounters = match &self.format {
            Format::Match => 1,
            Format::RoundRobin => self.players * (self.players - 1) / 2,
            Format::Gauntlet | Format::Knockout => self.players - 1,
            Format::Ladder(encounters) => encounters.len(),
            Format::Swiss { rounds } => rounds * (self.players / 2),
        };
        encounters * self.pairs
    }
}
