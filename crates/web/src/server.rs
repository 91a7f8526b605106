//! The server: what it is made of, and how it starts and stops.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

use crate::api;
use crate::connections::{self, ConnectionLimits};
use crate::incident::Reporter;
use crate::limits::{ANALYSES, GAMES, REQUESTS, RateLimiter, Sockets};
use crate::pool::Pool;
use crate::rooms::{Bots, Rooms};
use crate::store::{Store, StoreError};
use crate::time::now;

/// How often the server looks after its games.
const TICK: Duration = Duration::from_millis(250);
/// After so many ticks it also looks for players of ours that were forgotten.
const TICKS_BETWEEN_BOTS: u64 = 40;
/// Questions to the engine that may wait for a thread.
const MOST_QUESTIONS: usize = 64;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file of the games.
    pub data: PathBuf,
    /// Threads for players of ours.
    pub bots: usize,
    /// Whether a proxy stands in front that says who asks.
    pub proxied: bool,
}

/// What every request can reach.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    /// The games.
    pub rooms: Arc<Rooms>,
    /// Who thinks about questions, so that no game waits for them.
    pub analysts: Pool,
    pub requests: RateLimiter,
    pub sockets: Sockets,
    pub games: RateLimiter,
    pub analyses: RateLimiter,
    /// Whether a proxy says who asks.
    pub proxied: bool,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Opens the file of the games; nobody is listened to yet. What the operator has to know is
    /// reported.
    pub fn open(config: &Config, report: &Reporter) -> Result<App, StoreError> {
        let store = Arc::new(Store::open(&config.data, Arc::clone(report))?);
        let bots = Bots::new(config.bots.max(1), Arc::clone(report));
        Ok(App(Arc::new(Parts {
            rooms: Arc::new(Rooms::new(store, bots)),
            analysts: Pool::new(1, MOST_QUESTIONS),
            requests: RateLimiter::new(REQUESTS, config.proxied),
            sockets: Sockets::default(),
            games: RateLimiter::new(GAMES, config.proxied),
            analyses: RateLimiter::new(ANALYSES, config.proxied),
            proxied: config.proxied,
        })))
    }

    /// Everything it answers to.
    pub fn router(&self) -> Router {
        api::router(self.clone())
    }

    /// Lets go of the file of the games, with everything in it. Nothing is kept from now on.
    pub async fn close(&self) {
        self.rooms.store().close().await;
    }

    /// Looks after the games, for ever: clocks that run out, players of ours to move, who is there.
    pub async fn look_after(self) {
        let mut ticks = tokio::time::interval(TICK);
        for tick in 0.. {
            ticks.tick().await;
            self.rooms.tidy();
            let due = self.rooms.store().due(now(), tick % TICKS_BETWEEN_BOTS == 0).await;
            for id in due.unwrap_or_default() {
                // What cannot be done now is due again at the next tick.
                let _ = self.rooms.wake(&id).await;
            }
        }
    }
}

/// Serves until `stop` comes; then nothing more is thought about, and answers under way may be finished
/// if that takes but a moment.
pub async fn serve(
    app: App,
    listener: TcpListener,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let chores = tokio::spawn(app.clone().look_after());
    let stop = async {
        stop.await;
        app.analysts.close();
        app.rooms.bots().close();
    };
    connections::serve(app.router(), listener, limits, stop).await;
    chores.abort();
}
