//! Boards of squares.

use jogada_core::Terrain;

use super::board::Board;
use super::glyphs::{crossing, goal, lines};

pub(super) fn draw(board: &Board<'_>) -> String {
    // Wide enough for the highest stack, and a sign on either side.
    let width = 2 + board.view.cells.iter().map(|cell| cell.stack.len()).max().unwrap_or(0).max(1);
    let labels = labels(board, width);
    let rows: Vec<_> = board.rows().iter().map(|&row| draw_row(board, row, width)).collect();
    let line = |top, bottom| rule(board, [top, bottom], width);
    let body = rows.join(&line(false, false));
    format!("{labels}{}{body}{}{labels}", line(true, false), line(false, true))
}

fn labels(board: &Board<'_>, width: usize) -> String {
    let centred = |&col: &u8| format!("{:^width$}", board.letter(col));
    let letters: Vec<_> = board.cols().iter().map(centred).collect();
    format!("    {}\n", letters.join(" ").trim_end())
}

/// The line above or below a row; the flags say whether it is the top or the bottom of the board.
fn rule(board: &Board<'_>, [top, bottom]: [bool; 2], width: usize) -> String {
    let ascii = board.how.ascii;
    let joint = |left, right| crossing([left, right, top, bottom], ascii).to_string();
    let across = vec![lines(ascii)[0].to_string().repeat(width); board.cols().len()];
    let (left, right) = (joint(true, false), joint(false, true));
    format!("   {left}{}{right}\n", across.join(&joint(false, false)))
}

fn draw_row(board: &Board<'_>, row: u8, width: usize) -> String {
    let (label, down) = (row + 1, lines(board.how.ascii)[1]);
    let mut out = format!("{label:>2} ");
    for col in board.cols() {
        out.push(down);
        out += &square(board, col, row, width);
    }
    format!("{out}{down} {label}\n")
}

/// A square: its pieces in the middle, its signs around them.
fn square(board: &Board<'_>, col: u8, row: u8, width: usize) -> String {
    let cell = board.cell(col, row);
    let [left, right] = board.brackets(cell);
    let count = board.view[cell].stack.len();
    let (pieces, count) = match count {
        0 if board.view[cell].terrain == Terrain::Goal => {
            (board.paint(&goal(true).to_string(), "34"), 1)
        }
        0 => (" ".to_owned(), 1),
        _ => (board.pieces(cell), count),
    };
    let room = width - 2 - count;
    let (before, after) = (" ".repeat(room / 2), " ".repeat(room - room / 2));
    format!("{before}{}{pieces}{}{after}", board.sign(left), board.sign(right))
}
