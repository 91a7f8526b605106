//! The server: what it is made of, and how it starts and stops.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;

use crate::api;
use crate::assets;
use crate::base_path::BasePath;
use crate::club::{Accounts, Site};
use crate::connections::{self, ConnectionLimits};
use crate::incident::Reporter;
use crate::limits::{ANALYSES, FILES, GAMES, REQUESTS, RateLimiter, SIGN_INS, Sockets};
use crate::observe::health::Probe;
use crate::observe::{self, causes};
use crate::pool::Pool;
use crate::rooms::{Bots, RoomError, Rooms};
use crate::store::{self, StoreError};
use crate::time::{Millis, now};
use crate::tournaments::Tournaments;

/// The period of the background task.
const TICK: Duration = Duration::from_millis(250);
/// Every so many ticks it also looks for bots to move that were not asked, as after a restart.
const TICKS_BETWEEN_BOTS: u64 = 40;
/// The same where another server may have died that had asked them.
const TICKS_BETWEEN_SHARED_BOTS: u64 = 4;
/// How often settings are read that another server may have changed.
const BETWEEN_SETTINGS: Duration = Duration::from_secs(3);
/// How often results of tournaments are looked for.
const TOURNAMENT_TICK: Duration = Duration::from_secs(1);
/// Analyses that may wait for a thread.
const MAX_WAITING_ANALYSES: usize = 64;

/// How often games that nobody plays are looked for.
const BETWEEN_EXPIRIES: Duration = Duration::from_hours(1);

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The `SQLite` file of the games, created if it is missing, or the address of a `PostgreSQL`
    /// database, `postgres://…`.
    pub data: PathBuf,
    /// Threads for bots that think long.
    pub bots: usize,
    /// Whether a reverse proxy in front sets `X-Forwarded-For`.
    pub proxied: bool,
    /// Whether addresses of clients are logged.
    pub log_addresses: bool,
    /// Whether `/metrics` and `/status` are for everybody, not only for this machine.
    pub public_status: bool,
    /// Names of members who administer the server; they have accounts already.
    pub admins: Vec<String>,
    /// Where everything is below, if the server does not have its host for itself.
    pub base_path: BasePath,
    /// After how long without a change an unfinished game is removed in which no person has made a move.
    /// `None` keeps all.
    pub expire: Option<Duration>,
}

impl Config {
    /// One thread for bots, no proxy, nothing that need be asked for.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            data: data.into(),
            bots: 1,
            proxied: false,
            log_addresses: false,
            public_status: false,
            admins: Vec::new(),
            base_path: BasePath::default(),
            expire: None,
        }
    }
}

/// The state shared by all handlers.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// What [`App`] refers to.
pub struct Parts {
    pub rooms: Arc<Rooms>,
    /// Threads for analyses, apart from those of the bots, so that no game waits for an analysis.
    pub analysts: Pool,
    pub requests: RateLimiter,
    pub files: RateLimiter,
    pub sockets: Sockets,
    pub games: RateLimiter,
    pub analyses: RateLimiter,
    pub sign_ins: RateLimiter,
    pub accounts: Accounts,
    pub site: Site,
    pub tournaments: Tournaments,
    /// See [`Config::proxied`].
    pub proxied: bool,
    /// See [`Config::log_addresses`].
    pub log_addresses: bool,
    /// See [`Config::public_status`].
    pub public_status: bool,
    /// See [`Config::base_path`].
    pub base_path: BasePath,
    /// See [`Config::expire`].
    pub expire: Option<Duration>,
    /// Whether the store takes writes.
    pub probe: Probe,
    pub started: Millis,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Opens the store; does not listen yet. Incidents go to `report`.
    pub fn open(config: &Config, report: &Reporter) -> Result<App, StoreError> {
        let report = &observe::counted(report);
        let store = store::open(&config.data, Arc::clone(report))?;
        let bots = Bots::new(config.bots.max(1), Arc::clone(report));
        let rooms = Arc::new(Rooms::new(Arc::clone(&store), bots));
        Ok(App(Arc::new(Parts {
            tournaments: Tournaments::new(Arc::clone(&rooms)),
            rooms,
            analysts: Pool::new(1, MAX_WAITING_ANALYSES),
            requests: RateLimiter::new(REQUESTS, config.proxied),
            files: RateLimiter::new(FILES, config.proxied),
            sockets: Sockets::default(),
            games: RateLimiter::new(GAMES, config.proxied),
            analyses: RateLimiter::new(ANALYSES, config.proxied),
            sign_ins: RateLimiter::new(SIGN_INS, config.proxied),
            accounts: Accounts::new(Arc::clone(&store)),
            site: Site::new(Arc::clone(&store)),
            proxied: config.proxied,
            log_addresses: config.log_addresses,
            public_status: config.public_status,
            base_path: config.base_path.clone(),
            expire: config.expire,
            probe: Probe::default(),
            started: now(),
        })))
    }

    /// The pages and the API.
    pub fn router(&self) -> Router {
        api::router(self.clone())
    }

    /// Lets a member administer this server; `false` if nobody has this name.
    pub async fn make_admin(&self, name: &str) -> Result<bool, StoreError> {
        let Some((id, account)) = self.accounts.by_name(name).await? else { return Ok(false) };
        if !account.value.admin {
            self.accounts.change(&id, |account| account.admin = true).await?;
        }
        Ok(true)
    }

    /// Closes the store. What has been answered is in its file; nothing is written from now on.
    pub async fn close(&self) {
        self.rooms.store().close().await;
    }

    /// The background tasks: end games on time, wake bots, announce presence, evict idle rooms, let
    /// tournaments go on, remove games that nobody plays.
    pub async fn run_background_tasks(self) {
        tokio::join!(
            self.run_due_games(),
            self.run_due_tournaments(),
            self.rooms.follow(),
            self.follow_settings(),
            self.run_expiry()
        );
    }

    async fn run_due_tournaments(&self) {
        let mut ticks = tokio::time::interval(TOURNAMENT_TICK);
        let mut failures = Failures::default();
        loop {
            ticks.tick().await;
            failures.tell(&self.tournaments.run_due().await);
        }
    }

    /// Reads the settings at the start, and again where another server may have changed them.
    async fn follow_settings(&self) {
        let mut ticks = tokio::time::interval(BETWEEN_SETTINGS);
        let shared = self.rooms.store().is_shared();
        loop {
            ticks.tick().await;
            let read = self.site.refresh().await;
            if let Err(error) = &read {
                tracing::warn!(cause = causes(error), "the settings could not be read");
            }
            if read.is_ok() && !shared {
                return;
            }
        }
    }

    async fn run_expiry(&self) {
        let Some(age) = self.expire else { return };
        let mut ticks = tokio::time::interval(BETWEEN_EXPIRIES);
        loop {
            ticks.tick().await;
            let before = self.rooms.now() - age.as_millis() as Millis;
            if let Err(error) = self.rooms.expire(before).await {
                tracing::error!(cause = causes(&error), "games that expired could not be removed");
            }
        }
    }

    async fn run_due_games(&self) {
        let shared = self.rooms.store().is_shared();
        let between = if shared { TICKS_BETWEEN_SHARED_BOTS } else { TICKS_BETWEEN_BOTS };
        let mut ticks = tokio::time::interval(TICK);
        let mut failures = Failures::default();
        for tick in 0.. {
            ticks.tick().await;
            self.rooms.evict_idle();
            failures.tell(&self.run_due(tick % between == 0).await);
        }
    }

    /// Does what is due in all games; returns the first failure.
    async fn run_due(&self, with_bots: bool) -> Result<(), RoomError> {
        let mut first = Ok(());
        for id in self.rooms.store().due(self.rooms.now(), with_bots).await? {
            let done = self.rooms.run_due(&id).await;
            first = first.and(done);
        }
        first
    }
}

/// What fails in the background is due again at the next tick, and told of once.
#[derive(Default)]
struct Failures {
    failing: bool,
}

impl Failures {
    fn tell(&mut self, done: &Result<(), RoomError>) {
        if let Err(error) = done
            && !self.failing
        {
            tracing::error!(cause = causes(error), "the background task failed");
        }
        self.failing = done.is_err();
    }
}

/// Serves until `stop` resolves. Then all searches are stopped, and responses under way get a short
/// grace period.
pub async fn serve(
    app: App,
    listener: TcpListener,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let background = tokio::spawn(app.clone().run_background_tasks());
    // Nobody waits for it, not even the end of the program.
    std::thread::spawn(assets::compress_bundles);
    let stop = async {
        stop.await;
        app.analysts.close();
        app.rooms.bots().close();
    };
    connections::serve(app.router(), listener, limits, stop).await;
    background.abort();
}
