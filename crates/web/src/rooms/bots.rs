//! Bots at the tables.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use jogada_play::{GameLine, Limits, PlayerSpec, Request, Side, Stop, open};
use tokio::time::sleep;

use super::{Change, Room, RoomState, Rooms};
use crate::game::{ClockKind, Event, Game, Reason};
use crate::incident::{Incident, Reporter};
use crate::pool::Pool;
use crate::time::{Millis, Stopwatch, now};

/// The longest a bot without a measure of its own thinks.
const DEFAULT_THINKING: Millis = 1_000;
/// The longest any bot thinks; then it plays the best it has found.
const MAX_THINKING: Millis = 4_000;
/// Bots that search no more positions than this have threads of their own: they answer in an instant
/// and need not wait behind those that think for seconds.
const QUICK_NODES: u64 = 10_000;
/// Moves that may wait for a thread.
const MAX_WAITING_MOVES: usize = 10_000;
/// How often a bot may fail in a row before it loses the game.
const MAX_ATTEMPTS: u32 = 5;
/// How long to wait after the first failure; twice as long after each further one.
const BACKOFF: Duration = Duration::from_millis(250);

/// Who thinks for the bots, and about what.
pub struct Bots {
    quick: Pool,
    deep: Pool,
    report: Reporter,
    /// Games some bot is thinking about.
    thinking: Mutex<HashSet<String>>,
    /// How often in a row the bot of a game has found no move.
    failures: Mutex<HashMap<String, u32>>,
}

impl Bots {
    /// So many threads for bots that think long, and as many for the others.
    pub fn new(threads: usize, report: Reporter) -> Bots {
        Bots {
            quick: Pool::new(threads, MAX_WAITING_MOVES),
            deep: Pool::new(threads, MAX_WAITING_MOVES),
            report,
            thinking: Mutex::default(),
            failures: Mutex::default(),
        }
    }

    /// Threads for bots that think long.
    pub fn threads(&self) -> usize {
        self.deep.threads()
    }

    /// Moves that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.quick.waiting() + self.deep.waiting()
    }

    /// Stops all thinking. What was found so far is not played: the server will ask again when it
    /// is started again.
    pub fn close(&self) {
        self.quick.close();
        self.deep.close();
    }

    fn pool(&self, game: &Game, player: &str) -> &Pool {
        let info = game.board().info();
        let spec = PlayerSpec::parse(player, info).ok();
        let nodes = spec.and_then(|spec| spec.node_budget(info));
        if nodes.is_some_and(|nodes| nodes <= QUICK_NODES) { &self.quick } else { &self.deep }
    }

    fn thinking(&self) -> MutexGuard<'_, HashSet<String>> {
        self.thinking.lock().expect("nothing panics while the list is locked")
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.failures.lock().expect("nothing panics while the list is locked")
    }

    /// One more failure in a row; how many there are now.
    fn count_failure(&self, task: &Task) -> u32 {
        let mut failures = self.failures();
        let count = failures.entry(task.id.clone()).or_default();
        *count += 1;
        let attempt = *count;
        drop(failures);
        let (game, player) = (task.id.clone(), task.player.clone());
        (self.report)(&Incident::BotFailed { game, player, attempt });
        attempt
    }
}

/// A move to be found.
struct Task {
    id: String,
    side: Side,
    player: String,
    line: GameLine,
    /// How long to think, and how long at most.
    time: Duration,
    most: Duration,
    peer: IpAddr,
    thinking: Thinking,
}

/// The mark that a bot thinks about a game; it goes when the thinking ends, however that is.
struct Thinking {
    rooms: Arc<Rooms>,
    id: String,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.rooms.bots.thinking().remove(&self.id);
    }
}

impl Rooms {
    /// Lets a bot think, if it is to move and does not think already.
    pub(super) fn ask_bot(self: &Arc<Self>, room: &Arc<Room>, state: &RoomState, peer: IpAddr) {
        let Some((side, player)) = state.game.bot_to_move() else { return };
        let id = room.id().to_owned();
        if !self.bots.thinking().insert(id.clone()) {
            return;
        }
        let thinking = Thinking { rooms: Arc::clone(self), id: id.clone() };
        let (time, most) = thinking_time(&state.game, side);
        let (line, pool) = (state.game.board().line(), self.bots.pool(&state.game, player));
        let player = player.to_owned();
        let task = Task { id, side, player, line, time, most, peer, thinking };
        let (rooms, runtime) = (Arc::clone(self), tokio::runtime::Handle::current());
        let work = move |stop: &Arc<Stop>| {
            runtime.spawn(stop_after(task.most, Arc::clone(stop)));
            let watch = Stopwatch::start();
            // A bot that panics has found nothing.
            let found = catch_unwind(AssertUnwindSafe(|| task.think(stop))).ok().flatten();
            let thought = watch.elapsed();
            runtime.spawn(async move { rooms.bot_moves(task, found, thought).await });
        };
        // If too much waits, it is asked again when the server looks after its games.
        let _ = pool.ask(peer, Box::new(work));
    }

    /// Makes the move that was found, unless the game has gone another way meanwhile.
    async fn bot_moves(self: Arc<Self>, task: Task, found: Option<String>, thought: Millis) {
        let Ok(room) = self.room(&task.id).await else { return };
        let mut state = room.lock().await;
        if self.bots.deep.is_closed() {
            return;
        }
        if task.is_about(&state.game) {
            let event = found.and_then(|text| state.game.decide_bot_move(&text, thought).ok());
            let Some(event) = event else {
                drop(state);
                return self.bot_failed(&room, task).await;
            };
            self.bots.failures().remove(&task.id);
            if self.write(&room, &mut state, Change::of(vec![event])).await.is_err() {
                return;
            }
        }
        drop(task.thinking);
        self.ask_bot(&room, &state, task.peer);
    }

    /// A bot that finds no move is asked again after a while; in the end it loses the game.
    async fn bot_failed(self: &Arc<Self>, room: &Arc<Room>, task: Task) {
        let attempt = self.bots.count_failure(&task);
        if attempt < MAX_ATTEMPTS {
            sleep(BACKOFF * 2_u32.pow(attempt - 1)).await;
            drop(task.thinking);
            return self.ask_bot(room, &*room.lock().await, task.peer);
        }
        self.bots.failures().remove(&task.id);
        let mut state = room.lock().await;
        if task.is_about(&state.game) {
            let event = Event::Closed { winner: Some(task.side.other()), reason: Reason::Forfeit };
            // What is not kept is asked for again when the server looks after its games.
            let _ = self.write(room, &mut state, Change::of(vec![event])).await;
        }
    }
}

impl Task {
    /// Whether the game is still where it was.
    fn is_about(&self, game: &Game) -> bool {
        game.bot_to_move().is_some() && game.board().line() == self.line
    }

    /// The move; `None` if there is none, which no game of ours shows, or if there is no such bot.
    fn think(&self, stop: &Stop) -> Option<String> {
        let mut game = open(&self.line.spec, self.line.start.as_deref()).ok()?;
        for text in &self.line.moves {
            game.play(text).ok()?;
        }
        let spec = PlayerSpec::parse(&self.player, game.info()).ok()?;
        let mut player = spec.open(seed(&self.id));
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        let request = Request { limits, ..Request::default() };
        let choice = player.choose(&*game, &request, stop, &mut |_| {});
        choice.ok().flatten().map(|found| found.best().to_owned())
    }
}

/// How long a bot thinks, and how long at most: whoever has little time left thinks briefly.
fn thinking_time(game: &Game, side: Side) -> (Duration, Duration) {
    let left = match game.clock().kind {
        ClockKind::None => Millis::MAX,
        _ => game.clock().left(side, now()),
    };
    let limit = |share: Millis, most: Millis| {
        Duration::from_millis((left / share).min(most).max(1).unsigned_abs())
    };
    (limit(20, DEFAULT_THINKING), limit(2, MAX_THINKING))
}

/// What a bot leaves to chance follows from the game, so that a restart changes nothing.
fn seed(id: &str) -> u64 {
    id.bytes().fold(0xcbf2_9ce4_8422_2325, |seed: u64, byte| {
        (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

async fn stop_after(time: Duration, stop: Arc<Stop>) {
    sleep(time).await;
    stop.stop();
}
