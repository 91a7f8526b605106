//! Rules for players: Markdown, with diagrams between the paragraphs. A diagram is a block that
//! says what to set up; what it does not say is as usual:
//!
//! ````text
//! ```board
//! options: size=9
//! position: 9/9/9/9/2wwbb4/9/9/9/9 w 0 0 4
//! moves: g5
//! marks: e5 f5
//! caption: White flanks the pair on e5 and f5
//!   and takes it.
//! ```
//! ````
//!
//! An indented line goes on with the one above it.

mod block;
mod diagram;

pub use diagram::Diagram;

use block::Block;
use jogada_core::{GameInfo, Message};

use crate::draw::Drawing;
use crate::record::Problem;

/// The line that begins a diagram.
const FENCE: &str = "```board";

/// A piece of the rules.
pub enum Part {
    /// Markdown: whole paragraphs, no empty line before or after them.
    Text(String),
    /// A diagram.
    Diagram(Diagram),
}

/// A diagram that cannot be drawn.
#[derive(Clone, Debug)]
pub struct RulesError {
    /// Line of the rules, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl RulesError {
    fn form(line: usize, message: Message) -> RulesError {
        RulesError { line, problem: Problem::Form(message) }
    }
}

/// The rules of a game in a language, or in the first one if it is not spoken.
///
/// # Panics
/// If a diagram is damaged, which the tests exclude.
pub fn rules(info: &GameInfo, language: &str) -> Vec<Part> {
    let parts = parse_rules(info.id, info.language(language).rules);
    parts.expect("the tests open every diagram of every game")
}

/// The rules of a game as one text in Markdown, the boards drawn.
pub fn rules_text(info: &GameInfo, language: &str, how: Drawing) -> String {
    let text = |part| match part {
        Part::Text(text) => text,
        Part::Diagram(diagram) => diagram.text(how),
    };
    rules(info, language).into_iter().map(text).collect::<Vec<_>>().join("\n")
}

/// Reads the rules of the game with this id.
pub fn parse_rules(game: &str, text: &str) -> Result<Vec<Part>, RulesError> {
    let mut parts = Vec::new();
    let mut lines = (1..).zip(text.lines());
    let mut prose = String::new();
    while let Some((number, line)) = lines.next() {
        if line.trim_end() == FENCE {
            parts.extend(paragraphs(&mut prose));
            let block = Block::read(number, &mut lines)?;
            parts.push(Part::Diagram(Diagram::open(game, &block)?));
        } else {
            prose.extend([line, "\n"]);
        }
    }
    parts.extend(paragraphs(&mut prose));
    Ok(parts)
}

/// What was read since the last diagram, if anything.
fn paragraphs(prose: &mut String) -> Option<Part> {
    let text = std::mem::take(prose);
    let text = text.trim_matches('\n');
    (!text.is_empty()).then(|| Part::Text(format!("{text}\n")))
}
