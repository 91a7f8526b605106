//! What a page that shows a game is told as it goes on, as over the socket of a server.

use serde::Serialize;

use super::{BotTask, GameWrite, StoredGame, persons};
use crate::error::ApiError;
use crate::game::{EventRecord, Frame, Game, View, missed};
use crate::i18n::Locale;
use crate::time::Millis;
use crate::wire::{ServerMessage, Sides};

/// News of a game.
#[derive(Debug, Serialize)]
pub struct Updates {
    /// What the page does not know yet, in order.
    pub messages: Vec<ServerMessage>,
    /// Of the game after them.
    pub version: u64,
    /// What happens next by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Due>,
    /// Its end on time, to be written first; then the news are asked for again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub write: Option<GameWrite>,
}

/// What happens next without anybody's doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// A bot moves.
    Bot(BotTask),
    /// Somebody's time runs out at this moment.
    Time(Millis),
}

/// The news of a game for a page that has version `since`, if it has any.
pub fn updates(
    stored: &StoredGame,
    since: Option<u64>,
    locale: Locale,
    now: Millis,
) -> Result<Updates, ApiError> {
    let game = stored.replay()?;
    let version = game.version();
    if let Some(event) = game.timeout(now) {
        let events = EventRecord::following(version, vec![event], now);
        let write = Some(GameWrite { id: stored.id.clone(), after: version, events });
        return Ok(Updates { messages: Vec::new(), version: since.unwrap_or(0), due: None, write });
    }
    let view = View { here: persons(&game).0, now, locale };
    let mut messages = missed(&game, &stored.records()?, since, view);
    if since.is_none() {
        messages.push(presence(&game));
    }
    if since != Some(version) && game.may_move(persons(&game)) {
        messages.push(game.message(Frame::Legal, view));
    }
    let deadline = || game.clock().deadline().map(Due::Time);
    let due = BotTask::of(&game, now).map(Due::Bot).or_else(deadline);
    Ok(Updates { messages, version, due, write: None })
}

/// Nobody watches.
fn presence(game: &Game) -> ServerMessage {
    let [w, b] = persons(game).0;
    ServerMessage::Presence { version: game.version(), here: Sides { w, b }, watching: 0 }
}
