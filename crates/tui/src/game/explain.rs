//! Who is ahead and why: the parts of the evaluation, and what single cells are worth.

use jogada_play::{
    Drawing, Explanation, Message, Score, Side, explanation_map, explanation_rows,
    explanation_table,
};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::GameScreen;
use super::dialog::Dialog;
use crate::analysis_text::score_sentence;
use crate::board::Palette;
use crate::widgets;

impl GameScreen {
    pub(super) fn explain_position(&mut self) {
        match self.shown_game().explain() {
            Some(_) => self.dialog = Some(Dialog::Explain { page: 0, scroll: 0 }),
            None => self.say("notice-over"),
        }
    }

    pub(super) fn explain_key(&mut self, key: KeyEvent, page: usize, scroll: u16) {
        let maps = self.shown_game().explain().map_or(0, |explained| explained.maps.len());
        let (page, scroll) = match key.code {
            KeyCode::Left | KeyCode::BackTab => ((page + maps) % (maps + 1), 0),
            KeyCode::Right | KeyCode::Tab => ((page + 1) % (maps + 1), 0),
            KeyCode::Up => (page, scroll.saturating_sub(1)),
            KeyCode::Down => (page, scroll + 1),
            KeyCode::PageUp => (page, scroll.saturating_sub(10)),
            KeyCode::PageDown | KeyCode::Char(' ') => (page, scroll.saturating_add(10)),
            _ => return,
        };
        let scroll = scroll.min(self.layout.max_scroll());
        self.dialog = Some(Dialog::Explain { page, scroll });
    }

    pub(super) fn draw_explanation(&mut self, page: usize, scroll: u16, buffer: &mut Buffer) {
        // A bot may have ended the game meanwhile.
        let Some(explained) = self.shown_game().explain() else { return };
        let area = Rect { height: buffer.area.height.saturating_sub(1), ..buffer.area };
        let lines = self.explanation_page(&explained, page, area.width.saturating_sub(4));
        let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 4;
        let title = Message::new("explain-title").with("page", page + 1);
        let title = self.localizer.say(&title.with("pages", explained.maps.len() + 1));
        let size = (width.max(title.chars().count() as u16 + 4), lines.len() as u16 + 2);
        let inside = widgets::window(&title, size, area, buffer);
        let max_scroll = (lines.len() as u16).saturating_sub(inside.height);
        self.layout.set_max_scroll(max_scroll);
        widgets::lines(&lines[scroll.min(max_scroll).into()..], inside, buffer);
    }

    /// The parts first, then what the cells are worth, a page for each way.
    fn explanation_page(
        &self,
        explained: &Explanation,
        page: usize,
        width: u16,
    ) -> Vec<Line<'static>> {
        let map = page.checked_sub(1).and_then(|page| explained.maps.get(page));
        let Some(map) = map else { return self.parts(explained, width) };
        let appearance = self.view.appearance();
        let drawing = Drawing { ascii: appearance.ascii, color: false, flip: appearance.flip };
        let text = explanation_map(&*self.shown_game(), map, drawing, &self.localizer);
        text.lines().map(|line| Line::raw(line.to_owned())).collect()
    }

    /// Who is ahead, and the parts: in columns, or a name above its numbers on a narrow screen.
    fn parts(&self, explained: &Explanation, width: u16) -> Vec<Line<'static>> {
        let score = score_sentence(Score::Eval(explained.value), Side::White, &self.localizer);
        let mut lines = widgets::styled(&score, width, Palette::title());
        lines.push(Line::default());
        let rows = explanation_rows(explained, &self.localizer);
        let table = explanation_table(&rows);
        if table.lines().all(|line| line.chars().count() <= width.into()) {
            lines.extend(table.lines().map(|line| Line::raw(line.to_owned())));
        } else {
            let row = |[name, white, black, value]: &[String; 4]| {
                let numbers = format!("  {white:>9} {black:>9} {value:>10}");
                let mut lines = widgets::styled(name, width, Style::new());
                lines.push(Line::raw(numbers));
                lines
            };
            lines.extend(rows.iter().flat_map(row));
        }
        lines.push(Line::default());
        let unit = self.localizer.word("explain-unit");
        lines.extend(widgets::styled(&unit, width, self.palette().faint()));
        lines
    }
}
