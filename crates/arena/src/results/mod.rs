//! The results of a tournament so far.

mod figures;
mod tally;

pub use figures::Figures;
pub use tally::Tally;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::statistics::{Rating, Score, anchored, ratings};
use crate::tournament::Pair;

/// All results of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Those of every two players who met, by their places, seen by the first.
    pub encounters: BTreeMap<[usize; 2], Tally>,
    /// What the games were like.
    pub figures: Figures,
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The player by its place.
    pub player: usize,
    /// Its results against everybody.
    pub tally: Tally,
    /// Fitted to the results of all players together.
    pub rating: Rating,
}

impl Results {
    /// Counts a pair.
    pub fn add(&mut self, pair: &Pair) {
        self.encounters.entry(pair.key.players).or_default().add(pair);
        self.figures.add(pair);
    }

    /// The results of a match: those of the first player against the second.
    pub fn first(&self) -> Tally {
        self.encounters.get(&[0, 1]).cloned().unwrap_or_default()
    }

    /// What a player achieved against another.
    pub fn between(&self, player: usize, other: usize) -> Tally {
        let mut tally = self.encounters.get(&[player, other]).cloned().unwrap_or_default();
        if let Some(turned) = self.encounters.get(&[other, player]) {
            tally += &turned.turned();
        }
        tally
    }

    /// The table of so many players, the strongest first. The ratings have a mean of 0, or the anchor
    /// has 0.
    pub fn table(&self, players: usize, anchor: Option<usize>) -> Vec<Row> {
        let scores: Vec<_> = self.encounters.iter().map(score).collect();
        let ratings = match anchor {
            Some(anchor) => anchored(players, &scores, anchor),
            None => ratings(players, &scores),
        };
        let row = |(player, rating)| Row { player, tally: self.against_all(player), rating };
        let mut rows: Vec<_> = ratings.into_iter().enumerate().map(row).collect();
        rows.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
        rows.sort_by_key(|row| Reverse(row.tally.games() > 0));
        rows
    }

    /// What a player achieved against everybody.
    pub fn against_all(&self, player: usize) -> Tally {
        let mut all = Tally::default();
        for ([first, second], tally) in &self.encounters {
            if *first == player {
                all += tally;
            } else if *second == player {
                all += &tally.turned();
            }
        }
        all
    }
}

fn score((players, tally): (&[usize; 2], &Tally)) -> Score {
    Score { players: *players, points: tally.points(), games: tally.games() as f64 }
}
