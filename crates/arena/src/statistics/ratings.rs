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
    /// Relative to the mean of all, or to the anchor; to the mean of those connected by games, where some are
    /// not.
    pub elo: f64,
    /// Half the width of the bounds of 95 % of all cases; infinite where no chain of games leads to all
    /// others, or to the anchor.
    pub error: f64,
}

impl Rating {
    /// The error in whole points; a dash where it is infinite.
    pub fn error_text(&self) -> String {
        if self.error.is_finite() { format!("{:.0}", self.error) } else { "–".to_owned() }
    }
}

/// The ratings of so many players, their mean being 0.
pub fn ratings(players: usize, scores: &[Score]) -> Vec<Rating> {
    let groups = connected(players, scores);
    let mut all = vec![UNKNOWN; players];
    for group in &groups {
        let found = rate(&group.scores, group.players.len());
        for (&player, rating) in group.players.iter().zip(found) {
            let error = if groups.len() == 1 { rating.error } else { f64::INFINITY };
            all[player] = Rating { error, ..rating };
        }
    }
    all
}

/// The ratings with that of one player set to 0, which is then exact.
pub fn anchored(players: usize, scores: &[Score], anchor: usize) -> Vec<Rating> {
    let mut all = vec![UNKNOWN; players];
    for group in connected(players, scores) {
        let anchor = group.players.iter().position(|&player| player == anchor);
        let found = match anchor {
            Some(anchor) => rate_by(&group.scores, group.players.len(), anchor),
            None => rate(&group.scores, group.players.len()),
        };
        for (&player, rating) in group.players.iter().zip(found) {
            let error = if anchor.is_some() { rating.error } else { f64::INFINITY };
            all[player] = Rating { error, ..rating };
        }
    }
    all
}

const UNKNOWN: Rating = Rating { elo: 0.0, error: f64::INFINITY };

/// Players each of whom is connected to each other one by a chain of games.
struct Group {
    players: Vec<usize>,
    /// Their scores, players by their places in the group.
    scores: Vec<Score>,
}

/// All groups of two or more players.
fn connected(players: usize, scores: &[Score]) -> Vec<Group> {
    let mut group_of: Vec<usize> = (0..players).collect();
    for score in scores {
        let [kept, joined] = score.players.map(|player| group_of[player]);
        group_of.iter_mut().filter(|group| **group == joined).for_each(|group| *group = kept);
    }
    let members = |group: usize| (0..players).filter(|&player| group_of[player] == group).collect();
    let all = (0..players).map(members).filter(|members: &Vec<usize>| members.len() > 1);
    all.map(|players| Group { scores: within(&players, scores), players }).collect()
}

/// The scores between these players, by their places among them.
fn within(players: &[usize], scores: &[Score]) -> Vec<Score> {
    let place = |player: usize| players.iter().position(|&other| other == player);
    let placed = |score: &Score| {
        let [first, second] = score.players.map(place);
        Some(Score { players: [first?, second?], ..*score })
    };
    scores.iter().filter_map(placed).collect()
}

fn rate(scores: &[Score], players: usize) -> Vec<Rating> {
    let (strengths, information) = likeliest(players, scores);
    let covariance = inverse(centred(&information));
    let shift = 1.0 / players.max(1) as f64;
    let rating = |(i, strength): (usize, &f64)| Rating {
        elo: UNIT * strength,
        error: CONFIDENCE * UNIT * (covariance[i][i] - shift).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// With that of the anchor set to 0.
fn rate_by(scores: &[Score], players: usize, anchor: usize) -> Vec<Rating> {
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

/// Games tell differences only: what is missing is that the mean is 0. A weak prior keeps the matrix
/// from being singular.
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
