//! Boards of squares.

use jogada_play::Cell;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use super::scene::{Content, Scene};
use super::{put, write};

pub(super) fn draw(scene: &Scene<'_>, layout: &Layout, buffer: &mut Buffer) {
    if layout.scale.gap == 1 {
        frame(scene, layout, buffer);
    }
    for (cell, place) in layout.cells() {
        if !draw_large(scene, cell, place, buffer) {
            draw_small(scene, cell, place, buffer);
        }
    }
}

/// The lines between the squares.
fn frame(scene: &Scene<'_>, layout: &Layout, buffer: &mut Buffer) {
    let style = scene.palette().faint();
    let signs = if scene.look.ascii { ['-', '|', '+'] } else { ['─', '│', '┼'] };
    let (width, height) = (layout.scale.width + 1, layout.scale.height + 1);
    let first = layout.rect(0, 0);
    let (left, top) = (first.x - 1, first.y - 1);
    let (cols, rows) = (layout.cols.len() as u16, layout.rows.len() as u16);
    for y in 0..=rows * height {
        for x in 0..=cols * width {
            let sign = match (x % width == 0, y % height == 0) {
                (true, true) if scene.look.ascii => signs[2],
                (true, true) => joint([x == 0, x == cols * width, y == 0, y == rows * height]),
                (true, false) => signs[1],
                (false, true) => signs[0],
                (false, false) => continue,
            };
            put(buffer, left + x, top + y, sign, style);
        }
    }
}

/// Where lines meet, with an end to the left, right, top or bottom.
fn joint([left, right, top, bottom]: [bool; 4]) -> char {
    match (left, right, top, bottom) {
        (true, _, true, _) => '┌',
        (_, true, true, _) => '┐',
        (true, _, _, true) => '└',
        (_, true, _, true) => '┘',
        (true, ..) => '├',
        (_, true, ..) => '┤',
        (_, _, true, _) => '┬',
        (_, _, _, true) => '┴',
        _ => '┼',
    }
}

/// The drawing of a single piece, where there is one and room for it.
fn draw_large(scene: &Scene<'_>, cell: Cell, place: Rect, buffer: &mut Buffer) -> bool {
    let [piece] = scene.stack(cell) else { return false };
    let kind = &scene.info.legend[usize::from(piece.kind)];
    let width = kind.drawing.first().map_or(0, |line| line.chars().count()) as u16;
    if kind.drawing.is_empty() || kind.drawing.len() as u16 > place.height || width > place.width {
        return false;
    }
    let letter = kind.letters[piece.owner.index()].to_string();
    let (_, style) = scene.piece(cell, *piece);
    let top = place.y + (place.height - kind.drawing.len() as u16) / 2;
    for (y, line) in kind.drawing.iter().enumerate() {
        let left = place.x + (place.width - width) / 2;
        write(buffer, left, top + y as u16, &line.replace('@', &letter), style);
    }
    draw_signs(&scene.content(cell), place, buffer);
    true
}

/// What is in a square in one line, the signs around it, the height of a high stack below it.
fn draw_small(scene: &Scene<'_>, cell: Cell, place: Rect, buffer: &mut Buffer) {
    let content = scene.content(cell);
    let things = shown(&content.things, place.width);
    let y = place.y + place.height / 2;
    let left = place.x + (place.width.saturating_sub(things.len() as u16)) / 2;
    for (x, (sign, style)) in things.iter().enumerate() {
        put(buffer, left + x as u16, y, *sign, *style);
    }
    let height = content.things.len();
    if place.height >= 3 && height > 3 {
        let number = height.to_string();
        let left = place.x + (place.width - number.len() as u16) / 2;
        write(buffer, left, y + 1, &number, scene.palette().faint());
    }
    if things.len() as u16 + 2 <= place.width || place.height >= 3 {
        draw_signs(&content, place, buffer);
    } else if let [_, (sign @ '!', style)] = content.signs {
        put(buffer, place.right() - 1, y, sign, style);
    }
}

/// The things of a cell; of too many only the upper ones, and how many there are.
fn shown(things: &[(char, Style)], width: u16) -> Vec<(char, Style)> {
    let width = usize::from(width);
    if things.len() <= width {
        return things.to_vec();
    }
    let number = things.len().to_string();
    let upper = &things[things.len() - width.saturating_sub(number.len())..];
    number.chars().map(|digit| (digit, Style::new())).chain(upper.iter().copied()).collect()
}

/// Signs at both sides; in high squares above what is in them, where nothing is hidden.
fn draw_signs(content: &Content, place: Rect, buffer: &mut Buffer) {
    let y = if place.height >= 3 { place.y } else { place.y + place.height / 2 };
    let columns = [place.x, place.right() - 1];
    for (x, (sign, style)) in columns.into_iter().zip(content.signs) {
        if sign != ' ' {
            put(buffer, x, y, sign, style);
        }
    }
}
