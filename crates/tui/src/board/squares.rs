//! Boards of squares.

use jogada_play::{Cell, Terrain, glyphs};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::layout::Layout;
use super::widget::{BoardWidget, CellContent, Ground};
use super::{put, write};

pub(super) fn draw(board: &BoardWidget<'_>, layout: &Layout, buffer: &mut Buffer) {
    if layout.scale.gap == 1 {
        frame(board, layout, buffer);
        let is_goal = |cell| board.view[cell].terrain == Terrain::Goal;
        let goals = layout.cells().filter(|(cell, _)| is_goal(*cell));
        goals.for_each(|(_, place)| goal_border(board, place, buffer));
    }
    let ground = if layout.scale.gap == 1 { Ground::Framed } else { Ground::Bare };
    for (cell, place) in layout.cells() {
        board.highlight_cursor(cell, place, buffer);
        let content = board.content(cell, ground);
        let drawn = draw_large(board, cell, &content, place, buffer)
            || draw_tall(board, cell, &content, place, buffer);
        if !drawn {
            draw_small(board, &content, place, buffer);
            if place.width < 3 {
                draw_narrow(board, cell, &content, place, buffer);
            }
        }
    }
}

/// Visible whatever stands on the goal cell.
fn goal_border(board: &BoardWidget<'_>, place: Rect, buffer: &mut Buffer) {
    let style = board.palette().goal();
    let wave = glyphs::goal(board.appearance.ascii);
    for x in place.left()..place.right() {
        put(buffer, x, place.y - 1, wave, style);
        put(buffer, x, place.bottom(), wave, style);
    }
    for y in place.top()..place.bottom() {
        put(buffer, place.x - 1, y, '(', style);
        put(buffer, place.right(), y, ')', style);
    }
}

/// In a square with room for one marker: the threat, the second bracket, or the goal under the piece.
fn draw_narrow(
    board: &BoardWidget<'_>,
    cell: Cell,
    content: &CellContent,
    place: Rect,
    buffer: &mut Buffer,
) {
    let goal = board.view[cell].terrain == Terrain::Goal && !board.view[cell].stack.is_empty();
    let wave = glyphs::goal(board.appearance.ascii);
    let (sign, style) = match (board.is_threatened(cell), goal) {
        (true, true) => ('!', board.palette().alarm().add_modifier(Modifier::UNDERLINED)),
        (true, false) => ('!', board.palette().alarm()),
        (false, true) => (wave, board.palette().goal()),
        (false, false) => content.markers[1],
    };
    if sign != ' ' {
        put(buffer, place.right() - 1, place.y, sign, style.patch(board.background_style(cell)));
    }
}

/// The lines between the squares.
fn frame(board: &BoardWidget<'_>, layout: &Layout, buffer: &mut Buffer) {
    let style = board.palette().faint();
    let [across, down] = glyphs::lines(board.appearance.ascii);
    let (width, height) = (layout.scale.width + 1, layout.scale.height + 1);
    let first = layout.rect(0, 0);
    let (left, top) = (first.x - 1, first.y - 1);
    let (cols, rows) = (layout.cols.len() as u16, layout.rows.len() as u16);
    for y in 0..=rows * height {
        for x in 0..=cols * width {
            let sign = match (x % width == 0, y % height == 0) {
                (true, true) => {
                    let edges = [x == 0, x == cols * width, y == 0, y == rows * height];
                    glyphs::crossing(edges, board.appearance.ascii)
                }
                (true, false) => down,
                (false, true) => across,
                (false, false) => continue,
            };
            put(buffer, left + x, top + y, sign, style);
        }
    }
}

/// Whether the piece has a drawing and it fits.
fn draw_large(
    board: &BoardWidget<'_>,
    cell: Cell,
    content: &CellContent,
    place: Rect,
    buffer: &mut Buffer,
) -> bool {
    let [piece] = *board.view[cell].stack else { return false };
    let kind = &board.info.legend[usize::from(piece.kind)];
    let width = kind.drawing.first().map_or(0, |line| line.chars().count()) as u16;
    if kind.drawing.is_empty() || kind.drawing.len() as u16 > place.height || width > place.width {
        return false;
    }
    let letter = kind.letters[piece.owner.index()].to_string();
    let (_, style) = board.piece(cell, piece);
    let top = place.y + (place.height - kind.drawing.len() as u16) / 2;
    for (y, line) in kind.drawing.iter().enumerate() {
        let left = place.x + (place.width - width) / 2;
        let line = line.replace('@', &letter);
        let signs = line.chars().enumerate().filter(|(_, sign)| *sign != ' ');
        signs.for_each(|(x, sign)| put(buffer, left + x as u16, top + y as u16, sign, style));
    }
    draw_markers(content, place, free_line(place, buffer), buffer);
    true
}

/// In a high square: a piece in a ring, or a stack as it stands, the top above. Whether it fits.
fn draw_tall(
    board: &BoardWidget<'_>,
    cell: Cell,
    content: &CellContent,
    place: Rect,
    buffer: &mut Buffer,
) -> bool {
    let height = board.view[cell].stack.len() as u16;
    if place.height < 5 || !(1..=place.height).contains(&height) {
        return false;
    }
    let (x, middle) = (place.x + (place.width - 1) / 2, place.y + place.height / 2);
    if height == 1 {
        ring(board, content.symbols[0].1, (x, middle), buffer);
    }
    for (level, (sign, style)) in (0..).zip(&content.symbols) {
        put(buffer, x, middle + height / 2 - level, *sign, *style);
    }
    if height > 3 {
        write(buffer, x + 2, place.bottom() - 1, &height.to_string(), board.palette().faint());
    }
    draw_markers(content, place, place.y, buffer);
    true
}

/// Around a piece, so that it fills more of its square.
fn ring(board: &BoardWidget<'_>, style: Style, (x, y): (u16, u16), buffer: &mut Buffer) {
    let rows = if board.appearance.ascii {
        [".---.", "|   |", "`---'"]
    } else {
        ["╭───╮", "│   │", "╰───╯"]
    };
    for (y, row) in (y - 1..).zip(rows) {
        let signs = (x - 2..).zip(row.chars()).filter(|(_, sign)| *sign != ' ');
        signs.for_each(|(x, sign)| put(buffer, x, y, sign, style));
    }
}

/// The lowest line of a square where markers hide nothing of the drawing.
fn free_line(place: Rect, buffer: &Buffer) -> u16 {
    let blank = |x, y| buffer.cell((x, y)).is_none_or(|cell| cell.symbol() == " ");
    let free = |y: &u16| blank(place.x, *y) && blank(place.right() - 1, *y);
    (place.top()..place.bottom()).rev().find(free).unwrap_or(place.y)
}

/// Symbols in one line, markers around them, the height of a high stack below.
fn draw_small(board: &BoardWidget<'_>, content: &CellContent, place: Rect, buffer: &mut Buffer) {
    let symbols = shown(&content.symbols, place.width);
    let y = place.y + place.height / 2;
    let left = place.x + (place.width.saturating_sub(symbols.len() as u16)) / 2;
    for (x, (sign, style)) in symbols.iter().enumerate() {
        put(buffer, left + x as u16, y, *sign, *style);
    }
    let height = content.symbols.len();
    if place.height >= 3 && height > 3 {
        let number = height.to_string();
        let left = place.x + (place.width - number.len() as u16) / 2;
        write(buffer, left, y + 1, &number, board.palette().faint());
    }
    if place.height >= 3 {
        draw_markers(content, place, place.y, buffer);
    } else if symbols.len() as u16 + 2 <= place.width {
        draw_markers(content, place, y, buffer);
    } else if let [_, (sign @ '!', style)] = content.markers {
        put(buffer, place.right() - 1, y, sign, style);
    }
}

/// The symbols of a cell; if they do not fit, the topmost ones and the number of all.
fn shown(symbols: &[(char, Style)], width: u16) -> Vec<(char, Style)> {
    let width = usize::from(width);
    if symbols.len() <= width {
        return symbols.to_vec();
    }
    let number = symbols.len().to_string();
    let upper = &symbols[symbols.len() - width.saturating_sub(number.len())..];
    number.chars().map(|digit| (digit, Style::new())).chain(upper.iter().copied()).collect()
}

/// At both ends of a line of the square.
fn draw_markers(content: &CellContent, place: Rect, y: u16, buffer: &mut Buffer) {
    let columns = [place.x, place.right() - 1];
    for (x, (sign, style)) in columns.into_iter().zip(content.markers) {
        if sign != ' ' {
            put(buffer, x, y, sign, style);
        }
    }
}
