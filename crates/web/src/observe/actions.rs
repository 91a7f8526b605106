//! A line in the log per action of a player or a bot.

use std::net::IpAddr;

use jogada_service::game::{Action, MOVE};

use super::{METRICS, milliseconds};
use crate::rooms::{Caller, RoomError};
use crate::server::App;
use crate::time::{Millis, Stopwatch};
use crate::token;

/// Carries out an action, and logs what came of it.
pub async fn act(
    app: &App,
    id: &str,
    caller: Caller,
    action: Action,
    peer: IpAddr,
) -> Result<u64, RoomError> {
    let (watch, kind) = (Stopwatch::start(), action.kind());
    let done = app.rooms.act(id, caller, action, peer).await;
    let (outcome, seconds) = (outcome(&done), watch.seconds());
    if kind == MOVE && done.is_ok() {
        METRICS.count_move(seconds);
    }
    let duration_ms = milliseconds(seconds);
    // What is no id may be anything.
    let game = Some(id).filter(|id| token::is_id(id));
    tracing::info!(game, action = kind, outcome, duration_ms, "action");
    done
}

/// Logs the move of a bot; its clock was charged for so many milliseconds.
pub fn record_bot_move(game: &str, player: &str, thought: Millis) {
    METRICS.count_bot_move(thought as f64 / 1e3);
    tracing::info!(game, action = MOVE, player, outcome = "ok", duration_ms = thought, "action");
}

fn outcome(done: &Result<u64, RoomError>) -> &'static str {
    match done {
        Ok(_) => "ok",
        Err(RoomError::Rejected(error)) => error.code,
        Err(RoomError::Store(_)) => "unwritten",
        Err(RoomError::Damaged(_)) => "damaged",
        Err(RoomError::Task(_)) => "panic",
    }
}
