//! Whole games of moves at random, played with the types of the game: as fast as its rules.

use std::fmt;
use std::sync::Arc;

use jogada_core::{Outcome, Playable, Repetition, Rng, Side};

use crate::ending::Ending;
use crate::line::Line;

/// The moves of a game, which become text only when somebody asks.
pub trait Moves: fmt::Debug + Send + Sync {
    /// How many there are.
    fn count(&self) -> usize;
    /// The game as text.
    fn line(&self) -> Line;
}

impl Moves for Line {
    fn count(&self) -> usize {
        self.moves.len()
    }

    fn line(&self) -> Line {
        self.clone()
    }
}

/// A game that was played on at random.
#[derive(Debug)]
pub struct Playout {
    /// All its moves, those before included.
    pub moves: Arc<dyn Moves>,
    /// How it ended; `None` if it was broken off.
    pub ending: Option<Ending>,
    /// Legal moves there were to choose from, over all positions in which one was chosen.
    pub choices: u64,
}

/// Moves with the rules they belong to.
pub(crate) struct TypedMoves<G: Playable> {
    pub(crate) game: Arc<G>,
    pub(crate) spec: Arc<str>,
    pub(crate) start: Option<Arc<str>>,
    pub(crate) moves: Vec<G::Move>,
}

impl<G: Playable> Moves for TypedMoves<G> {
    fn count(&self) -> usize {
        self.moves.len()
    }

    fn line(&self) -> Line {
        Line {
            spec: self.spec.to_string(),
            start: self.start.as_ref().map(ToString::to_string),
            moves: self.moves.iter().map(|&m| self.game.show_move(m).to_string()).collect(),
        }
    }
}

impl<G: Playable> fmt::Debug for TypedMoves<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.line())
    }
}

/// The number a player of any legal move draws when so many moves have been made: a player's chance
/// follows from its seed and from how far the game has come.
pub(crate) fn chance(seed: u64, ply: u32) -> Rng {
    // The generator with this seed after so many numbers.
    Rng::new(seed.wrapping_add(u64::from(ply).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// A game on its way.
pub(crate) struct Runner<'g, G: Playable> {
    pub(crate) game: &'g G,
    pub(crate) state: G::State,
    /// Moves made before the position, as players count them.
    pub(crate) ply: u32,
    /// Hashes of the positions that could come back, the current one included; empty where that means
    /// nothing.
    pub(crate) past: Vec<u64>,
}

impl<G: Playable> Runner<'_, G> {
    /// Plays on with the chances of two seeds, White's first, adding to the moves until there are
    /// `cap` of them or the game is over. Returns how it ended and the number of choices there were.
    pub(crate) fn run(
        &mut self,
        seeds: [u64; 2],
        cap: usize,
        moves: &mut Vec<G::Move>,
    ) -> (Option<Ending>, u64) {
        let (mut choices, mut scratch) = (0, Vec::new());
        loop {
            if let Some(outcome) = self.game.outcome(&self.state) {
                return (Some(self.ending(outcome)), choices);
            }
            if self.is_repeated() {
                return (Some(Ending::REPETITION), choices);
            }
            if moves.len() >= cap {
                return (None, choices);
            }
            let side: Side = self.game.to_move(&self.state);
            let mut rng = chance(seeds[side.index()], self.ply);
            let mut choose = |count: usize| {
                choices += count as u64;
                rng.below(count)
            };
            let picked = self.game.pick(&self.state, &mut scratch, &mut choose);
            let m = picked.expect("a live position has a move");
            self.play(m);
            moves.push(m);
        }
    }

    fn play(&mut self, m: G::Move) {
        let counts = !matches!(self.game.repetition(), Repetition::Impossible);
        if counts && self.game.is_irreversible(&self.state, m) {
            self.past.clear();
        }
        self.game.play(&mut self.state, m);
        self.ply += 1;
        if counts {
            self.past.push(self.game.hash(&self.state));
        }
    }

    /// Whether the position has come back often enough to end the game.
    fn is_repeated(&self) -> bool {
        let (Repetition::Draw { times }, Some(now)) = (self.game.repetition(), self.past.last())
        else {
            return false;
        };
        self.past.iter().filter(|hash| *hash == now).count() >= times.into()
    }

    /// A repetition comes before any other draw, as at a table.
    fn ending(&self, outcome: Outcome) -> Ending {
        if outcome == Outcome::Draw && self.is_repeated() {
            return Ending::REPETITION;
        }
        self.game.verdict(&self.state).expect("a finished position has a verdict").into()
    }
}
