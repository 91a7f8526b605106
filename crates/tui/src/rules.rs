//! Renders the rules of a game as styled lines.

use jogada_play::{self as play, Diagram, Drawing, GameInfo, Part, SpanStyle};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::board::Palette;
use crate::widgets::{styled, wrap};

/// Wrapped at this width; diagrams in ASCII if asked for.
pub fn lines(parts: &[Part], width: u16, ascii: bool) -> Vec<Line<'static>> {
    let lines = |part: &Part| match part {
        Part::Heading(_, spans) => {
            let style = Palette::title().add_modifier(Modifier::UNDERLINED);
            let title: String = spans.iter().map(|span| span.text.as_str()).collect();
            vec![Line::styled(title, style)]
        }
        Part::Paragraph(spans) => text_lines(spans, "", width.into()),
        Part::List(items) => {
            items.iter().flat_map(|item| text_lines(item, "• ", width.into())).collect()
        }
        Part::Diagram(diagram) => diagram_lines(diagram, width, ascii),
    };
    let parts: Vec<_> = parts.iter().map(lines).collect();
    parts.join(&Line::default())
}

/// The rules as text for a terminal of this width: bold and italic where `how` has colours.
pub fn rules_page(info: &GameInfo, language: &str, width: u16, how: Drawing) -> String {
    let parts = play::rules(info, language);
    let page = |part: &Part| match part {
        Part::Diagram(diagram) => {
            let caption = diagram_caption(diagram, width);
            format!("{}\n{}", diagram.draw(how), text(&caption, how.color))
        }
        part => text(&lines(std::slice::from_ref(part), width, how.ascii), how.color),
    };
    parts.iter().map(page).collect::<Vec<_>>().join("\n")
}

fn text(lines: &[Line<'_>], styled: bool) -> String {
    let line = |line: &Line<'_>| {
        let span = |span: &Span<'_>| ansi(&span.content, line.style.patch(span.style), styled);
        line.spans.iter().map(span).collect::<String>().trim_end().to_owned() + "\n"
    };
    lines.iter().map(line).collect()
}

fn ansi(text: &str, style: Style, styled: bool) -> String {
    let codes = [(Modifier::BOLD, "1"), (Modifier::ITALIC, "3"), (Modifier::UNDERLINED, "4")];
    let set = codes.iter().filter(|(modifier, _)| style.add_modifier.contains(*modifier));
    let codes: Vec<_> = set.map(|(_, code)| *code).collect();
    if codes.is_empty() || !styled {
        return text.to_owned();
    }
    format!("\u{1b}[{}m{text}\u{1b}[0m", codes.join(";"))
}

/// The board with its caption below.
fn diagram_lines(diagram: &Diagram, width: u16, ascii: bool) -> Vec<Line<'static>> {
    let board = diagram.draw(Drawing { ascii, ..Drawing::default() });
    let board = board.lines().map(|line| Line::raw(line.to_owned()));
    board.chain(diagram_caption(diagram, width)).collect()
}

fn diagram_caption(diagram: &Diagram, width: u16) -> Vec<Line<'static>> {
    styled(&diagram.caption(), width, Style::new().add_modifier(Modifier::ITALIC))
}

/// Wrapped words, the first line behind a bullet and the others below its text.
fn text_lines(spans: &[play::Span], bullet: &'static str, width: usize) -> Vec<Line<'static>> {
    let indent = bullet.chars().count();
    let letters = spans.iter().flat_map(|span| span.text.chars().map(|c| (c, span.style)));
    let mut styles = letters.filter(|(c, _)| !c.is_whitespace()).map(|(_, style)| style);
    let text: String = spans.iter().map(|span| span.text.as_str()).collect();
    let wrapped = wrap(&text, width.saturating_sub(indent)).into_iter().enumerate();
    let line = |(place, line): (usize, String)| {
        let lead = if place == 0 { bullet.to_owned() } else { " ".repeat(indent) };
        Line::from([vec![Span::raw(lead)], styled_spans(&line, &mut styles)].concat())
    };
    wrapped.map(line).collect()
}

/// A line whose letters have these styles; spaces have that of the letter before them.
fn styled_spans(line: &str, styles: &mut impl Iterator<Item = SpanStyle>) -> Vec<Span<'static>> {
    let mut spans: Vec<(SpanStyle, String)> = Vec::new();
    for letter in line.chars() {
        let style = if letter == ' ' { None } else { styles.next() };
        match spans.last_mut() {
            Some((last, text)) if style.is_none_or(|style| style == *last) => text.push(letter),
            _ => spans.push((style.unwrap_or(SpanStyle::Plain), letter.to_string())),
        }
    }
    spans.into_iter().map(|(style, text)| Span::styled(text, modifier(style))).collect()
}

fn modifier(style: SpanStyle) -> Modifier {
    match style {
        SpanStyle::Strong => Modifier::BOLD,
        SpanStyle::Emphasis => Modifier::ITALIC,
        SpanStyle::Plain | SpanStyle::Code => Modifier::empty(),
    }
}

#[cfg(test)]
mod tests {
    use jogada_play::parse_rules;

    use super::*;

    #[test]
    fn paragraphs_and_items_are_joined_and_wrapped() {
        let text = "# Go\n\nOne **two\nthree** four.\n- an item\n  that goes on\n- another";
        let lines = lines(&parse_rules("", text).unwrap(), 14, false);
        let plain: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let all =
            ["Go", "", "One two three", "four.", "", "• an item that", "  goes on", "• another"];
        assert_eq!(plain, all);
        let bold = lines
            .iter()
            .flat_map(|line| &line.spans)
            .filter(|span| span.style == Modifier::BOLD.into());
        assert_eq!(bold.map(|span| &*span.content).collect::<Vec<_>>(), ["two three"]);
    }

    #[test]
    fn a_page_fits_its_width_and_shows_no_markdown() {
        for game in jogada_play::games() {
            for language in jogada_play::languages() {
                let plain = rules_page(game.info(), language, 60, Drawing::default());
                assert!(!plain.contains(['*', '`', '#', '\u{1b}']), "{plain}");
                let wide = plain.lines().find(|line| line.chars().count() > 60);
                assert_eq!(wide, None);
                let how = Drawing { color: true, ..Drawing::default() };
                assert!(rules_page(game.info(), language, 60, how).contains("\u{1b}[1m"));
            }
        }
    }
}
