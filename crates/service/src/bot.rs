//! The moves of bots: how long they may think, and what they choose.

use std::time::Duration;

use jogada_play::{AnyMatch, Limits, PlayerSpec, Request, SearchOptions, Side, Stop};

use crate::game::{ClockKind, Game};
use crate::time::Millis;

/// Milliseconds for a bot whose name sets no limit of its own.
const DEFAULT_THINKING: Millis = 1_000;
/// Milliseconds after which any bot is stopped and plays the best move found so far.
const MAX_THINKING: Millis = 4_000;

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    /// The time limit of its search.
    pub limit: Duration,
    /// When it is stopped, whatever its limits.
    pub most: Duration,
}

impl ThinkingTime {
    /// A fraction of the clock, capped.
    pub fn of(game: &Game, side: Side, now: Millis) -> ThinkingTime {
        let left = match game.clock().kind {
            ClockKind::None => Millis::MAX,
            _ => game.clock().left(side, now),
        };
        let limit = |share: Millis, most: Millis| {
            Duration::from_millis((left / share).min(most).max(1).unsigned_abs())
        };
        ThinkingTime { limit: limit(20, DEFAULT_THINKING), most: limit(2, MAX_THINKING) }
    }
}

/// The move of a bot in the game of this id. `None` if the name is not that of a bot in this version of the
/// program, or if it was stopped before it found a move.
pub fn choose(
    game: &dyn AnyMatch,
    player: &str,
    id: &str,
    time: Duration,
    stop: &Stop,
) -> Option<String> {
    let spec = PlayerSpec::parse(player, game.info()).ok()?;
    let limits = Limits { time: Some(time), ..Limits::default() };
    let settings = SearchOptions { contempt: true, ..SearchOptions::default() };
    let request = Request { limits, settings, seed: seed(id), ..Request::default() };
    let found = game.think(&spec.strategy()?, &request, stop, &mut |_| {})?;
    Some(found.best().to_owned())
}

/// Seeds the bot with the id of its game (FNV-1a), so that it plays the same when it is asked again.
fn seed(id: &str) -> u64 {
    id.bytes().fold(0xcbf2_9ce4_8422_2325, |seed: u64, byte| {
        (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
