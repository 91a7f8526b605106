//! A text input field.

use ratatui::crossterm::event::{Event, KeyEvent};
use ratatui::style::Style;
use ratatui::text::Span;
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};

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
        // One column is for the cursor at the end.
        let room = usize::from(width.saturating_sub(1)).max(1);
        let first = self.input.visual_scroll(room);
        let letters: Vec<char> = self.text().chars().chain([' ']).collect();
        let seen = letters.iter().enumerate().skip(first).take(room + 1);
        let last = letters.len() - 1;
        let style = |place| {
            let lit = if self.selected { place < last } else { place == self.input.cursor() };
            if lit { Palette::cursor() } else { Style::new() }
        };
        seen.map(|(place, letter)| Span::styled(letter.to_string(), style(place))).collect()
    }
}
