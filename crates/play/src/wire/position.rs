//! A position as a page draws it: short, because it is sent often.

use std::collections::BTreeMap;

use jogada_core::{
    BoardView, Cell, CellView, GridStyle, Mark, Message, MovePath, Outcome, Role, Side, Terrain,
    TrayView,
};
use serde::Serialize;

use super::thinking::FactEntry;
use crate::any_match::AnyMatch;
use crate::i18n::Localizer;
use crate::legal_move::LegalMove;
use crate::reason::Reason;

/// A position with all that is needed to draw it and to move in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Position {
    /// Game and options.
    pub spec: String,
    /// The id of the game.
    pub game: &'static str,
    /// Where it began, as text; `null` for the usual start.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub start: Option<String>,
    /// Played from the start.
    pub moves: Vec<String>,
    /// Who made each of the moves: in some games a side moves twice running.
    pub by: Vec<Side>,
    /// The position as text.
    #[serde(rename = "position")]
    pub text: String,
    /// The length of `moves`.
    pub ply: usize,
    /// To move.
    pub side: Side,
    /// Shape and ground.
    pub board: Board,
    /// Stacks by cell, from the bottom to the top: the kind's place in the legend, and whose it is. Empty
    /// cells are left out.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<(u8, Side)>>))]
    pub cells: BTreeMap<usize, Vec<(u8, Side)>>,
    /// Cell, what the mark means, and the game's own word for it if it has one.
    pub marks: Vec<(usize, Role, Option<String>)>,
    /// Cells that belong together, such as a scoring row.
    pub lines: Vec<Vec<Cell>>,
    /// Pieces beside the board.
    pub trays: Vec<Tray>,
    /// What is counted beside the board.
    pub facts: Vec<FactEntry>,
    /// What the side to move has to do; `null` when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub prompt: Option<String>,
    /// Whose turn it is, in words; `null` when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub turn: Option<String>,
    /// The legal moves; none in a picture, and none for those who may not move.
    pub legal: Vec<PositionMove>,
    /// `null` while it goes on.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub ending: Option<Ending>,
}

/// A legal move: its text and the cells to point at in turn, or its text and the id and label of a button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum PositionMove {
    /// Cells in turn.
    Cells((String, Vec<Cell>)),
    /// A button, as for a pass.
    Button((String, String, String)),
}

/// Shape and ground of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// Cells are numbered row by row from the bottom left.
    pub cols: u8,
    /// From the bottom.
    pub rows: u8,
    /// Letters of the columns, from the left.
    pub columns: String,
    /// Where pieces stand.
    pub style: GridStyle,
    /// Points marked for orientation.
    pub stars: Vec<usize>,
    /// Places one plays for.
    pub goals: Vec<usize>,
}

/// Pieces beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Tray {
    /// Its name.
    pub label: String,
    /// The side that holds these pieces.
    pub owner: Side,
    /// Their kind's place in the legend.
    pub kind: u8,
    /// Whose colour they have.
    pub piece_owner: Side,
    /// How many there are.
    pub count: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// Who won.
    pub winner: Winner,
    /// The same in every language, such as `five`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub reason: Reason,
    /// Result and reason in words.
    pub text: String,
    /// The reason in words.
    pub why: String,
    /// The cells that decided.
    pub cells: Vec<Cell>,
}

/// Who won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// White.
    W,
    /// Black.
    B,
    /// Nobody.
    Draw,
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Winner {
        match outcome {
            Outcome::Win(Side::White) => Winner::W,
            Outcome::Win(Side::Black) => Winner::B,
            Outcome::Draw => Winner::Draw,
        }
    }
}

impl Ending {
    /// In the language of the localizer.
    pub fn of(ending: &crate::Ending, localizer: &Localizer) -> Ending {
        Ending {
            winner: ending.outcome.into(),
            reason: ending.reason.clone(),
            text: localizer.say(ending),
            why: localizer.say(&ending.reason),
            cells: ending.cells.clone(),
        }
    }
}

impl Position {
    /// The current position with its legal moves. A game that ended off the board (by resignation, say) has
    /// none.
    pub fn of(
        game: &dyn AnyMatch,
        ended: Option<&crate::Ending>,
        localizer: &Localizer,
    ) -> Position {
        let legal = if ended.is_none() { PositionMove::all(game, localizer) } else { Vec::new() };
        Position { legal, ..Position::still(game, &game.view(), ended, localizer) }
    }

    /// The position as a picture, not to be played: without its legal moves, which are most of what a
    /// position says.
    pub fn still(
        game: &dyn AnyMatch,
        view: &BoardView,
        ended: Option<&crate::Ending>,
        localizer: &Localizer,
    ) -> Position {
        let line = game.line();
        let live = ended.is_none();
        let to_move = Message::new("to-move").with("side", game.side());
        Position {
            game: game.info().id,
            ply: line.moves.len(),
            spec: line.spec,
            start: line.start,
            moves: line.moves,
            by: game.movers(),
            text: game.position(),
            side: game.side(),
            board: Board::of(view),
            cells: cells(view),
            marks: marks(view, localizer),
            lines: view.lines.clone(),
            trays: trays(view, localizer),
            facts: FactEntry::all(view, localizer),
            prompt: live.then(|| localizer.say(&view.prompt)),
            turn: live.then(|| localizer.say(&to_move)),
            legal: Vec::new(),
            ending: ended.map(|ending| Ending::of(ending, localizer)),
        }
    }
}

impl PositionMove {
    /// The legal moves of a game, labels in the language of the localizer.
    pub fn all(game: &dyn AnyMatch, localizer: &Localizer) -> Vec<PositionMove> {
        let entry = |LegalMove { text, path }: LegalMove| match path {
            MovePath::Cells(cells) => PositionMove::Cells((text, cells)),
            MovePath::Button(id) => {
                let button = format!("button-{id}");
                let label = localizer.word(&button);
                PositionMove::Button((text, button, label))
            }
        };
        game.legal().into_iter().map(entry).collect()
    }
}

impl Board {
    /// The board of a view alone.
    pub fn of(view: &BoardView) -> Board {
        let ground = |terrain: Terrain| {
            let cells = view.cells.iter().enumerate();
            cells.filter(|(_, cell)| cell.terrain == terrain).map(|(place, _)| place).collect()
        };
        Board {
            cols: view.grid.cols,
            rows: view.grid.rows,
            columns: view.grid.columns.clone(),
            style: view.grid.style,
            stars: ground(Terrain::Star),
            goals: ground(Terrain::Goal),
        }
    }
}

fn cells(view: &BoardView) -> BTreeMap<usize, Vec<(u8, Side)>> {
    let taken = view.cells.iter().enumerate().filter(|(_, cell)| !cell.stack.is_empty());
    let stack =
        |cell: &CellView| cell.stack.iter().map(|piece| (piece.kind, piece.owner)).collect();
    taken.map(|(place, cell)| (place, stack(cell))).collect()
}

fn marks(view: &BoardView, localizer: &Localizer) -> Vec<(usize, Role, Option<String>)> {
    let mark = |(cell, mark): &(Cell, Mark)| {
        (cell.index(), mark.role, mark.label.map(|id| localizer.word(id)))
    };
    view.marks.iter().map(mark).collect()
}

fn trays(view: &BoardView, localizer: &Localizer) -> Vec<Tray> {
    let tray = |tray: &TrayView| Tray {
        label: localizer.word(tray.label),
        owner: tray.owner,
        kind: tray.piece.kind,
        piece_owner: tray.piece.owner,
        count: tray.count,
    };
    view.trays.iter().map(tray).collect()
}

/// What the last move changed in a position. What is left out stays as it was; legal moves come on their
/// own.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionChange {
    /// The position as text.
    #[serde(rename = "position")]
    pub text: String,
    /// To move.
    pub side: Side,
    /// The cells that changed; an empty stack is an empty cell.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<(u8, Side)>>))]
    pub cells: BTreeMap<usize, Vec<(u8, Side)>>,
    /// All marks.
    pub marks: Vec<(usize, Role, Option<String>)>,
    /// All lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Vec<Cell>>,
    /// All trays, if one changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub trays: Option<Vec<Tray>>,
    /// All facts, if one changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub facts: Option<Vec<FactEntry>>,
    /// What the side to move has to do; `null` when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub prompt: Option<String>,
    /// Whose turn it is, in words; `null` when the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub turn: Option<String>,
    /// If it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub ending: Option<Ending>,
}

impl PositionChange {
    /// What the last move of a game changed; everything if there is none.
    pub fn of(
        game: &dyn AnyMatch,
        ended: Option<&crate::Ending>,
        localizer: &Localizer,
    ) -> PositionChange {
        let after = Position::still(game, &game.view(), ended, localizer);
        let mut earlier = game.fork();
        let before = earlier.undo().map(|_| earlier.view());
        let before_cells = before.as_ref().map(cells).unwrap_or_default();
        let unchanged = |view: &BoardView| trays(view, localizer) == after.trays;
        let same_trays = before.as_ref().is_some_and(unchanged);
        let same_facts =
            before.as_ref().is_some_and(|view| FactEntry::all(view, localizer) == after.facts);
        PositionChange {
            cells: changed(&before_cells, &after.cells),
            text: after.text,
            side: after.side,
            marks: after.marks,
            lines: after.lines,
            trays: Some(after.trays).filter(|_| !same_trays),
            facts: Some(after.facts).filter(|_| !same_facts),
            prompt: after.prompt,
            turn: after.turn,
            ending: after.ending,
        }
    }
}

type Stacks = BTreeMap<usize, Vec<(u8, Side)>>;

fn changed(before: &Stacks, after: &Stacks) -> Stacks {
    let new = after.iter().filter(|(cell, stack)| before.get(cell) != Some(stack));
    let emptied =
        before.keys().filter(|cell| !after.contains_key(cell)).map(|&cell| (cell, Vec::new()));
    new.map(|(&cell, stack)| (cell, stack.clone())).chain(emptied).collect()
}
