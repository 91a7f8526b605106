//! The fit: which weights make the results of the games likeliest.
//!
//! An evaluation is read as odds: White's share of the point is expected to be the logistic function of
//! the value times a scale. The scale is fitted first. Then the weights are fitted by Newton's method
//! with a pull towards what they were; the pull is weakened until games that were held out are no
//! longer foretold better. The scale is fitted again at every step: it is free, weights are not, so
//! values stay as large as they were.

mod linear;

use crate::features::{Row, Samples};
use linear::Square;

/// One game of so many is held out.
const HELD_OUT: usize = 5;

/// Pulls that are tried, from the strongest on, each a third of the one before.
const STRONGEST_PULL: f64 = 0.1;
const PULLS: usize = 14;

/// Steps of Newton's method, which is as exact as numbers are long well before.
const STEPS: usize = 12;

/// The odds of a small advantage before anything is known.
const DEFAULT_SCALE: f64 = 1.0 / 200.0;

/// How much the results surprise, on average per position: less is better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Losses {
    /// In the games that were learned from.
    pub learned: f64,
    /// In the games that were held out.
    pub held_out: f64,
}

/// The result of a fit: changes of the weights, and the losses before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// Positions learned from, and positions held out.
    pub positions: [usize; 2],
    /// Log-odds of a unit of value.
    pub scale: f64,
    /// How hard weights were pulled back to what they were; infinite if nothing was learned.
    pub pull: f64,
    /// What to add to every weight.
    pub changes: Vec<f64>,
    /// With the weights as they were, their scale fitted.
    pub before: Losses,
    /// After, with the changes rounded to whole numbers.
    pub after: Losses,
}

/// Fits the weights to the samples.
pub fn fit(samples: &Samples) -> Fit {
    let is_held_out = |row: &&Row| row.game % HELD_OUT == HELD_OUT - 1;
    let (held_out, learned): (Vec<&Row>, Vec<&Row>) = samples.rows.iter().partition(is_held_out);
    let losses = |reading: &Reading| {
        let [learned, held_out] = [&learned, &held_out].map(|rows| reading.loss(rows));
        Losses { learned, held_out }
    };
    let mut tried = Reading { scale: DEFAULT_SCALE, changes: vec![0.0; samples.weights] };
    tried.fit_scale(&learned);
    let before = losses(&tried);
    let (usual, mut best) = (tried.scale, (f64::INFINITY, tried.clone(), before));
    for n in 0..PULLS {
        let pull = STRONGEST_PULL / 3_f64.powi(n as i32);
        tried.descend(&learned, pull * usual * usual);
        let (rounded, least) = (tried.rounded(), best.2.held_out);
        let after = losses(&rounded);
        if after.held_out < least {
            best = (pull, rounded, after);
        }
    }
    let (pull, Reading { scale, changes }, after) = best;
    let positions = [learned.len(), held_out.len()];
    Fit { positions, scale, pull, changes, before, after }
}

/// How values are read as odds.
#[derive(Clone)]
struct Reading {
    /// Log-odds of a unit of value.
    scale: f64,
    /// What is added to every weight.
    changes: Vec<f64>,
}

impl Reading {
    /// The value of a position with changed weights.
    fn value(&self, row: &Row) -> f64 {
        let parts = row.features.iter().map(|&(index, part)| part * self.changes[index]);
        row.value + parts.sum::<f64>()
    }

    /// White's expected share of the point.
    fn expected(&self, row: &Row) -> f64 {
        logistic(self.scale * self.value(row))
    }

    /// The mean surprise, in nats.
    fn loss(&self, rows: &[&Row]) -> f64 {
        let surprise = |row: &&Row| {
            let share = self.expected(row).clamp(1e-9, 1.0 - 1e-9);
            -row.result * share.ln() - (1.0 - row.result) * (1.0 - share).ln()
        };
        rows.iter().map(surprise).sum::<f64>() / rows.len().max(1) as f64
    }

    fn rounded(&self) -> Reading {
        let changes = self.changes.iter().map(|change| change.round()).collect();
        Reading { scale: self.scale, changes }
    }

    /// Finds the scale that foretells the results best.
    fn fit_scale(&mut self, rows: &[&Row]) {
        let values: Vec<f64> = rows.iter().map(|row| self.value(row)).collect();
        for _ in 0..STEPS {
            let (mut slope, mut bend) = (0.0, 0.0);
            for (row, value) in rows.iter().zip(&values) {
                let share = logistic(self.scale * value);
                slope += (row.result - share) * value;
                bend += share * (1.0 - share) * value * value;
            }
            // Half or twice the scale at most in one step: far from the best one the curve misleads.
            let wanted = self.scale + slope / bend.max(1e-9);
            self.scale = wanted.clamp(self.scale / 2.0, self.scale * 2.0);
        }
        // Results that say the opposite of the evaluation must not turn it around.
        self.scale = self.scale.max(DEFAULT_SCALE / 100.0);
    }

    /// Goes on to the best weights under a pull of this strength, and to their scale.
    fn descend(&mut self, rows: &[&Row], strength: f64) {
        for _ in 0..STEPS {
            let (slope, bend) = self.derivatives(rows, strength);
            let step = bend.solve(slope);
            self.changes.iter_mut().zip(&step).for_each(|(change, step)| *change -= step);
            self.fit_scale(rows);
            if step.iter().all(|step| step.abs() < 0.01) {
                break;
            }
        }
    }

    /// The first and second derivatives of what is to be made small: the loss and the pull.
    fn derivatives(&self, rows: &[&Row], strength: f64) -> (Vec<f64>, Square) {
        let (count, scale) = (rows.len().max(1) as f64, self.scale);
        let mut slope: Vec<f64> = self.changes.iter().map(|change| strength * change).collect();
        let mut bend = Square::diagonal(self.changes.len(), strength);
        for row in rows {
            let share = self.expected(row);
            let (first, second) = (share - row.result, share * (1.0 - share) * scale);
            for (n, &(i, part)) in row.features.iter().enumerate() {
                slope[i] += scale * first * part / count;
                for &(j, other) in &row.features[..=n] {
                    bend.add(i, j, scale * second * part * other / count);
                }
            }
        }
        (slope, bend)
    }
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
