//! A legal move as front ends see it.

use jogada_core::{BoardView, Cell, MovePath};

/// A legal move: what to type and where to point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// Canonical text.
    pub text: String,
    /// How it is entered by pointing.
    pub path: MovePath,
}

impl LegalMove {
    /// The cells of this move after those of another, if it goes on from there.
    pub fn beyond(&self, other: &LegalMove) -> Option<&[Cell]> {
        match (&self.path, &other.path) {
            (MovePath::Cells(cells), MovePath::Cells(first)) => {
                cells.strip_prefix(first.as_slice()).filter(|rest| !rest.is_empty())
            }
            _ => None,
        }
    }
}

/// The legal moves that go on from this one, given by its canonical text: a step that may also take
/// a piece, say. Records and protocols mean what they write; a person who names or points at such a
/// move may not have seen the others, and is to be asked.
pub fn continuations<'o>(text: &str, legal: &'o [LegalMove]) -> Vec<&'o LegalMove> {
    let Some(named) = legal.iter().find(|offer| offer.text == text) else { return Vec::new() };
    legal.iter().filter(|offer| offer.beyond(named).is_some()).collect()
}

/// The name of a cell, as the board is labelled.
pub fn cell_name(view: &BoardView, cell: Cell) -> String {
    let cols = u16::from(view.grid.cols);
    let letter = view.grid.columns.chars().nth(usize::from(cell.0 % cols));
    format!("{}{}", letter.unwrap_or('?'), cell.0 / cols + 1)
}
