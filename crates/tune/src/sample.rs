//! Games of the engine against itself, and the positions in them that can be learned from.

use jogada_arena::{Evenness, opening};
use jogada_play::{AnyMatch, Outcome, Rng, Score, Side, Stop, Strategy};
use serde::{Deserialize, Serialize};

use crate::plan::{MEMORY, request};

/// Random moves a game begins with: from this many to twice as many less one.
const OPENING: usize = 4;

/// What the game may be worth to either side after them: there is something to learn from small
/// advantages too.
const EVEN: i32 = 150;

/// Moves after which a game counts as drawn.
pub(crate) const CAP: usize = 400;

/// Positions taken from a game, at most: more of them would say the same.
const POSITIONS: usize = 8;

/// What is kept of a game of the engine against itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SampledGame {
    /// Of White: 2 for a win, 1 for a draw.
    pub half_points: u8,
    /// Quiet positions of the game whose result was not proven yet.
    pub positions: Vec<String>,
}

/// How often a game takes an unforeseen turn.
#[derive(Clone, Copy)]
pub(crate) enum Variety {
    None,
    /// One move in so many is any legal one, so that evaluations learn what becomes of mistakes.
    OneIn(usize),
}

impl Variety {
    fn is_due(self, rng: &mut Rng) -> bool {
        match self {
            Variety::None => false,
            Variety::OneIn(moves) => rng.below(moves) == 0,
        }
    }
}

/// The engine against itself.
pub(crate) struct SelfPlay {
    /// A game without moves, evaluated with these weights.
    pub(crate) start: Box<dyn AnyMatch>,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

impl SelfPlay {
    /// Plays the game with this number; `None` if it was stopped.
    pub(crate) fn play(&self, number: usize, stop: &Stop) -> Option<SampledGame> {
        let mut rng = Rng::new(Rng::seed_of(self.seed, number));
        let mut quiet = Vec::new();
        // What the search thinks of a position must not decide whether it is taken: it knows more
        // than the evaluation, so an evaluation that is wrong would seem to be right.
        let visit = &mut |game: &dyn AnyMatch, _| {
            if game.is_quiet() {
                quiet.push(game.position());
            }
        };
        let evenness = Evenness { nodes: self.nodes, value: EVEN };
        let (_, outcome) = self_play(&*self.start, evenness, &mut rng, stop, Variety::None, visit)?;
        Some(SampledGame {
            half_points: outcome.half_points(Side::White),
            positions: choose(quiet, &mut rng),
        })
    }
}

/// Plays a game from a random opening that is even, the engine against itself with as many nodes as were given for that,
/// until its result is known: the game so far and the result, or `None` if it was stopped. `visit` is called with
/// every position whose result is not, and with what the search thinks of it, for the side to move.
pub(crate) fn self_play(
    start: &dyn AnyMatch,
    evenness: Evenness,
    rng: &mut Rng,
    stop: &Stop,
    variety: Variety,
    visit: &mut dyn FnMut(&dyn AnyMatch, i32),
) -> Option<(Box<dyn AnyMatch>, Outcome)> {
    let plies = OPENING + rng.below(OPENING);
    let (mut game, _) = opening(start, plies, evenness, rng);
    let strategy = Strategy::alpha_beta(MEMORY);
    loop {
        if let Some(outcome) = over(&*game) {
            return Some((game, outcome));
        }
        let found = game.think(&strategy, &request(evenness.nodes), stop, &mut |_| {})?;
        if stop.is_stopped() {
            return None;
        }
        match proven(found.lines[0].score, game.side()) {
            Ok(outcome) => return Some((game, outcome)),
            Err(value) => visit(&*game, value),
        }
        let random =
            variety.is_due(rng).then(|| game.pick(&mut |count| rng.below(count))).flatten();
        let m = random.as_deref().unwrap_or(found.best());
        game.play(m).expect("the engine plays legal moves");
    }
}

/// How a game ended by its rules or because it went on for too long.
fn over(game: &dyn AnyMatch) -> Option<Outcome> {
    let capped = || (game.line().moves.len() >= CAP).then_some(Outcome::Draw);
    game.ending().map(|ending| ending.outcome).or_else(capped)
}

/// How a game will end, if the side to move has seen it to its end; otherwise what it thinks of the position.
fn proven(score: Score, side: Side) -> Result<Outcome, i32> {
    match score {
        Score::Win(_) => Ok(Outcome::Win(side)),
        Score::Loss(_) => Ok(Outcome::Win(side.other())),
        Score::Draw => Ok(Outcome::Draw),
        Score::Eval(value) => Err(value),
    }
}

/// A few positions of many, in their order.
fn choose(mut positions: Vec<String>, rng: &mut Rng) -> Vec<String> {
    while positions.len() > POSITIONS {
        positions.remove(rng.below(positions.len()));
    }
    positions
}
