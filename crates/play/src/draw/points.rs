//! Boards of crossing lines.

use jogada_core::{Role, Terrain};

use super::board::Board;
use super::glyphs::{brackets, lines, marked_point, point};

pub(super) fn draw(board: &Board<'_>) -> String {
    let letters: Vec<String> =
        board.cols().iter().map(|&col| board.letter(col).to_string()).collect();
    let labels = format!("    {}\n", letters.join(" "));
    let rows = board.rows();
    let body: String = (0..rows.len()).map(|y| draw_row(board, &rows, y)).collect();
    format!("{labels}{body}{labels}")
}

/// One row: between two points stands the line, or the bracket of either.
fn draw_row(board: &Board<'_>, rows: &[u8], y: usize) -> String {
    let cols = board.cols();
    let label = rows[y] + 1;
    let mut out = format!("{label:>2} ");
    let mut before = ' ';
    for (x, &col) in cols.iter().enumerate() {
        let cell = board.cell(col, rows[y]);
        let pieces = board.pieces(cell);
        let spoken_of = pieces.is_empty() && board.brackets(cell) == brackets(Role::Highlighted);
        let [left, right] = if spoken_of { [' '; 2] } else { board.brackets(cell) };
        let line = if x == 0 || board.how.ascii { ' ' } else { lines(false)[0] };
        // Neighbours with the same mark stand in one pair of brackets.
        let same = before != ' ' && before == right;
        let between = [left, before].into_iter().find(|&sign| sign != ' ' && !same);
        out += &board.sign(between.unwrap_or(line));
        before = right;
        if spoken_of {
            out += &board.sign(marked_point(board.how.ascii));
        } else if pieces.is_empty() {
            let edges = [x == 0, x + 1 == cols.len(), y == 0, y + 1 == rows.len()];
            let star = board.view[cell].terrain == Terrain::Star;
            out.push(point(edges, star, board.how.ascii));
        } else {
            out += &pieces;
        }
    }
    let gap = board.sign(before);
    format!("{out}{gap}{label}\n")
}
