//! What is to be seen on a board, besides the position itself.

use jogada_play::{BoardView, Cell, GameInfo, Mark, Piece, Terrain};
use ratatui::style::{Modifier, Style};

use super::palette::Palette;
use crate::settings::Appearance;

/// A board and what is being done with it.
pub struct BoardWidget<'a> {
    /// The position.
    pub view: &'a BoardView,
    /// Its game.
    pub info: &'a GameInfo,
    /// Signs and colours.
    pub appearance: Appearance,
    /// The cell that keys act on.
    pub cursor: Option<Cell>,
    /// The cells chosen so far for a move.
    pub chosen: &'a [Cell],
    /// The cells that may be chosen next.
    pub targets: &'a [Cell],
    /// The cells of a move that is suggested.
    pub hint: &'a [Cell],
}

/// What is written in a cell: the signs beside it and the things in it.
pub(super) struct CellContent {
    pub(super) signs: [(char, Style); 2],
    pub(super) things: Vec<(char, Style)>,
}

impl<'a> BoardWidget<'a> {
    /// The position and nothing else.
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

    pub(super) fn has(&self, cell: Cell, mark: Mark) -> bool {
        self.view.marks.contains(&(cell, mark))
    }

    pub(super) fn stack(&self, cell: Cell) -> &[Piece] {
        &self.view.cells[cell.index()].stack
    }

    pub(super) fn terrain(&self, cell: Cell) -> Terrain {
        self.view.cells[cell.index()].terrain
    }

    /// Signs and things of a cell; where it is framed, its frame shows what it is. The cursor
    /// lights the ground and the signs, and never turns a piece into one that looks like another.
    pub(super) fn content(&self, cell: Cell, framed: bool) -> CellContent {
        let lit = |(sign, style): (char, Style)| (sign, style.patch(self.ground_style(cell)));
        let pieces: Vec<_> =
            self.stack(cell).iter().map(|piece| self.piece(cell, *piece)).collect();
        let ground = || self.ground(cell).map(lit).into_iter().collect();
        let things = if pieces.is_empty() { ground() } else { pieces };
        CellContent { signs: self.signs(cell, framed).map(lit), things }
    }

    /// What the cursor adds to the style of a cell, if it is there.
    pub(super) fn ground_style(&self, cell: Cell) -> Style {
        if self.cursor == Some(cell) { Palette::cursor() } else { Style::new() }
    }

    /// The sign of a piece, in the colour of its owner.
    pub fn piece(&self, cell: Cell, piece: Piece) -> (char, Style) {
        let kind = &self.info.legend[usize::from(piece.kind)];
        let mut style = self.palette().piece(piece.owner);
        if self.has(cell, Mark::Winning) {
            style = self.palette().last();
        } else if self.has(cell, Mark::Live) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let signs = if self.appearance.ascii { kind.letters } else { kind.symbols };
        // On a light ground a filled sign is a dark one, so the two change places.
        let letters = signs.iter().any(|sign| sign.is_alphabetic());
        let owner =
            if self.palette().is_light() && !letters { piece.owner.other() } else { piece.owner };
        (signs[owner.index()], style)
    }

    /// What an empty cell shows, if anything.
    fn ground(&self, cell: Cell) -> Option<(char, Style)> {
        let palette = self.palette();
        let sign = |unicode, ascii| if self.appearance.ascii { ascii } else { unicode };
        if self.targets.contains(&cell) && !self.chosen.is_empty() {
            Some((sign('•', 'o'), palette.target()))
        } else if self.has(cell, Mark::Taken) {
            Some((sign('×', 'x'), palette.last()))
        } else if self.has(cell, Mark::Left) {
            Some((sign('∘', ','), palette.last()))
        } else if self.terrain(cell) == Terrain::Goal {
            Some((sign('≈', '~'), palette.goal()))
        } else if self.has(cell, Mark::Banned) {
            Some(('x', palette.faint()))
        } else if self.targets.contains(&cell) && self.few_targets() {
            Some((sign('·', '.'), palette.faint()))
        } else {
            None
        }
    }

    /// Whether only some of the empty cells may be chosen: where most may, marks say nothing.
    fn few_targets(&self) -> bool {
        let empty = |cell: &&Cell| self.stack(**cell).is_empty();
        let free = self.view.cells.iter().filter(|cell| cell.stack.is_empty()).count();
        2 * self.targets.iter().filter(empty).count() <= free
    }

    pub(super) fn is_threatened(&self, cell: Cell) -> bool {
        self.has(cell, Mark::Forced) || self.has(cell, Mark::Scared)
    }

    /// The signs on both sides of a cell. Without a frame, one of them at least shows a place one
    /// plays for.
    fn signs(&self, cell: Cell, framed: bool) -> [(char, Style); 2] {
        let palette = self.palette();
        let [left, right] = self.brackets(cell);
        let [open, close] = ['(', ')'].map(|sign| (sign, palette.goal()));
        let goal = self.terrain(cell) == Terrain::Goal && !framed;
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
        let taken = !self.stack(cell).is_empty() && self.targets.contains(&cell);
        let (signs, style) = if self.chosen.contains(&cell) {
            ("{}", palette.target())
        } else if self.hint.contains(&cell) {
            (if self.appearance.ascii { "><" } else { "»«" }, palette.target())
        } else if taken && !self.chosen.is_empty() {
            (if self.appearance.ascii { "xx" } else { "××" }, palette.target())
        } else if self.has(cell, Mark::Winning) {
            ("<>", palette.winning())
        } else if self.has(cell, Mark::Last) {
            ("[]", palette.last())
        } else {
            ("  ", Style::new())
        };
        let mut signs = signs.chars().map(|sign| (sign, style));
        [signs.next().unwrap_or_default(), signs.next().unwrap_or_default()]
    }
}
