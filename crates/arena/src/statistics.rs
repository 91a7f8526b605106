//! What results prove.

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
        let total: u64 = counts.iter().sum();
        if total == 0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| {
            let sum = |(half, &count): (usize, &u64)| count as f64 * of(half as f64 / 4.0);
            counts.iter().enumerate().map(sum).sum::<f64>() / total as f64
        };
        let mean = average(&|share| share);
        let variance = match average(&|share| (share - mean).powi(2)) {
            // Results that never vary still may: half a pair more at either end is imagined.
            0.0 => f64::midpoint(mean.powi(2), (1.0 - mean).powi(2)) / (total + 1) as f64,
            variance => variance,
        };
        Some(Estimate { mean, error: (variance / total as f64).sqrt() })
    }

    /// The difference in Elo points, with the bounds of 95 % of all cases; infinite where one side
    /// took everything.
    pub fn elo(&self) -> [f64; 3] {
        let reach = CONFIDENCE * self.error;
        [self.mean, self.mean - reach, self.mean + reach].map(elo)
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

/// The share of a normal distribution below so many standard deviations.
fn normal(deviations: f64) -> f64 {
    // Abramowitz and Stegun 7.1.26, exact to seven digits.
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = series.iter().fold(0.0, |sum, factor| (sum + factor) * t) * (-x * x).exp();
    if deviations < 0.0 { tail / 2.0 } else { 1.0 - tail / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 0.05, "{found} instead of {wanted}");
    }

    #[test]
    fn sixty_of_a_hundred_is_seventy_points() {
        near(elo(0.6), 70.4);
        near(elo(0.5), 0.0);
        near(elo(0.4), -70.4);
        near(elo(0.76), 200.2);
    }

    #[test]
    fn bounds_follow_from_the_pairs() {
        // 60 wins and 40 losses in 50 pairs: variance 0.14, error 0.0529.
        let estimate = Estimate::of_pairs(&[10, 0, 20, 0, 20]).unwrap();
        near(estimate.mean, 0.6);
        assert!((estimate.error - 0.052_915).abs() < 1e-6, "{}", estimate.error);
        let [value, low, high] = estimate.elo();
        near(value, 70.4);
        near(low, -2.6);
        near(high, 150.3);
        assert!((estimate.superiority() - 0.9706).abs() < 1e-3, "{}", estimate.superiority());
    }

    #[test]
    fn the_same_openings_won_and_lost_prove_equality() {
        let estimate = Estimate::of_pairs(&[0, 0, 50, 0, 0]).unwrap();
        near(estimate.mean, 0.5);
        near(estimate.superiority(), 0.5);
        assert!(estimate.error < 0.01, "{}", estimate.error);
        assert_eq!(Estimate::of_pairs(&[0; 5]), None);
    }

    #[test]
    fn winning_everything_proves_the_more_the_longer_it_lasts() {
        let won = |pairs| Estimate::of_pairs(&[0, 0, 0, 0, pairs]).unwrap();
        let [value, low, high] = won(10).elo();
        assert!(value.is_infinite() && high.is_infinite() && value > 0.0);
        near(low, 327.0);
        assert!(won(2).superiority() < 0.96 && won(10).superiority() > 0.999);
        near(Estimate::of_pairs(&[30, 0, 0, 0, 0]).unwrap().superiority(), 0.0);
    }
}
