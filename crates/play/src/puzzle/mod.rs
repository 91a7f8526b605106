//! Puzzles: positions in which the side to move has a proven win, with exactly one way to begin it.
//!
//! A line each in `puzzles.txt` of the game's folder:
//!
//! ```text
//! difficulty | goal | first move | options, or - | position
//! 2 | win 3 | b2-b1xd4 | - | 1b3/4b/3b1/w4/1w2b/w1w2 w 0 0 - - 0
//! ```

mod attempt;
#[cfg(not(target_family = "wasm"))]
mod make;
#[cfg(not(target_family = "wasm"))]
mod maker;
mod prove;

pub use attempt::{PuzzleAnswer, PuzzleAttempt, PuzzleHint};
#[cfg(not(target_family = "wasm"))]
pub use make::PuzzleCandidate;
#[cfg(not(target_family = "wasm"))]
pub use maker::{PuzzleMaker, PuzzleSource};

use std::fmt;
use std::str::FromStr;

use jogada_core::text::shorten;
use jogada_core::{GameInfo, Message};

use crate::any_match::AnyMatch;
use crate::catalogue::find;
use crate::spec::{OpenError, Spec};

/// The hardest.
pub const MAX_DIFFICULTY: u8 = 5;

/// A position with a win to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// From 1 to [`MAX_DIFFICULTY`].
    pub difficulty: u8,
    /// What is proven, and to be shown.
    pub goal: PuzzleGoal,
    /// The only move that begins it.
    pub first: String,
    /// The options of the game as written in a spec; empty for the defaults.
    pub options: String,
    /// The canonical position text.
    pub position: String,
}

/// What the side to move can reach against every defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleGoal {
    /// A win in so many moves of its own and in no fewer. Other first moves may win too, but later.
    WinIn(u32),
    /// A win when the game is over and its score is counted. No other first move wins.
    Win,
}

impl fmt::Display for PuzzleGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleGoal::WinIn(moves) => write!(f, "win {moves}"),
            PuzzleGoal::Win => write!(f, "win"),
        }
    }
}

/// The line that is read back.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { difficulty, goal, first, options, position } = self;
        let options = if options.is_empty() { "-" } else { options };
        write!(f, "{difficulty} | {goal} | {first} | {options} | {position}")
    }
}

/// A line that is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub message: Message,
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let wrong = |message| PuzzleError { line: 1, message };
        let fields: Vec<_> = line.split(" | ").map(str::trim).collect();
        let &[difficulty, goal, first, options, position] = &fields[..] else {
            return Err(wrong(Message::new("puzzle-fields").with("count", fields.len())));
        };
        let number = difficulty.parse().ok().filter(|n| (1..=MAX_DIFFICULTY).contains(n));
        let message = Message::new("puzzle-difficulty").with("found", shorten(difficulty));
        Ok(Puzzle {
            difficulty: number
                .ok_or_else(|| wrong(message.with("most", usize::from(MAX_DIFFICULTY))))?,
            goal: goal.parse().map_err(wrong)?,
            first: first.to_owned(),
            options: if options == "-" { String::new() } else { options.to_owned() },
            position: position.to_owned(),
        })
    }
}

impl FromStr for PuzzleGoal {
    type Err = Message;

    fn from_str(text: &str) -> Result<PuzzleGoal, Message> {
        let wrong = || Message::new("puzzle-goal").with("found", shorten(text));
        match text.strip_prefix("win").map(str::trim) {
            Some("") => Ok(PuzzleGoal::Win),
            Some(moves) => {
                let moves = moves.parse().ok().filter(|moves| (1..=99).contains(moves));
                moves.map(PuzzleGoal::WinIn).ok_or_else(wrong)
            }
            None => Err(wrong()),
        }
    }
}

impl Puzzle {
    /// A name that stays when puzzles are added or sorted anew: made from options and position.
    pub fn id(&self) -> String {
        // FNV-1a: the same everywhere and for ever.
        let text = format!("{}|{}", self.options, self.position);
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
        format!("{:08x}", (hash >> 32) as u32 ^ hash as u32)
    }

    /// The spec of the game it belongs to, in this game.
    pub fn spec(&self, info: &GameInfo) -> String {
        let colon = if self.options.is_empty() { "" } else { ":" };
        format!("{}{colon}{}", info.id, self.options)
    }

    /// Sets it up in this game.
    pub fn open(&self, info: &GameInfo) -> Result<Box<dyn AnyMatch>, OpenError> {
        let spec = self.spec(info).parse::<Spec>().map_err(OpenError::Spec)?;
        spec.open(Some(&self.position))
    }
}

/// Reads the lines of a file; those that are empty or begin with `#` are comments.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let puzzles = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(number, line): (usize, &str)| {
        line.parse::<Puzzle>().map_err(|error| PuzzleError { line: number, ..error })
    };
    puzzles.map(read).collect()
}

/// The puzzles of a game, from easy to hard; none if it has none.
///
/// # Panics
/// If its list is damaged; a test sees to it that none is.
pub fn puzzles(info: &GameInfo) -> Vec<Puzzle> {
    let text = find(info.id).map_or("", |game| game.puzzles());
    read_puzzles(text).expect("a test reads the puzzles of every game")
}
