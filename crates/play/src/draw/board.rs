//! What is written for a cell, with its marks and colours.

use jogada_core::{BoardView, Cell, GameInfo, Piece, Role, Side, Terrain};

use super::Drawing;
use super::glyphs::brackets;

/// The roles that are shown, those that matter more first.
const BRACKETED: [Role; 5] =
    [Role::Winning, Role::Last, Role::Threatened, Role::Forced, Role::Highlighted];

/// A board to be drawn.
pub(super) struct Board<'a> {
    pub(super) view: &'a BoardView,
    pub(super) info: &'a GameInfo,
    pub(super) how: Drawing,
}

impl Board<'_> {
    /// Columns in the order they are drawn.
    pub(super) fn cols(&self) -> Vec<u8> {
        let cols = 0..self.view.grid.cols;
        if self.how.flip { cols.rev().collect() } else { cols.collect() }
    }

    /// Rows from the top as drawn.
    pub(super) fn rows(&self) -> Vec<u8> {
        let rows = 0..self.view.grid.rows;
        if self.how.flip { rows.collect() } else { rows.rev().collect() }
    }

    pub(super) fn letter(&self, col: u8) -> char {
        self.view.grid.columns.chars().nth(col.into()).unwrap_or('?')
    }

    pub(super) fn cell(&self, col: u8, row: u8) -> Cell {
        Cell(u16::from(row) * u16::from(self.view.grid.cols) + u16::from(col))
    }

    /// The signs before and after a cell. One of them at least shows a place one plays for.
    pub(super) fn brackets(&self, cell: Cell) -> [char; 2] {
        let role = BRACKETED.into_iter().find(|&role| self.view.has(cell, role));
        let marks = role.map_or([' ', ' '], brackets);
        match (self.view[cell].terrain == Terrain::Goal, marks) {
            (true, [' ', ' ']) => ['(', ')'],
            (true, [' ', right]) => ['(', right],
            (true, [left, _]) => [left, ')'],
            (false, marks) => marks,
        }
    }

    /// The pieces of a cell from bottom to top.
    pub(super) fn pieces(&self, cell: Cell) -> String {
        self.view[cell].stack.iter().map(|piece| self.piece(*piece)).collect()
    }

    fn piece(&self, piece: Piece) -> String {
        let signs = self.info.legend[usize::from(piece.kind)].signs(self.how.ascii);
        let sign = signs[piece.owner.index()];
        // White bold, Black in cyan: the signs differ too, so colour only helps.
        match piece.owner {
            Side::White => self.paint(&sign.to_string(), "1"),
            Side::Black => self.paint(&sign.to_string(), "36"),
        }
    }

    /// Text in a colour, where there are colours.
    pub(super) fn paint(&self, text: &str, code: &str) -> String {
        if self.how.color { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Brackets stand out.
    pub(super) fn sign(&self, sign: char) -> String {
        match sign {
            '[' | ']' | '<' | '>' => self.paint(&sign.to_string(), "1;33"),
            '!' => self.paint("!", "1;31"),
            '{' | '}' => self.paint(&sign.to_string(), "1;35"),
            '(' | ')' => self.paint(&sign.to_string(), "34"),
            other => other.to_string(),
        }
    }
}
