//! The Markdown of the rules: headings, paragraphs and lists, with a little emphasis. What else there is
//! in Markdown no front end could show, so it is refused.

use jogada_core::Message;
use pulldown_cmark::{Event, OffsetIter, Tag, TagEnd};

use super::RulesError;

/// Words in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// On one line.
    pub text: String,
    /// How they stand out.
    pub style: SpanStyle,
}

/// How words stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as in Markdown")]
pub enum SpanStyle {
    Plain,
    Strong,
    Emphasis,
    Code,
}

/// Takes the words up to the end of a block that has just begun.
pub(super) fn spans(text: &str, events: &mut OffsetIter<'_>) -> Result<Vec<Span>, RulesError> {
    let (mut spans, mut style) = (Vec::new(), SpanStyle::Plain);
    for (event, range) in events {
        match event {
            Event::Text(text) => add(&mut spans, style, &text),
            Event::Code(text) => add(&mut spans, SpanStyle::Code, &text),
            Event::SoftBreak => add(&mut spans, style, " "),
            Event::Start(Tag::Strong) => style = SpanStyle::Strong,
            Event::Start(Tag::Emphasis) => style = SpanStyle::Emphasis,
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => style = SpanStyle::Plain,
            Event::End(_) => break,
            _ => return Err(unknown(text, range.start)),
        }
    }
    Ok(spans)
}

fn add(spans: &mut Vec<Span>, style: SpanStyle, text: &str) {
    match spans.last_mut() {
        Some(last) if last.style == style => last.text += text,
        _ => spans.push(Span { text: text.to_owned(), style }),
    }
}

/// Takes the items of a list that has just begun.
pub(super) fn items(text: &str, events: &mut OffsetIter<'_>) -> Result<Vec<Vec<Span>>, RulesError> {
    let mut items = Vec::new();
    while let Some((event, range)) = events.next() {
        match event {
            Event::Start(Tag::Item) => items.push(spans(text, events)?),
            Event::End(_) => break,
            _ => return Err(unknown(text, range.start)),
        }
    }
    Ok(items)
}

/// Refuses what no front end could show.
pub(super) fn unknown(text: &str, place: usize) -> RulesError {
    RulesError::form(line(text, place), Message::new("rules-markdown"))
}

/// The number of the line at this place, from 1.
pub(super) fn line(text: &str, place: usize) -> usize {
    1 + text[..place].matches('\n').count()
}
