//! Widgets and text helpers shared by all screens.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use crate::board::Palette;

/// Where a key leads in a list whose last entry has this place; `None` if it is no key of lists.
pub fn list_key(key: KeyCode, selected: usize, last: usize) -> Option<usize> {
    Some(match key {
        KeyCode::Up => selected.saturating_sub(1),
        KeyCode::Down => (selected + 1).min(last),
        KeyCode::PageUp => selected.saturating_sub(10),
        KeyCode::PageDown => (selected + 10).min(last),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => return None,
    })
}

/// Wraps a text at this width, between words where possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace().flat_map(|word| pieces(word, width)) {
        let last = lines.last_mut().expect("there is always a line");
        let used = last.chars().count();
        if used > 0 && used + 1 + word.chars().count() > width {
            lines.push(word);
        } else {
            last.push_str(if used > 0 { " " } else { "" });
            last.push_str(&word);
        }
    }
    lines
}

/// Wraps every line of a text that is wider than this, with its indentation. Spaces at the end stay: the
/// answer to a question follows them.
pub fn fill(text: &str, width: usize) -> String {
    let filled = |line: &str| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let end = &line[line.trim_end().len()..];
        if line.trim_end().chars().count() <= width {
            return line.to_owned();
        }
        let room = width.saturating_sub(indent.chars().count());
        let lines = wrap(line, room).into_iter().map(|part| format!("{indent}{part}"));
        lines.collect::<Vec<_>>().join("\n") + end
    };
    text.split('\n').map(filled).collect::<Vec<_>>().join("\n")
}

/// A label and its text, which is wrapped beside it at this width of the whole; `None` wraps nothing.
pub fn list_row(label: &str, text: &str, width: Option<usize>) -> String {
    let used = label.chars().count();
    let room = width.map_or(usize::MAX, |width| width.saturating_sub(used));
    let gap = format!("\n{:used$}", "");
    format!("{label}{}", wrap(text, room).join(&gap))
}

/// Splits a word that is wider than a line.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(width).map(|piece| piece.iter().collect()).collect()
}

/// A wrapped text in one style.
pub fn styled(text: &str, width: u16, style: Style) -> Vec<Line<'static>> {
    wrap(text, width.into()).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// A line that says by its end if it does not fit.
pub fn cut(line: Line<'static>, width: u16, ascii: bool) -> Line<'static> {
    if line.to_string().trim_end().chars().count() <= width.into() {
        return line;
    }
    let end = if ascii { "..." } else { "…" };
    let mut room = usize::from(width).saturating_sub(end.chars().count());
    let mut spans = Vec::new();
    for span in line.spans {
        let text: String = span.content.chars().take(room).collect();
        room -= text.chars().count();
        spans.push(Span::styled(text, span.style));
    }
    if let Some(last) = spans.iter_mut().rfind(|span| !span.content.is_empty()) {
        last.content.to_mut().push_str(end);
    }
    Line::from(spans)
}

/// Draws as many lines as fit.
pub fn lines(lines: &[Line<'_>], area: Rect, buffer: &mut Buffer) {
    for (line, row) in lines.iter().zip(area.rows()) {
        line.render(row, buffer);
    }
}

/// Clears and frames a centred window; returns the area inside.
pub fn window(title: &str, size: (u16, u16), area: Rect, buffer: &mut Buffer) -> Rect {
    let (width, height) = (size.0.min(area.width), size.1.min(area.height));
    let area = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    Clear.render(area, buffer);
    let block = Block::bordered().title(format!(" {title} ")).title_style(Palette::title());
    block.render(area, buffer);
    area.inner(Margin::new(2, 1))
}

/// Keys with their labels, as many as fit; the last one, the way out, is always shown. Returns the index
/// and area of each that is shown.
pub fn key_bar(
    keys: &[(String, String)],
    area: Rect,
    palette: Palette,
    buffer: &mut Buffer,
) -> Vec<(usize, Rect)> {
    const GAP: u16 = 2;
    let line = |(key, text): &(String, String)| {
        let key = Span::styled(key.clone(), palette.key());
        Line::from(vec![key, Span::raw(format!(" {text}"))])
    };
    let lines: Vec<_> = keys.iter().map(line).collect();
    let width = |line: &Line<'_>| line.width() as u16;
    let exit = lines.last().map_or(0, width);
    let (mut x, mut places) = (area.x, Vec::new());
    for (number, line) in lines.iter().enumerate() {
        let last = number + 1 == lines.len();
        let needed = if last { width(line) } else { width(line) + GAP + exit };
        if x + needed > area.right() && !last {
            continue;
        }
        let place = Rect { x, y: area.y, width: width(line), height: 1 }.intersection(area);
        line.render(place, buffer);
        places.push((number, place));
        x += place.width + GAP;
    }
    places
}

#[cfg(test)]
mod tests {
    use ratatui::text::{Line, Span};

    use super::{cut, fill, list_row, wrap};

    #[test]
    fn texts_are_broken_between_words_and_long_words_within() {
        assert_eq!(wrap("move it to a safe square", 10), ["move it to", "a safe", "square"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
    }

    #[test]
    fn a_line_that_is_cut_says_so() {
        let line = || Line::from(vec![Span::raw("abc"), Span::raw("defg")]);
        assert_eq!(cut(line(), 7, false).to_string(), "abcdefg");
        assert_eq!(cut(line(), 6, false).to_string(), "abcde…");
        assert_eq!(cut(line(), 3, false).to_string(), "ab…");
        assert_eq!(cut(line(), 6, true).to_string(), "abc...");
    }

    #[test]
    fn long_lines_keep_their_indentation_and_the_space_before_an_answer() {
        assert_eq!(fill("short\n  a long line here", 10), "short\n  a long\n  line\n  here");
        assert_eq!(fill("which game [x]: ", 12), "which game\n[x]: ");
    }

    #[test]
    fn texts_of_a_list_are_wrapped_beside_their_labels() {
        assert_eq!(list_row("1 a ", "move it now", Some(11)), "1 a move it\n    now");
        assert_eq!(list_row("1 a ", "move it now", None), "1 a move it now");
    }
}
