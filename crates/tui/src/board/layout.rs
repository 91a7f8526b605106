//! Where cells are on the screen.

use jogada_play::{BoardView, Cell, GridStyle};
use ratatui::layout::{Position, Rect};

/// Columns for the row numbers.
const LABEL: u16 = 3;

/// The size of a cell in characters, without the line between cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    pub width: u16,
    pub height: u16,
    /// Lines drawn between cells: 1 or 0.
    pub gap: u16,
}

impl Scale {
    const fn new(width: u16, height: u16, gap: u16) -> Scale {
        Scale { width, height, gap }
    }

    fn pitch(self) -> (u16, u16) {
        (self.width + self.gap, self.height + self.gap)
    }
}

/// From large to small; the first that fits is used.
const SQUARES: [Scale; 7] = [
    Scale::new(15, 7, 1),
    Scale::new(11, 5, 1),
    Scale::new(7, 3, 1),
    Scale::new(5, 1, 1),
    Scale::new(3, 1, 1),
    Scale::new(3, 1, 0),
    Scale::new(2, 1, 0),
];
const POINTS: [Scale; 3] = [Scale::new(6, 3, 0), Scale::new(4, 2, 0), Scale::new(2, 1, 0)];

/// Scale and place of a board, and the part of it that is visible.
#[derive(Clone, Debug)]
pub struct Layout {
    pub scale: Scale,
    /// Including the labels.
    pub area: Rect,
    /// The visible columns of the board, from left to right.
    pub cols: Vec<u8>,
    /// The visible rows of the board, from top to bottom.
    pub rows: Vec<u8>,
    board_cols: u8,
    board_rows: u8,
    flipped: bool,
}

impl Layout {
    /// The largest scale that fits, at the top left of the area; if none does, the part around a cell.
    /// Points need no room beyond the outermost lines.
    pub fn fit(view: &BoardView, area: Rect, flip: bool, around: Cell) -> Layout {
        let (cols, rows) = (view.grid.cols, view.grid.rows);
        let scales: &[Scale] = match view.grid.style {
            GridStyle::Squares => &SQUARES,
            GridStyle::Points => &POINTS,
        };
        let fits = |scale: &&Scale| {
            let (width, height) = size(**scale, view.grid.style, cols.into(), rows.into());
            width <= area.width && height <= area.height
        };
        let scale = *scales.iter().find(fits).unwrap_or(&scales[scales.len() - 1]);
        let (col, row) = (around.0 % u16::from(cols), around.0 / u16::from(cols));
        let (max_cols, max_rows) = max_cells(scale, view.grid.style, area);
        let mut cols: Vec<u8> = window(cols, col as u8, max_cols);
        let mut rows: Vec<u8> = window(rows, row as u8, max_rows);
        if flip { &mut cols } else { &mut rows }.reverse();
        let (width, height) = size(scale, view.grid.style, cols.len() as u16, rows.len() as u16);
        let area = Rect { width: width.min(area.width), height: height.min(area.height), ..area };
        let (board_cols, board_rows) = (view.grid.cols, view.grid.rows);
        Layout { scale, area, cols, rows, board_cols, board_rows, flipped: flip }
    }

    /// The same board elsewhere.
    pub fn moved(mut self, right: u16, down: u16) -> Layout {
        self.area = Rect { x: self.area.x + right, y: self.area.y + down, ..self.area };
        self
    }

    /// Whether the board goes on beyond what is visible: to the left, right, top, bottom.
    pub fn goes_on(&self) -> [bool; 4] {
        let ends = |visible: &[u8], count: u8, from_first: bool| {
            let (first, last) = (visible.iter().min(), visible.iter().max());
            let more =
                [first.is_some_and(|first| *first > 0), last.is_some_and(|last| last + 1 < count)];
            if from_first { more } else { [more[1], more[0]] }
        };
        let [left, right] = ends(&self.cols, self.board_cols, !self.flipped);
        let [top, bottom] = ends(&self.rows, self.board_rows, self.flipped);
        [left, right, top, bottom]
    }

    pub fn cell(&self, col: u8, row: u8) -> Cell {
        Cell(u16::from(row) * u16::from(self.board_cols) + u16::from(col))
    }

    /// The area of the cell in the `x`th visible column and the `y`th visible row.
    pub fn rect(&self, x: usize, y: usize) -> Rect {
        let (across, down) = self.scale.pitch();
        Rect {
            x: self.area.x + LABEL + self.scale.gap + x as u16 * across,
            y: self.area.y + 1 + self.scale.gap + y as u16 * down,
            width: self.scale.width,
            height: self.scale.height,
        }
    }

    /// The visible cells with their areas.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, Rect)> {
        let column = move |(y, row): (usize, &u8)| {
            let row = *row;
            let cell = move |(x, col): (usize, &u8)| (self.cell(*col, row), self.rect(x, y));
            self.cols.iter().enumerate().map(cell)
        };
        self.rows.iter().enumerate().flat_map(column)
    }

    /// A line between cells belongs to the cell before it.
    pub fn cell_at(&self, place: Position) -> Option<Cell> {
        let gap = self.scale.gap;
        let grown =
            |rect: Rect| Rect { width: rect.width + gap, height: rect.height + gap, ..rect };
        let mut all = self.cells();
        all.find(|(_, rect)| grown(*rect).contains(place)).map(|(cell, _)| cell)
    }
}

/// Width and height of a board of this many cells, labels included.
fn size(scale: Scale, style: GridStyle, cols: u16, rows: u16) -> (u16, u16) {
    let (across, down) = scale.pitch();
    let (right, below) = spare(scale, style);
    (LABEL + cols * across + scale.gap + 1 - right, 2 + rows * down + scale.gap - below)
}

/// What the last point of a line does not need: nothing is drawn right of it or below.
fn spare(scale: Scale, style: GridStyle) -> (u16, u16) {
    match style {
        GridStyle::Squares => (0, 0),
        GridStyle::Points => (scale.width - 2, scale.height - 1),
    }
}

/// The number of columns and rows that fit, at least one.
fn max_cells(scale: Scale, style: GridStyle, area: Rect) -> (u16, u16) {
    let (across, down) = scale.pitch();
    let (right, below) = spare(scale, style);
    let cols = (area.width + right).saturating_sub(LABEL + scale.gap + 1) / across;
    let rows = (area.height + below).saturating_sub(2 + scale.gap) / down;
    (cols.max(1), rows.max(1))
}

/// At most `max_cells` of `count` indices, centred on one of them as far as possible.
fn window(count: u8, around: u8, max_cells: u16) -> Vec<u8> {
    let max_cells = max_cells.min(count.into()) as u8;
    let first = around.saturating_sub(max_cells / 2).min(count - max_cells);
    (first..first + max_cells).collect()
}
