//! The puzzles of one game that was played.

use jogada_core::{GameInfo, Rng, Side};
use jogada_engine::{Effort, ProvenValue, Stop, WinDistance};
use serde::{Deserialize, Serialize};

use super::prove::{line, plies_of, right_moves};
use super::{MAX_DIFFICULTY, Puzzle, PuzzleGoal};
use crate::analysis::Request;
use crate::any_match::AnyMatch;
use crate::encoded::Observations;
use crate::player::PlayerSpec;
use crate::spec::Spec;

/// Longer wins are no puzzles for people.
const MAX_MOVES: u32 = 6;

/// Plies before the end of a game with a score from which it is solved.
const MAX_PLIES_TO_SCORE: usize = 16;

/// With fewer moves to choose from there is nothing to find.
const MIN_CHOICES: usize = 4;

/// Weak players who try every puzzle: the more of them miss it, the harder it is.
const TRIALS: [&str; 8] =
    ["level:1", "level:1", "greedy", "level:3", "level:3", "level:5", "level:5", "level:7"];

/// A puzzle and what it is sorted by.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PuzzleCandidate {
    #[serde(with = "as_line")]
    pub(super) puzzle: Puzzle,
    /// Moves of the solver.
    pub(super) moves: u32,
    /// What the difficulty is made of.
    pub(super) points: u32,
    /// The same for turned and mirrored boards and for exchanged colours.
    pub(super) image: u64,
}

/// A puzzle as its line of `puzzles.txt`.
mod as_line {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Puzzle;

    pub(super) fn serialize<S: Serializer>(puzzle: &Puzzle, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(puzzle)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Puzzle, D::Error> {
        let line = String::deserialize(from)?;
        line.parse().map_err(|_| D::Error::custom("not a line of a puzzle"))
    }
}

/// Plays a game from a random opening, each side at a level of its own.
pub(super) fn self_play(spec: &Spec, seed: u64, stop: &Stop) -> Option<Box<dyn AnyMatch>> {
    const MAX_PLIES: usize = 400;
    let mut rng = Rng::new(seed);
    let mut game = spec.open(None).ok()?;
    for _ in 0..2 + rng.below(4) {
        let m = game.pick(&mut |count| rng.below(count))?;
        game.play(&m).ok()?;
    }
    let levels = [4, 5, 6, 7, 8];
    let names = [0; 2].map(|_| format!("level:{}", levels[rng.below(levels.len())]));
    let players = names.map(|name| PlayerSpec::parse(&name, spec.info()).ok()?.open(rng.bits()));
    let [white, black] = players;
    let mut players = [white?, black?];
    while game.ending().is_none() && game.line().moves.len() < MAX_PLIES && !stop.is_stopped() {
        let player = &mut players[game.side().index()];
        let found = player.choose(&*game, &Request::default(), stop, &mut |_| {}).ok()??;
        game.play(found.best()).ok()?;
    }
    (!stop.is_stopped()).then_some(game)
}

/// The positions of a finished game in which the winner has exactly one way to begin the win, the latest first. A puzzle
/// has no history, so each is looked at without its own.
pub(super) fn candidates(
    spec: &Spec,
    mut game: Box<dyn AnyMatch>,
    effort: Effort,
    stop: &Stop,
) -> Vec<PuzzleCandidate> {
    let mut found = Vec::new();
    let Some(winner) = game.ending().and_then(|ending| ending.outcome.winner()) else {
        return found;
    };
    let mut since_end = 0;
    let mut failures = 0;
    while game.undo().is_some() && failures < 2 && !stop.is_stopped() {
        since_end += 1;
        if game.side() != winner {
            continue;
        }
        let fresh = spec.open(Some(&game.position())).expect("it is a position of this game");
        match goal(&*fresh, winner, since_end, effort, stop) {
            Some(goal) => found.extend(candidate(&*fresh, goal, effort, stop)),
            None => failures += 1,
        }
    }
    found
}

/// What the side to move can be proven to reach.
fn goal(
    game: &dyn AnyMatch,
    winner: Side,
    since_end: usize,
    effort: Effort,
    stop: &Stop,
) -> Option<PuzzleGoal> {
    // The last position tells what kind of game it is; a short look is enough there.
    let quick = Effort { nodes: effort.nodes / 10 + 1, ..effort };
    let solution = game.solve(quick, stop, &mut |_| {});
    if solution.as_ref().is_some_and(|solution| solution.margin.is_some()) {
        let won = solution.is_some_and(|solution| solution.value == Some(ProvenValue::Win));
        return (won && since_end <= MAX_PLIES_TO_SCORE).then_some(PuzzleGoal::Win);
    }
    match game.win_within(winner, plies_of(MAX_MOVES), effort, stop) {
        WinDistance::Plies(plies) if plies % 2 == 1 => Some(PuzzleGoal::WinIn(plies.div_ceil(2))),
        _ => None,
    }
}

/// The position as a puzzle, if exactly one of several moves is right.
pub(super) fn candidate(
    game: &dyn AnyMatch,
    goal: PuzzleGoal,
    effort: Effort,
    stop: &Stop,
) -> Option<PuzzleCandidate> {
    if game.legal().len() < MIN_CHOICES {
        return None;
    }
    let right = right_moves(game, goal, effort, stop)?;
    let [first] = &right[..] else { return None };
    let solution = line(game, goal, effort, stop);
    let moves = solver_moves(game, &solution)?;
    let points = points(game, goal, first, moves, stop);
    let spec = game.spec();
    let options = spec.split_once(':').map_or("", |(_, options)| options);
    let puzzle = Puzzle {
        difficulty: (1 + points / 4).min(MAX_DIFFICULTY.into()) as u8,
        goal,
        first: first.clone(),
        options: options.to_owned(),
        position: game.position(),
    };
    Some(PuzzleCandidate { puzzle, moves, points, image: image(game) })
}

/// How many moves the solver makes in this line, if it is a won game in which the sides take turns.
fn solver_moves(game: &dyn AnyMatch, line: &[String]) -> Option<u32> {
    let (mut end, solver) = (game.fork(), game.side());
    for text in line {
        let mover = end.side();
        end.play(text).ok()?;
        if end.side() == mover && end.ending().is_none() {
            return None;
        }
    }
    let won = end.ending()?.outcome.winner() == Some(solver);
    won.then_some(line.len().div_ceil(2) as u32)
}

/// Long solutions are harder, and so are those that weak players miss.
fn points(game: &dyn AnyMatch, goal: PuzzleGoal, first: &str, moves: u32, stop: &Stop) -> u32 {
    let length = match goal {
        PuzzleGoal::WinIn(_) => 2 * (moves - 1),
        PuzzleGoal::Win => moves,
    };
    let missed =
        TRIALS.iter().zip(0..).filter(|&(name, seed)| misses(game, name, seed, first, stop));
    length + missed.count() as u32
}

/// Whether a player chooses another move. One that the game does not have misses nothing.
fn misses(game: &dyn AnyMatch, name: &str, seed: u64, first: &str, stop: &Stop) -> bool {
    let info: &GameInfo = game.info();
    let player = PlayerSpec::parse(name, info).ok().and_then(|spec| spec.open(seed));
    let Some(mut player) = player else { return false };
    let found = player.choose(game, &Request::default(), stop, &mut |_| {});
    found.is_ok_and(|found| found.is_some_and(|found| found.best() != first))
}

/// A number that a position shares with its mirror images. Planes are from the mover's point of view, so that
/// exchanged colours look the same but for the last one, which says who moves.
fn image(game: &dyn AnyMatch) -> u64 {
    let [planes, rows, cols] = game.shape();
    let mut seen = vec![0.0; planes * rows * cols];
    game.observe(Observations::Float(&mut seen));
    let countdown = game.planes().iter().any(|plane| plane.name == "countdown");
    seen.truncate((planes - 1 - usize::from(countdown)) * rows * cols);
    let mut turned = vec![0.0; seen.len()];
    let images = game.symmetries().into_iter().map(|way| {
        way.permute_planes(&seen, &mut turned);
        let step = |hash: u64, value: &f32| Rng::new(hash ^ u64::from(value.to_bits())).bits();
        turned.iter().fold(0, step)
    });
    images.min().unwrap_or_default()
}
