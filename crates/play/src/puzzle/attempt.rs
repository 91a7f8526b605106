//! A puzzle that somebody is solving.

use jogada_core::{Cell, GameInfo, Message, MovePath, Side};
use jogada_engine::{Effort, Stop};

use super::prove::{line, reply, right_moves};
use super::{Puzzle, PuzzleGoal};
use crate::any_match::AnyMatch;
use crate::ending::PlayError;
use crate::i18n::Localizer;
use crate::spec::OpenError;

/// Many times what finding the puzzle may have cost, so that every move gets an answer.
const EFFORT: Effort = Effort { nodes: 20_000_000, bytes: 16 << 20 };

/// The position so far: the moves of the solver that were right, and the replies to them.
///
/// ```
/// use jogada_play::{PuzzleAnswer, PuzzleAttempt, Stop, games, puzzles};
///
/// let game = games().iter().find(|game| !game.puzzles().is_empty()).expect("most have some");
/// let puzzle = &puzzles(game.info())[0];
/// let mut attempt = PuzzleAttempt::open(game.info(), puzzle)?;
/// let answer = attempt.try_move(&puzzle.first, &Stop::default())?;
/// assert!(matches!(answer, PuzzleAnswer::Solved | PuzzleAnswer::Right { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PuzzleAttempt {
    game: Box<dyn AnyMatch>,
    solver: Side,
    goal: PuzzleGoal,
    /// The only first move.
    first: String,
}

/// What became of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAnswer {
    /// The game is won, perhaps after a last reply.
    Solved,
    /// The goal can still be reached; the other side has replied with what puts it off longest.
    Right {
        /// The reply, which has been played; `None` if it is the solver's turn again.
        reply: Option<String>,
    },
    /// The goal cannot be reached any more. The move has been taken back.
    Wrong {
        /// What shows it; `None` if the game would be over, or the moves used up.
        reply: Option<String>,
    },
    /// It could not be found out. The move has been taken back.
    Unknown,
}

/// Where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// This piece moves.
    Piece(Cell),
    /// The move is made on this row of cells.
    Row(Vec<Cell>),
    /// The move is not made on the board.
    Button,
}

impl PuzzleAttempt {
    /// Sets a puzzle of this game up.
    pub fn open(info: &GameInfo, puzzle: &Puzzle) -> Result<PuzzleAttempt, OpenError> {
        let game = puzzle.open(info)?;
        let solver = game.side();
        Ok(PuzzleAttempt { game, solver, goal: puzzle.goal, first: puzzle.first.clone() })
    }

    /// Plays moves of an earlier attempt again, as they were. Whether they were right is not asked.
    pub fn replay(&mut self, moves: &[String]) -> Result<(), PlayError> {
        moves.iter().try_for_each(|text| self.game.play(text).map(drop))
    }

    /// The position.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The side that is to win.
    pub fn solver(&self) -> Side {
        self.solver
    }

    /// What is still to be reached.
    pub fn left(&self) -> PuzzleGoal {
        let made = self.game.movers().iter().filter(|side| **side == self.solver).count() as u32;
        match self.goal {
            PuzzleGoal::WinIn(moves) => PuzzleGoal::WinIn(moves.saturating_sub(made)),
            PuzzleGoal::Win => PuzzleGoal::Win,
        }
    }

    /// What is still to be reached, in words.
    pub fn task(&self, localizer: &Localizer) -> String {
        let message = match self.left() {
            PuzzleGoal::WinIn(moves) => Message::new("puzzle-win-in").with("moves", moves),
            PuzzleGoal::Win => Message::new("puzzle-win"),
        };
        localizer.say(&message.with("side", self.solver))
    }

    /// Plays a move of the solver, and the reply to it if it was right.
    pub fn try_move(&mut self, text: &str, stop: &Stop) -> Result<PuzzleAnswer, PlayError> {
        self.game.play(text)?;
        let answer = self.judge(stop);
        match &answer {
            PuzzleAnswer::Right { reply: Some(reply) } => drop(self.game.play(reply)?),
            PuzzleAnswer::Wrong { .. } | PuzzleAnswer::Unknown => drop(self.game.undo()),
            PuzzleAnswer::Right { reply: None } | PuzzleAnswer::Solved => {}
        }
        // Where a score decides, the reply may be the last move of the game.
        Ok(if self.game.ending().is_some() { PuzzleAnswer::Solved } else { answer })
    }

    /// About the move that was just played.
    fn judge(&self, stop: &Stop) -> PuzzleAnswer {
        if let Some(ending) = self.game.ending() {
            let won = ending.outcome.winner() == Some(self.solver);
            return if won { PuzzleAnswer::Solved } else { PuzzleAnswer::Wrong { reply: None } };
        }
        let left = self.left();
        if left == PuzzleGoal::WinIn(0) {
            return PuzzleAnswer::Wrong { reply: None };
        }
        if self.game.side() == self.solver {
            return match right_moves(&*self.game, left, EFFORT, stop) {
                Some(moves) if moves.is_empty() => PuzzleAnswer::Wrong { reply: None },
                Some(_) => PuzzleAnswer::Right { reply: None },
                None => PuzzleAnswer::Unknown,
            };
        }
        match reply(&*self.game, left, EFFORT, stop) {
            Some(reply) if reply.keeps_goal => PuzzleAnswer::Right { reply: Some(reply.text) },
            Some(reply) => PuzzleAnswer::Wrong { reply: Some(reply.text) },
            None => PuzzleAnswer::Unknown,
        }
    }

    /// A move that keeps the goal in reach; `None` if there is none, or it could not be found.
    pub fn right_move(&self, stop: &Stop) -> Option<String> {
        if self.game.line().moves.is_empty() {
            return Some(self.first.clone());
        }
        self.solution(stop).into_iter().next()
    }

    /// Where to look for the next move, without giving it away.
    pub fn hint(&self, stop: &Stop) -> Option<PuzzleHint> {
        let right = self.right_move(stop)?;
        let offer = self.game.legal().into_iter().find(|offer| offer.text == right)?;
        Some(match offer.path {
            MovePath::Button(_) => PuzzleHint::Button,
            MovePath::Cells(cells) if cells.len() == 1 => {
                let cols = u16::from(self.game.view().grid.cols);
                let start = cells[0].0 / cols * cols;
                PuzzleHint::Row((start..start + cols).map(Cell).collect())
            }
            MovePath::Cells(cells) => PuzzleHint::Piece(cells[0]),
        })
    }

    /// The rest of the solution, against the longest defence. Empty if the goal is out of reach.
    pub fn solution(&self, stop: &Stop) -> Vec<String> {
        line(&*self.game, self.left(), EFFORT, stop)
    }
}
