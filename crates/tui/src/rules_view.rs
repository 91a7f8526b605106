//! The rules of a game on the whole screen, before it is played.

use jogada_play::{GameInfo, Localizer, Message};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::board::Palette;
use crate::event::Event;
use crate::settings::Appearance;
use crate::{rules, widgets};

/// Lines that a turn of the wheel moves.
const WHEEL: u16 = 3;

pub struct RulesView {
    info: &'static GameInfo,
    scroll: u16,
    /// As of the last drawing.
    max_scroll: u16,
    page: u16,
}

impl RulesView {
    pub fn new(info: &'static GameInfo) -> RulesView {
        RulesView { info, scroll: 0, max_scroll: 0, page: 10 }
    }

    /// Whether the reader is still reading.
    pub fn update(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(key) => return self.key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::ScrollUp => self.up(WHEEL),
                MouseEventKind::ScrollDown => self.down(WHEEL),
                _ => {}
            },
            _ => {}
        }
        true
    }

    fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up => self.up(1),
            KeyCode::Down => self.down(1),
            KeyCode::PageUp => self.up(self.page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.down(self.page),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = self.max_scroll,
            KeyCode::Esc | KeyCode::Enter | KeyCode::F(1) | KeyCode::Char('?' | 'q') => {
                return false;
            }
            _ => {}
        }
        true
    }

    fn up(&mut self, lines: u16) {
        self.scroll = self.scroll.saturating_sub(lines);
    }

    fn down(&mut self, lines: u16) {
        self.scroll = (self.scroll + lines).min(self.max_scroll);
    }

    pub fn draw(&mut self, frame: &mut Frame<'_>, localizer: &Localizer, appearance: Appearance) {
        let buffer = frame.buffer_mut();
        let area = Rect { height: buffer.area.height.saturating_sub(1), ..buffer.area };
        let title = Message::new("rules-of").with("game", self.info.name);
        let inside = widgets::window(&localizer.say(&title), (84, area.height), area, buffer);
        let parts = jogada_play::rules(self.info, localizer.language());
        let lines = rules::lines(&parts, inside.width, appearance.ascii);
        self.page = inside.height.saturating_sub(1).max(1);
        self.max_scroll = (lines.len() as u16).saturating_sub(inside.height);
        self.scroll = self.scroll.min(self.max_scroll);
        widgets::lines(&lines[self.scroll.into()..], inside, buffer);
        let arrows = if appearance.ascii { "Up/Down" } else { "↑ ↓" };
        let keys = [(arrows, "do-scroll"), ("Esc", "do-back")];
        let keys = keys.map(|(key, id)| (key.to_owned(), localizer.word(id)));
        let last = Rect { y: area.bottom(), height: 1, ..buffer.area };
        widgets::key_bar(&keys, last, Palette::new(appearance.theme), buffer);
    }
}
