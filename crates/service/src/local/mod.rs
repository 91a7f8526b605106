//! The games of one browser. The page asks for them as it asks a server, with the same requests, and gets the
//! same answers. A game is its events here too: each request is given those of the games it concerns, and
//! returns the events to be kept before the page is answered.

mod bots;
mod games;
mod reply;
mod router;
mod transfer;
mod updates;

pub use bots::{BotTask, bot_moved};
pub use reply::{Answer, JSON, LINES, SVG, TEXT};
pub use router::{RANDOM_BYTES, Wanted, answer, stream, wanted};
pub use updates::{Due, Updates, updates};

use jogada_play::Side;
use serde::{Deserialize, Serialize};

use crate::error::ApiError;
use crate::game::{Actor, Chair, EventRecord, Game};
use crate::time::Millis;
use crate::wire::CreatedSeats;

/// What the ids of these games begin with: no game of a server has such an id.
pub const ID_PREFIX: &str = "local-";

/// The secret of every seat: whoever uses this browser has all of them.
const SECRET: &str = "local";

/// A request of the page.
#[derive(Clone, Copy, Debug)]
pub struct LocalRequest<'r> {
    /// Of HTTP.
    pub method: &'r str,
    /// Such as `/api/position`.
    pub path: &'r str,
    /// What follows the path after a question mark.
    pub query: &'r str,
    /// Of a seat, if one is shown.
    pub secret: Option<&'r str>,
    /// JSON.
    pub body: &'r [u8],
}

/// What the world contributes to an answer.
#[derive(Clone, Copy, Debug)]
pub struct World<'w> {
    /// The time.
    pub now: Millis,
    /// Different for every request.
    pub random: [u8; RANDOM_BYTES],
    /// The games that are [`wanted`], as far as there are any.
    pub games: &'w [StoredGame],
}

/// A game as it is kept. What a browser kept may be damaged, so its events are checked when they are needed.
#[derive(Clone, Debug, Deserialize)]
pub struct StoredGame {
    /// Its id.
    pub id: String,
    /// From the first to the last, as they were [written](GameWrite).
    pub events: serde_json::Value,
}

/// Events to be added to a game, if it has no others after that version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameWrite {
    /// Its id.
    pub id: String,
    /// The version it must have; 0 if it must not be there.
    pub after: u64,
    /// What happened.
    pub events: Vec<EventRecord>,
}

impl StoredGame {
    /// The state its events lead to.
    pub fn replay(&self) -> Result<Game, ApiError> {
        Game::replay(&self.id, &self.records()?).map_err(|_| ApiError::damaged())
    }

    fn records(&self) -> Result<Vec<EventRecord>, ApiError> {
        Vec::deserialize(&self.events).map_err(|_| ApiError::damaged())
    }
}

/// What proves the seats of people in a game.
fn secrets(game: &Game) -> CreatedSeats {
    let secret = |side: Side| persons(game).holds(side).then(|| SECRET.to_owned());
    CreatedSeats { w: secret(Side::White), b: secret(Side::Black) }
}

/// Whoever uses the browser plays all sides that no bot plays.
fn persons(game: &Game) -> Actor {
    Actor(Side::ALL.map(|side| matches!(game.chair(side), Chair::Human(_))))
}

#[cfg(test)]
mod tests;
