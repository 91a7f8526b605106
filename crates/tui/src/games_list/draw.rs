//! Draws the list of games.

use jogada_play::{Localizer, Message, Record};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::{Entry, GamesList};
use crate::board::Palette;
use crate::describe::{game_of, player_name};
use crate::store::{OwnResult, Tally, own_result, tallies};
use crate::widgets;

/// Width of the column that says how a game stands.
const STATUS: usize = 12;

impl GamesList {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let palette = Palette::new(self.appearance.theme);
        let buffer = frame.buffer_mut();
        let area = Rect { x: 2, width: buffer.area.width.saturating_sub(4), ..buffer.area };
        let title = if self.shows_statistics { "list-statistics" } else { "list-title" };
        Line::styled(self.localizer.word(title), Palette::title())
            .render(Rect { height: 1, ..area }, buffer);
        // Title, blank line, list, blank line, foot, key bar.
        let list = Rect { y: area.y + 2, height: area.height.saturating_sub(6), ..area };
        self.rows.clear();
        if self.shows_statistics {
            self.draw_statistics(list, palette, buffer);
        } else {
            self.draw_entries(list, palette, buffer);
        }
        let foot = Rect { y: list.bottom() + 1, height: 2, ..area }.intersection(buffer.area);
        widgets::lines(&self.foot(area.width, palette), foot, buffer);
        let last = Rect { y: buffer.area.bottom().saturating_sub(1), height: 1, ..buffer.area };
        widgets::key_bar(&self.keys(), last, palette, buffer);
    }

    fn draw_entries(&mut self, area: Rect, palette: Palette, buffer: &mut Buffer) {
        let found = self.found();
        if found.is_empty() {
            let id = if self.entries.is_empty() { "list-empty" } else { "list-nothing" };
            Line::styled(self.localizer.word(id), palette.faint()).render(area, buffer);
        }
        let first = (self.selected + 1).saturating_sub(area.height.into());
        for (row, (number, place)) in area.rows().zip(found.into_iter().enumerate().skip(first)) {
            let here = number == self.selected;
            let style = if here { Palette::cursor() } else { Style::new() };
            let pointer = match (here, self.appearance.ascii) {
                (true, false) => "▶ ",
                (true, true) => "> ",
                (false, _) => "  ",
            };
            let status = format!("{:STATUS$}", self.status(&self.entries[place]));
            let line = Span::styled(self.lines[place].clone(), style);
            let status = Span::styled(status, palette.faint());
            let line = Line::from(vec![Span::raw(pointer), status, line]);
            widgets::cut(line, row.width, self.appearance.ascii).render(row, buffer);
            self.rows.push((row, number));
        }
    }

    /// For the person who played it.
    fn status(&self, entry: &Entry) -> String {
        let id = match (entry, own_result(entry.record())) {
            (Entry::Unfinished(_), _) => "list-unfinished",
            (_, Some(OwnResult::Won)) => "list-won",
            (_, Some(OwnResult::Lost)) => "list-lost",
            (_, Some(OwnResult::Drawn)) => "list-drawn",
            (_, None) => "list-over",
        };
        self.localizer.word(id)
    }

    fn draw_statistics(&self, area: Rect, palette: Palette, buffer: &mut Buffer) {
        if self.statistics.is_empty() {
            Line::styled(self.localizer.word("list-no-statistics"), palette.faint())
                .render(area, buffer);
            return;
        }
        let heads = ["list-game", "list-opponent", "list-won", "list-drawn", "list-lost"];
        let head = table_line(&heads.map(|id| self.localizer.word(id)));
        let lines = self.statistics.iter().map(|row| Line::raw(table_line(row)));
        let lines: Vec<_> =
            std::iter::once(Line::styled(head, palette.key())).chain(lines).collect();
        widgets::lines(&lines, area, buffer);
    }

    /// The search, the question or the last error.
    fn foot(&self, width: u16, palette: Palette) -> Vec<Line<'static>> {
        if let (true, Some(place)) = (self.discarding, self.place()) {
            let message = Message::new("list-discard").with("game", self.lines[place].as_str());
            return widgets::styled(&self.localizer.say(&message), width, palette.alarm());
        }
        if self.searching || !self.search.text().is_empty() {
            let label =
                Span::styled(format!("{}: ", self.localizer.word("list-search")), Palette::title());
            let room = width.saturating_sub(label.width() as u16);
            return vec![std::iter::once(label).chain(self.search.spans(room)).collect()];
        }
        let error =
            self.error.as_deref().map(|error| widgets::styled(error, width, palette.alarm()));
        error.unwrap_or_default()
    }

    fn keys(&self) -> Vec<(String, String)> {
        let arrows = if self.appearance.ascii { "Up/Down" } else { "↑ ↓" };
        let other = if self.shows_statistics { "do-games" } else { "do-statistics" };
        let open = match self.place().map(|place| &self.entries[place]) {
            Some(Entry::Unfinished(_)) => Some("do-continue"),
            Some(Entry::Finished(_)) => Some("do-review"),
            None => None,
        };
        let open = open.filter(|_| !self.shows_statistics);
        let listed = open.into_iter().flat_map(|open| {
            [(arrows, "do-move"), ("Enter", open), ("d", "do-discard"), ("/", "do-search")]
        });
        let keys = listed.chain([("Tab", other), ("Esc", "do-back")]);
        keys.map(|(key, id)| (key.to_owned(), self.localizer.word(id))).collect()
    }
}

fn table_line(row: &[String; 5]) -> String {
    let [game, opponent, won, drawn, lost] = row;
    format!("{game:10} {opponent:32} {won:>8} {drawn:>8} {lost:>8}")
}

/// Game, opponent, games won, drawn and lost.
pub(super) fn statistics<'r>(
    finished: impl Iterator<Item = &'r Record>,
    localizer: &Localizer,
) -> Vec<[String; 5]> {
    let row = |tally: Tally| {
        let info = game_of(tally.game);
        let opponent = player_name(tally.game, &tally.opponent, localizer.language());
        let [won, drawn, lost] = [tally.won, tally.drawn, tally.lost].map(|n| n.to_string());
        [info.map_or("", |info| info.name).to_owned(), opponent, won, drawn, lost]
    };
    tallies(finished).into_iter().map(row).collect()
}
