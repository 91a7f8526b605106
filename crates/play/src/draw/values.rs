//! Boards of numbers.

use jogada_core::Cell;

use super::board::Board;

pub(super) fn draw(board: &Board<'_>, values: &[Option<i32>]) -> String {
    let texts: Vec<_> = values.iter().map(|value| value.map(|value| value.to_string())).collect();
    let highest = board.view.cells.iter().map(|cell| cell.stack.len()).max().unwrap_or(0);
    let widest = texts.iter().flatten().map(String::len).max().unwrap_or(1);
    let width = 1 + widest.max(highest).max(2);
    let letter = |&col: &u8| format!("{:>width$}", board.letter(col));
    let labels = format!("   {}\n", board.cols().iter().map(letter).collect::<String>());
    let row = |&row: &u8| {
        let cell = |&col: &u8| {
            let cell = board.cell(col, row);
            content(board, cell, texts[cell.index()].as_deref(), width)
        };
        let cells: String = board.cols().iter().map(cell).collect();
        format!("{:>2} {cells}  {}\n", row + 1, row + 1)
    };
    let rows: String = board.rows().iter().map(row).collect();
    format!("{labels}{rows}{labels}")
}

/// A number, or the pieces, or a dot, at the right end of its width.
fn content(board: &Board<'_>, cell: Cell, value: Option<&str>, width: usize) -> String {
    if let Some(value) = value {
        return format!("{value:>width$}");
    }
    let count = board.view[cell].stack.len();
    let dot = if board.how.ascii { '.' } else { '·' };
    let (text, count) = match count {
        0 => (dot.to_string(), 1),
        count => (board.pieces(cell), count),
    };
    format!("{}{text}", " ".repeat(width - count))
}
