//! Boards as text, for terminals, pipes and screen readers. Marks are signs as well as colours:
//!
//! | sign | meaning |
//! |---|---|
//! | `[x]` | the last move arrived here |
//! | `<x>` | these cells won |
//! | `x!` | in danger, or must move |
//! | `{x}` | a text speaks of this cell; an empty point is a `×` instead |
//! | `(x)` | a place one plays for; with another sign one of the two stays: `[x)`, `(x!` |

mod board;
mod caret;
pub mod glyphs;
mod points;
mod squares;
mod values;

pub(crate) use caret::caret;

use jogada_core::{BoardView, GameInfo, GridStyle};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Letters, dots and dashes only.
    pub ascii: bool,
    /// With the colours of an ANSI terminal.
    pub color: bool,
    /// Black at the bottom.
    pub flip: bool,
}

/// Numbers of the cells, with coordinates; where there is none, what stands there.
pub fn draw_values(
    view: &BoardView,
    info: &GameInfo,
    how: Drawing,
    values: &[Option<i32>],
) -> String {
    values::draw(&board::Board { view, info, how }, values)
}

/// The board with its coordinates, lines ending in line breaks.
pub fn draw(view: &BoardView, info: &GameInfo, how: Drawing) -> String {
    let board = board::Board { view, info, how };
    match view.grid.style {
        GridStyle::Points => points::draw(&board),
        GridStyle::Squares => squares::draw(&board),
    }
}
