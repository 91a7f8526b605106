//! Players of ours at the tables.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use jogada_play::{Limits, Line, PlayerSpec, Request, Side, Stop, open};

use super::{Change, Kept, Room, Rooms};
use crate::game::{Action, Actor, Decision};
use crate::time::{Millis, now};

/// The longest a player without a measure of its own thinks.
const THINKING: Millis = 1_000;
/// The longest any player thinks; then it plays the best it has found.
const LONGEST: Duration = Duration::from_secs(4);

/// A move to be found.
struct Task {
    id: String,
    side: Side,
    player: String,
    line: Line,
    time: Duration,
    peer: IpAddr,
    thinking: Thinking,
}

/// The mark that somebody thinks about a game; it goes when the thinking ends, however that is.
struct Thinking {
    rooms: Arc<Rooms>,
    id: String,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.rooms.thinkers().remove(&self.id);
    }
}

impl Rooms {
    /// Lets a player of ours think, if it is to move and does not think already.
    pub(super) fn ask_bot(self: &Arc<Self>, room: &Arc<Room>, kept: &Kept, peer: IpAddr) {
        let Some((side, player)) = kept.game.bot_to_move() else { return };
        let id = room.id().to_owned();
        if !self.thinkers().insert(id.clone()) {
            return;
        }
        // Whoever has little time left thinks briefly.
        let left = kept.game.clock().deadline().map(|_| kept.game.clock().left(side, now()));
        let time = left.map_or(THINKING, |left| (left / 20).min(THINKING)).max(1);
        let time = Duration::from_millis(time as u64);
        let thinking = Thinking { rooms: Arc::clone(self), id: id.clone() };
        let (player, line) = (player.to_owned(), kept.game.table().line());
        let task = Task { id, side, player, line, time, peer, thinking };
        let (rooms, runtime) = (Arc::clone(self), tokio::runtime::Handle::current());
        let work = move |stop: &Arc<Stop>| {
            runtime.spawn(stop_after(LONGEST, Arc::clone(stop)));
            let found = task.think(stop);
            runtime.spawn(async move { rooms.bot_moves(task, found).await });
        };
        // If too much waits, it is asked again when the server looks after its games.
        let _ = self.bots.ask(peer, Box::new(work));
    }

    /// Makes the move that was found, unless the game has gone another way meanwhile.
    async fn bot_moves(self: Arc<Self>, task: Task, found: Option<String>) {
        let Task { id, side, line, peer, thinking, .. } = task;
        drop(thinking);
        let Ok(room) = self.room(&id).await else { return };
        let mut kept = room.lock().await;
        if self.notice_time(&room, &mut kept).await.is_err() {
            return;
        }
        let same = kept.game.table().line() == line && kept.game.bot_to_move().is_some();
        if let Some(text) = found.filter(|_| same) {
            let action = Action::Move(text, None);
            let decision = kept.game.decide(Actor::one(side), &action, now());
            if let Ok(Decision::Events(events)) = decision
                && self.write(&room, &mut kept, Change::of(events)).await.is_err()
            {
                return;
            }
        }
        self.ask_bot(&room, &kept, peer);
    }

    fn thinkers(&self) -> std::sync::MutexGuard<'_, std::collections::HashSet<String>> {
        self.thinking.lock().expect("nothing panics while the list is locked")
    }
}

impl Task {
    /// The move; `None` if there is none, which no table of ours shows.
    fn think(&self, stop: &Stop) -> Option<String> {
        let mut table = open(&self.line.spec, self.line.start.as_deref()).ok()?;
        for text in &self.line.moves {
            table.play(text).ok()?;
        }
        let spec = PlayerSpec::parse(&self.player, table.info()).ok()?;
        let mut player = spec.open(seed(&self.id));
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        let request = Request { limits, ..Request::default() };
        let choice = player.choose(&*table, &request, stop, &mut |_| {});
        choice.ok().flatten().map(|found| found.best().to_owned())
    }
}

/// What a player leaves to chance follows from the game, so that a restart changes nothing.
fn seed(id: &str) -> u64 {
    id.bytes().fold(0xcbf2_9ce4_8422_2325, |seed: u64, byte| {
        (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

async fn stop_after(time: Duration, stop: Arc<Stop>) {
    tokio::time::sleep(time).await;
    stop.stop();
}
