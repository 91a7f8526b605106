//! Results as plain numbers, of games or of pairs.

use super::Estimate;

/// Results of a match. Pairs tell more: both games of a pair share an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Games lost, drawn and won, as if they were independent.
    Games([u64; 3]),
    /// Pairs of games by their half points, 0 to 4.
    Pairs([u64; 5]),
}

impl Counts {
    /// Games in all.
    pub fn games(&self) -> u64 {
        match self {
            Counts::Games(games) => games.iter().sum(),
            Counts::Pairs(pairs) => 2 * pairs.iter().sum::<u64>(),
        }
    }

    /// The share of points with its error; `None` without any.
    pub fn estimate(&self) -> Option<Estimate> {
        match self {
            Counts::Games(games) => Estimate::of(games),
            Counts::Pairs(pairs) => Estimate::of(pairs),
        }
    }

    /// The difference in normalised Elo points and half the width of the bounds of 95 % of all cases;
    /// 0 and no bounds without any.
    pub fn normalised_elo(&self) -> [f64; 2] {
        let games = self.games() as f64;
        self.estimate().map_or([0.0, f64::INFINITY], |estimate| estimate.normalised(games))
    }
}
