//! Boards played on the intersections of lines.

use jogada_play::{Terrain, glyphs};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layout::Layout;
use super::put;
use super::widget::{BoardWidget, Ground};

pub(super) fn draw(board: &BoardWidget<'_>, layout: &Layout, buffer: &mut Buffer) {
    if !board.appearance.ascii {
        lines(board, layout, buffer);
    }
    for (y, row) in layout.rows.iter().enumerate() {
        for (x, col) in layout.cols.iter().enumerate() {
            let (cell, place) = (layout.cell(*col, *row), layout.rect(x, y));
            board.highlight_cursor(cell, around(place), buffer);
            let content = board.content(cell, Ground::Points);
            let star = board.view[cell].terrain == Terrain::Star;
            let style = board.palette().faint().patch(board.background_style(cell));
            let bare = (crossing(board, *col, *row, star), style);
            let (sign, style) = content.symbols.last().copied().unwrap_or(bare);
            let y = place.y;
            put(buffer, place.x, y, sign, style);
            let [left, right] = content.markers;
            for (x, (sign, style)) in [(place.x - 1, left), (place.x + 1, right)] {
                if sign != ' ' {
                    put(buffer, x, y, sign, style);
                }
            }
        }
    }
}

/// A point with the columns of its markers.
fn around(place: Rect) -> Rect {
    Rect { x: place.x - 1, y: place.y, width: 3, height: 1 }
}

/// The lines between the points.
fn lines(board: &BoardWidget<'_>, layout: &Layout, buffer: &mut Buffer) {
    let style = board.palette().faint();
    let [across, down] = glyphs::lines(false);
    let first = layout.rect(0, 0);
    let last = layout.rect(layout.cols.len() - 1, layout.rows.len() - 1);
    for y in 0..layout.rows.len() {
        let place = layout.rect(0, y);
        (first.x..last.x).for_each(|x| put(buffer, x, place.y, across, style));
    }
    for x in 0..layout.cols.len() {
        let place = layout.rect(x, 0);
        (first.y..last.y).for_each(|y| put(buffer, place.x, y, down, style));
    }
}

/// The symbol of an empty point.
fn crossing(board: &BoardWidget<'_>, col: u8, row: u8, star: bool) -> char {
    let grid = &board.view.grid;
    let (left, right) = (col == 0, col + 1 == grid.cols);
    let (bottom, top) = (row == 0, row + 1 == grid.rows);
    let (left, right) = if board.appearance.flip { (right, left) } else { (left, right) };
    let (bottom, top) = if board.appearance.flip { (top, bottom) } else { (bottom, top) };
    glyphs::point([left, right, top, bottom], star, board.appearance.ascii)
}
