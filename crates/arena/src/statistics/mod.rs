//! Elo, likelihood of superiority, the sequential test and ratings, from the points of pairs; and
//! Glicko-2, game by game.

mod counts;
mod glicko2;
mod likelihood;
mod ratings;
mod sprt;
#[cfg(test)]
mod tests;

pub use counts::Counts;
pub use glicko2::Glicko2;
pub use ratings::{Rating, Score, anchored, ratings};
pub use sprt::{Model, Sprt, SprtVerdict};

/// The scale of normalised Elo: points for a mean of one standard deviation of a game.
const NORMALISED: f64 = 800.0 / std::f64::consts::LN_10;

/// A share of points with what is known about its exactness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The share of points, from 0 to 1.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// Standard errors on both sides that hold 95 % of all cases.
const CONFIDENCE: f64 = 1.96;

impl Estimate {
    /// From pairs of games by their half points, 0 to 4. Both games of a pair share an opening, so
    /// the pair is what counts: a lopsided opening then blurs nothing. `None` without any.
    pub fn of_pairs(counts: &[u64; 5]) -> Option<Estimate> {
        Estimate::of(counts)
    }

    /// From results by their points, from none to all in equal steps.
    fn of<const N: usize>(counts: &[u64; N]) -> Option<Estimate> {
        let total: u64 = counts.iter().sum();
        if total == 0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| {
            let sum =
                |(half, &count): (usize, &u64)| count as f64 * of(half as f64 / (N - 1) as f64);
            counts.iter().enumerate().map(sum).sum::<f64>() / total as f64
        };
        let mean = average(&|share| share);
        let variance = match average(&|share| (share - mean).powi(2)) {
            // Results that never vary still may: half a result more at either end is imagined.
            0.0 => f64::midpoint(mean.powi(2), (1.0 - mean).powi(2)) / (total + 1) as f64,
            variance => variance,
        };
        Some(Estimate { mean, error: (variance / total as f64).sqrt() })
    }

    /// The bounds of 95 % of all cases of the share.
    pub fn interval(&self) -> [f64; 2] {
        let reach = CONFIDENCE * self.error;
        [self.mean - reach, self.mean + reach].map(|bound| bound.clamp(0.0, 1.0))
    }

    /// The difference in Elo points, with the bounds of 95 % of all cases; infinite where one side
    /// took everything.
    pub fn elo(&self) -> [f64; 3] {
        let reach = CONFIDENCE * self.error;
        [self.mean, self.mean - reach, self.mean + reach].map(elo)
    }

    /// The difference in normalised Elo points, which counts in standard deviations of a game and so
    /// does not shrink where draws are many, and half the width of the bounds of 95 % of all cases.
    pub fn normalised_elo(&self, pairs: u64) -> [f64; 2] {
        self.normalised((2 * pairs) as f64)
    }

    fn normalised(&self, games: f64) -> [f64; 2] {
        let deviation = self.error * games.sqrt();
        [(self.mean - 0.5) / deviation, CONFIDENCE / games.sqrt()].map(|value| value * NORMALISED)
    }

    /// How likely it is that the better result is no accident.
    pub fn superiority(&self) -> f64 {
        normal((self.mean - 0.5) / self.error)
    }
}

/// The difference in Elo points behind a share of points.
pub fn elo(share: f64) -> f64 {
    400.0 * (share.clamp(0.0, 1.0) / (1.0 - share.clamp(0.0, 1.0))).log10()
}

/// The share of points a difference in Elo points lets expect.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The share of a normal distribution below so many standard deviations.
fn normal(deviations: f64) -> f64 {
    // Abramowitz and Stegun 7.1.26, exact to seven digits.
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = series.iter().fold(0.0, |sum, factor| (sum + factor) * t) * (-x * x).exp();
    if deviations < 0.0 { tail / 2.0 } else { 1.0 - tail / 2.0 }
}
