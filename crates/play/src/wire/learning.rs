//! Lessons and puzzles.

use jogada_core::{Cell, GameInfo, Message, Side};
use jogada_engine::Stop;
use serde::Serialize;

use super::position::Position;
use crate::any_match::AnyMatch;
use crate::i18n::Localizer;
use crate::legal_move::cell_name;
use crate::lesson::LessonStep;
use crate::puzzle::{Puzzle, PuzzleAnswer, PuzzleAttempt, PuzzleGoal, PuzzleHint};

/// A step of the lesson of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonEntry {
    /// The same in every language.
    pub id: String,
    /// A few words.
    pub title: String,
    /// What it teaches.
    pub text: String,
    /// What is to be done.
    pub task: String,
    /// With its legal moves; cells that the text refers to are marked `highlighted`.
    pub position: Position,
    /// The moves that do it.
    pub accepted: Vec<String>,
    /// What is said to them.
    pub right: String,
    /// What is said to all others.
    pub wrong: String,
    /// What is said to some of them instead.
    pub refusals: Vec<LessonRefusal>,
}

/// Moves that are wrong for a reason of their own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonRefusal {
    /// The moves.
    pub moves: Vec<String>,
    /// What is wrong with them.
    pub text: String,
}

impl LessonEntry {
    /// The lesson of a game, step by step; empty if it has none.
    pub fn all(info: &GameInfo, localizer: &Localizer) -> Vec<LessonEntry> {
        let steps = crate::lesson::lessons(info);
        steps.iter().map(|step| LessonEntry::of(step, localizer)).collect()
    }

    fn of(step: &LessonStep, localizer: &Localizer) -> LessonEntry {
        let still = Position::still(step.game(), &step.view(), None, localizer);
        let text = |name| step.attribute(name, localizer);
        let refusal = |(moves, text)| LessonRefusal { moves, text };
        LessonEntry {
            id: step.id().to_owned(),
            title: text("title"),
            text: step.text(localizer),
            task: text("task"),
            position: Position { legal: super::PositionMove::all(step.game(), localizer), ..still },
            accepted: step.accepted(),
            right: text("right"),
            wrong: text("wrong"),
            refusals: step.refused(localizer).into_iter().map(refusal).collect(),
        }
    }
}

/// A puzzle, without its solution.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleEntry {
    /// Stays the same when others are added.
    pub id: String,
    /// From 1, easy, to 5, hard.
    pub difficulty: u8,
    /// The side that is to win.
    pub side: Side,
    /// Moves that it takes; `null` if the game goes on to its end and a score decides.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub moves: Option<u32>,
    /// What is to be done, in words.
    pub task: String,
    /// Game and options.
    pub spec: String,
    /// The position as text.
    pub start: String,
}

impl PuzzleEntry {
    /// The puzzles of a game, from easy to hard; empty if it has none.
    pub fn all(info: &'static GameInfo, localizer: &Localizer) -> Vec<PuzzleEntry> {
        let puzzles = crate::puzzle::puzzles(info);
        puzzles.iter().map(|puzzle| PuzzleEntry::of(info, puzzle, localizer)).collect()
    }

    fn of(info: &'static GameInfo, puzzle: &Puzzle, localizer: &Localizer) -> PuzzleEntry {
        let attempt = PuzzleAttempt::open(info, puzzle).expect("a test sets every puzzle up");
        PuzzleEntry {
            id: puzzle.id(),
            difficulty: puzzle.difficulty,
            side: attempt.solver(),
            moves: match puzzle.goal {
                PuzzleGoal::WinIn(moves) => Some(moves),
                PuzzleGoal::Win => None,
            },
            task: attempt.task(localizer),
            spec: puzzle.spec(info),
            start: puzzle.position.clone(),
        }
    }
}

/// What is told about a move, or about a position in which one asks for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PuzzleVerdict {
    /// The game is won.
    Solved,
    /// The win is still there; the other side has replied.
    Right,
    /// It is gone, or takes too long. The move does not count.
    Wrong,
    /// It could not be found out. The move does not count.
    Unknown,
    /// Where to look.
    Hint,
    /// How it goes on.
    Solution,
}

/// The answer to whoever solves a puzzle.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleReply {
    /// What has been found out.
    pub verdict: PuzzleVerdict,
    /// The same in words.
    pub text: String,
    /// What is still to be done, in words.
    pub task: String,
    /// The position now, with its legal moves.
    pub position: Position,
    /// After a wrong move and what shows that it is wrong: a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub refuted: Option<Box<Position>>,
    /// Where to look, after a hint.
    pub cells: Vec<Cell>,
    /// The moves that follow, in a solution.
    pub line: Vec<String>,
}

impl PuzzleReply {
    /// Tries a move of the solver.
    pub fn of_move(
        attempt: &mut PuzzleAttempt,
        text: &str,
        localizer: &Localizer,
        stop: &Stop,
    ) -> Result<PuzzleReply, crate::PlayError> {
        let before = attempt.game().fork();
        let text = before.check(text)?;
        let answer = attempt.try_move(&text, stop)?;
        let (verdict, id, reply) = match &answer {
            PuzzleAnswer::Solved => (PuzzleVerdict::Solved, "puzzle-solved", None),
            PuzzleAnswer::Right { reply: None } => {
                (PuzzleVerdict::Right, "puzzle-right-again", None)
            }
            PuzzleAnswer::Right { reply } => (PuzzleVerdict::Right, "puzzle-right", reply.as_ref()),
            PuzzleAnswer::Wrong { reply: None } => (PuzzleVerdict::Wrong, "puzzle-wrong-end", None),
            PuzzleAnswer::Wrong { reply } => (PuzzleVerdict::Wrong, "puzzle-wrong", reply.as_ref()),
            PuzzleAnswer::Unknown => (PuzzleVerdict::Unknown, "puzzle-unknown", None),
        };
        let message = Message::new(id).with("side", attempt.solver().other()).with("move", &*text);
        let message = message.with("reply", reply.map_or("", String::as_str));
        let refuted = (verdict == PuzzleVerdict::Wrong)
            .then(|| Box::new(refuted(&*before, &text, reply.map(String::as_str), localizer)));
        let said = localizer.say(&message);
        Ok(PuzzleReply { refuted, ..PuzzleReply::new(verdict, said, attempt, localizer) })
    }

    /// Says where to look.
    pub fn hint(attempt: &PuzzleAttempt, localizer: &Localizer, stop: &Stop) -> PuzzleReply {
        let (message, cells) = hint(attempt, stop);
        let said = localizer.say(&message);
        PuzzleReply { cells, ..PuzzleReply::new(PuzzleVerdict::Hint, said, attempt, localizer) }
    }

    /// Shows how it goes on.
    pub fn solution(attempt: &PuzzleAttempt, localizer: &Localizer, stop: &Stop) -> PuzzleReply {
        let line = attempt.solution(stop);
        let message = Message::new("puzzle-solution").with("moves", line.join(" "));
        let said = localizer.say(&message);
        PuzzleReply { line, ..PuzzleReply::new(PuzzleVerdict::Solution, said, attempt, localizer) }
    }

    fn new(
        verdict: PuzzleVerdict,
        text: String,
        attempt: &PuzzleAttempt,
        localizer: &Localizer,
    ) -> PuzzleReply {
        let game = attempt.game();
        PuzzleReply {
            verdict,
            text,
            task: attempt.task(localizer),
            position: Position::of(game, game.ending().as_ref(), localizer),
            refuted: None,
            cells: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// The picture after a wrong move and the reply to it.
fn refuted(
    before: &dyn AnyMatch,
    text: &str,
    reply: Option<&str>,
    localizer: &Localizer,
) -> Position {
    let mut game = before.fork();
    for text in [Some(text), reply].into_iter().flatten() {
        game.play(text).expect("both are legal");
    }
    Position::still(&*game, &game.view(), game.ending().as_ref(), localizer)
}

/// The sentence of a hint, and the cells it is about.
fn hint(attempt: &PuzzleAttempt, stop: &Stop) -> (Message, Vec<Cell>) {
    let view = attempt.game().view();
    match attempt.hint(stop) {
        Some(PuzzleHint::Piece(cell)) => {
            let message = Message::new("puzzle-hint-piece").with("cell", cell_name(&view, cell));
            (message, vec![cell])
        }
        Some(PuzzleHint::Row(cells)) => {
            let row = usize::from(cells[0].0 / u16::from(view.grid.cols)) + 1;
            (Message::new("puzzle-hint-row").with("row", row), cells)
        }
        Some(PuzzleHint::Button) => (Message::new("puzzle-hint-button"), Vec::new()),
        None => (Message::new("puzzle-unknown"), Vec::new()),
    }
}
