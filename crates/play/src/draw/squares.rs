//! Boards of squares.

use jogada_core::Terrain;

use super::glyphs::Board;

/// Lines of the frame: horizontal, vertical, and joints at the left, in between and at the right.
struct Frame {
    across: char,
    down: char,
    top: [char; 3],
    middle: [char; 3],
    bottom: [char; 3],
}

const UNICODE: Frame = Frame {
    across: '─',
    down: '│',
    top: ['┌', '┬', '┐'],
    middle: ['├', '┼', '┤'],
    bottom: ['└', '┴', '┘'],
};
const ASCII: Frame =
    Frame { across: '-', down: '|', top: ['+'; 3], middle: ['+'; 3], bottom: ['+'; 3] };

pub(super) fn draw(board: &Board<'_>) -> String {
    let frame = if board.how.ascii { &ASCII } else { &UNICODE };
    // Wide enough for the highest stack, and a sign on either side.
    let width = 2 + board.view.cells.iter().map(|cell| cell.stack.len()).max().unwrap_or(0).max(1);
    let labels = labels(board, width);
    let rows: Vec<_> = board.rows().iter().map(|&row| draw_row(board, frame, row, width)).collect();
    let line = |joints| format!("   {}\n", rule(frame, joints, board.cols().len(), width));
    let body = rows.join(&line(frame.middle));
    format!("{labels}{}{body}{}{labels}", line(frame.top), line(frame.bottom))
}

fn labels(board: &Board<'_>, width: usize) -> String {
    let centred = |&col: &u8| format!("{:^width$}", board.letter(col));
    let letters: Vec<_> = board.cols().iter().map(centred).collect();
    format!("    {}\n", letters.join(" ").trim_end())
}

fn rule(frame: &Frame, [left, between, right]: [char; 3], cols: usize, width: usize) -> String {
    let across = frame.across.to_string().repeat(width);
    let joined = vec![across; cols].join(&between.to_string());
    format!("{left}{joined}{right}")
}

fn draw_row(board: &Board<'_>, frame: &Frame, row: u8, width: usize) -> String {
    let label = row + 1;
    let mut out = format!("{label:>2} ");
    for col in board.cols() {
        out.push(frame.down);
        out += &square(board, col, row, width);
    }
    format!("{out}{} {label}\n", frame.down)
}

/// A square: its pieces in the middle, its signs around them.
fn square(board: &Board<'_>, col: u8, row: u8, width: usize) -> String {
    let cell = board.cell(col, row);
    let [left, right] = board.brackets(cell);
    let count = board.stack(cell).len();
    let (pieces, count) = match count {
        0 if board.terrain(cell) == Terrain::Goal => (board.paint("~", "34"), 1),
        0 => (" ".to_owned(), 1),
        _ => (board.pieces(cell), count),
    };
    let room = width - 2 - count;
    let (before, after) = (" ".repeat(room / 2), " ".repeat(room - room / 2));
    format!("{before}{}{pieces}{}{after}", board.sign(left), board.sign(right))
}
