//! What is counted and measured, in the text format of Prometheus (`OpenMetrics`).

use std::sync::{LazyLock, Mutex};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use super::recent::Recent;
use crate::server::App;

/// Of the process, as Prometheus sees it: the store and the rooms count without knowing of a server.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// Upper bounds in seconds.
const DURATIONS: [f64; 12] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
/// Upper bounds of the number of writes in one transaction.
const BATCHES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CodeLabels {
    code: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PlayerLabels {
    player: &'static str,
}

type Durations = Family<RouteLabels, Histogram, fn() -> Histogram>;

pub struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    request_durations: Durations,
    refused: Family<CodeLabels, Counter>,
    moves: Family<PlayerLabels, Counter>,
    move_durations: Histogram,
    bot_durations: Histogram,
    incidents: Family<CodeLabels, Counter>,
    batches: Histogram,
    expired: Counter,
    /// For [`super::status`], which shows sums and quantiles.
    pub totals: Totals,
}

/// What Prometheus computes itself.
pub struct Totals {
    pub requests: Counter,
    pub refused: Counter,
    pub incidents: Counter,
    pub recent_requests: Mutex<Recent>,
    pub recent_moves: Mutex<Recent>,
}

impl Metrics {
    fn new() -> Metrics {
        let durations: fn() -> Histogram = || Histogram::new(DURATIONS);
        let mut metrics = Metrics {
            registry: Registry::with_prefix("jogada"),
            requests: Family::default(),
            request_durations: Family::new_with_constructor(durations),
            refused: Family::default(),
            moves: Family::default(),
            move_durations: durations(),
            bot_durations: durations(),
            incidents: Family::default(),
            batches: Histogram::new(BATCHES),
            expired: Counter::default(),
            totals: Totals {
                requests: Counter::default(),
                refused: Counter::default(),
                incidents: Counter::default(),
                recent_requests: Mutex::default(),
                recent_moves: Mutex::default(),
            },
        };
        metrics.register();
        metrics.begin_at_zero();
        metrics
    }

    fn register(&mut self) {
        let to = &mut self.registry;
        to.register("requests", "Requests by method, route and status", self.requests.clone());
        let help = "From the head of a request to the head of its response";
        let durations = self.request_durations.clone();
        to.register_with_unit("request_duration", help, Unit::Seconds, durations);
        to.register("refused", "Requests refused, by code of the error", self.refused.clone());
        to.register("moves", "Moves stored, by who made them", self.moves.clone());
        let help = "From receiving a move of a person to having it stored";
        to.register_with_unit("move_duration", help, Unit::Seconds, self.move_durations.clone());
        let help = "How long bots thought about a move, without waiting";
        to.register_with_unit("bot_thinking", help, Unit::Seconds, self.bot_durations.clone());
        let help = "Failures of bots and of the store, and panics";
        to.register("incidents", help, self.incidents.clone());
        to.register("store_batch_size", "Writes in one transaction", self.batches.clone());
        to.register("expired", "Games removed because nobody played them", self.expired.clone());
    }

    /// What has not happened yet is told as well: an alarm cannot be set on a series that is missing.
    fn begin_at_zero(&self) {
        for code in ["bot-failed", "data-gone", "panic", "unwritten"] {
            self.incidents.get_or_create(&CodeLabels { code }).inc_by(0);
        }
        for code in ["busy", "full", "too-many"] {
            self.refused.get_or_create(&CodeLabels { code }).inc_by(0);
        }
        for player in ["person", "bot"] {
            self.moves_of(player).inc_by(0);
        }
    }

    pub fn count_request(&self, method: &'static str, route: String, status: u16, seconds: f64) {
        self.request_durations
            .get_or_create(&RouteLabels { route: route.clone() })
            .observe(seconds);
        self.requests.get_or_create(&RequestLabels { method, route, status }).inc();
        self.totals.requests.inc();
        add(&self.totals.recent_requests, seconds);
    }

    /// Counts a request or a connection that met a limit, or a server that could not serve it.
    pub fn count_refused(&self, code: &'static str) {
        self.refused.get_or_create(&CodeLabels { code }).inc();
        self.totals.refused.inc();
    }

    pub fn count_move(&self, seconds: f64) {
        self.moves_of("person").inc();
        self.move_durations.observe(seconds);
        add(&self.totals.recent_moves, seconds);
    }

    pub fn count_bot_move(&self, seconds: f64) {
        self.moves_of("bot").inc();
        self.bot_durations.observe(seconds);
    }

    /// The moves of `person` or `bot`.
    pub fn moves_of(&self, player: &'static str) -> Counter {
        self.moves.get_or_create_owned(&PlayerLabels { player })
    }

    pub fn count_incident(&self, code: &'static str) {
        self.incidents.get_or_create(&CodeLabels { code }).inc();
        self.totals.incidents.inc();
    }

    pub fn count_batch(&self, writes: usize) {
        self.batches.observe(writes as f64);
    }

    /// Counts a game that was removed because nobody had played it.
    pub fn count_expired(&self) {
        self.expired.inc();
    }

    /// All of it, with the present state of a server.
    pub fn text(&self, app: &App) -> String {
        let mut text = String::new();
        let written = encode_registry(&mut text, &self.registry)
            .and_then(|()| encode_registry(&mut text, &state(app)))
            .and_then(|()| encode_eof(&mut text));
        written.expect("a string takes any text");
        text
    }
}

fn add(to: &Mutex<Recent>, seconds: f64) {
    to.lock().expect("nothing panics while the list is locked").add(seconds);
}

/// What is as it is, rather than counted.
fn state(app: &App) -> Registry {
    let mut registry = Registry::with_prefix("jogada");
    let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
    registry.register("build", "The version of the program", version);
    let gauges = [
        ("games_in_memory", "Games in use, or used in the last minute", app.rooms.count()),
        ("sockets", "Open WebSockets", app.sockets.count()),
        ("bots_waiting", "Moves of bots that wait for a thread", app.rooms.bots().waiting()),
        ("analyses_waiting", "Analyses that wait for a thread", app.analysts.waiting()),
    ];
    for (name, help, value) in gauges {
        let gauge = Gauge::<i64>::default();
        gauge.set(value as i64);
        registry.register(name, help, gauge);
    }
    registry
}
