//! Simultaneous perturbation stochastic approximation (J. C. Spall, *Multivariate stochastic approximation using a
//! simultaneous perturbation gradient approximation*, 1992): all numbers are moved at once, each up or down at random, a
//! match between the two directions tells which is better, and all numbers go a little that way. Gains fall as in the
//! testing of chess engines: what is given is their size at the end.

use std::ops::RangeInclusive;

use jogada_play::Rng;

/// How fast perturbations fall.
const GAMMA: f64 = 0.101;

/// How fast changes fall.
const ALPHA: f64 = 0.602;

/// Iterations by which changes fall later, as a share of all.
const DELAY: f64 = 0.1;

/// The change by a game won, as a share of the perturbation, at the end.
const RATE: f64 = 0.02;

/// Perturbations in the width of a range, at the end.
const STEPS: f64 = 20.0;

/// The least perturbation: with less, both directions would often be the same whole number.
const LEAST_STEP: f64 = 0.5;

/// A number that is varied.
#[derive(Clone, Debug)]
pub(crate) struct Knob {
    value: f64,
    low: f64,
    high: f64,
    /// The perturbation at the end.
    step: f64,
}

impl Knob {
    pub(crate) fn new(start: i32, range: &RangeInclusive<i32>) -> Knob {
        let [low, high] = [*range.start(), *range.end()].map(f64::from);
        Knob { value: f64::from(start), low, high, step: ((high - low) / STEPS).max(LEAST_STEP) }
    }

    /// A number of the range as a whole one: up or down by the same chance for all, so that on the average it stays.
    fn whole(&self, number: f64, chance: f64) -> i32 {
        (number.clamp(self.low, self.high) + chance).floor().min(self.high) as i32
    }
}

/// What an iteration compares.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trial {
    directions: Vec<f64>,
    /// The numbers moved along their directions.
    pub(crate) plus: Vec<i32>,
    /// The numbers moved against them.
    pub(crate) minus: Vec<i32>,
    /// What its games leave to chance follows from it.
    pub(crate) seed: u64,
}

/// The numbers on their way.
pub(crate) struct Spsa {
    knobs: Vec<Knob>,
    iterations: usize,
    seed: u64,
    done: usize,
    /// Of the values after each iteration of the second half.
    sums: Vec<f64>,
}

impl Spsa {
    pub(crate) fn new(knobs: Vec<Knob>, iterations: usize, seed: u64) -> Spsa {
        let sums = vec![0.0; knobs.len()];
        Spsa { knobs, iterations, seed, done: 0, sums }
    }

    /// Iterations so far.
    pub(crate) fn done(&self) -> usize {
        self.done
    }

    /// What the next iteration compares; `None` after the last. Follows from the seed, the number of the iteration and the
    /// values so far.
    pub(crate) fn trial(&self) -> Option<Trial> {
        if self.done == self.iterations {
            return None;
        }
        let seed = Rng::seed_of(self.seed, self.done + 1);
        let rng = &mut Rng::new(seed);
        let growth = self.growth();
        let mut trial =
            Trial { directions: Vec::new(), plus: Vec::new(), minus: Vec::new(), seed: 0 };
        for knob in &self.knobs {
            let direction = if rng.below(2) == 0 { -1.0 } else { 1.0 };
            let (away, chance) = (direction * knob.step * growth, share(rng));
            trial.directions.push(direction);
            trial.plus.push(knob.whole(knob.value + away, chance));
            trial.minus.push(knob.whole(knob.value - away, chance));
        }
        Some(Trial { seed: rng.bits(), ..trial })
    }

    /// Learns how many games more were won along the directions of the trial than against them.
    pub(crate) fn learn(&mut self, trial: &Trial, difference: f64) {
        let rate = self.rate();
        self.done += 1;
        for (knob, direction) in self.knobs.iter_mut().zip(&trial.directions) {
            let change = rate * knob.step * direction * difference;
            knob.value = (knob.value + change).clamp(knob.low, knob.high);
        }
        if self.done > self.iterations / 2 {
            self.sums.iter_mut().zip(&self.knobs).for_each(|(sum, knob)| *sum += knob.value);
        }
    }

    /// The values so far, rounded.
    pub(crate) fn values(&self) -> Vec<i32> {
        self.knobs.iter().map(|knob| knob.value.round() as i32).collect()
    }

    /// The values of the second half of the iterations on the average, rounded.
    ///
    /// # Panics
    /// In debug builds, if there are iterations to come.
    pub(crate) fn answer(&self) -> Vec<i32> {
        debug_assert_eq!(self.done, self.iterations, "the answer comes at the end");
        let count = (self.iterations - self.iterations / 2) as f64;
        self.sums.iter().map(|sum| (sum / count).round() as i32).collect()
    }

    /// By how much the perturbations of the next iteration are larger than those of the last.
    fn growth(&self) -> f64 {
        (self.iterations as f64 / (self.done + 1) as f64).powf(GAMMA)
    }

    /// The change of the next iteration by a game won, in perturbations of the last.
    fn rate(&self) -> f64 {
        let (all, next) = (self.iterations as f64, (self.done + 1) as f64);
        let delay = DELAY * all;
        RATE * ((delay + all) / (delay + next)).powf(ALPHA) / self.growth()
    }
}

/// A number from 0 to 1, without 1.
fn share(rng: &mut Rng) -> f64 {
    (rng.bits() >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best values of the toy.
    const BEST: [f64; 3] = [70.0, 3.0, -400.0];

    fn knobs() -> Vec<Knob> {
        let ranges = [(20, 0..=100), (9, 0..=10), (600, -1_000..=1_000)];
        ranges.into_iter().map(|(start, range)| Knob::new(start, &range)).collect()
    }

    /// What values are worth in the toy: the less, the farther from the best, in shares of the ranges.
    fn worth(values: &[i32]) -> f64 {
        let widths = [100.0, 10.0, 2_000.0];
        let parts = values.iter().zip(BEST).zip(widths);
        parts.map(|((&value, best), width)| -((f64::from(value) - best) / width).powi(2)).sum()
    }

    /// Games won less games lost, in a match of the toy whose games are decided by chance.
    fn played(trial: &Trial, rng: &mut Rng) -> f64 {
        let wins = 1.0 / (1.0 + (-2.0 * (worth(&trial.plus) - worth(&trial.minus))).exp());
        (0..8).map(|_| if share(rng) < wins { 1.0 } else { -1.0 }).sum()
    }

    #[test]
    fn it_finds_the_best_values_through_noise() {
        for seed in 0..5 {
            let (mut spsa, mut rng) = (Spsa::new(knobs(), 3_000, seed), Rng::new(seed));
            while let Some(trial) = spsa.trial() {
                spsa.learn(&trial, played(&trial, &mut rng));
            }
            let answer = spsa.answer();
            let far = [12.0, 1.5, 240.0];
            for ((&value, best), far) in answer.iter().zip(BEST).zip(far) {
                assert!((f64::from(value) - best).abs() <= far, "seed {seed}: {answer:?}");
            }
        }
    }

    #[test]
    fn trials_follow_from_the_seed_and_differ_everywhere() {
        let trials = |seed| {
            let mut spsa = Spsa::new(knobs(), 50, seed);
            let mut all = Vec::new();
            while let Some(trial) = spsa.trial() {
                spsa.learn(&trial, 1.0);
                all.push(trial);
            }
            all
        };
        assert_eq!(trials(1).len(), 50);
        assert_eq!(trials(1), trials(1));
        assert_ne!(trials(1), trials(2));
        for Trial { plus, minus, .. } in trials(1) {
            assert!(plus.iter().zip(&minus).all(|(plus, minus)| plus != minus), "{plus:?}");
        }
    }

    #[test]
    fn values_stay_in_their_ranges() {
        let mut spsa = Spsa::new(knobs(), 400, 3);
        let ranges = [0..=100, 0..=10, -1_000..=1_000];
        while let Some(trial) = spsa.trial() {
            for values in [&trial.plus, &trial.minus, &spsa.values()] {
                let mut all = values.iter().zip(&ranges);
                assert!(all.all(|(value, range)| range.contains(value)), "{values:?}");
            }
            // Always to the same side.
            let difference = 20.0 * trial.directions[0];
            spsa.learn(&trial, difference);
        }
        assert_eq!(spsa.answer()[0], 100);
    }

    #[test]
    fn rounding_keeps_the_average() {
        let (knob, mut rng) = (Knob::new(5, &(0..=10)), Rng::new(1));
        let sum: i32 = (0..10_000).map(|_| knob.whole(5.3, share(&mut rng))).sum();
        assert!((52_700..53_300).contains(&sum), "{sum}");
    }

    #[test]
    fn perturbations_and_changes_end_with_what_was_given() {
        let mut spsa = Spsa::new(knobs(), 100, 0);
        let first = (spsa.growth(), spsa.rate());
        spsa.done = 99;
        assert!((spsa.growth() - 1.0).abs() < 1e-9 && (spsa.rate() - RATE).abs() < 1e-9);
        assert!(first.0 > 1.5 && first.1 > 2.0 * RATE, "{first:?}");
    }
}
