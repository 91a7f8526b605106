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
mod markdown;

pub use diagram::Diagram;
pub use markdown::{Span, SpanStyle};

use std::ops::Range;

use block::Block;
use jogada_core::{GameInfo, Message};
use markdown::{items, line, spans, unknown};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use crate::draw::Drawing;
use crate::record::Problem;

/// The word behind the fence of a diagram.
const FENCE: &str = "board";

/// A piece of the rules.
pub enum Part {
    /// A heading with its level, from 1.
    Heading(u8, Vec<Span>),
    /// Words that are wrapped together.
    Paragraph(Vec<Span>),
    /// The items of a list without numbers.
    List(Vec<Vec<Span>>),
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
///
/// # Panics
/// If a diagram is damaged, which the tests exclude.
pub fn rules_text(info: &GameInfo, language: &str, how: Drawing) -> String {
    let source = info.language(language).rules;
    let (mut text, mut done) = (String::new(), 0);
    for (range, part) in located_parts(info.id, source).expect("the tests open every diagram") {
        if let Part::Diagram(diagram) = part {
            text += &source[done..range.start];
            text += &diagram.text(how);
            done = range.end;
        }
    }
    text + &source[done..]
}

/// Reads the rules of the game with this id.
pub fn parse_rules(game: &str, text: &str) -> Result<Vec<Part>, RulesError> {
    Ok(located_parts(game, text)?.into_iter().map(|(_, part)| part).collect())
}

/// The parts, each with where it stands in the text.
fn located_parts(game: &str, text: &str) -> Result<Vec<(Range<usize>, Part)>, RulesError> {
    let mut parts = Vec::new();
    // Tables are known in order to be refused.
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter();
    while let Some((event, range)) = events.next() {
        let part = match event {
            Event::Start(Tag::Heading { level, .. }) => {
                Part::Heading(level as u8, spans(text, &mut events)?)
            }
            Event::Start(Tag::Paragraph) => Part::Paragraph(spans(text, &mut events)?),
            Event::Start(Tag::List(None)) => Part::List(items(text, &mut events)?),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &*kind == FENCE => {
                events.find(|(event, _)| matches!(event, Event::End(TagEnd::CodeBlock)));
                Part::Diagram(diagram(game, text, range.start)?)
            }
            _ => return Err(unknown(text, range.start)),
        };
        parts.push((range, part));
    }
    Ok(parts)
}

/// The diagram whose fence stands at this place.
fn diagram(game: &str, text: &str, place: usize) -> Result<Diagram, RulesError> {
    let first = line(text, place);
    let mut lines = (first..).zip(text[place..].lines()).skip(1);
    Diagram::open(game, &Block::read(first, &mut lines)?)
}
