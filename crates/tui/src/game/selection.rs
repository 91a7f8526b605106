//! Entering a move cell by cell, until only one legal move is left.

use jogada_play::{Cell, LegalMove, MovePath};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectionResult {
    /// More cells have to be selected.
    Incomplete,
    Move(String),
    /// These moves consist of the same cells.
    Ambiguous(Vec<String>),
    /// No legal move begins with these cells.
    NoMove(Vec<Cell>),
}

/// The cells selected so far.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    chosen: Vec<Cell>,
}

impl Selection {
    pub fn chosen(&self) -> &[Cell] {
        &self.chosen
    }

    /// Clears the selection. Whether there was one.
    pub fn release(&mut self) -> bool {
        !std::mem::take(&mut self.chosen).is_empty()
    }

    /// The cells that can be selected next, sorted.
    pub fn targets(&self, legal_moves: &[LegalMove]) -> Vec<Cell> {
        let next = |legal_move: &LegalMove| {
            let cells = self.rest(legal_move)?;
            cells.first().copied()
        };
        let mut cells: Vec<Cell> = legal_moves.iter().filter_map(next).collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// Selecting the last cell again deselects it, unless a move is complete with it: then nothing
    /// happens, because a double click is no decision. A cell that cannot follow but can begin a move
    /// begins a new selection; any other changes nothing.
    pub fn select(&mut self, cell: Cell, legal_moves: &[LegalMove]) -> SelectionResult {
        if self.targets(legal_moves).contains(&cell) {
            self.chosen.push(cell);
            return self.settle(legal_moves);
        }
        if self.chosen.last() == Some(&cell) {
            if self.complete(legal_moves).is_none() {
                self.chosen.pop();
            }
            return SelectionResult::Incomplete;
        }
        let before = std::mem::take(&mut self.chosen);
        if !before.is_empty() && self.targets(legal_moves).contains(&cell) {
            return self.select(cell, legal_moves);
        }
        self.chosen.clone_from(&before);
        SelectionResult::NoMove(before.into_iter().chain([cell]).collect())
    }

    /// Starts from the cells of a typed move that longer moves begin with.
    pub fn begin(&mut self, cells: &[Cell]) {
        self.chosen = cells.to_vec();
    }

    /// The cells of a move after those selected, if it begins with them.
    fn rest<'o>(&self, legal_move: &'o LegalMove) -> Option<&'o [Cell]> {
        match &legal_move.path {
            MovePath::Cells(cells) => cells.strip_prefix(self.chosen.as_slice()),
            MovePath::Button(_) => None,
        }
    }

    /// The legal move that consists of exactly the selected cells.
    pub fn complete<'o>(&self, legal_moves: &'o [LegalMove]) -> Option<&'o str> {
        let complete = |legal_move: &&LegalMove| {
            !self.chosen.is_empty() && self.rest(legal_move).is_some_and(<[Cell]>::is_empty)
        };
        legal_moves.iter().find(complete).map(|legal_move| legal_move.text.as_str())
    }

    fn settle(&mut self, legal_moves: &[LegalMove]) -> SelectionResult {
        let begun: Vec<_> = legal_moves
            .iter()
            .filter_map(|legal_move| Some((legal_move, self.rest(legal_move)?)))
            .collect();
        if begun.iter().any(|(_, rest)| !rest.is_empty()) {
            return SelectionResult::Incomplete;
        }
        self.chosen.clear();
        let texts: Vec<String> =
            begun.iter().map(|(legal_move, _)| legal_move.text.clone()).collect();
        match texts.as_slice() {
            [one] => SelectionResult::Move(one.clone()),
            _ => SelectionResult::Ambiguous(texts),
        }
    }
}
