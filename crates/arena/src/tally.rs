//! The results of a match so far.

use std::collections::BTreeMap;

use jogada_play::Side;

use crate::run::Pair;
use crate::statistics::Estimate;

/// Results, those of the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games lost, drawn and won.
    pub games: [u64; 3],
    /// Pairs by their half points, 0 to 4.
    pub pairs: [u64; 5],
    /// Half points of whoever had White.
    pub white: u64,
    /// Moves of all games, openings included.
    pub plies: u64,
    /// How often games ended in which way.
    pub reasons: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Counts a pair.
    pub fn add(&mut self, pair: &Pair) {
        let mut points = 0;
        for (side, game) in pair.sides() {
            points += game.half_points(side);
            self.games[game.half_points(side)] += 1;
            self.white += game.half_points(Side::White) as u64;
            self.plies += game.line.moves.len() as u64;
            *self.reasons.entry(game.end.reason).or_default() += 1;
        }
        self.pairs[points] += 1;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Games won.
    pub fn wins(&self) -> u64 {
        self.games[2]
    }

    /// Games drawn.
    pub fn draws(&self) -> u64 {
        self.games[1]
    }

    /// Games lost.
    pub fn losses(&self) -> u64 {
        self.games[0]
    }

    /// The share of points, from 0 to 1; a half before the first game.
    pub fn score(&self) -> f64 {
        self.estimate().map_or(0.5, |estimate| estimate.mean)
    }

    /// What the results prove; `None` before the first pair.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.pairs)
    }

    /// The share of points of White, whoever had it.
    pub fn white_score(&self) -> f64 {
        self.white as f64 / (2 * self.games()).max(1) as f64
    }

    /// Moves of a game on average.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games().max(1) as f64
    }
}
