//! Draws the menu.

use jogada_play::{Localizer, Message, find};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::open::FileGames;
use super::{Menu, MenuItem};
use crate::board::Palette;
use crate::date;
use crate::describe::describe_record;
use crate::store::UnfinishedGame;
use crate::widgets;

impl Menu {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        if let Some(rules) = &mut self.rules {
            return rules.draw(frame, &self.localizer, self.appearance);
        }
        let palette = Palette::new(self.appearance.theme);
        let buffer = frame.buffer_mut();
        if let Some(games) = &self.file_games {
            return self.draw_file_games(games, palette, buffer);
        }
        let width = buffer.area.width.min(76);
        let left = (buffer.area.width - width) / 2;
        let area = Rect { x: left + 2, width: width.saturating_sub(4), ..buffer.area };
        // Title, blank line, items, blank line, foot, key bar.
        let foot = if area.height < 16 { 2 } else { 4 };
        let room = usize::from(area.height.saturating_sub(foot + 4)).clamp(1, self.items.len());
        let first = (self.selected + 1).saturating_sub(room);
        let top = (area.height.saturating_sub(self.items.len() as u16 + 9)) / 3;
        let mut y = area.y + top;
        Line::styled(self.localizer.word("menu-title"), Palette::title())
            .render(Rect { y, height: 1, ..area }, buffer);
        y += 2;
        self.rows.clear();
        for (selected, item) in self.items.clone().into_iter().enumerate().skip(first).take(room) {
            let row = Rect { y, height: 1, ..area }.intersection(buffer.area);
            let mark = if selected == self.selected { self.pointer() } else { "  " };
            let style = if selected == self.selected { Palette::cursor() } else { Style::new() };
            let label = format!(" {} ", self.label(item));
            let line = Line::from(vec![Span::raw(mark), Span::styled(label, style)]);
            widgets::cut(line, row.width, self.appearance.ascii).render(row, buffer);
            self.rows.push((row, selected));
            y += 1;
        }
        let foot = Rect { y: y + 1, height: foot, ..area }.intersection(buffer.area);
        widgets::lines(&self.foot(area.width, palette), foot, buffer);
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        widgets::key_bar(&self.keys(), last, palette, buffer);
    }

    fn draw_file_games(&self, games: &FileGames, palette: Palette, buffer: &mut Buffer) {
        let area = Rect { x: 2, width: buffer.area.width.saturating_sub(4), ..buffer.area };
        Line::styled(self.localizer.word("menu-which-game"), Palette::title())
            .render(Rect { height: 1, ..area }, buffer);
        let list = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
        let first = (games.selected + 1).saturating_sub(list.height.into());
        for (row, (number, record)) in list.rows().zip(games.records.iter().enumerate().skip(first))
        {
            let here = number == games.selected;
            let style = if here { Palette::cursor() } else { Style::new() };
            let line = describe_record(record, self.localizer.language());
            let pointer = if here { self.pointer() } else { "  " };
            let line = Span::styled(format!("{:3}. {line}", number + 1), style);
            let line = Line::from(vec![Span::raw(pointer), line]);
            widgets::cut(line, row.width, self.appearance.ascii).render(row, buffer);
        }
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        let arrows = if self.appearance.ascii { "Up/Down" } else { "↑ ↓" };
        let keys = [(arrows, "do-move"), ("Enter", "do-choose"), ("Esc", "do-back")];
        let keys = keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id)));
        widgets::key_bar(&keys, last, palette, buffer);
    }

    fn pointer(&self) -> &'static str {
        if self.appearance.ascii { "> " } else { "▶ " }
    }

    fn keys(&self) -> Vec<(String, String)> {
        if self.typing.is_some() {
            let keys = [("Tab", "do-complete"), ("Enter", "do-open"), ("Esc", "do-back")];
            return keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id))).to_vec();
        }
        let arrows = if self.appearance.ascii { "Up/Down" } else { "↑ ↓" };
        let discard = matches!(self.item(), MenuItem::Resume(_)).then_some(("d", "do-discard"));
        let keys = [(arrows, "do-move"), ("Enter", "do-choose")].into_iter().chain(discard);
        let rules = self.game().map(|_| ("?", "do-rules"));
        let keys = keys.chain(rules).chain([("q", "do-quit")]);
        keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id))).collect()
    }

    fn label(&self, item: MenuItem) -> String {
        match item {
            MenuItem::Resume(number) => self.about_unfinished("menu-resume", number),
            MenuItem::Game(id) => name(id).to_owned(),
            MenuItem::Games => {
                self.localizer.say(&Message::new("menu-games").with("count", self.count))
            }
            MenuItem::Open => self.localizer.word("menu-open"),
            MenuItem::Language => self.localizer.word("menu-language"),
            MenuItem::Theme => {
                let theme = self.localizer.word(&format!("theme-{}", self.appearance.theme.name()));
                self.localizer.say(&Message::new("menu-theme").with("theme", theme))
            }
            MenuItem::Quit => self.localizer.word("menu-quit"),
        }
    }

    /// A message that names an unfinished game, with the time of day if another one looks the same.
    fn about_unfinished(&self, id: &'static str, number: usize) -> String {
        let described =
            |game: &UnfinishedGame| describe_record(game.record(), self.localizer.language());
        let mut game = described(&self.unfinished[number]);
        if self.unfinished.iter().filter(|other| described(other) == game).count() > 1 {
            game = format!("{game}, {}", date::time_of_day(self.unfinished[number].saved()));
        }
        self.localizer.say(&Message::new(id).with("game", game))
    }

    /// The description of the item or the file being typed, and the last error.
    fn foot(&self, width: u16, palette: Palette) -> Vec<Line<'static>> {
        let mut lines = match (&self.typing, self.discarding, self.item()) {
            (Some(field), ..) => {
                let label = format!("{}: ", self.localizer.word("type-file"));
                let room = width.saturating_sub(label.chars().count() as u16);
                let label = Span::styled(label, Palette::title());
                vec![std::iter::once(label).chain(field.spans(room)).collect()]
            }
            (None, Some(number), _) => {
                let question = self.about_unfinished("menu-discard", number);
                widgets::styled(&question, width, palette.alarm())
            }
            (None, None, MenuItem::Game(id)) => {
                let info = find(id).expect("the menu lists games of the catalogue").info();
                let tagline = Localizer::of(self.localizer.language(), info).word("tagline");
                widgets::styled(&tagline, width, palette.faint())
            }
            _ => Vec::new(),
        };
        if let Some(error) = &self.error {
            lines.extend(widgets::styled(error, width, palette.alarm()));
        }
        lines
    }
}

fn name(id: &str) -> &'static str {
    find(id).map_or("", |game| game.info().name)
}
