//! The latest durations, for quantiles that a person can read.

use std::collections::VecDeque;

/// So many are kept.
const KEPT: usize = 1_000;

/// Durations in seconds, the oldest first.
#[derive(Debug, Default)]
pub struct Recent(VecDeque<f64>);

impl Recent {
    pub fn add(&mut self, seconds: f64) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(seconds);
    }

    /// The smallest duration that this share of all do not exceed; `None` before the first.
    pub fn quantile(&self, share: f64) -> Option<f64> {
        let mut sorted: Vec<_> = self.0.iter().copied().collect();
        sorted.sort_by(f64::total_cmp);
        let rank = (sorted.len() as f64 * share).ceil() as usize;
        sorted.get(rank.saturating_sub(1)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_the_latest_durations() {
        let mut recent = Recent::default();
        assert_eq!(recent.quantile(0.5), None);
        (1..=100).for_each(|number| recent.add(f64::from(number)));
        let quantiles = [0.5, 0.99, 1.0].map(|share| recent.quantile(share).unwrap() as u32);
        assert_eq!(quantiles, [50, 99, 100]);
        (0..KEPT).for_each(|_| recent.add(7.0));
        assert_eq!(recent.quantile(1.0), Some(7.0));
    }
}
