//! Renders the rules of a game, Markdown with diagrams, as styled lines.

use jogada_play::{Diagram, Drawing, Part};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::board::Palette;
use crate::widgets::{styled, wrap};

/// Wrapped at this width; diagrams in ASCII if asked for.
pub fn lines(parts: &[Part], width: u16, ascii: bool) -> Vec<Line<'static>> {
    let lines = |part: &Part| match part {
        Part::Text(text) => text_lines(text, width.into()),
        Part::Diagram(diagram) => diagram_lines(diagram, width, ascii),
    };
    let parts: Vec<_> = parts.iter().map(lines).collect();
    parts.join(&Line::default())
}

/// The board with its caption below.
fn diagram_lines(diagram: &Diagram, width: u16, ascii: bool) -> Vec<Line<'static>> {
    let board = diagram.draw(Drawing { ascii, ..Drawing::default() });
    let board = board.lines().map(|line| Line::raw(line.to_owned()));
    let caption = Style::new().add_modifier(Modifier::ITALIC);
    board.chain(styled(&diagram.caption(), width, caption)).collect()
}

/// Understands headings, paragraphs, lists, tables, code blocks and emphasis.
fn text_lines(text: &str, width: usize) -> Vec<Line<'static>> {
    blocks(text).iter().flat_map(|block| block_lines(block, width)).collect()
}

/// Joined paragraphs and list items, and single lines that must not be joined.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut open = false;
    let mut verbatim = false;
    for line in text.lines() {
        let fence = line.starts_with("```");
        verbatim ^= fence;
        let alone = verbatim || line.is_empty() || line.starts_with(['#', '|']);
        let begins = alone || line.starts_with(['-', '*']) || starts_with_number(line);
        match blocks.last_mut() {
            _ if fence => open = false,
            Some(last) if open && !begins => last.extend([" ", line.trim()]),
            _ => {
                blocks.push(line.to_owned());
                open = !alone;
            }
        }
    }
    blocks
}

fn starts_with_number(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < line.len() && rest.starts_with(". ")
}

fn block_lines(block: &str, width: usize) -> Vec<Line<'static>> {
    if let Some(title) = block.strip_prefix('#') {
        let title = title.trim_start_matches('#').trim();
        return vec![Line::styled(
            title.to_owned(),
            Palette::title().add_modifier(Modifier::UNDERLINED),
        )];
    }
    if block.starts_with(['|', ' ']) || block.is_empty() {
        return vec![Line::raw(block.to_owned())];
    }
    let (bullet, text) = match block.strip_prefix("- ").or_else(|| block.strip_prefix("* ")) {
        Some(text) => ("• ", text),
        None => ("", block),
    };
    let indent = bullet.chars().count();
    let mut bold = false;
    let wrapped = wrap(text, width.saturating_sub(indent)).into_iter().enumerate();
    let line = |(place, line): (usize, String)| {
        let lead = if place == 0 { bullet.to_owned() } else { " ".repeat(indent) };
        let spans = emphasis(&line, &mut bold);
        Line::from(std::iter::once(Span::raw(lead)).chain(spans).collect::<Vec<_>>())
    };
    wrapped.map(line).collect()
}

/// `bold` carries over from line to line.
fn emphasis(line: &str, bold: &mut bool) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for (place, part) in line.split("**").enumerate() {
        *bold ^= place > 0;
        let style = if *bold { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        spans.push(Span::styled(part.replace(['*', '`'], ""), style));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_items_are_joined_and_wrapped() {
        let text = "# Go\n\nOne **two\nthree** four.\n- an item\n  that goes on\n- another";
        let lines = text_lines(text, 14);
        let plain: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(
            plain,
            ["Go", "", "One two", "three four.", "• an item that", "  goes on", "• another"]
        );
    }
}
