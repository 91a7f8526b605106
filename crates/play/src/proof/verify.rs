//! The checker of proofs. It knows the rules of the game and nothing of any search.
//!
//! A proof is one side's strategy: a move for each of its positions that can arise while it follows the strategy,
//! whatever the other side does. The walk below visits these positions depth first, all legal replies in the byte order
//! of their texts, and reads the strategy's move where it meets a position for the first time. Since replies are made by
//! the rules, none can be missing.
//!
//! - A strategy that wins never comes back to a position of the line at hand. So every line ends, in a win, and no rule about
//!   repetition matters.
//! - A strategy that does not lose may go round in circles: an endless game is a draw.
//! - Limits (plies, quiet plies) only make draws. Positions are visited as if a limit were far; then the longest
//!   line of a winning strategy must end before it.

use std::collections::HashMap;

use jogada_core::{Notation, Outcome, Side};

use super::{Goal, Problem, ProofError};

/// Plies of a position whose lines are still being walked.
const OPEN: u32 = u32::MAX;

/// What a walk found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walked {
    /// Different positions for which the strategy has a move.
    pub positions: u64,
    /// Moves played.
    pub moves: u64,
    /// Plies of the longest line, for a strategy that wins.
    pub plies: u32,
}

/// Says which of the legal moves, listed in byte order of their texts, the strategy makes.
pub(super) type Choose<'c, G> = dyn FnMut(
        &<G as jogada_core::Game>::State,
        &[<G as jogada_core::Game>::Move],
    ) -> Result<usize, Problem>
    + 'c;

/// A position of the line at hand.
struct Frame<G: Notation> {
    state: G::State,
    /// The strategy's move, or all replies.
    moves: Vec<G::Move>,
    /// How many of them have been walked.
    next: usize,
    /// Of the longest line walked so far.
    plies: u32,
    /// Where it is remembered, if the strategy is to move.
    known: Option<(u64, usize)>,
}

/// The walk through all lines that a strategy allows.
pub(super) struct Walk<'w, G: Notation> {
    game: &'w G,
    side: Side,
    goal: Goal,
    choose: &'w mut Choose<'w, G>,
    /// Positions the strategy has moved in, by their hash, with the plies of their longest line.
    known: HashMap<u64, Vec<(G::State, u32)>>,
    line: Vec<Frame<G>>,
    walked: Walked,
}

impl<'w, G: Notation> Walk<'w, G> {
    pub(super) fn new(game: &'w G, side: Side, goal: Goal, choose: &'w mut Choose<'w, G>) -> Self {
        let (known, line) = (HashMap::new(), Vec::new());
        Walk { game, side, goal, choose, known, line, walked: Walked::default() }
    }

    /// Walks all lines from a position on; the error names the line it is about.
    pub(super) fn run(mut self, start: &G::State) -> Result<Walked, ProofError> {
        let steps = self.enter(start.clone()).and_then(|()| {
            while !self.line.is_empty() {
                self.step()?;
            }
            self.check_limit(start)
        });
        match steps {
            Ok(()) => Ok(self.walked),
            Err(problem) => Err(ProofError { line: self.texts(), problem }),
        }
    }

    /// Follows the next move of the last position of the line, or leaves it.
    fn step(&mut self) -> Result<(), Problem> {
        let frame = self.line.last_mut().expect("the line is not empty");
        let Some(&m) = frame.moves.get(frame.next) else {
            self.leave();
            return Ok(());
        };
        frame.next += 1;
        self.walked.moves += 1;
        let after = self.game.after(&frame.state, m);
        match self.game.outcome(&after) {
            None => self.enter(after),
            Some(outcome) if self.goal.is_reached(self.side, outcome) => {
                frame.plies = frame.plies.max(1);
                Ok(())
            }
            Some(Outcome::Draw) => Err(Problem::Drawn),
            Some(Outcome::Win(_)) => Err(Problem::Lost),
        }
    }

    /// Adds a live position to the line, unless it is known.
    fn enter(&mut self, mut state: G::State) -> Result<(), Problem> {
        let game = self.game;
        game.restart_countdown(&mut state);
        let mut moves = game.legal_moves(&state);
        moves.sort_by_cached_key(|&m| game.show_move(m).to_string());
        let mut known = None;
        if game.to_move(&state) == self.side {
            let hash = game.hash(&state);
            let same_hash = self.known.entry(hash).or_default();
            match same_hash.iter().find(|(other, _)| *other == state) {
                Some((_, OPEN)) if self.goal == Goal::Win => return Err(Problem::Cycle),
                Some(&(_, plies)) => {
                    self.add(plies);
                    return Ok(());
                }
                None => {}
            }
            same_hash.push((state.clone(), OPEN));
            known = Some((hash, same_hash.len() - 1));
            self.walked.positions += 1;
            moves = vec![moves[(self.choose)(&state, &moves)?]];
        }
        self.line.push(Frame { state, moves, next: 0, plies: 0, known });
        Ok(())
    }

    /// All lines through the last position are walked.
    fn leave(&mut self) {
        let Some(frame) = self.line.pop() else { return };
        if let Some((hash, place)) = frame.known
            && let Some(same_hash) = self.known.get_mut(&hash)
        {
            same_hash[place].1 = frame.plies;
        }
        self.add(frame.plies);
    }

    /// A position after the last one of the line has lines of this length.
    fn add(&mut self, plies: u32) {
        match self.line.last_mut() {
            Some(frame) => frame.plies = frame.plies.max(plies.saturating_add(1)),
            None => self.walked.plies = plies,
        }
    }

    fn check_limit(&self, start: &G::State) -> Result<(), Problem> {
        let most = self.game.countdown(start).map_or(OPEN, |limit| limit.plies);
        let plies = self.walked.plies;
        let in_time = self.goal != Goal::Win || plies <= most;
        if in_time { Ok(()) } else { Err(Problem::Late { plies, most }) }
    }

    /// The moves of the line at hand.
    fn texts(&self) -> Vec<String> {
        let moved =
            self.line.iter().filter_map(|frame| frame.moves.get(frame.next.checked_sub(1)?));
        moved.map(|&m| self.game.show_move(m).to_string()).collect()
    }
}

/// The moves of a strategy as a proof file has them: numbers of seven bits, the lowest first, each but the last byte of a
/// number with its highest bit set.
pub(super) struct Numbers<'b> {
    bytes: &'b [u8],
    pub(super) read: usize,
}

impl<'b> Numbers<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Numbers<'b> {
        Numbers { bytes, read: 0 }
    }

    /// The next number, if it is less than `count`.
    pub(super) fn below(&mut self, count: usize) -> Result<usize, Problem> {
        let mut number = 0_usize;
        for shift in [0, 7, 14] {
            let byte = *self.bytes.get(self.read).ok_or(Problem::EndsEarly)?;
            self.read += 1;
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                break;
            }
        }
        if number < count { Ok(number) } else { Err(Problem::NoSuchMove { number, count }) }
    }

    pub(super) fn append(out: &mut Vec<u8>, mut number: usize) {
        while number > 127 {
            out.push(number as u8 | 128);
            number >>= 7;
        }
        out.push(number as u8);
    }
}
