//! Whether a side can force a win within so many plies, by the rules alone.

use jogada_core::{Evaluator, Game, Outcome, Repetition, Side};
use jogada_engine::{Limits, SearchOptions, Stop, Task, TranspositionTable, think};

/// Positions the engine may look at to say which move of the attacker to try first.
const HINT_NODES: u64 = 400;

/// Tries every legal defence. Only the order of the attacker's moves is left to the engine.
pub struct Proof<'g, G: Game, E: Evaluator<G>> {
    game: &'g G,
    evaluator: &'g E,
    table: &'g TranspositionTable,
    /// Hashes of the positions that led here.
    past: Vec<u64>,
    attacker: Side,
    /// The last move that won at once.
    killer: Option<G::Move>,
    /// Moves that may still be played.
    left: u64,
}

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    True,
    False,
    /// It takes too long to find out.
    Open,
}

impl<'g, G: Game, E: Evaluator<G>> Proof<'g, G, E> {
    pub fn new(
        task: &Task<'g, G, E>,
        table: &'g TranspositionTable,
        attacker: Side,
        moves: u64,
    ) -> Self {
        let (game, evaluator, past) = (task.game, task.evaluator, task.past.to_vec());
        Proof { game, evaluator, table, past, attacker, killer: None, left: moves }
    }

    /// Whether the attacker wins in at most so many plies, beginning with a move if one is given.
    pub fn finding(&mut self, state: &G::State, plies: u32, first: Option<G::Move>) -> Finding {
        let is_won = match first {
            Some(m) => self.wins(state, m, plies),
            None => self.is_won(state, plies),
        };
        match is_won {
            Some(true) => Finding::True,
            Some(false) => Finding::False,
            None => Finding::Open,
        }
    }

    /// `None` if there was no time to find out.
    fn is_won(&mut self, state: &G::State, plies: u32) -> Option<bool> {
        if plies == 0 {
            return Some(false);
        }
        self.past.push(self.game.hash(state));
        let is_won = if self.game.to_move(state) == self.attacker {
            self.attacks(state, plies)
        } else {
            self.every_defence_fails(state, plies)
        };
        self.past.pop();
        is_won
    }

    fn attacks(&mut self, state: &G::State, plies: u32) -> Option<bool> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let first = if plies == 1 { self.killer } else { Some(self.hint(state)) };
        moves.sort_by_key(|&m| Some(m) != first);
        for m in moves {
            if self.wins(state, m, plies)? {
                self.killer = if plies == 1 { Some(m) } else { self.killer };
                return Some(true);
            }
        }
        Some(false)
    }

    fn every_defence_fails(&mut self, state: &G::State, plies: u32) -> Option<bool> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        for m in moves {
            if !self.wins(state, m, plies)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the attacker wins in time after this move, whoever makes it.
    fn wins(&mut self, state: &G::State, m: G::Move, plies: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let mut next = state.clone();
        self.game.play(&mut next, m);
        match self.game.outcome(&next) {
            Some(outcome) => Some(outcome == Outcome::Win(self.attacker)),
            None if self.is_drawn(&next) => Some(false),
            None => self.is_won(&next, plies - 1),
        }
    }

    /// Whether the position has stood on the board too often.
    fn is_drawn(&self, state: &G::State) -> bool {
        let Repetition::Draw { times } = self.game.repetition() else { return false };
        let hash = self.game.hash(state);
        self.past.iter().filter(|&&past| past == hash).count() + 1 >= usize::from(times)
    }

    fn hint(&self, state: &G::State) -> G::Move {
        let task = Task { game: self.game, evaluator: self.evaluator, state, past: &[] };
        let limits = Limits { nodes: Some(HINT_NODES), ..Limits::default() };
        let none = &Stop::default();
        think(&task, self.table, limits, SearchOptions::default(), none, &mut |_| {}).best()
    }
}
