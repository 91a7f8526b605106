//! Where things were drawn last, so that clicks find them.

use jogada_play::Cell;
use ratatui::layout::{Position, Rect};

use super::Action;
use crate::board::Layout;

#[derive(Default)]
pub struct LayoutCache {
    board: Option<Layout>,
    buttons: Vec<(Rect, Action)>,
    /// The rows of a dialog.
    rows: Vec<Rect>,
    max_scroll: u16,
}

impl LayoutCache {
    pub fn set_board(&mut self, layout: Layout) {
        self.board = Some(layout);
    }

    pub fn cell_at(&self, place: Position) -> Option<Cell> {
        self.board.as_ref()?.cell_at(place)
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
    }

    pub fn push_row(&mut self, row: Rect) {
        self.rows.push(row);
    }

    pub fn row_at(&self, place: Position) -> Option<usize> {
        self.rows.iter().position(|area| area.contains(place))
    }

    /// The first visible line when a text is scrolled to its end.
    pub fn max_scroll(&self) -> u16 {
        self.max_scroll
    }

    pub fn set_max_scroll(&mut self, line: u16) {
        self.max_scroll = line;
    }
}
