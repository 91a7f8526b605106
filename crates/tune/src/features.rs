//! From positions to numbers: how much of each weight is in the evaluation of each.

use jogada_play::{AnyMatch, BadPosition, Weights};

use crate::sample::SampledGame;

/// How far a weight is moved to see what it does: far enough that rounding hardly shows, and a
/// multiple of what evaluations divide by.
const STEP: i32 = 64;

/// What rounding makes an evaluation differ by.
const ROUNDING: i32 = 2;

/// The share of positions that may follow a weight unevenly.
const UNEVEN: f64 = 0.01;

/// A position to learn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The number of the game it comes from.
    pub game: usize,
    /// What it is worth to White with the weights as they are.
    pub value: f64,
    /// White's share of the point in the end.
    pub result: f64,
    /// By how much that changes with a unit of a weight, where it does.
    pub features: Vec<(usize, f64)>,
}

/// All there is to learn from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// One for each position, in the order of the games.
    pub rows: Vec<Row>,
    /// The number of weights, those without a part in any row included.
    pub weights: usize,
    /// Weights the evaluation does not follow evenly: what they do depends on how far they are moved.
    /// They have no part in the rows.
    pub uneven: Vec<usize>,
}

impl Samples {
    /// What the positions of these games say about these weights.
    pub fn new(
        games: &[SampledGame],
        game: &dyn AnyMatch,
        weights: &Weights,
    ) -> Result<Samples, BadPosition> {
        let positions: Vec<String> = games.iter().flat_map(|game| game.positions.clone()).collect();
        let values = game.fork_with(weights).evaluate(&positions)?;
        let mut samples = Samples { weights: weights.len(), ..Samples::default() };
        samples.rows = rows(games, &values);
        for index in 0..weights.len() {
            let moved = |by| game.fork_with(&moved(weights, index, by)).evaluate(&positions);
            samples.add(index, &values, [&moved(STEP)?, &moved(-STEP)?]);
        }
        Ok(samples)
    }

    /// Takes in what moving a weight up and down does to the values.
    fn add(&mut self, index: usize, values: &[i32], [up, down]: [&[i32]; 2]) {
        let changes = || values.iter().zip(up.iter().zip(down)).map(|(v, (u, d))| (u - v, v - d));
        let touched = changes().filter(|&change| change != (0, 0)).count();
        let uneven = changes().filter(|(up, down)| (up - down).abs() > ROUNDING + up.abs() / 50);
        if uneven.count() as f64 > UNEVEN * touched as f64 {
            self.uneven.push(index);
            return;
        }
        for (row, (up, down)) in self.rows.iter_mut().zip(changes()) {
            if up + down != 0 {
                row.features.push((index, f64::from(up + down) / f64::from(2 * STEP)));
            }
        }
    }
}

fn rows(games: &[SampledGame], values: &[i32]) -> Vec<Row> {
    let each = games.iter().enumerate().flat_map(|(number, game)| {
        let result = f64::from(game.half_points) / 2.0;
        std::iter::repeat_n((number, result), game.positions.len())
    });
    let row = |((game, result), &value)| Row {
        game,
        value: f64::from(value),
        result,
        features: Vec::new(),
    };
    each.zip(values).map(row).collect()
}

/// The weights with one of them moved.
fn moved(weights: &Weights, index: usize, by: i32) -> Weights {
    let mut values: Vec<i32> = weights.values().collect();
    values[index] += by;
    weights.with_values(&values)
}
