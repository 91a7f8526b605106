//! What a cell shows: pieces, terrain, marks, cursor, selection, hint.

use jogada_play::{BoardView, Cell, GameInfo, Piece, Role, Terrain, glyphs};
use ratatui::style::{Modifier, Style};

use super::palette::Palette;
use crate::settings::Appearance;

/// A position with cursor, selection and hint.
pub struct BoardWidget<'a> {
    pub view: &'a BoardView,
    pub info: &'a GameInfo,
    pub appearance: Appearance,
    /// `None` if no side can move.
    pub cursor: Option<Cell>,
    /// The cells selected so far.
    pub chosen: &'a [Cell],
    /// The cells that can be selected next.
    pub targets: &'a [Cell],
    /// The cells of the suggested move.
    pub hint: &'a [Cell],
}

/// What the lines of the board show without the symbols in its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// Squares with a frame, which also shows their terrain.
    Framed,
    /// Squares without lines.
    Bare,
    /// The crossings of lines.
    Points,
}

/// The markers on both sides of a cell and the symbols in it.
pub(super) struct CellContent {
    pub(super) markers: [(char, Style); 2],
    pub(super) symbols: Vec<(char, Style)>,
}

impl<'a> BoardWidget<'a> {
    /// Without cursor, selection and hint.
    pub fn plain(
        view: &'a BoardView,
        info: &'a GameInfo,
        appearance: Appearance,
    ) -> BoardWidget<'a> {
        BoardWidget { view, info, appearance, cursor: None, chosen: &[], targets: &[], hint: &[] }
    }

    pub(super) fn palette(&self) -> Palette {
        Palette::new(self.appearance.theme)
    }

    /// The cursor highlights the background and the markers only:
    /// a reversed piece would look like one of the other side.
    pub(super) fn content(&self, cell: Cell, ground: Ground) -> CellContent {
        let lit = |(sign, style): (char, Style)| (sign, style.patch(self.background_style(cell)));
        let pieces: Vec<_> =
            self.view[cell].stack.iter().map(|piece| self.piece(cell, *piece)).collect();
        let empty = || self.empty_symbol(cell, ground).map(lit).into_iter().collect();
        let symbols = if pieces.is_empty() { empty() } else { pieces };
        CellContent { markers: self.markers(cell, ground).map(lit), symbols }
    }

    /// Highlighted under the cursor.
    pub(super) fn background_style(&self, cell: Cell) -> Style {
        if self.cursor == Some(cell) { Palette::cursor() } else { Style::new() }
    }

    /// The symbol of a piece, in the colour of its owner.
    pub fn piece(&self, cell: Cell, piece: Piece) -> (char, Style) {
        let kind = &self.info.legend[usize::from(piece.kind)];
        let mut style = self.palette().piece(piece.owner);
        if self.view.has(cell, Role::Winning) {
            style = self.palette().last();
        } else if self.view.has(cell, Role::Scoring) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let signs = kind.signs(self.appearance.ascii);
        // On a light background a filled symbol looks dark, so the two change places.
        let letters = signs.iter().any(|sign| sign.is_alphabetic());
        let owner =
            if self.palette().is_light() && !letters { piece.owner.other() } else { piece.owner };
        (signs[owner.index()], style)
    }

    /// The symbol of an empty cell, if it has one.
    fn empty_symbol(&self, cell: Cell, ground: Ground) -> Option<(char, Style)> {
        let palette = self.palette();
        let sign = |unicode, ascii| if self.appearance.ascii { ascii } else { unicode };
        if self.targets.contains(&cell) && !self.chosen.is_empty() {
            Some((sign('•', 'o'), palette.target()))
        } else if self.view.has(cell, Role::Captured) {
            Some((sign('×', 'x'), palette.last()))
        } else if self.view.has(cell, Role::From) {
            Some((sign('∘', ','), palette.last()))
        } else if self.view[cell].terrain == Terrain::Goal {
            Some((glyphs::goal(self.appearance.ascii), palette.goal()))
        } else if self.view.has(cell, Role::Forbidden) {
            Some(('x', palette.faint()))
        } else {
            self.legality_symbol(cell, ground)
        }
    }

    /// Marks the empty cells that can be selected, if there are others: a dot looks like "only here". On
    /// points, where dots hide the lines, the others are crossed out if they are fewer.
    fn legality_symbol(&self, cell: Cell, ground: Ground) -> Option<(char, Style)> {
        let faint = self.palette().faint();
        let sign = |unicode, ascii| if self.appearance.ascii { ascii } else { unicode };
        let empty = |cell: &&Cell| self.view[**cell].stack.is_empty();
        let free = self.view.cells.iter().filter(|cell| cell.stack.is_empty()).count();
        let legal = self.targets.iter().filter(empty).count();
        let is_legal = self.targets.contains(&cell);
        match ground {
            Ground::Bare if is_legal && legal < free => {
                Some((sign('•', 'o'), self.palette().target()))
            }
            Ground::Bare => Some((sign('·', '.'), faint)),
            Ground::Framed if is_legal && legal < free => Some((sign('·', '.'), faint)),
            Ground::Points if is_legal && 2 * legal <= free => Some((sign('·', '.'), faint)),
            Ground::Points if !is_legal && 2 * legal > free => Some(('x', faint)),
            _ => None,
        }
    }

    pub(super) fn is_threatened(&self, cell: Cell) -> bool {
        self.view.has(cell, Role::Forced) || self.view.has(cell, Role::Threatened)
    }

    /// Without a frame, at least one marker shows a goal cell.
    fn markers(&self, cell: Cell, ground: Ground) -> [(char, Style); 2] {
        let palette = self.palette();
        let [left, right] = self.brackets(cell);
        let [open, close] = ['(', ')'].map(|sign| (sign, palette.goal()));
        let goal = self.view[cell].terrain == Terrain::Goal && ground != Ground::Framed;
        match (self.is_threatened(cell), goal, left.0) {
            (true, true, _) => [open, ('!', palette.alarm())],
            (true, false, _) => [left, ('!', palette.alarm())],
            (false, true, ' ') => [open, close],
            (false, true, _) => [left, close],
            (false, false, _) => [left, right],
        }
    }

    fn brackets(&self, cell: Cell) -> [(char, Style); 2] {
        let palette = self.palette();
        let taken = !self.view[cell].stack.is_empty() && self.targets.contains(&cell);
        let sign = |unicode, ascii| if self.appearance.ascii { ascii } else { unicode };
        let (signs, style) = if self.chosen.contains(&cell) {
            (['{', '}'], palette.target())
        } else if self.hint.contains(&cell) {
            (sign(['»', '«'], ['>', '<']), palette.target())
        } else if taken && !self.chosen.is_empty() {
            (sign(['×', '×'], ['x', 'x']), palette.target())
        } else if self.view.has(cell, Role::Winning) {
            (glyphs::brackets(Role::Winning), palette.winning())
        } else if self.view.has(cell, Role::Last) {
            (glyphs::brackets(Role::Last), palette.last())
        } else {
            ([' ', ' '], Style::new())
        };
        signs.map(|sign| (sign, style))
    }
}
