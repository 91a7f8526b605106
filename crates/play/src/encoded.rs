//! A game in progress as numbers, for learners: `docs/encoding.md`.

use jogada_core::{Illegal, Message, Plane, Playable, Symmetry};

use crate::any_match::AnyMatch;
use crate::batch::{Batch, BatchOptions, Lanes};
use crate::ending::{PlayError, PlayProblem};
use crate::typed_match::Match;

/// Planes to be written: `docs/encoding.md`.
#[derive(Debug)]
pub enum Observations<'a> {
    /// Fractions.
    Float(&'a mut [f32]),
    /// The fractions times the scale of their plane.
    Byte(&'a mut [u8]),
}

/// A game in progress as numbers. Actions and planes follow from the options; every match has them.
///
/// ```
/// let mut game = jogada_play::open("nava:tiny", None)?;
/// let mut actions = Vec::new();
/// game.legal_actions(&mut actions);
/// assert_eq!(game.action_text(actions[0] as usize).as_deref(), Some("a1-b1"));
/// game.play_action(actions[0] as usize)?;
/// assert_eq!(game.line().moves, ["a1-b1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Encoded {
    /// How many actions there are; each is a number below.
    fn action_count(&self) -> usize;
    /// Number of planes, rows and columns of an observation.
    fn shape(&self) -> [usize; 3];
    /// The planes of an observation in their order.
    fn planes(&self) -> Vec<Plane>;
    /// Turned and mirrored boards that the rules cannot tell apart, the identity first.
    fn symmetries(&self) -> Vec<Symmetry>;
    /// The canonical text of an action; `None` if there is no such action.
    fn action_text(&self, action: usize) -> Option<String>;
    /// The action of a move, which need not be legal here.
    fn action_of(&self, text: &str) -> Result<usize, PlayError>;
    /// Appends the legal actions in ascending order; none when the game is over.
    fn legal_actions(&self, out: &mut Vec<u32>);
    /// Says of each action whether it is legal.
    ///
    /// # Panics
    /// If `out` has not one entry per action.
    fn legal_mask(&self, out: &mut [bool]);
    /// Writes the planes of the position.
    ///
    /// # Panics
    /// If `out` has not the length that [`shape`](Encoded::shape) asks for.
    fn observe(&self, out: Observations<'_>);
    /// Plays an action.
    fn play_action(&mut self, action: usize) -> Result<(), PlayError>;
    /// Many games from this position on, whose history is left behind.
    fn batch(&self, options: &BatchOptions) -> Box<dyn Batch>;
}

impl<G: Playable> Encoded for Match<G> {
    fn action_count(&self) -> usize {
        self.game().action_count()
    }

    fn shape(&self) -> [usize; 3] {
        self.game().shape()
    }

    fn planes(&self) -> Vec<Plane> {
        self.game().planes()
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        self.game().symmetries()
    }

    fn action_text(&self, action: usize) -> Option<String> {
        self.game().move_of(action).map(|m| self.text(m))
    }

    fn action_of(&self, text: &str) -> Result<usize, PlayError> {
        let refuse = |problem| PlayError { game: G::INFO, problem };
        let m = self.game().parse_move(text).map_err(|error| refuse(PlayProblem::Text(error)))?;
        // A text may name a move that no position has; such a move has no number.
        let numbered = (0..self.action_count()).find(|&n| self.game().move_of(n) == Some(m));
        numbered.ok_or_else(|| {
            let illegal = self.game().check(self.state(), m).expect_err("legal moves are numbered");
            refuse(PlayProblem::Illegal(illegal))
        })
    }

    fn legal_actions(&self, out: &mut Vec<u32>) {
        if self.ending().is_some() {
            return;
        }
        let start = out.len();
        let moves = self.game().legal_moves(self.state());
        out.extend(moves.into_iter().map(|m| self.game().action(m) as u32));
        out[start..].sort_unstable();
    }

    fn legal_mask(&self, out: &mut [bool]) {
        assert_eq!(out.len(), self.action_count(), "a mask has one entry per action");
        if self.ending().is_some() {
            out.fill(false);
        } else {
            self.game().legal_mask(self.state(), &mut Vec::new(), out);
        }
    }

    fn observe(&self, out: Observations<'_>) {
        match out {
            Observations::Float(values) => self.game().observe(self.state(), values),
            Observations::Byte(values) => self.game().observe(self.state(), values),
        }
    }

    fn play_action(&mut self, action: usize) -> Result<(), PlayError> {
        let refuse = |problem| PlayError { game: G::INFO, problem };
        if let Some(ending) = self.ending() {
            return Err(refuse(PlayProblem::Over(ending)));
        }
        let m = legal_move(self.game(), self.state(), action as i64)?;
        self.push(m);
        Ok(())
    }

    fn batch(&self, options: &BatchOptions) -> Box<dyn Batch> {
        Box::new(Lanes::new(&self.origin.game, self.state(), options))
    }
}

/// The move of an action, if it is legal in this position. Takes any number.
pub(crate) fn legal_move<G: Playable>(
    game: &G,
    state: &G::State,
    action: i64,
) -> Result<G::Move, PlayError> {
    let refuse = |illegal| PlayError { game: G::INFO, problem: PlayProblem::Illegal(illegal) };
    let m = usize::try_from(action).ok().and_then(|action| game.move_of(action));
    let m = m.ok_or_else(|| refuse(unknown(action, game.action_count())))?;
    game.check(state, m).map(|()| m).map_err(refuse)
}

fn unknown(action: i64, count: usize) -> Illegal {
    let message = Message::new("unknown-action").with("action", action.to_string());
    Illegal::new(message.with("last", (count - 1).to_string()), [])
}
