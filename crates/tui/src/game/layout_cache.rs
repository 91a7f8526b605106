//! Where things were drawn last, so that clicks find them.

use jogada_play::Cell;
use ratatui::layout::{Position, Rect};

use super::Action;
use crate::board::Layout;

#[derive(Default)]
pub struct LayoutCache {
    board: Option<Layout>,
    panel: Rect,
    buttons: Vec<(Rect, Action)>,
    /// The rows of a dialog.
    rows: Vec<Rect>,
    /// The index of the first visible row.
    first_row: usize,
    max_scroll: u16,
}

impl LayoutCache {
    pub fn set_board(&mut self, layout: Layout) {
        self.board = Some(layout);
    }

    pub fn cell_at(&self, place: Position) -> Option<Cell> {
        self.board.as_ref()?.cell_at(place)
    }

    pub fn set_panel(&mut self, area: Rect) {
        self.panel = area;
    }

    /// Where a window hides nothing of the board, if there is room for one; otherwise the screen.
    pub fn beside_board(&self, screen: Rect) -> Rect {
        let panel = self.panel.intersection(screen);
        if panel.width >= 26 && panel.height >= 8 { panel } else { screen }
    }

    pub fn set_buttons(&mut self, buttons: Vec<(Rect, Action)>) {
        self.buttons = buttons;
    }

    pub fn button_at(&self, place: Position) -> Option<Action> {
        let button = self.buttons.iter().find(|(area, _)| area.contains(place));
        button.map(|(_, action)| *action)
    }

    pub fn clear_rows(&mut self) {
        self.rows.clear();
        self.first_row = 0;
    }

    /// The rows that follow belong to a list scrolled to this index.
    pub fn set_first_row(&mut self, index: usize) {
        self.first_row = index;
    }

    pub fn push_row(&mut self, row: Rect) {
        self.rows.push(row);
    }

    pub fn row_at(&self, place: Position) -> Option<usize> {
        let row = self.rows.iter().position(|area| area.contains(place))?;
        Some(self.first_row + row)
    }

    /// The first visible line when a text is scrolled to its end.
    pub fn max_scroll(&self) -> u16 {
        self.max_scroll
    }

    pub fn set_max_scroll(&mut self, line: u16) {
        self.max_scroll = line;
    }
}
