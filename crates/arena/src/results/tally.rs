//! The results of an encounter so far.

use jogada_play::Side;

use crate::game::PlayedGame;
use crate::statistics::Estimate;
use crate::tournament::Pair;

/// Results, those of the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games lost, drawn and won; those lost by a fault too.
    pub games: [u64; 3],
    /// Pairs by their half points, 0 to 4: what is evidence of strength, so none with a fault.
    pub pairs: [u64; 5],
    /// Games the first and the second player lost by a fault.
    pub faults: [u64; 2],
    /// Pairs among those of evidence that repeat an earlier one move for move, where that was looked at.
    pub repeated: u64,
}

impl Tally {
    /// Adds both games; a pair with a fault adds no evidence.
    pub fn add(&mut self, pair: &Pair) {
        pair.sides().for_each(|(side, game)| self.add_game(side, game));
        pair.faults().for_each(|(failed, _)| self.faults[failed] += 1);
        if pair.is_evidence() {
            self.pairs[pair.half_points()] += 1;
        }
    }

    /// Counts a game of a series, in which the first player has this side.
    pub fn add_game(&mut self, side: Side, game: &PlayedGame) {
        self.games[game.half_points(side)] += 1;
    }

    /// Pairs that are no evidence because of a fault.
    pub fn faulty_pairs(&self) -> u64 {
        self.games() / 2 - self.evidence()
    }

    /// Pairs that are evidence of strength: those without a fault.
    pub fn evidence(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// Games of both players, those lost by a fault included.
    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Games the first player won.
    pub fn wins(&self) -> u64 {
        self.games[2]
    }

    /// Half a point for each player.
    pub fn draws(&self) -> u64 {
        self.games[1]
    }

    /// Games the first player lost, by a fault too.
    pub fn losses(&self) -> u64 {
        self.games[0]
    }

    /// Points, a draw being half of one.
    pub fn points(&self) -> f64 {
        self.wins() as f64 + self.draws() as f64 / 2.0
    }

    /// The share of points, from 0 to 1; a half before the first game.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => self.points() / games as f64,
        }
    }

    /// The share of points, from 0 to 1; `None` before the first game.
    pub fn share(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.score())
    }

    /// What the results prove; `None` before the first pair that is evidence.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.pairs)
    }

    /// The same results seen by the second player.
    pub fn turned(&self) -> Tally {
        let Tally { mut games, mut pairs, mut faults, repeated } = self.clone();
        games.reverse();
        pairs.reverse();
        faults.reverse();
        Tally { games, pairs, faults, repeated }
    }
}

impl std::ops::AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        self.games.iter_mut().zip(other.games).for_each(|(mine, more)| *mine += more);
        self.pairs.iter_mut().zip(other.pairs).for_each(|(mine, more)| *mine += more);
        self.faults.iter_mut().zip(other.faults).for_each(|(mine, more)| *mine += more);
        self.repeated += other.repeated;
    }
}
