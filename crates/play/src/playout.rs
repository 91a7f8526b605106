//! Whole games of moves at random, played with the types of the game: as fast as its rules.

use std::fmt;
use std::sync::{Arc, OnceLock};

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

/// Where a game begins: its rules and what they are called. Shared by all its tables.
pub(crate) struct Origin<G: Playable> {
    pub(crate) game: Arc<G>,
    /// The canonical spec.
    pub(crate) spec: String,
    /// Text of the position it began with, if not the usual one.
    pub(crate) start: Option<String>,
    /// Made when it is first needed: some take their time.
    pub(crate) brain: OnceLock<G::Brain>,
}

/// Moves with the rules they belong to.
pub(crate) struct TypedMoves<G: Playable> {
    pub(crate) origin: Arc<Origin<G>>,
    pub(crate) moves: Vec<G::Move>,
}

impl<G: Playable> Moves for TypedMoves<G> {
    fn count(&self) -> usize {
        self.moves.len()
    }

    fn line(&self) -> Line {
        let Origin { game, spec, start, .. } = &*self.origin;
        let moves = self.moves.iter().map(|&m| game.show_move(m).to_string()).collect();
        Line { spec: spec.clone(), start: start.clone(), moves }
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

/// Positions that could come back, by their hashes. Whether one has come back is nearly always decided
/// by one look at a table; only then are the hashes gone through.
#[derive(Debug)]
pub struct Past {
    hashes: Vec<u64>,
    /// How many hashes there are of each of their last bits.
    seen: [u32; Past::SLOTS],
    /// Occurrences that end a game; `None` where positions may come back as they like.
    times: Option<u32>,
}

impl Past {
    const SLOTS: usize = 1 << 7;

    /// Nothing yet, under this rule.
    pub fn new(rule: Repetition) -> Past {
        let times = match rule {
            Repetition::Draw { times } => Some(times.into()),
            Repetition::Impossible => None,
        };
        Past { hashes: Vec::new(), seen: [0; Past::SLOTS], times }
    }

    fn slot(hash: u64) -> usize {
        hash as usize % Past::SLOTS
    }

    /// Notes the position on the board; `true` if it has now come back often enough to end the game.
    #[inline]
    pub fn note(&mut self, hash: u64) -> bool {
        let Some(times) = self.times else { return false };
        self.hashes.push(hash);
        let seen = &mut self.seen[Past::slot(hash)];
        *seen += 1;
        *seen >= times && self.occurrences(hash) >= times as usize
    }

    fn occurrences(&self, hash: u64) -> usize {
        self.hashes.iter().filter(|earlier| **earlier == hash).count()
    }

    /// Forgets everything: no earlier position can come back.
    pub fn clear(&mut self) {
        for hash in self.hashes.drain(..) {
            self.seen[Past::slot(hash)] -= 1;
        }
    }
}

/// A game on its way.
pub(crate) struct Runner<'g, G: Playable> {
    pub(crate) game: &'g G,
    pub(crate) state: G::State,
    /// Moves made before the position, as players count them.
    pub(crate) ply: u32,
    /// Positions before this one that could come back, and this one.
    pub(crate) past: Past,
    /// Whether the position has come back often enough to end the game.
    pub(crate) repeated: bool,
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
        while !self.repeated && moves.len() < cap {
            let side: Side = self.game.to_move(&self.state);
            let mut rng = chance(seeds[side.index()], self.ply);
            let mut choose = |count: usize| {
                choices += count as u64;
                rng.below(count)
            };
            let Some(m) = self.game.pick(&self.state, &mut scratch, &mut choose) else { break };
            self.play(m);
            moves.push(m);
        }
        (self.ending(), choices)
    }

    #[inline]
    fn play(&mut self, m: G::Move) {
        let counts = self.past.times.is_some();
        if counts && self.game.is_irreversible(&self.state, m) {
            self.past.clear();
        }
        self.game.play(&mut self.state, m);
        self.ply += 1;
        self.repeated = counts && self.past.note(self.game.hash(&self.state));
    }

    /// How the game has ended, if it has. A win comes before a repetition, a repetition before any
    /// other draw, as at a table.
    fn ending(&self) -> Option<Ending> {
        match self.game.verdict(&self.state) {
            Some(verdict) if verdict.outcome != Outcome::Draw => Some(verdict.into()),
            _ if self.repeated => Some(Ending::REPETITION),
            verdict => verdict.map(Ending::from),
        }
    }
}
