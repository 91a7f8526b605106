//! What games of a tournament are like: the figures of a game's designer.

use std::collections::BTreeMap;

use jogada_play::{Message, Reason, Side};

use crate::game::PlayedGame;
use crate::statistics::Estimate;
use crate::tournament::Pair;

/// Lengths, choices and endings of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Pairs without a fault by the half points of White in both games, 0 to 4.
    pub white: [u64; 5],
    /// Games with a winner.
    pub decisive: u64,
    /// How many games there are of each length in plies, openings included.
    pub lengths: BTreeMap<usize, u64>,
    /// Legal moves there were to choose from, over all positions in which a player did.
    pub choices: u64,
    /// How many such positions there were.
    pub positions: u64,
    /// How often games ended in which way.
    pub reasons: BTreeMap<Reason, u64>,
    /// How players failed, and how often.
    pub faults: Vec<(Message, u64)>,
}

impl Figures {
    /// Adds both games; White's points only if the pair is evidence.
    pub fn add(&mut self, pair: &Pair) {
        pair.games.iter().for_each(|game| self.add_game(game));
        if pair.is_evidence() {
            self.white
                [pair.games.iter().map(|game| game.half_points(Side::White)).sum::<usize>()] += 1;
        }
    }

    /// Counts a game of a series.
    pub fn add_game(&mut self, game: &PlayedGame) {
        self.decisive += u64::from(game.end.outcome.winner().is_some());
        *self.lengths.entry(game.plies()).or_default() += 1;
        self.choices += game.choices;
        self.positions += game.positions();
        game.end.fault.iter().for_each(|fault| self.add_fault(fault));
        match self.reasons.get_mut(&game.end.reason) {
            Some(count) => *count += 1,
            None => drop(self.reasons.insert(game.end.reason.clone(), 1)),
        }
    }

    fn add_fault(&mut self, fault: &Message) {
        match self.faults.iter_mut().find(|(known, _)| known == fault) {
            Some((_, count)) => *count += 1,
            None => self.faults.push((fault.clone(), 1)),
        }
    }

    /// Those with a fault included.
    pub fn games(&self) -> u64 {
        self.lengths.values().sum()
    }

    /// The share of points of White, over both players, where no player failed: the advantage of the
    /// first move, unless openings were chosen to be even. `None` before the first pair.
    pub fn white_score(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.white)
    }

    /// The share of games with a winner.
    pub fn decisive_share(&self) -> f64 {
        self.decisive as f64 / self.games().max(1) as f64
    }

    /// Moves of a game on average.
    pub fn mean_plies(&self) -> f64 {
        let all: u64 = self.lengths.iter().map(|(&plies, games)| plies as u64 * games).sum();
        all as f64 / self.games().max(1) as f64
    }

    /// The length that so many percent of the games do not exceed.
    pub fn quantile(&self, percent: u64) -> usize {
        let wanted = (self.games() * percent).div_ceil(100).max(1);
        let mut so_far = 0;
        let reached = |(_, games): &(&usize, &u64)| {
            so_far += **games;
            so_far >= wanted
        };
        self.lengths.iter().find(reached).map_or(0, |(&plies, _)| plies)
    }

    /// Legal moves of a position on average, openings left out; `None` if no player made a move.
    pub fn branching(&self) -> Option<f64> {
        (self.positions > 0).then(|| self.choices as f64 / self.positions as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_lengths_that_games_have() {
        let lengths = BTreeMap::from([(10, 1), (20, 2), (90, 1)]);
        let figures = Figures { lengths, ..Figures::default() };
        assert_eq!(
            [0, 25, 26, 50, 75, 76, 100].map(|p| figures.quantile(p)),
            [10, 10, 20, 20, 20, 90, 90]
        );
        assert!((figures.mean_plies() - 35.0).abs() < 1e-9);
        assert_eq!(Figures::default().quantile(50), 0);
    }
}
