//! What was found of an option set, as figures. docs/survey.md defines them.

use jogada_arena::{Estimate, elo};
use jogada_play::Side;
use serde::Serialize;

use crate::observe::SeenGame;
use crate::plan::Plan;
use crate::results::{Answers, SetAnswers};
use crate::unit::Experiment;

/// How far from even White's chance must be for a side to lead.
const LEAD: f64 = 0.05;

/// The chance at or below which a side that wins has come back.
const LOST: f64 = 0.25;

/// Standard errors on both sides that hold 95 % of all cases.
const CONFIDENCE: f64 = 1.96;

/// Lengths of games are told by these percentages of games that are no longer.
const QUANTILES: [usize; 3] = [5, 50, 95];

/// A figure with the bounds of 95 % of all cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Range {
    /// The mean.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// What the start position is worth to the side that begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    /// `win`, `loss` or `draw`; `None` if the proof was too large.
    pub value: Option<String>,
    /// Plies to the end of a won or lost game.
    pub plies: Option<u32>,
    /// The best margin, where a score decides.
    pub margin: Option<i32>,
}

/// The figures of an option set; those that nothing is known about yet are `None`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measures {
    /// The canonical spec.
    pub set: String,
    /// Games they come from, those between unequal players left out.
    pub games: usize,
    /// White's share of the points, from the start position.
    pub white: Option<Range>,
    /// The same after random moves, which were not chosen to be even.
    pub white_after_openings: Option<Range>,
    /// The share of games with a winner.
    pub decisive: Option<Range>,
    /// The share of games that ended before they were broken off.
    pub completed: Option<Range>,
    /// Plies of a game.
    pub plies: Option<Range>,
    /// Plies that 5, 50 and 95 percent of the games do not exceed.
    pub plies_quantiles: Option<[usize; 3]>,
    /// How many games there are of each tenth of the longest, for a chart.
    pub lengths: Vec<usize>,
    /// Minutes of a game between people who take the time of the plan for a move.
    pub duration_minutes: Option<Range>,
    /// Legal moves of a position.
    pub branching: Option<Range>,
    /// The share of positions with one legal move.
    pub forced: Option<Range>,
    /// Times the lead changes in a game.
    pub lead_changes: Option<Range>,
    /// How far behind winners were when they were behind.
    pub drama: Option<Range>,
    /// The share of won games in which the winner had been lost.
    pub comebacks: Option<Range>,
    /// Elo points between the weakest and the strongest player of the ladder.
    pub depth: Option<Range>,
    /// The same, step by step.
    pub steps: Vec<Range>,
    /// What the start position is worth.
    pub proof: Option<Proof>,
}

impl Measures {
    /// The figures of all sets of a plan, in their order.
    pub fn all(plan: &Plan, answers: &Answers) -> Vec<Measures> {
        let nothing = SetAnswers::default();
        let of = |set: &String| Measures::of(set, answers.of(set).unwrap_or(&nothing), plan);
        plan.sets.iter().map(of).collect()
    }

    fn of(set: &str, answers: &SetAnswers, plan: &Plan) -> Measures {
        let experiments = [Experiment::Start, Experiment::Openings];
        let pairs = experiments.iter().flat_map(|&experiment| evidence(answers, experiment));
        let games: Vec<&SeenGame> = pairs.flatten().collect();
        let per_game = |of: &dyn Fn(&SeenGame) -> Option<f64>| {
            Range::of(games.iter().filter_map(|game| of(game)))
        };
        let share = |holds: &dyn Fn(&SeenGame) -> Option<bool>| {
            Range::of_shares(games.iter().filter_map(|game| holds(game)))
        };
        let plies = per_game(&|game| Some(game.plies as f64));
        let steps: Vec<Range> = (1..plan.ladder.len()).filter_map(|n| step(answers, n)).collect();
        Measures {
            set: set.to_owned(),
            games: games.len(),
            white: white(answers, Experiment::Start),
            white_after_openings: white(answers, Experiment::Openings),
            decisive: share(&|game| Some(game.winner().is_some())),
            completed: share(&|game| Some(!game.capped)),
            plies,
            plies_quantiles: quantiles(&games),
            lengths: lengths(&games),
            duration_minutes: plies.map(|plies| plies.times(plan.move_seconds() / 60.0)),
            branching: per_game(&branching),
            forced: per_game(&forced),
            lead_changes: per_game(&|game| Some(lead_changes(&game.chances) as f64)),
            drama: per_game(&drama),
            comebacks: share(&|game| came_back(game)),
            depth: (!steps.is_empty() && steps.len() + 1 == plan.ladder.len())
                .then(|| Range::sum(&steps)),
            steps,
            proof: answers.proven.as_ref().map(|proven| Proof {
                value: proven.value.clone(),
                plies: proven.plies,
                margin: proven.margin,
            }),
        }
    }
}

impl Range {
    /// The mean of these values; `None` without any.
    fn of(values: impl Iterator<Item = f64>) -> Option<Range> {
        let values: Vec<f64> = values.collect();
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        // One value says nothing about how much others vary.
        let error =
            if values.len() < 2 { f64::NAN } else { (squares / (count - 1.0) / count).sqrt() };
        let reach = if error.is_nan() { 0.0 } else { CONFIDENCE * error };
        (!values.is_empty()).then_some(Range { mean, low: mean - reach, high: mean + reach })
    }

    /// The share of these that hold, with the bounds of Wilson, which make sense for few and for all.
    fn of_shares(holds: impl Iterator<Item = bool>) -> Option<Range> {
        let (mut count, mut all) = (0.0, 0.0);
        for hold in holds {
            all += 1.0;
            count += f64::from(u8::from(hold));
        }
        if all == 0.0 {
            return None;
        }
        let (share, square) = (count / all, CONFIDENCE * CONFIDENCE);
        let middle = (share + square / (2.0 * all)) / (1.0 + square / all);
        let spread = share * (1.0 - share) / all + square / (4.0 * all * all);
        let reach = CONFIDENCE / (1.0 + square / all) * spread.sqrt();
        let bound = |value: f64| value.clamp(0.0, 1.0);
        Some(Range {
            mean: share,
            low: bound(middle - reach).min(share),
            high: bound(middle + reach).max(share),
        })
    }

    fn times(self, factor: f64) -> Range {
        Range { mean: factor * self.mean, low: factor * self.low, high: factor * self.high }
    }

    /// The sum of independent figures.
    fn sum(all: &[Range]) -> Range {
        let mean: f64 = all.iter().map(|range| range.mean).sum();
        let spread = |of: &dyn Fn(&Range) -> f64| {
            all.iter().map(|range| of(range).powi(2)).sum::<f64>().sqrt()
        };
        let low = mean - spread(&|range| range.mean - range.low);
        Range { mean, low, high: mean + spread(&|range| range.high - range.mean) }
    }
}

/// The pairs of an experiment. A game that players who do not vary have repeated throughout is one game.
fn evidence(answers: &SetAnswers, experiment: Experiment) -> Vec<&[SeenGame; 2]> {
    let pairs = answers.pairs.get(&experiment);
    let mut pairs: Vec<_> = pairs.into_iter().flat_map(|pairs| pairs.values()).collect();
    if pairs.iter().all(|pair| pair == &pairs[0]) {
        pairs.truncate(1);
    }
    pairs
}

/// White's share of the points, by pairs.
fn white(answers: &SetAnswers, experiment: Experiment) -> Option<Range> {
    let mut pairs = [0; 5];
    for games in evidence(answers, experiment) {
        pairs[games.iter().map(SeenGame::half_points).sum::<usize>()] += 1;
    }
    let share = Estimate::of_pairs(&pairs)?;
    let [low, high] = share.interval();
    Some(Range { mean: share.mean, low, high })
}

/// By how much a player of the ladder is stronger than the one below. Half a game more at either end is
/// imagined, so that a clean sweep has a figure too.
fn step(answers: &SetAnswers, number: usize) -> Option<Range> {
    let pairs = answers.pairs.get(&Experiment::Ladder(number))?;
    let points = |games: &[SeenGame; 2]| games[0].half_points() + 2 - games[1].half_points();
    let half_points: usize = pairs.values().map(points).sum();
    let games = 2.0 * pairs.len() as f64;
    let share = (half_points as f64 / 2.0 + 0.5) / (games + 1.0);
    let error = (share * (1.0 - share) / (games + 1.0)).sqrt();
    let bound = |value: f64| elo(value.clamp(1e-4, 1.0 - 1e-4));
    let [low, high] = [share - CONFIDENCE * error, share + CONFIDENCE * error].map(bound);
    Some(Range { mean: elo(share), low, high })
}

fn quantiles(games: &[&SeenGame]) -> Option<[usize; 3]> {
    let mut plies: Vec<usize> = games.iter().map(|game| game.plies).collect();
    plies.sort_unstable();
    let at = |percent: usize| (plies.len() * percent).div_ceil(100).max(1) - 1;
    (!plies.is_empty()).then(|| QUANTILES.map(|percent| plies[at(percent)]))
}

fn lengths(games: &[&SeenGame]) -> Vec<usize> {
    let longest = games.iter().map(|game| game.plies).max().unwrap_or_default().max(1);
    let mut counts = vec![0; if games.is_empty() { 0 } else { 10 }];
    for game in games {
        counts[(game.plies * 10 / longest).min(9)] += 1;
    }
    counts
}

fn branching(game: &SeenGame) -> Option<f64> {
    let positions = game.positions();
    (positions > 0).then(|| game.choices as f64 / positions as f64)
}

fn forced(game: &SeenGame) -> Option<f64> {
    let positions = game.positions();
    (positions > 0).then(|| game.forced as f64 / positions as f64)
}

/// Times another side begins to lead. Positions that are about even change nothing.
fn lead_changes(chances: &[u8]) -> usize {
    let leader = |&percent: &u8| match f64::from(percent) / 100.0 - 0.5 {
        ahead if ahead > LEAD => Some(Side::White),
        ahead if ahead < -LEAD => Some(Side::Black),
        _ => None,
    };
    let leaders: Vec<Side> = chances.iter().filter_map(leader).collect();
    leaders.windows(2).filter(|two| two[0] != two[1]).count()
}

/// The mean square root of how far the winner was behind, over the positions in which that was so; 0 if it
/// never was. `None` without a winner.
fn drama(game: &SeenGame) -> Option<f64> {
    let behind = game.winners_chances()?.into_iter().map(|chance| 1.0 - 2.0 * chance);
    let behind: Vec<f64> = behind.filter(|behind| *behind > 0.0).map(f64::sqrt).collect();
    Some(behind.iter().sum::<f64>() / behind.len().max(1) as f64)
}

fn came_back(game: &SeenGame) -> Option<bool> {
    Some(game.winners_chances()?.into_iter().any(|chance| chance <= LOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(winner: &str, chances: &[u8]) -> SeenGame {
        SeenGame {
            winner: winner.to_owned(),
            capped: false,
            plies: chances.len() + 2,
            opening: 2,
            choices: 3 * chances.len() as u64,
            forced: 1,
            chances: chances.to_vec(),
        }
    }

    #[test]
    fn the_lead_changes_only_from_one_side_to_the_other() {
        assert_eq!(lead_changes(&[50, 60, 52, 60, 40, 48, 30, 90]), 2);
        assert_eq!(lead_changes(&[50, 54, 46, 50]), 0);
        assert_eq!(lead_changes(&[]), 0);
    }

    #[test]
    fn drama_is_how_far_behind_the_winner_was() {
        assert_eq!(drama(&game("w", &[60, 90])), Some(0.0));
        // 18 % against 82 % is 0.64 behind, whose root is 0.8.
        assert!((drama(&game("w", &[60, 18, 90])).unwrap() - 0.8).abs() < 1e-9);
        assert!((drama(&game("b", &[82, 40])).unwrap() - 0.8).abs() < 1e-9);
        assert_eq!(drama(&game("draw", &[18])), None);
        assert_eq!(came_back(&game("w", &[60, 25])), Some(true));
        assert_eq!(came_back(&game("b", &[60, 25])), Some(false));
        assert_eq!(came_back(&game("b", &[75])), Some(true));
    }

    #[test]
    fn a_game_that_is_repeated_is_one_game() {
        let white = |pairs: [[SeenGame; 2]; 3]| {
            let mut answers = SetAnswers::default();
            answers.pairs.insert(Experiment::Start, pairs.into_iter().enumerate().collect());
            super::white(&answers, Experiment::Start).unwrap()
        };
        let pair = |chances: &[u8]| [game("w", chances), game("w", chances)];
        let (same, different) = ([[60], [60], [60]], [[60], [61], [62]]);
        let same = white(same.map(|chances| pair(&chances)));
        let different = white(different.map(|chances| pair(&chances)));
        assert!(same.low < different.low, "{same:?} {different:?}");
    }

    #[test]
    fn shares_have_bounds_that_make_sense_at_their_ends() {
        let all = Range::of_shares([true; 10].into_iter()).unwrap();
        assert!((all.mean - 1.0).abs() < 1e-9 && (all.low - 0.722).abs() < 0.001, "{all:?}");
        let half = Range::of_shares((0..100).map(|n| n % 2 == 0)).unwrap();
        assert!((half.low - 0.404).abs() < 0.001 && (half.high - 0.596).abs() < 0.001, "{half:?}");
        assert_eq!(Range::of_shares(std::iter::empty()), None);
    }

    #[test]
    fn means_have_the_bounds_of_their_standard_error() {
        let range = Range::of([1.0, 2.0, 3.0, 4.0].into_iter()).unwrap();
        // A deviation of 1.29 over two.
        assert!((range.mean - 2.5).abs() < 1e-9 && (range.high - 3.765).abs() < 0.001, "{range:?}");
        assert!((Range::of([7.0].into_iter()).unwrap().low - 7.0).abs() < 1e-12);
    }

    #[test]
    fn a_step_of_the_ladder_is_in_elo_points() {
        let mut answers = SetAnswers::default();
        let pairs = (0..5).map(|number| (number, [game("w", &[]), game("b", &[])]));
        answers.pairs.insert(Experiment::Ladder(1), pairs.collect());
        // Ten games of ten: 10.5 of 11.
        let swept = step(&answers, 1).unwrap();
        assert!((swept.mean - elo(10.5 / 11.0)).abs() < 1e-9);
        assert!(swept.low < swept.mean && swept.high.is_finite());
        assert_eq!(step(&answers, 2), None);
    }
}
