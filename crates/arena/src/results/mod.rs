//! The results of a tournament so far.

mod figures;
mod repeats;
mod tally;

pub use figures::Figures;
pub use tally::Tally;

use std::collections::BTreeMap;

use jogada_play::Message;
use repeats::SeenPairs;

use crate::schedule::Played;
use crate::statistics::{Rating, Score, anchored, ratings};
use crate::tournament::Pair;

/// All results of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Those of every two players who met, by their places, seen by the first.
    pub encounters: BTreeMap<[usize; 2], Tally>,
    /// What the games were like.
    pub figures: Figures,
    /// Every pair by its key, from which the rounds of a tournament follow.
    pub played: Played,
    seen: SeenPairs,
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The player by its place.
    pub player: usize,
    /// Its results against all opponents.
    pub tally: Tally,
    /// Fitted to the results of all players together; `None` without a pair that is evidence.
    pub rating: Option<Rating>,
}

impl Results {
    /// Adds a pair to its encounter and to the figures.
    pub fn add(&mut self, pair: &Pair) {
        let tally = self.encounters.entry(pair.key.players).or_default();
        tally.add(pair);
        if pair.is_evidence() && self.seen.is_again(pair) {
            tally.repeated += 1;
        }
        self.figures.add(pair);
        self.played.add(pair.key, pair.half_points());
    }

    /// What there is to say if pairs repeat others: bounds take every pair for new evidence.
    pub fn repetition(&self) -> Option<Message> {
        let sum = |count: fn(&Tally) -> u64| self.encounters.values().map(count).sum::<u64>();
        let (repeated, all) = (sum(|tally| tally.repeated), sum(Tally::evidence));
        let message = Message::new("repeated-pairs").with("different", (all - repeated) as usize);
        (repeated > 0).then(|| message.with("all", all as usize))
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

    /// The cells of a crosstable, players in the order of these rows: shares of points as `show` writes them, a dash for a
    /// player against itself, nothing where two have not met.
    pub fn crosstable(&self, rows: &[Row], show: impl Fn(f64) -> String) -> Vec<Vec<String>> {
        let cell = |player: usize, other: usize| match self.between(player, other) {
            _ if player == other => "–".to_owned(),
            tally if tally.games() == 0 => String::new(),
            tally => show(tally.score()),
        };
        let line = |row: &Row| rows.iter().map(|other| cell(row.player, other.player)).collect();
        rows.iter().map(line).collect()
    }

    /// The table of so many players, the strongest first. The ratings have a mean of 0, or the anchor
    /// has 0.
    pub fn table(&self, players: usize, anchor: Option<usize>) -> Vec<Row> {
        let scores: Vec<_> = self.encounters.iter().filter_map(score).collect();
        let ratings = match anchor {
            Some(anchor) => anchored(players, &scores, anchor),
            None => ratings(players, &scores),
        };
        let row = |(player, rating)| {
            let tally = self.against_all(player);
            let rating = (tally.evidence() > 0).then_some(rating);
            Row { player, tally, rating }
        };
        let mut rows: Vec<_> = ratings.into_iter().enumerate().map(row).collect();
        let elo = |row: &Row| row.rating.map_or(f64::NEG_INFINITY, |rating| rating.elo);
        rows.sort_by(|a, b| elo(b).total_cmp(&elo(a)));
        rows
    }

    /// The results of a player against all opponents.
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

/// What an encounter says about strength; `None` if every pair had a fault.
fn score((players, tally): (&[usize; 2], &Tally)) -> Option<Score> {
    let half_points: u64 = (0..).zip(tally.pairs).map(|(points, pairs)| points * pairs).sum();
    let games = 2.0 * tally.evidence() as f64;
    let score = Score { players: *players, points: half_points as f64 / 2.0, games };
    (tally.evidence() > 0).then_some(score)
}
