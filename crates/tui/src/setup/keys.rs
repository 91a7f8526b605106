//! Keys and mouse of the setup form.

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{SetupForm, SetupOutcome, Slot};
use crate::rules_view::RulesView;
use crate::text_field::TextField;

impl SetupForm {
    pub(super) fn key(&mut self, key: KeyEvent) -> Option<SetupOutcome> {
        let begun = self.editing.is_some() && !leaves_line(key.code);
        if begun || self.begins_typing(key) {
            self.type_key(key);
            return None;
        }
        self.editing = None;
        let last = self.slots().len() - 1;
        match key.code {
            KeyCode::Esc => return Some(SetupOutcome::Back),
            KeyCode::Up | KeyCode::BackTab => self.place = self.place.saturating_sub(1),
            KeyCode::Home => self.place = 0,
            KeyCode::End => self.place = last,
            KeyCode::Left => self.turn(false),
            KeyCode::Right | KeyCode::Char(' ') => self.turn(true),
            KeyCode::F(1) | KeyCode::Char('?') => self.rules = Some(RulesView::new(self.info)),
            KeyCode::Enter if self.slot() == Slot::Begin => return self.begin(),
            KeyCode::Enter if self.slot() == Slot::Options => self.turn(true),
            KeyCode::Enter | KeyCode::Down | KeyCode::Tab => {
                self.place = (self.place + 1).min(last);
            }
            KeyCode::Delete => self.reset(),
            _ => {}
        }
        None
    }

    /// Whether a key starts to edit the current line.
    fn begins_typing(&self, key: KeyEvent) -> bool {
        let typed = matches!(key.code, KeyCode::Char(_) | KeyCode::Backspace);
        typed && !matches!(key.code, KeyCode::Char('?' | ' ')) && self.is_typed(self.slot())
    }

    /// The value of a line to be edited: words for a choice are no text of one's own.
    fn typed_text(&self, slot: Slot) -> String {
        match slot {
            Slot::Start => self.position.clone(),
            Slot::Clock => self.clock.clone(),
            slot => self.text(slot),
        }
    }

    /// The first character typed replaces the old value.
    fn type_key(&mut self, key: KeyEvent) {
        let text = self.typed_text(self.slot());
        let mut field = self.editing.take().unwrap_or_else(|| match key.code {
            KeyCode::Backspace => TextField::typed(text),
            _ => TextField::proposed(text),
        });
        field.key(key);
        self.write_slot(field.text().to_owned());
        self.editing = Some(field);
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Option<SetupOutcome> {
        self.editing = None;
        let at = Position::new(mouse.column, mouse.row);
        let found = self.rows.iter().find(|(area, _)| area.contains(at)).map(|(_, place)| *place);
        match (mouse.kind, found) {
            (MouseEventKind::Down(MouseButton::Left), Some(place)) => {
                let again = place == self.place;
                self.place = place;
                if self.slot() == Slot::Begin {
                    return self.begin();
                }
                if again || self.slot() == Slot::Options {
                    self.turn(true);
                }
            }
            (MouseEventKind::ScrollUp, _) => self.turn(false),
            (MouseEventKind::ScrollDown, _) => self.turn(true),
            _ => {}
        }
        None
    }
}

/// Whether a key ends the editing of a line.
fn leaves_line(code: KeyCode) -> bool {
    use KeyCode::{BackTab, Down, Enter, Esc, Tab, Up};
    matches!(code, Up | Down | Tab | BackTab | Enter | Esc)
}
