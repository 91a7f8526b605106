//! The game on the screen: the board, the panel beside it, the keys below.

use jogada_play::{Score, Side, chance};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Action, GameScreen, Toggle};
use crate::board::{BoardWidget, Layout, Palette};
use crate::widgets;

/// The panel is never narrower than this where the screen has room for a board besides.
const PANEL_MIN_WIDTH: u16 = 27;

/// Nor wider than this.
const PANEL_MAX_WIDTH: u16 = 48;

impl GameScreen {
    /// Draws everything and notes where it is.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let main = Rect { height: screen.height.saturating_sub(1), ..screen };
        let panel_width = PANEL_MIN_WIDTH.min(screen.width / 2);
        let room = Rect { width: main.width.saturating_sub(panel_width + 3), ..main };
        let layout = Layout::fit(&self.view, room, self.appearance.flip, self.cursor);
        self.draw_board(&layout, buffer);
        let bar = Rect { x: layout.area.right() + 1, width: 1, ..layout.area };
        if self.has(Toggle::EvalBar) {
            self.draw_bar(bar, buffer);
        }
        let x = bar.right() + 1;
        let width = screen.right().saturating_sub(x).min(PANEL_MAX_WIDTH);
        self.draw_panel(Rect { x, y: main.y, width, height: main.height }, buffer);
        self.layout = Some(layout);
        let last = Rect { y: screen.bottom().saturating_sub(1), height: 1, ..screen };
        self.draw_keys(last, buffer);
        self.draw_dialog(frame);
    }

    pub(super) fn palette(&self) -> Palette {
        Palette::new(self.appearance.theme)
    }

    fn draw_board(&self, layout: &Layout, buffer: &mut Buffer) {
        let chosen = self.selection.chosen();
        let show = self.can_move() && (self.has(Toggle::LegalTargets) || !chosen.is_empty());
        let targets = if show { self.selection.targets(&self.legal_moves) } else { Vec::new() };
        let board = BoardWidget {
            view: &self.view,
            info: self.game().info(),
            appearance: self.appearance,
            cursor: self.can_move().then_some(self.cursor),
            chosen,
            targets: &targets,
            hint: &self.hint,
        };
        board.draw(layout, buffer);
    }

    /// White's share of the hopes, from the side of the board where White sits.
    fn draw_bar(&self, area: Rect, buffer: &mut Buffer) {
        let Some((score, side)) = self.latest_score() else { return };
        let white = (chance(score, side) * f64::from(area.height)).round() as u16;
        let signs = if self.appearance.ascii { ['#', ':'] } else { ['█', '░'] };
        for y in 0..area.height {
            let from_white = if self.appearance.flip { y } else { area.height - 1 - y };
            let sign = signs[usize::from(from_white >= white)];
            if let Some(cell) = buffer.cell_mut((area.x, area.y + y)) {
                cell.set_char(sign).set_style(Style::new());
            }
        }
    }

    /// The latest judgement of the position, and the side it is for.
    pub(super) fn latest_score(&self) -> Option<(Score, Side)> {
        let thought = self.thinkers.thought.as_ref().or(self.advice.as_ref());
        let now = thought.map(|analysis| (analysis.lines[0].score, self.side()));
        let before = || {
            let analysis = self.thinkers.last.as_ref()?;
            Some((analysis.lines[0].score, *self.sides.last()?))
        };
        now.or_else(before)
    }

    /// What a key does just now.
    fn key_word(&self, action: Action) -> String {
        match (action, self.only_button()) {
            (Action::Release, _) if self.review.is_some() => self.localizer.word("do-return"),
            (Action::Buttons, _) if self.is_extendable() => self.localizer.word("do-decline"),
            (Action::Choose, Some(only)) if self.can_move() => self.button_name(&only),
            _ => self.localizer.word(&action.message_id()),
        }
    }

    fn draw_keys(&mut self, area: Rect, buffer: &mut Buffer) {
        let actions = self.offered();
        let entry = |action: &Action| (action.key_name().to_owned(), self.key_word(*action));
        let keys: Vec<_> = actions.iter().map(entry).collect();
        let places = widgets::key_bar(&keys, area, self.palette(), buffer);
        let button = |(number, place): (usize, Rect)| (place, actions[number]);
        self.buttons = places.into_iter().map(button).collect();
    }
}
