//! Draws the game screen: the board, the panel beside it, the key bar below.

use jogada_play::chance;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Action, GameScreen, Toggle};
use crate::board::{BoardWidget, Layout, Palette};
use crate::widgets;

/// In columns, where the screen has room for a board as well.
const PANEL_MIN_WIDTH: u16 = 27;
const PANEL_MAX_WIDTH: u16 = 48;
/// In lines: the board is centred where so many are left for the panel beside it.
const PANEL_HEIGHT: u16 = 30;

/// In columns: below this the line of keys has room for three or four.
const NARROW: u16 = 60;

impl GameScreen {
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        let main = Rect { height: screen.height.saturating_sub(1), ..screen };
        let panel_width = PANEL_MIN_WIDTH.min(screen.width / 2);
        let room = Rect { width: main.width.saturating_sub(panel_width + 3), ..main };
        let flip = self.view.appearance().flip;
        let layout = Layout::fit(self.view.board(), room, flip, self.view.cursor());
        let layout = centred(layout, main);
        self.draw_board(&layout, buffer);
        let bar = Rect { x: layout.area.right() + 1, width: 1, ..layout.area };
        if self.view.has(Toggle::EvalBar) {
            self.draw_bar(bar, buffer);
        }
        let x = bar.right() + 1;
        let width = screen.right().saturating_sub(x).min(PANEL_MAX_WIDTH);
        let y = layout.area.y;
        let panel = Rect { x, y, width, height: main.bottom().saturating_sub(y) };
        self.draw_panel(panel, buffer);
        self.layout.set_panel(panel);
        self.layout.set_board(layout);
        let last = Rect { y: screen.bottom().saturating_sub(1), height: 1, ..screen };
        self.draw_keys(last, buffer);
        self.draw_dialog(frame);
    }

    pub(super) fn palette(&self) -> Palette {
        Palette::new(self.view.appearance().theme)
    }

    fn draw_board(&self, layout: &Layout, buffer: &mut Buffer) {
        let chosen = self.view.selected();
        let show = self.can_move() && (self.view.has(Toggle::LegalTargets) || !chosen.is_empty());
        let targets = if show { self.view.targets() } else { Vec::new() };
        let board = BoardWidget {
            view: self.view.board(),
            info: self.game().info(),
            appearance: self.view.appearance(),
            cursor: self.can_move().then_some(self.view.cursor()),
            chosen,
            targets: &targets,
            hint: self.view.hint(),
        };
        board.draw(layout, buffer);
    }

    /// White's expected score, growing from White's side of the board.
    fn draw_bar(&self, area: Rect, buffer: &mut Buffer) {
        let last_mover = self.history.sides().last().copied();
        let latest = self.thinkers.latest_score(self.side(), last_mover);
        let Some((score, side)) = latest else { return };
        let appearance = self.view.appearance();
        let white = (chance(score, side) * f64::from(area.height)).round() as u16;
        let signs = if appearance.ascii { ['#', ':'] } else { ['█', '░'] };
        for y in 0..area.height {
            let from_white = if appearance.flip { y } else { area.height - 1 - y };
            let sign = signs[usize::from(from_white >= white)];
            if let Some(cell) = buffer.cell_mut((area.x, area.y + y)) {
                cell.set_char(sign).set_style(Style::new());
            }
        }
    }

    /// What a key does in the current state.
    fn key_word(&self, action: Action) -> String {
        match (action, self.view.only_button()) {
            (Action::Release, _) if self.tree.is_some() => self.localizer.word("do-back"),
            (Action::Release, _) if self.view.is_reviewing() => self.localizer.word("do-return"),
            (Action::Pause, _) if self.thinkers.is_paused() => self.localizer.word("do-continue"),
            (Action::Menu, _) if self.has_parent => self.localizer.word("do-parent"),
            (Action::Thinking, _) if self.view.is_reviewing() => self.localizer.word("do-lines"),
            (Action::Moves, _) if self.view.is_extendable() => self.localizer.word("do-decline"),
            (Action::Choose, Some(only)) if self.can_move() => self.button_name(&only),
            _ => self.localizer.word(&action.message_id()),
        }
    }

    fn draw_keys(&mut self, area: Rect, buffer: &mut Buffer) {
        if let Some(dialog) = &self.dialog {
            let keys = self.dialog_keys(dialog);
            let places = widgets::key_bar(&keys, area, self.palette(), buffer);
            // A click on the way out closes it.
            let exit = places.last().map(|(_, place)| (*place, Action::Release));
            return self.layout.set_buttons(exit.into_iter().collect());
        }
        let mut actions = self.offered();
        if area.width < NARROW {
            // What a newcomer needs comes first; the sort leaves the rest in order.
            let needed = [Action::Choose, Action::Help, Action::Hint];
            actions.sort_by_key(|action| match needed.iter().position(|other| other == action) {
                Some(place) => place,
                None => needed.len(),
            });
        }
        let entry = |action: &Action| (action.key_name(&self.localizer), self.key_word(*action));
        let keys: Vec<_> = actions.iter().map(entry).collect();
        let places = widgets::key_bar(&keys, area, self.palette(), buffer);
        let button = |(number, place): (usize, Rect)| (place, actions[number]);
        self.layout.set_buttons(places.into_iter().map(button).collect());
    }
}

/// The board and the panel in the middle of the screen, as far as the panel keeps its height.
fn centred(layout: Layout, main: Rect) -> Layout {
    let width = layout.area.width + 3 + PANEL_MAX_WIDTH;
    let right = main.width.saturating_sub(width) / 2;
    let down = main.height.saturating_sub(layout.area.height) / 2;
    layout.moved(right, down.min(main.height.saturating_sub(PANEL_HEIGHT)))
}
