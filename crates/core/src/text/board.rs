//! The board field of position texts: rows from the top, `/` between, numbers for empty cells.

use std::fmt;

use super::{Cursor, Field, ParseError};
use crate::{Bits, Cell, Grid, Message, Side};

/// Reads a board of exactly the grid's size. `read` is called at every cell that is not part of an
/// empty run; it takes the cell's characters from the cursor.
pub fn parse_board(
    field: Field<'_>,
    grid: Grid,
    mut read: impl FnMut(&mut Cursor<'_>, Cell) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    let mut cursor = Cursor::strict(field);
    for row in (0..grid.rows()).rev() {
        parse_row(&mut cursor, grid, row, &mut read)?;
        if row > 0 && !cursor.eat(&['/']) {
            return Err(cursor.error(row_message("text-row-end", grid, row)));
        }
    }
    if cursor.at_end() { Ok(()) } else { Err(cursor.error(row_message("text-rows", grid, 0))) }
}

/// Reads a board of single stones, `w` and `b`: the places of each side's, where `place` gives that of a
/// cell.
pub fn parse_stones<const W: usize>(
    field: Field<'_>,
    grid: Grid,
    place: impl Fn(Cell) -> usize,
) -> Result<[Bits<W>; 2], ParseError> {
    let mut stones = [Bits::EMPTY; 2];
    parse_board(field, grid, |cursor, cell| {
        stones[cursor.stone()?.index()].insert(place(cell));
        Ok(())
    })?;
    Ok(stones)
}

/// Writes such a board.
pub fn show_stones<const W: usize>(
    f: &mut fmt::Formatter<'_>,
    grid: Grid,
    stones: [Bits<W>; 2],
    place: impl Fn(Cell) -> usize,
) -> fmt::Result {
    let owner =
        |cell| Side::ALL.into_iter().find(|side| stones[side.index()].contains(place(cell)));
    show_board(f, grid, owner)
}

fn parse_row(
    cursor: &mut Cursor<'_>,
    grid: Grid,
    row: u8,
    read: &mut impl FnMut(&mut Cursor<'_>, Cell) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    let mut col = 0;
    while col < grid.cols() {
        let start = cursor.place();
        match cursor.peek() {
            Some('0') => return Err(cursor.error(Message::new("text-leading-zero"))),
            Some('1'..='9') => {
                let run = cursor.number()?;
                if run > u32::from(grid.cols() - col) {
                    return Err(cursor.error_since(start, row_message("text-row-long", grid, row)));
                }
                col += run as u8;
            }
            Some('/') | None => return Err(cursor.error(row_message("text-row-short", grid, row))),
            Some(_) => {
                read(cursor, grid.cell(col, row))?;
                col += 1;
            }
        }
    }
    Ok(())
}

fn row_message(id: &'static str, grid: Grid, row: u8) -> Message {
    Message::new(id)
        .with("row", u32::from(row) + 1)
        .with("rows", u32::from(grid.rows()))
        .with("cols", u32::from(grid.cols()))
}

/// Writes the board field. `show` gives what stands on a cell, or `None` where it is empty.
pub fn show_board<D: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    grid: Grid,
    mut show: impl FnMut(Cell) -> Option<D>,
) -> fmt::Result {
    for row in (0..grid.rows()).rev() {
        let mut run = Run(0);
        for col in 0..grid.cols() {
            match show(grid.cell(col, row)) {
                None => run.0 += 1,
                Some(piece) => {
                    run.flush(f)?;
                    write!(f, "{piece}")?;
                }
            }
        }
        run.flush(f)?;
        if row > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

/// Empty cells not written yet.
struct Run(u8);

impl Run {
    fn flush(&mut self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let run = std::mem::take(&mut self.0);
        if run > 0 { write!(f, "{run}") } else { Ok(()) }
    }
}
