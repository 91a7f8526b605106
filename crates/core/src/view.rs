//! A position as a picture: what is where and what it means, without colours or coordinates.
//! Front ends draw it and hold no code of any game.

use std::ops::Index;

use crate::{Cell, Grid, Message, Side};

/// The picture of a position.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// Shape of the board.
    pub grid: GridView,
    /// One entry per [`Cell`], in cell order (row by row from the bottom left).
    pub cells: Vec<CellView>,
    /// What lies beside the board.
    pub trays: Vec<TrayView>,
    /// Cells that mean something now.
    pub marks: Vec<(Cell, Mark)>,
    /// Cells that belong together, each list in the order of a straight line through them.
    pub lines: Vec<Vec<Cell>>,
    /// Numbers of both sides worth showing.
    pub facts: Vec<Fact>,
    /// The part of the game: id of a message that tells of its beginning, with the side to move as `side`.
    /// `None` at the start of a game.
    pub phase: Option<&'static str>,
    /// What the side to move has to do; says nothing about a finished game.
    pub prompt: Message,
}

impl BoardView {
    /// An empty board of this size.
    pub fn empty(grid: Grid, style: GridStyle, prompt: Message) -> BoardView {
        BoardView {
            grid: GridView {
                cols: grid.cols(),
                rows: grid.rows(),
                style,
                columns: (0..grid.cols()).map(|col| grid.letter(col)).collect(),
            },
            cells: vec![CellView::default(); grid.len()],
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            facts: Vec::new(),
            phase: None,
            prompt,
        }
    }

    /// Puts a piece on top of what a cell holds.
    pub fn put(&mut self, cell: Cell, kind: u8, owner: Side) {
        self.cells[cell.index()].stack.push(Piece { kind, owner });
    }

    /// Marks cells, with a mark of the game or a bare role.
    pub fn mark(&mut self, cells: impl IntoIterator<Item = Cell>, mark: impl Into<Mark>) {
        let mark = mark.into();
        self.marks.extend(cells.into_iter().map(|cell| (cell, mark)));
    }

    /// The cells with a mark of this role.
    pub fn marked(&self, role: Role) -> impl Iterator<Item = Cell> {
        self.marks.iter().filter(move |(_, mark)| mark.role == role).map(|&(cell, _)| cell)
    }

    /// Whether a cell has a mark of this role.
    pub fn has(&self, cell: Cell, role: Role) -> bool {
        self.marked(role).any(|marked| marked == cell)
    }
}

impl Index<Cell> for BoardView {
    type Output = CellView;

    fn index(&self, cell: Cell) -> &CellView {
        &self.cells[cell.index()]
    }
}

/// Shape and labels of a board. Rows are labelled 1, 2, … from the bottom.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GridView {
    /// Also the length of `columns`.
    pub cols: u8,
    /// Cell `row * cols + col` counts from the bottom left.
    pub rows: u8,
    /// How the lines of the grid are drawn.
    pub style: GridStyle,
    /// Letters of the columns, from the left.
    pub columns: String,
}

impl GridView {
    /// The cell with this name, such as `k10`.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        let letter = name.chars().next()?;
        let col = self.columns.chars().position(|column| column == letter)?;
        let number = &name[letter.len_utf8()..];
        let row = (0..self.rows).find(|row| number == (row + 1).to_string())?;
        Some(Cell::at(usize::from(row) * usize::from(self.cols) + col))
    }
}

/// Where pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GridStyle {
    /// In squares.
    Squares,
    /// On the crossings of lines.
    Points,
}

/// What a cell is and holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CellView {
    /// What the cell is, with or without a piece.
    pub terrain: Terrain,
    /// Pieces from the bottom to the top.
    pub stack: Vec<Piece>,
}

/// The ground of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Terrain {
    /// A cell like most others.
    #[default]
    Plain,
    /// A point marked for orientation only.
    Star,
    /// A place one plays for.
    Goal,
}

/// A piece: its place in the game's legend, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// Index into [`GameInfo::legend`](crate::GameInfo::legend).
    pub kind: u8,
    /// Decides its colour.
    pub owner: Side,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayView {
    /// Id of the message that names the tray, such as `tray-hand`.
    pub label: &'static str,
    /// The side that holds these pieces.
    pub owner: Side,
    /// The pieces in it.
    pub piece: Piece,
    /// Pieces of this kind in the tray.
    pub count: u32,
}

/// What a marked cell means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What front ends style it by.
    pub role: Role,
    /// Id of the message by which the game calls it, such as `mark-scared`. `None` for the marks
    /// that need no name of the game's own.
    pub label: Option<&'static str>,
}

impl Mark {
    /// A mark of a game, to be listed in [`GameInfo::marks`](crate::GameInfo::marks).
    pub const fn named(role: Role, label: &'static str) -> Mark {
        Mark { role, label: Some(label) }
    }
}

impl From<Role> for Mark {
    fn from(role: Role) -> Mark {
        Mark { role, label: None }
    }
}

/// What a mark says in any game. Front ends know these and no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Role {
    /// The last move arrived here.
    Last,
    /// The last move came from here.
    From,
    /// The last move captured a piece here.
    Captured,
    /// These cells won the game.
    Winning,
    /// Only these pieces may move.
    Forced,
    /// This piece is in danger.
    Threatened,
    /// Nothing can happen to this piece now.
    Safe,
    /// No piece may go here now.
    Forbidden,
    /// This piece counts for its owner as things stand.
    Scoring,
    /// The text beside the picture speaks of this cell.
    Highlighted,
}

/// A number of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Id of the message that names it, such as `fact-live`.
    pub label: &'static str,
    /// White's and Black's number.
    pub values: [i64; 2],
}
