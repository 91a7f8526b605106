//! Many players and spectators at once, and what becomes of their moves.

mod frame;
mod player;
pub mod wire;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use jogada_play::{Rng, games};
use serde_json::{Value, json};
use tokio::time::sleep;

use self::player::Player;
use self::wire::{ask, connect};

/// Between two tries to reach a server that is down.
const RETRY: Duration = Duration::from_millis(200);

/// What the server is to bear.
#[derive(Clone, Debug)]
pub struct Load {
    /// One address per server; the players of a game are spread over them.
    pub addresses: Vec<SocketAddr>,
    /// Games at the same time, with two players each.
    pub games: usize,
    pub spectators: usize,
    /// Between two moves of a game.
    pub period: Duration,
    /// How long it goes on.
    pub length: Duration,
    /// How long a server that is down may take to come back.
    pub timeouts: Duration,
    /// What is played; empty for all games in turn.
    pub spec: String,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Moves the server said yes to.
    pub acknowledged: usize,
    /// From sending a move to the other player hearing of it.
    pub delays: Vec<Duration>,
    /// Answers and events that should not have been, and how often they came.
    pub errors: BTreeMap<String, usize>,
    /// Moves the server could not keep at the time, which were made again.
    pub refused: usize,
    /// Moves the server said yes to and does not know at the end.
    pub lost: usize,
    /// Moves the server said yes to before it was gone for good.
    pub unverified: usize,
    /// How long those who lost the connection were away.
    pub absences: Vec<Duration>,
    /// Frames spectators heard.
    pub watched: usize,
}

/// Lets them play. Returns when the last one has gone.
pub async fn run(load: Load) -> Tally {
    let crowd =
        Arc::new(Crowd { ends: Instant::now() + load.length, load, tally: Mutex::default() });
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..crowd.load.games {
        tasks.spawn(Arc::clone(&crowd).host(number));
    }
    while let Some(done) = tasks.join_next().await {
        done.expect("no player panics");
    }
    crowd.tally.lock().expect("no player panics").clone()
}

/// Everybody, and what has become of them so far.
pub struct Crowd {
    pub load: Load,
    pub ends: Instant,
    tally: Mutex<Tally>,
}

/// One game, as both of its players and its host know it.
pub struct Match {
    pub id: String,
    pub secrets: [String; 2],
    /// When the last move was sent, for whoever hears of it.
    pub sent: Mutex<Option<(usize, Instant)>>,
    /// Moves the server said yes to, by ply.
    pub kept: Mutex<Vec<(usize, String)>>,
}

impl Crowd {
    /// The server of somebody, who goes to the next one each time the connection is lost.
    pub fn address(&self, number: usize) -> SocketAddr {
        self.load.addresses[number % self.load.addresses.len()]
    }

    pub fn tally(&self, change: impl FnOnce(&mut Tally)) {
        change(&mut self.tally.lock().expect("no player panics"));
    }

    pub fn complain(&self, about: String) {
        self.tally(|tally| *tally.errors.entry(about).or_default() += 1);
    }

    pub fn is_over(&self) -> bool {
        Instant::now() >= self.ends
    }

    /// Plays one game after another on one table.
    async fn host(self: Arc<Self>, number: usize) {
        let mut rng = Rng::new(number as u64);
        sleep(self.load.period.mul_f64(rng.below(1_000) as f64 / 1_000.0)).await;
        while !self.is_over() {
            let Some(game) = self.begin(number).await else { continue };
            let game = Arc::new(game);
            let guests = (number..self.load.spectators).step_by(self.load.games.max(1));
            let watching: Vec<_> =
                guests.map(|_| tokio::spawn(Arc::clone(&self).watch(Arc::clone(&game)))).collect();
            let seeds = [rng.bits(), rng.bits()];
            let [white, black] = [0, 1]
                .map(|seat| Player::new(Arc::clone(&self), Arc::clone(&game), seat, seeds[seat]));
            tokio::join!(white.play(), black.play());
            watching.iter().for_each(tokio::task::JoinHandle::abort);
            self.verify(&game).await;
        }
    }

    async fn begin(&self, number: usize) -> Option<Match> {
        let all = games();
        let spec = match self.load.spec.as_str() {
            "" => all[number % all.len()].info().id,
            spec => spec,
        };
        let wanted = json!({ "spec": spec, "white": "me", "black": "me" });
        let begun = ask(self.address(number), "POST", "/api/games", &wanted.to_string()).await;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let game = begun.as_ref().and_then(|begun| {
            let seats = &begun["seats"];
            let secrets = [text(&seats["w"])?, text(&seats["b"])?];
            let (sent, kept) = (Mutex::default(), Mutex::default());
            Some(Match { id: text(&begun["id"])?, secrets, sent, kept })
        });
        if game.is_none() {
            // The server is not there; it may come back.
            sleep(RETRY).await;
        }
        game
    }

    /// Asks the server for the moves it has said yes to. It may be down just now: what nobody can tell
    /// is not lost.
    async fn verify(&self, game: &Match) {
        let path = format!("/api/games/{}", game.id);
        let gives_up = Instant::now() + self.load.timeouts;
        let mut shown = ask(self.address(0), "GET", &path, "").await;
        let mut tries = 0..;
        while shown.is_none() && Instant::now() < gives_up {
            sleep(RETRY).await;
            let number = tries.next().unwrap_or_default();
            shown = ask(self.address(number), "GET", &path, "").await;
        }
        let kept = game.kept.lock().expect("no player panics");
        let Some(shown) = shown else {
            return self.tally(|tally| tally.unverified += kept.len());
        };
        let lost = kept.iter().filter(|(ply, text)| shown["position"]["moves"][*ply] != **text);
        let lost = lost.count();
        self.tally(|tally| tally.lost += lost);
    }

    async fn watch(self: Arc<Self>, game: Arc<Match>) {
        for number in 0.. {
            let Some(mut socket) = connect(self.address(number), &game.id, None).await else {
                continue;
            };
            while let Some(Ok(_)) = socket.next().await {
                self.tally(|tally| tally.watched += 1);
            }
        }
    }
}
