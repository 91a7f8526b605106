use jogada_play::{Outcome, Reason, Side};
use jogada_service::game::Game;

use super::Listed;
use crate::time::Millis;
use crate::wire::{GameListing, ListedSeat, Sides};

/// The row of a game in the table `games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub(super) game: &'static str,
    pub(super) spec: String,
    pub(super) status: &'static str,
    /// White's first.
    pub(super) seats: [ListedSeat; 2],
    pub(super) moves: usize,
    pub(super) result: Option<(Outcome, Reason)>,
    pub(super) listed: bool,
    pub(super) rated: bool,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    pub(super) due: Option<Millis>,
}

impl Summary {
    /// Derives the row from the state of the game.
    pub fn of(game: &Game) -> Summary {
        let (created, updated) = game.times();
        let seat = |side| ListedSeat::of(game.chair(side));
        Summary {
            game: game.board().info().id,
            spec: game.board().spec().to_owned(),
            status: game.status().word(),
            seats: Side::ALL.map(seat),
            moves: game.length(),
            result: game.ending().map(|end| (end.outcome, end.reason)),
            listed: game.setup().listed,
            rated: game.setup().rated,
            created,
            updated,
            due: game.due(),
        }
    }
}

/// What lists read of a row, in this order.
pub(super) const LISTED_COLUMNS: &str = "id, game, spec, status, white_kind, white, black_kind, black, moves, winner, reason, created, updated, listed, rated, white_account, black_account";

/// The columns of [`LISTED_COLUMNS`].
pub(super) struct ListedRow {
    pub id: String,
    pub game: String,
    pub spec: String,
    pub status: String,
    pub seats: [ListedSeat; 2],
    pub moves: i64,
    pub winner: Option<String>,
    pub reason: Option<String>,
    pub created: Millis,
    pub updated: Millis,
    pub listed: bool,
    pub rated: bool,
}

impl From<ListedRow> for Listed {
    fn from(row: ListedRow) -> Listed {
        let [w, b] = row.seats;
        let entry = GameListing {
            id: row.id.clone(),
            spec: row.spec,
            status: row.status,
            seats: Sides { w, b },
            moves: row.moves,
            rated: row.rated,
            result: None,
            created: row.created,
            updated: row.updated,
            side: None,
        };
        let outcome = row.winner.and_then(|word| word.parse().ok());
        let result = outcome.zip(row.reason.map(Reason::from));
        let (created, public) = (row.created, row.listed);
        Listed { id: row.id, game: row.game, created, public, entry, result }
    }
}
