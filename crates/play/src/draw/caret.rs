//! The place of an error, shown under the text.

use std::ops::Range;

/// So much of a long text is shown on either side of the error.
const AROUND: usize = 40;

/// The text, or the part of it around the span, and a line of carets under the span.
pub(crate) fn caret(text: &str, span: &Range<usize>) -> String {
    let visible = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let chars = |range: Range<usize>| -> Vec<char> {
        text.get(range).unwrap_or_default().chars().map(visible).collect()
    };
    let (before, after) = (chars(0..span.start), chars(span.end..text.len()));
    let inside = chars(span.clone());
    let head: String = before[before.len().saturating_sub(AROUND)..].iter().collect();
    let body: String = inside.iter().take(AROUND).collect();
    let tail: String = after.iter().take(AROUND.saturating_sub(inside.len())).collect();
    let dots = |cut: bool| if cut { "…" } else { "" };
    let (left, right) = (dots(before.len() > AROUND), dots(after.len() > tail.chars().count()));
    let indent = " ".repeat(2 + left.chars().count() + head.chars().count());
    let carets = "^".repeat(body.chars().count().max(1));
    format!("  {left}{head}{body}{tail}{right}\n{indent}{carets}")
}
