//! Lessons: the first steps in a game, each a few words, a position and one move to be found.
//!
//! A block each in `lessons.txt` of the game's folder, blank lines between them. What a block does not say is as usual; the
//! texts are the message `lesson-<step>` with its attributes `title`, `task`, `right`, `wrong` and `wrong-<name>` of every
//! `refuse`:
//!
//! ```text
//! step: capture
//! options: size=9
//! position: 9/9/9/9/2wbb4/9/9/9/9 w 0 0 4
//! marks: d5 e5
//! accept: f5
//! refuse near: f4 f6
//! ```
//!
//! Moves are canonical texts, in which `*` stands for anything; `accept: any` takes every legal move, `accept: wins` every
//! one that wins at once.

mod read;

use jogada_core::text::matches_pattern;
use jogada_core::{BoardView, Cell, GameInfo, Role};

use crate::any_match::AnyMatch;
use crate::catalogue::find;
use crate::ending::PlayError;
use crate::i18n::Localizer;
use crate::record::Problem;

/// A step of a lesson.
pub struct LessonStep {
    id: String,
    game: Box<dyn AnyMatch>,
    marks: Vec<Cell>,
    accepts: Accepts,
    refusals: Vec<Refusal>,
}

/// Which moves are right.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Accepts {
    Any,
    Wins,
    /// Texts with `*`.
    Moves(Vec<String>),
}

/// Moves that are wrong for a reason of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Refusal {
    name: String,
    /// Texts with `*`.
    moves: Vec<String>,
}

/// What a move is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// It does what the task asks for; the sentence says so.
    Right(String),
    /// It does not; the sentence says why.
    Wrong(String),
}

/// A block that is no step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl LessonStep {
    /// Its name, the same in every language.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The position.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The picture, the cells it is about marked.
    pub fn view(&self) -> BoardView {
        let mut view = self.game.view();
        view.mark(self.marks.iter().copied(), Role::Highlighted);
        view
    }

    /// What it teaches.
    pub fn text(&self, localizer: &Localizer) -> String {
        localizer.word(&self.message())
    }

    /// A further text: `title`, `task`, `right` or `wrong`; empty if there is none.
    pub fn attribute(&self, name: &str, localizer: &Localizer) -> String {
        localizer.attribute(&self.message(), name, &[]).unwrap_or_default()
    }

    fn message(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The legal moves that are right.
    pub fn accepted(&self) -> Vec<String> {
        let legal = self.game.legal().into_iter().map(|offer| offer.text);
        legal.filter(|text| self.accepts(text)).collect()
    }

    /// The legal moves that are wrong for a reason of their own, with the sentence that says it.
    pub fn refused(&self, localizer: &Localizer) -> Vec<(Vec<String>, String)> {
        let legal: Vec<_> = self.game.legal().into_iter().map(|offer| offer.text).collect();
        let moves = |refusal: &Refusal| {
            let fits = |text: &&String| matches_any(&refusal.moves, text) && !self.accepts(text);
            legal.iter().filter(fits).cloned().collect()
        };
        let entry = |refusal: &Refusal| (moves(refusal), self.why(refusal, localizer));
        self.refusals.iter().map(entry).collect()
    }

    fn why(&self, refusal: &Refusal, localizer: &Localizer) -> String {
        self.attribute(&format!("wrong-{}", refusal.name), localizer)
    }

    /// What is said to a move; an error if it is not legal.
    pub fn answer(&self, text: &str, localizer: &Localizer) -> Result<LessonAnswer, PlayError> {
        let text = self.game.check(text)?;
        if self.accepts(&text) {
            return Ok(LessonAnswer::Right(self.attribute("right", localizer)));
        }
        let refusal = self.refusals.iter().find(|refusal| matches_any(&refusal.moves, &text));
        let why = refusal.map(|refusal| self.why(refusal, localizer));
        Ok(LessonAnswer::Wrong(why.unwrap_or_else(|| self.attribute("wrong", localizer))))
    }

    fn accepts(&self, text: &str) -> bool {
        match &self.accepts {
            Accepts::Any => true,
            Accepts::Wins => self.wins(text),
            Accepts::Moves(moves) => matches_any(moves, text),
        }
    }

    fn wins(&self, text: &str) -> bool {
        let mut next = self.game.fork();
        next.play(text).is_ok()
            && next.ending().is_some_and(|end| end.outcome.winner() == Some(self.game.side()))
    }
}

fn matches_any(patterns: &[String], text: &str) -> bool {
    patterns.iter().any(|pattern| matches_pattern(pattern, text))
}

/// The steps of the lesson of a game, in order; none if it has none.
///
/// # Panics
/// If they are damaged; a test sees to it that none are.
pub fn lessons(info: &GameInfo) -> Vec<LessonStep> {
    let text = find(info.id).map_or("", |game| game.lessons());
    read_lessons(info, text).expect("a test reads the lessons of every game")
}

/// Reads the blocks of a lesson of this game.
pub fn read_lessons(info: &GameInfo, text: &str) -> Result<Vec<LessonStep>, LessonError> {
    read::blocks(text)?.iter().map(|block| block.open(info)).collect()
}
