//! Bots of local games: they think elsewhere, so that the page is answered meanwhile.

use std::time::Duration;

use jogada_play::{GameLine, Reason, Side, Stop, open};
use serde::{Deserialize, Serialize};

use super::{GameWrite, StoredGame};
use crate::bot::{self, ThinkingTime};
use crate::error::ApiError;
use crate::game::{Event, EventRecord, Game};
use crate::time::Millis;

/// A move to search for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotTask {
    /// The id of the game, which is the seed of the bot.
    pub game: String,
    /// The version the game must still have when the bot has found its move.
    pub version: u64,
    /// Game and options.
    pub spec: String,
    /// `None` for the usual start.
    pub start: Option<String>,
    /// From the start.
    pub moves: Vec<String>,
    /// The name of the bot.
    pub player: String,
    /// Milliseconds of its search.
    pub time: u64,
    /// Milliseconds after which it is stopped, whatever its limits.
    pub most: u64,
}

impl BotTask {
    /// The task of the bot to move, if it is one.
    pub fn of(game: &Game, now: Millis) -> Option<BotTask> {
        let (side, player) = game.bot_to_move()?;
        let GameLine { spec, start, moves } = game.board().line();
        let ThinkingTime { limit, most } = ThinkingTime::of(game, side, now);
        let [time, most] = [limit, most].map(|time| time.as_millis() as u64);
        let (id, version, player) = (game.id().to_owned(), game.version(), player.to_owned());
        Some(BotTask { game: id, version, spec, start, moves, player, time, most })
    }

    /// Finds the move; `None` if there is no such bot or no such position.
    pub fn think(&self, stop: &Stop) -> Option<String> {
        let mut game = open(&self.spec, self.start.as_deref()).ok()?;
        for text in &self.moves {
            game.play(text).ok()?;
        }
        bot::choose(&*game, &self.player, &self.game, Duration::from_millis(self.time), stop)
    }
}

/// What comes of the move that a bot has found: nothing if the game has gone on meanwhile. A bot that finds no
/// legal move forfeits the game; `thought` is charged to its clock.
pub fn bot_moved(
    stored: &StoredGame,
    task: &BotTask,
    found: Option<&str>,
    thought: Millis,
    now: Millis,
) -> Result<Option<GameWrite>, ApiError> {
    let game = stored.replay()?;
    let Some((side, _)) = game.bot_to_move().filter(|_| game.version() == task.version) else {
        return Ok(None);
    };
    let decided = found.and_then(|text| game.decide_bot_move(text, thought).ok());
    let events = vec![decided.unwrap_or_else(|| forfeit(side))];
    let events = EventRecord::following(game.version(), events, now);
    Ok(Some(GameWrite { id: stored.id.clone(), after: game.version(), events }))
}

fn forfeit(side: Side) -> Event {
    Event::Closed { winner: Some(side.other()), reason: Reason::Forfeit }
}
