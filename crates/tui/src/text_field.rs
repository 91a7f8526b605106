//! A text input field.

use ratatui::crossterm::event::{Event, KeyEvent};
use ratatui::style::Style;
use ratatui::text::Span;
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};
use unicode_segmentation::UnicodeSegmentation;

use crate::board::Palette;

/// In characters.
const MAX_LENGTH: usize = 1_000;

/// A line of text with a cursor and the usual editing keys. A proposed text is selected: the first
/// character typed replaces it.
#[derive(Clone, Debug)]
pub struct TextField {
    input: Input,
    selected: bool,
}

impl TextField {
    pub fn proposed(text: impl Into<String>) -> TextField {
        let input = Input::new(text.into());
        TextField { selected: !input.value().is_empty(), input }
    }

    /// With the cursor at the end of a text.
    pub fn typed(text: impl Into<String>) -> TextField {
        TextField { input: Input::new(text.into()), selected: false }
    }

    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Whether the key was an editing key.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let Some(request) = to_input_request(&Event::Key(key)) else { return false };
        let selected = std::mem::take(&mut self.selected);
        match request {
            InputRequest::InsertChar(_) if selected => self.input.reset(),
            InputRequest::DeletePrevChar | InputRequest::DeleteNextChar if selected => {
                self.input.reset();
                return true;
            }
            InputRequest::InsertChar(_) if self.text().chars().count() >= MAX_LENGTH => {
                return true;
            }
            _ => {}
        }
        let request = match request {
            InputRequest::GoToPrevChar if selected => InputRequest::GoToStart,
            request => request,
        };
        self.input.handle(request);
        true
    }

    /// The part around the cursor that fits the width.
    pub fn spans(&self, width: u16) -> Vec<Span<'static>> {
        let all = self.graphemes();
        let is_cursor = |(place, span): &&(usize, Span<'_>)| {
            (*place..place + span.content.chars().count()).contains(&self.input.cursor())
        };
        let at_cursor = all.iter().find(is_cursor).map_or(1, |(_, span)| span.width());
        let first = self.input.visual_scroll(usize::from(width).saturating_sub(at_cursor).max(1));
        let mut column = 0;
        let fits = |(_, span): &(usize, Span<'static>)| {
            let start = column;
            column += span.width();
            start >= first && column <= first + usize::from(width)
        };
        all.into_iter().filter(fits).map(|(_, span)| span).collect()
    }

    /// Each with its place, counted in characters as the cursor is, and a blank for a cursor at the end.
    fn graphemes(&self) -> Vec<(usize, Span<'static>)> {
        let end = self.text().chars().count();
        let mut next = 0;
        let styled = |grapheme: &str| {
            let place = next;
            next += grapheme.chars().count();
            let at_cursor = (place..next).contains(&self.input.cursor());
            let lit = if self.selected { place < end } else { at_cursor };
            let style = if lit { Palette::cursor() } else { Style::new() };
            (place, Span::styled(grapheme.to_owned(), style))
        };
        self.text().graphemes(true).chain([" "]).map(styled).collect()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::text::Line;

    use super::*;

    fn shown(field: &TextField, width: u16) -> (String, String, usize) {
        let spans = field.spans(width);
        let lit = spans.iter().filter(|span| span.style == Palette::cursor());
        let lit = lit.map(|span| span.content.as_ref()).collect();
        let line = Line::from(spans);
        (line.to_string(), lit, line.width())
    }

    fn is(text: &str, lit: &str, columns: usize) -> (String, String, usize) {
        (text.to_owned(), lit.to_owned(), columns)
    }

    #[test]
    fn wide_characters_fit_the_width_and_the_cursor_stays_in_sight() {
        let mut field = TextField::typed("日本語の棋譜.txt");
        assert_eq!(shown(&field, 20), is("日本語の棋譜.txt ", " ", 17));
        assert_eq!(shown(&field, 8), is("譜.txt ", " ", 7));
        field.input.handle(InputRequest::SetCursor(5));
        assert_eq!(shown(&field, 8), is("語の棋譜", "譜", 8));
        field.input.handle(InputRequest::GoToStart);
        assert_eq!(shown(&field, 8), is("日本語の", "日", 8));
        assert_eq!(shown(&TextField::proposed("日本"), 8), is("日本 ", "日本", 5));
    }

    #[test]
    fn an_accent_stays_with_its_letter() {
        let mut field = TextField::typed("a\u{303}bc");
        assert_eq!(shown(&field, 3), is("bc ", " ", 3));
        field.input.handle(InputRequest::GoToStart);
        assert_eq!(shown(&field, 3), is("a\u{303}bc", "a\u{303}", 3));
    }
}
