//! Ratings of many players from all their results: Bradley and Terry's model, the likeliest values.

use super::CONFIDENCE;

/// Elo points of one unit of the logistic scale.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// Every two players who met are imagined to have drawn this share of a game as well, so that a
/// player who won everything has a rating.
const IMAGINED: f64 = 0.1;

/// The points two players made against each other, a draw being half a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// The players by their places.
    pub players: [usize; 2],
    /// Points of the first; a draw is half of one.
    pub points: f64,
    /// Games that are evidence of strength.
    pub games: f64,
}

/// The strength of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Relative to the mean of all, or to the anchor.
    pub elo: f64,
    /// Half the width of the bounds of 95 % of all cases.
    pub error: f64,
}

/// The ratings of so many players, their mean being 0.
pub fn ratings(players: usize, scores: &[Score]) -> Vec<Rating> {
    let (strengths, information) = likeliest(players, scores);
    let covariance = inverse(centred(&information));
    let shift = 1.0 / players.max(1) as f64;
    let rating = |(i, strength): (usize, &f64)| Rating {
        elo: UNIT * strength,
        error: CONFIDENCE * UNIT * (covariance[i][i] - shift).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// The ratings with that of one player set to 0, which is then exact.
pub fn anchored(players: usize, scores: &[Score], anchor: usize) -> Vec<Rating> {
    let (strengths, information) = likeliest(players, scores);
    let covariance = inverse(centred(&information));
    let rating = |i: usize| {
        let variance = covariance[i][i] + covariance[anchor][anchor] - 2.0 * covariance[i][anchor];
        Rating {
            elo: UNIT * (strengths[i] - strengths[anchor]),
            error: CONFIDENCE * UNIT * variance.max(0.0).sqrt(),
        }
    };
    (0..players).map(rating).collect()
}

/// A square matrix by rows.
type Matrix = Vec<Vec<f64>>;

/// The likeliest strengths, in logistic units around 0, and what the games tell about them.
fn likeliest(players: usize, scores: &[Score]) -> (Vec<f64>, Matrix) {
    let mut strengths = vec![0.0; players];
    for _ in 0..100 {
        let (slope, information) = slope(&strengths, scores);
        let inverse = inverse(centred(&information));
        let step = |row: &Vec<f64>| row.iter().zip(&slope).map(|(a, b)| a * b).sum::<f64>();
        let steps: Vec<f64> = inverse.iter().map(step).collect();
        // A long step could overshoot where results are lopsided.
        let moved = strengths.iter().zip(&steps).map(|(s, step)| s + step.clamp(-1.0, 1.0));
        let moved: Vec<f64> = moved.collect();
        let mean = moved.iter().sum::<f64>() / players.max(1) as f64;
        strengths = moved.into_iter().map(|strength| strength - mean).collect();
        if steps.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let information = slope(&strengths, scores).1;
    (strengths, information)
}

/// The slope of the log-likelihood at these strengths, and the Fisher information.
fn slope(strengths: &[f64], scores: &[Score]) -> (Vec<f64>, Matrix) {
    let count = strengths.len();
    let (mut slope, mut information) = (vec![0.0; count], vec![vec![0.0; count]; count]);
    for score in scores {
        let [a, b] = score.players;
        let games = score.games + IMAGINED;
        let expected = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
        let surplus = score.points + IMAGINED / 2.0 - games * expected;
        slope[a] += surplus;
        slope[b] -= surplus;
        let told = games * expected * (1.0 - expected);
        for (i, j, sign) in [(a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
            information[i][j] += sign * told;
        }
    }
    (slope, information)
}

/// Games tell differences only: what is missing is that the mean is 0. A weak prior
/// gives players who never met a rating too.
fn centred(information: &Matrix) -> Matrix {
    let share = 1.0 / information.len().max(1) as f64;
    let trace = |i: usize, j: usize| if i == j { 1e-9 } else { 0.0 };
    let row = |(i, row): (usize, &Vec<f64>)| {
        row.iter().enumerate().map(|(j, value)| value + share + trace(i, j)).collect()
    };
    information.iter().enumerate().map(row).collect()
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Matrix) -> Matrix {
    let count = matrix.len();
    let unit = |i: usize| (0..count).map(|j| f64::from(u8::from(i == j))).collect();
    let mut inverse: Matrix = (0..count).map(unit).collect();
    for pivot in 0..count {
        let scale = 1.0 / matrix[pivot][pivot];
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value *= scale;
        }
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            subtract(&mut matrix, row, pivot, factor);
            subtract(&mut inverse, row, pivot, factor);
        }
    }
    inverse
}

/// Takes so many times one row away from another.
fn subtract(matrix: &mut Matrix, from: usize, row: usize, factor: f64) {
    let taken: Vec<f64> = matrix[row].iter().map(|value| factor * value).collect();
    matrix[from].iter_mut().zip(taken).for_each(|(value, less)| *value -= less);
}
