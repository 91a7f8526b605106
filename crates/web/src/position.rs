//! Positions as the API shows them.

use std::collections::BTreeMap;

use jogada_play::{
    AnyMatch, BoardView, Cell, Ending, LegalMove, Localizer, Mark, Message, MovePath, Role, Side,
    Terrain, facts_json,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::i18n::Locale;

/// A position with all that a page needs to draw it and to move in it.
#[derive(Debug, Serialize)]
pub struct Position {
    spec: String,
    game: &'static str,
    start: Option<String>,
    moves: Vec<String>,
    /// Who made each of the moves: in some games a side moves twice running.
    by: Vec<Side>,
    #[serde(rename = "position")]
    text: String,
    ply: usize,
    side: Side,
    board: Board,
    cells: BTreeMap<usize, Vec<(u8, Side)>>,
    /// With the game's own word for it, if it has one.
    marks: Vec<(usize, Role, Option<String>)>,
    lines: Vec<Vec<Cell>>,
    trays: Vec<Tray>,
    facts: Value,
    prompt: Option<String>,
    turn: Option<String>,
    legal: Vec<Value>,
    ending: Option<Value>,
}

#[derive(Debug, Serialize)]
struct Board {
    cols: u8,
    rows: u8,
    columns: String,
    style: jogada_play::GridStyle,
    stars: Vec<usize>,
    goals: Vec<usize>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Tray {
    label: String,
    owner: Side,
    kind: u8,
    piece_owner: Side,
    count: u32,
}

impl Position {
    /// The current position. A game that ended off the board (by resignation, say) has no legal moves.
    pub fn of(game: &dyn AnyMatch, ended: Option<&Ending>, locale: Locale) -> Position {
        let legal = if ended.is_none() {
            legal(game, locale.game_localizer(game.info()))
        } else {
            Vec::new()
        };
        Position { legal, ..Position::still(game, &game.view(), ended, locale) }
    }

    /// The position as a picture, not to be played: without its legal moves, which are
    /// most of what a position says.
    pub fn still(
        game: &dyn AnyMatch,
        view: &BoardView,
        ended: Option<&Ending>,
        locale: Locale,
    ) -> Position {
        let localizer = locale.game_localizer(game.info());
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
            board: board(view),
            cells: cells(view),
            marks: marks(view, localizer),
            lines: view.lines.clone(),
            trays: trays(view, localizer),
            facts: facts_json(view, localizer),
            prompt: live.then(|| localizer.say(&view.prompt)),
            turn: live.then(|| localizer.say(&to_move)),
            legal: Vec::new(),
            ending: ended.map(|ending| ending_json(ending, localizer)),
        }
    }
}

/// The board of a view alone.
pub fn board_json(view: &BoardView) -> Value {
    json!(board(view))
}

/// How a game ended; `winner` is `null` for a draw, `why` the reason in words.
pub fn ending_json(ending: &Ending, localizer: &Localizer) -> Value {
    let mut json = jogada_play::ending_json(ending, localizer);
    json["winner"] = json!(ending.outcome.winner());
    json["why"] = json!(localizer.say(&ending.reason));
    json
}

fn board(view: &BoardView) -> Board {
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

fn cells(view: &BoardView) -> BTreeMap<usize, Vec<(u8, Side)>> {
    let taken = view.cells.iter().enumerate().filter(|(_, cell)| !cell.stack.is_empty());
    let stack = |cell: &jogada_play::CellView| {
        cell.stack.iter().map(|piece| (piece.kind, piece.owner)).collect()
    };
    taken.map(|(place, cell)| (place, stack(cell))).collect()
}

fn marks(view: &BoardView, localizer: &Localizer) -> Vec<(usize, Role, Option<String>)> {
    let mark = |(cell, mark): &(Cell, Mark)| {
        (cell.index(), mark.role, mark.label.map(|id| localizer.word(id)))
    };
    view.marks.iter().map(mark).collect()
}

fn trays(view: &BoardView, localizer: &Localizer) -> Vec<Tray> {
    let tray = |tray: &jogada_play::TrayView| Tray {
        label: localizer.word(tray.label),
        owner: tray.owner,
        kind: tray.piece.kind,
        piece_owner: tray.piece.owner,
        count: tray.count,
    };
    view.trays.iter().map(tray).collect()
}

fn legal(game: &dyn AnyMatch, localizer: &Localizer) -> Vec<Value> {
    let entry = |offer: LegalMove| match offer.path {
        MovePath::Cells(cells) => json!([offer.text, cells]),
        MovePath::Button(id) => {
            let button = format!("button-{id}");
            let label = localizer.word(&button);
            json!([offer.text, button, label])
        }
    };
    game.legal().into_iter().map(entry).collect()
}
