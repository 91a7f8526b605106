//! The sequential probability ratio test: plays until one of two hypotheses is believed.

use serde::{Deserialize, Serialize};

use super::likelihood::{observed, with_deviations, with_mean};
use super::{Counts, NORMALISED, share};

/// Two hypotheses about a difference in strength, and how often each may be believed wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The differences, that of the null hypothesis first.
    pub elo: [f64; 2],
    /// The chance that the second is believed although the first is true.
    pub alpha: f64,
    /// The chance that the first is believed although the second is true.
    pub beta: f64,
    /// What kind of Elo points these are; in files whether they are normalised.
    #[serde(rename = "normalised")]
    pub model: Model,
}

/// A kind of Elo points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum Model {
    /// The usual ones, by the share of points.
    #[default]
    Logistic,
    /// By the share of points in standard deviations of a game.
    Normalised,
}

impl From<bool> for Model {
    fn from(normalised: bool) -> Model {
        if normalised { Model::Normalised } else { Model::Logistic }
    }
}

impl From<Model> for bool {
    fn from(model: Model) -> bool {
        model == Model::Normalised
    }
}

/// What a test has come to believe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The difference is `elo[0]`.
    Null,
    /// The difference is `elo[1]`.
    Alternative,
}

impl Sprt {
    /// A test of these differences with errors of 5 % in logistic Elo.
    pub const fn new(elo: [f64; 2]) -> Sprt {
        Sprt { elo, alpha: 0.05, beta: 0.05, model: Model::Logistic }
    }

    /// The ratios at which the first and the second hypothesis is believed.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The generalised log-likelihood ratio of the hypotheses after these pairs of games by their half
    /// points, 0 to 4; above 0 the second is likelier.
    pub fn ratio(&self, pairs: &[u64; 5]) -> f64 {
        // A pair has twice the mean of a game and √2 times its deviation.
        self.ratio_by(pairs, 2_f64.sqrt())
    }

    /// The same of games or of pairs.
    pub fn ratio_of(&self, counts: &Counts) -> f64 {
        match counts {
            Counts::Games(games) => self.ratio_by(games, 1.0),
            Counts::Pairs(pairs) => self.ratio(pairs),
        }
    }

    /// Of results that have this many deviations of a game for each of their own.
    fn ratio_by<const N: usize>(&self, results: &[u64; N], deviations: f64) -> f64 {
        if results.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let (total, seen) = observed(results);
        let [null, alternative] = self.elo.map(|elo| match self.model {
            Model::Logistic => with_mean(&seen, share(elo)),
            Model::Normalised => with_deviations(&seen, elo / NORMALISED * deviations),
        });
        let logs = (0..N).map(|i| seen[i] * (alternative[i] / null[i]).ln());
        total * logs.sum::<f64>()
    }

    /// What is believed after these pairs; `None` while the test has to go on.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Option<SprtVerdict> {
        self.verdict_at(self.ratio(pairs))
    }

    /// What is believed at this ratio.
    pub fn verdict_at(&self, ratio: f64) -> Option<SprtVerdict> {
        let [low, high] = self.bounds();
        let alternative = (ratio >= high).then_some(SprtVerdict::Alternative);
        alternative.or((ratio <= low).then_some(SprtVerdict::Null))
    }
}
