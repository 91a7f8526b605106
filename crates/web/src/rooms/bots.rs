//! The moves of bots.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use jogada_play::{AnyMatch, PlayerSpec, Reason, Side, Stop};
use jogada_service::bot::{self, ThinkingTime};
use jogada_service::game::{Event, Game};
use tokio::time::sleep;

use super::{Change, Room, RoomState, Rooms};
use crate::incident::{Incident, Reporter};
use crate::observe;
use crate::pool::Pool;
use crate::time::{Millis, Stopwatch};

/// Bots that search at most so many nodes have threads of their own, so that they need not wait behind
/// those that think for seconds.
const QUICK_NODES: u64 = 50_000;
/// Jobs that may wait for a thread.
const MAX_WAITING_MOVES: usize = 10_000;
/// After so many failures in a row the bot forfeits the game.
const MAX_ATTEMPTS: u32 = 5;
/// The delay after the first failure; it doubles with each further one.
const BACKOFF: Duration = Duration::from_millis(250);

/// The threads of the bots and the games they are busy with.
pub struct Bots {
    quick: Pool,
    deep: Pool,
    report: Reporter,
    /// Ids of the games with a job.
    thinking: Mutex<HashSet<String>>,
    /// Consecutive failures in one position, by game and side.
    failures: Mutex<HashMap<(String, Side), u32>>,
}

impl Bots {
    /// Starts twice `threads`: as many for slow bots as for quick ones.
    pub fn new(threads: usize, report: Reporter) -> Bots {
        Bots {
            quick: Pool::new(threads, MAX_WAITING_MOVES),
            deep: Pool::new(threads, MAX_WAITING_MOVES),
            report,
            thinking: Mutex::default(),
            failures: Mutex::default(),
        }
    }

    /// Threads for slow bots.
    pub fn threads(&self) -> usize {
        self.deep.threads()
    }

    /// Jobs that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.quick.waiting() + self.deep.waiting()
    }

    /// Whether a search for this game runs or waits on this server.
    pub fn is_thinking(&self, id: &str) -> bool {
        self.thinking().contains(id)
    }

    /// Stops all searches. Their moves are not played: the next start of the server asks again.
    pub fn close(&self) {
        self.quick.close();
        self.deep.close();
    }

    fn thinking(&self) -> MutexGuard<'_, HashSet<String>> {
        self.thinking.lock().expect("nothing panics while the list is locked")
    }

    fn failures(&self) -> MutexGuard<'_, HashMap<(String, Side), u32>> {
        self.failures.lock().expect("nothing panics while the list is locked")
    }

    /// Reports a failure; returns how many there were in a row.
    fn count_failure(&self, task: &Task) -> u32 {
        let mut failures = self.failures();
        let count = failures.entry(task.key()).or_default();
        *count += 1;
        let attempt = *count;
        drop(failures);
        let (game, player) = (task.id.clone(), task.player.clone());
        (self.report)(&Incident::BotFailed { game, player, attempt });
        attempt
    }
}

/// A move to search for.
struct Task {
    id: String,
    side: Side,
    player: String,
    /// The position to move in, with its history.
    game: Box<dyn AnyMatch>,
    time: ThinkingTime,
    peer: IpAddr,
    guard: ThinkingGuard,
}

/// Keeps a game in [`Bots::thinking`] until it is dropped, also when the search panics.
struct ThinkingGuard {
    rooms: Arc<Rooms>,
    id: String,
}

impl Drop for ThinkingGuard {
    fn drop(&mut self) {
        self.rooms.bots.thinking().remove(&self.id);
    }
}

impl Rooms {
    /// Starts a search if a bot is to move that thinks here, and none runs for this game.
    pub(super) fn ask_bot(self: &Arc<Self>, room: &Arc<Room>, state: &RoomState, peer: IpAddr) {
        let Some((side, player)) = state.game.bot_due(self.now()) else { return };
        let id = room.id().to_owned();
        if !self.bots.thinking().insert(id.clone()) {
            return;
        }
        let guard = ThinkingGuard { rooms: Arc::clone(self), id: id.clone() };
        let time = ThinkingTime::of(&state.game, side, self.now());
        let (game, quick) = (state.game.board().fork(), is_quick(&state.game, player));
        let player = player.to_owned();
        let task = Task { id, side, player, game, time, peer, guard };
        if !self.store.is_shared() {
            return self.submit(task, quick);
        }
        let rooms = Arc::clone(self);
        tokio::spawn(async move {
            // What nobody claims is due, and found by the background task of some server.
            if rooms.store.claim(&task.id).await == Ok(true) {
                rooms.submit(task, quick);
            }
        });
    }

    fn submit(self: &Arc<Self>, task: Task, quick: bool) {
        let (pool, peer) = (if quick { &self.bots.quick } else { &self.bots.deep }, task.peer);
        let (rooms, runtime) = (Arc::clone(self), tokio::runtime::Handle::current());
        let work = move |stop: &Arc<Stop>| {
            runtime.spawn(stop_after(task.time.most, Arc::clone(stop)));
            let watch = Stopwatch::start();
            // A panic counts as a failure of the bot, not of the server.
            let found = catch_unwind(AssertUnwindSafe(|| task.think(stop))).ok().flatten();
            let thought = watch.elapsed();
            runtime.spawn(async move { rooms.bot_moves(task, found, thought).await });
        };
        // If the queue is full, the background task asks again.
        if pool.submit(peer, Box::new(work)).is_err() {
            tracing::debug!("no more bots can wait for a thread");
        }
    }

    /// Plays the move that was found, unless the game has changed meanwhile, and asks the next bot.
    async fn bot_moves(self: Arc<Self>, task: Task, found: Option<String>, thought: Millis) {
        let Ok(room) = self.room(&task.id).await else { return };
        let mut state = room.lock().await;
        if self.bots.deep.is_closed() {
            return;
        }
        let mut written = Ok(());
        if task.is_current(&state.game) {
            let event = found.and_then(|text| state.game.decide_bot_move(&text, thought).ok());
            let Some(event) = event else {
                drop(state);
                return self.bot_failed(&room, task).await;
            };
            self.bots.failures().remove(&task.key());
            written = self.write(&room, &mut state, Change::of(vec![event])).await;
            if written.is_ok() {
                observe::record_bot_move(&task.id, &task.player, thought);
            }
        } else {
            self.bots.failures().remove(&task.key());
        }
        // Another server may do what is next; if this fails, this one finds it among its own.
        let _ = self.store.release(&task.id).await;
        drop(task.guard);
        if written.is_ok() {
            self.ask_bot(&room, &state, task.peer);
        }
    }

    /// Asks a bot that found no move again after a delay; in the end it forfeits the game.
    async fn bot_failed(self: &Arc<Self>, room: &Arc<Room>, task: Task) {
        let attempt = self.bots.count_failure(&task);
        if attempt < MAX_ATTEMPTS {
            sleep(BACKOFF * 2_u32.pow(attempt - 1)).await;
            drop(task.guard);
            return self.ask_bot(room, &*room.lock().await, task.peer);
        }
        self.bots.failures().remove(&task.key());
        let mut state = room.lock().await;
        if task.is_current(&state.game) {
            let event = Event::Closed { winner: Some(task.side.other()), reason: Reason::Forfeit };
            // If the write fails, the background task asks the bot again.
            let _ = self.write(room, &mut state, Change::of(vec![event])).await;
        }
        let _ = self.store.release(&task.id).await;
    }
}

impl Task {
    fn key(&self) -> (String, Side) {
        (self.id.clone(), self.side)
    }

    /// Whether the game is still in the position the task was made for.
    fn is_current(&self, game: &Game) -> bool {
        game.bot_to_move().is_some() && game.board().line() == self.game.line()
    }

    fn think(&self, stop: &Stop) -> Option<String> {
        bot::choose(&*self.game, &self.player, &self.id, self.time.limit, stop)
    }
}

fn is_quick(game: &Game, player: &str) -> bool {
    let info = game.board().info();
    let spec = PlayerSpec::parse(player, info).ok();
    spec.and_then(|spec| spec.node_budget(info)).is_some_and(|nodes| nodes <= QUICK_NODES)
}

async fn stop_after(time: Duration, stop: Arc<Stop>) {
    sleep(time).await;
    stop.stop();
}
