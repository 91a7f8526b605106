//! A position in full, as `jogada show --json` prints it: every cell, pieces by name and letter.

use jogada_core::{
    BoardView, Cell, GameInfo, GridView, Mark, MovePath, Role, Side, Terrain, TrayView,
};
use serde::Serialize;

use super::position::Ending;
use super::thinking::FactEntry;
use crate::any_match::AnyMatch;
use crate::i18n::Localizer;
use crate::legal_move::LegalMove;

/// A position with its legal moves and its picture.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Shown {
    /// Game and options.
    pub spec: String,
    /// The position as text.
    pub position: String,
    /// To move.
    pub side: Side,
    /// Moves played.
    pub ply: u32,
    /// `null` while it goes on.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub outcome: Option<Ending>,
    /// Texts of the legal moves.
    pub legal: Vec<String>,
    /// The legal moves, each with how it is entered.
    pub offers: Vec<ShownMove>,
    /// The moves that led here.
    pub moves: Vec<String>,
    /// The picture.
    pub view: ShownView,
}

/// How a move is entered: by pointing at cells in turn, or by a button.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum ShownMove {
    /// Cells in turn.
    Cells {
        /// Its text.
        r#move: String,
        /// In the order they are pointed at.
        cells: Vec<Cell>,
    },
    /// A button, as for a pass.
    Button {
        /// Its text.
        r#move: String,
        /// The id of the button.
        button: &'static str,
    },
}

/// The picture of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownView {
    /// Shape and labels of the board.
    pub grid: GridView,
    /// Row by row from the bottom left.
    pub cells: Vec<ShownCell>,
    /// Pieces beside the board.
    pub trays: Vec<ShownTray>,
    /// Marked cells.
    pub marks: Vec<ShownMark>,
    /// Cells that belong together, such as a scoring row.
    pub lines: Vec<Vec<Cell>>,
    /// What is counted beside the board.
    pub facts: Vec<FactEntry>,
    /// What the side to move has to do; `null` when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub prompt: Option<String>,
}

/// A cell and the pieces on it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownCell {
    /// What the cell is, with or without a piece.
    pub terrain: Terrain,
    /// From the bottom to the top.
    pub stack: Vec<ShownPiece>,
}

/// A piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownPiece {
    /// The id of its kind.
    pub kind: &'static str,
    /// Whose it is.
    pub owner: Side,
    /// As boards of text show it.
    pub letter: char,
}

/// Pieces beside the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownTray {
    /// Its name.
    pub label: String,
    /// The side that holds these pieces.
    pub owner: Side,
    /// One of them.
    pub piece: ShownPiece,
    /// How many there are.
    pub count: u32,
}

/// A marked cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownMark {
    /// Which cell.
    pub cell: Cell,
    /// What the mark means.
    pub mark: Role,
    /// The game's own word for it, if it has one.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub label: Option<String>,
}

impl Shown {
    /// The current position, in the language of the localizer.
    pub fn of(game: &dyn AnyMatch, localizer: &Localizer) -> Shown {
        let (ending, legal) = (game.ending(), game.legal());
        let mut view = ShownView::of(&game.view(), game.info(), localizer);
        view.prompt.take_if(|_| ending.is_some());
        Shown {
            spec: game.spec().to_owned(),
            position: game.position(),
            side: game.side(),
            ply: game.ply(),
            outcome: ending.map(|ending| Ending::of(&ending, localizer)),
            legal: legal.iter().map(|offer| offer.text.clone()).collect(),
            offers: legal.into_iter().map(ShownMove::from).collect(),
            moves: game.line().moves,
            view,
        }
    }
}

impl From<LegalMove> for ShownMove {
    fn from(LegalMove { text, path }: LegalMove) -> ShownMove {
        match path {
            MovePath::Cells(cells) => ShownMove::Cells { r#move: text, cells },
            MovePath::Button(button) => ShownMove::Button { r#move: text, button },
        }
    }
}

impl ShownPiece {
    fn of(kind: u8, owner: Side, info: &GameInfo) -> ShownPiece {
        let kind = &info.legend[usize::from(kind)];
        ShownPiece { kind: kind.id, owner, letter: kind.letters[owner.index()] }
    }
}

impl ShownView {
    fn of(view: &BoardView, info: &GameInfo, localizer: &Localizer) -> ShownView {
        let piece = |piece: &jogada_core::Piece| ShownPiece::of(piece.kind, piece.owner, info);
        let cell = |cell: &jogada_core::CellView| ShownCell {
            terrain: cell.terrain,
            stack: cell.stack.iter().map(piece).collect(),
        };
        let tray = |tray: &TrayView| ShownTray {
            label: localizer.word(tray.label),
            owner: tray.owner,
            piece: piece(&tray.piece),
            count: tray.count,
        };
        let mark = |&(cell, mark): &(Cell, Mark)| ShownMark {
            cell,
            mark: mark.role,
            label: mark.label.map(|id| localizer.word(id)),
        };
        ShownView {
            grid: view.grid.clone(),
            cells: view.cells.iter().map(cell).collect(),
            trays: view.trays.iter().map(tray).collect(),
            marks: view.marks.iter().map(mark).collect(),
            lines: view.lines.clone(),
            facts: FactEntry::all(view, localizer),
            prompt: Some(localizer.say(&view.prompt)),
        }
    }
}
