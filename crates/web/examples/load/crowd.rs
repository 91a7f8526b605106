//! Many players and spectators at once, and what becomes of their moves.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use jogada_play::{Rng, games};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What the server is to bear.
#[derive(Clone, Debug)]
pub struct Load {
    pub address: SocketAddr,
    /// Games at the same time, with two players each.
    pub games: usize,
    pub spectators: usize,
    /// Between two moves of a game.
    pub period: Duration,
    /// How long it goes on.
    pub length: Duration,
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
    /// Answers and events that should not have been.
    pub errors: usize,
    /// Moves the server said yes to and does not know at the end.
    pub lost: usize,
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

struct Crowd {
    load: Load,
    ends: Instant,
    tally: Mutex<Tally>,
}

/// One game, as both of its players and its host know it.
struct Match {
    id: String,
    secrets: [String; 2],
    /// When the last move was sent, for whoever hears of it.
    sent: Mutex<Option<(usize, Instant)>>,
    /// Moves the server said yes to, by ply.
    kept: Mutex<Vec<(usize, String)>>,
}

/// What players read of a frame.
#[derive(Deserialize)]
struct Frame {
    v: Option<u64>,
    event: Option<Event>,
    version: Option<u64>,
    error: Option<String>,
}

#[derive(Deserialize)]
struct Event {
    game: Option<Shown>,
}

#[derive(Deserialize)]
struct Shown {
    position: Position,
}

#[derive(Deserialize)]
struct Position {
    side: String,
    ply: usize,
    legal: Vec<(String, IgnoredAny)>,
}

impl Crowd {
    fn tally(&self, change: impl FnOnce(&mut Tally)) {
        change(&mut self.tally.lock().expect("no player panics"));
    }

    fn is_over(&self) -> bool {
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
            let [white, black] = [0, 1].map(|seat| {
                let (crowd, game) = (Arc::clone(&self), Arc::clone(&game));
                Player {
                    crowd,
                    game,
                    seat,
                    rng: Rng::new(seeds[seat]),
                    seen: None,
                    turn: None,
                    asked: None,
                }
            });
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
        let begun = ask(self.load.address, "POST", "/api/games", &wanted.to_string()).await;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let game = begun.as_ref().and_then(|begun| {
            let seats = &begun["seats"];
            let secrets = [text(&seats["w"])?, text(&seats["b"])?];
            let (sent, kept) = (Mutex::default(), Mutex::default());
            Some(Match { id: text(&begun["id"])?, secrets, sent, kept })
        });
        if game.is_none() {
            // The server is not there; it may come back.
            sleep(Duration::from_millis(200)).await;
        }
        game
    }

    /// Asks the server for the moves it has said yes to.
    async fn verify(&self, game: &Match) {
        let path = format!("/api/games/{}", game.id);
        let shown = ask(self.load.address, "GET", &path, "").await.unwrap_or_default();
        let kept = game.kept.lock().expect("no player panics");
        let lost = kept.iter().filter(|(ply, text)| shown["position"]["moves"][*ply] != **text);
        let lost = lost.count();
        self.tally(|tally| tally.lost += lost);
    }

    async fn watch(self: Arc<Self>, game: Arc<Match>) {
        loop {
            let Some(mut socket) = connect(self.load.address, &game.id, None).await else {
                continue;
            };
            while let Some(Ok(_)) = socket.next().await {
                self.tally(|tally| tally.watched += 1);
            }
        }
    }
}

/// One of the two players of a game.
struct Player {
    crowd: Arc<Crowd>,
    game: Arc<Match>,
    seat: usize,
    rng: Rng,
    seen: Option<u64>,
    /// When to move, with what, after how many moves.
    turn: Option<(tokio::time::Instant, usize, String)>,
    /// A move the server has not answered.
    asked: Option<(usize, String)>,
}

/// Why a connection ended.
#[derive(PartialEq, Eq)]
enum End {
    Over,
    Lost,
}

impl Player {
    async fn play(mut self) {
        let mut away: Option<Instant> = None;
        while !self.crowd.is_over() {
            let Some(mut socket) = connect(self.crowd.load.address, &self.game.id, self.seen).await
            else {
                continue;
            };
            if let Some(since) = away.take() {
                self.crowd.tally(|tally| tally.absences.push(since.elapsed()));
            }
            if self.talk(&mut socket).await == End::Over {
                return;
            }
            away = Some(Instant::now());
        }
    }

    async fn talk(&mut self, socket: &mut Socket) -> End {
        let secret = json!({ "as": self.game.secrets[self.seat] });
        if !say(socket, &secret).await || !self.ask_again(socket).await {
            return End::Lost;
        }
        let ends = tokio::time::Instant::from_std(self.crowd.ends);
        loop {
            let due = self.turn.as_ref().filter(|_| self.asked.is_none()).map(|turn| turn.0);
            tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => if self.hear(&text) { return End::Over },
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return End::Lost,
                },
                () = sleep_until(due.unwrap_or(ends)), if due.is_some() => {
                    if !self.make(socket).await { return End::Lost }
                }
                () = sleep_until(ends), if self.asked.is_none() => return End::Over,
            }
        }
    }

    /// Asks once more for what was not answered before the connection was lost.
    async fn ask_again(&mut self, socket: &mut Socket) -> bool {
        let Some((ply, text)) = &self.asked else { return true };
        *self.game.sent.lock().expect("no player panics") = None;
        say(socket, &json!({ "id": ply, "move": text, "ply": ply })).await
    }

    async fn make(&mut self, socket: &mut Socket) -> bool {
        let Some((_, ply, text)) = self.turn.take() else { return true };
        *self.game.sent.lock().expect("no player panics") = Some((ply, Instant::now()));
        self.asked = Some((ply, text.clone()));
        say(socket, &json!({ "id": ply, "move": text, "ply": ply })).await
    }

    /// Takes a frame in; whether the game is over.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(frame) = serde_json::from_str::<Frame>(text) else {
            self.crowd.tally(|tally| tally.errors += 1);
            return false;
        };
        if frame.error.is_some() {
            self.crowd.tally(|tally| tally.errors += 1);
            self.asked = None;
        }
        if frame.version.is_some() {
            self.acknowledged();
        }
        let Some(shown) = frame.event.and_then(|event| event.game) else { return false };
        self.check_order(frame.v);
        self.look(shown.position)
    }

    fn acknowledged(&mut self) {
        if let Some(made) = self.asked.take() {
            self.game.kept.lock().expect("no player panics").push(made);
            self.crowd.tally(|tally| tally.acknowledged += 1);
        }
    }

    /// Versions come one after the other.
    fn check_order(&mut self, version: Option<u64>) {
        let gap = self.seen.zip(version).is_some_and(|(seen, version)| version != seen + 1);
        self.crowd.tally(|tally| tally.errors += usize::from(gap));
        self.seen = version;
    }

    fn look(&mut self, position: Position) -> bool {
        let mine = position.side == ["w", "b"][self.seat];
        if mine {
            let mut sent = self.game.sent.lock().expect("no player panics");
            if let Some((_, at)) = sent.take_if(|(ply, _)| *ply + 1 == position.ply) {
                self.crowd.tally(|tally| tally.delays.push(at.elapsed()));
            }
        }
        if position.legal.is_empty() {
            return self.asked.is_none();
        }
        if mine {
            let choice = self.rng.below(position.legal.len());
            let text = position.legal.into_iter().nth(choice).expect("it is below").0;
            let at = tokio::time::Instant::now() + self.crowd.load.period;
            self.turn = Some((at, position.ply, text));
        }
        false
    }
}

async fn say(socket: &mut Socket, what: &Value) -> bool {
    socket.send(Message::text(what.to_string())).await.is_ok()
}

/// Opens a socket; waits a little if that fails.
async fn connect(address: SocketAddr, id: &str, since: Option<u64>) -> Option<Socket> {
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let connected = connect_async(format!("ws://{address}/api/games/{id}/live{since}")).await;
    if connected.is_err() {
        sleep(Duration::from_millis(100)).await;
    }
    connected.ok().map(|(socket, _)| socket)
}

/// A request over a connection of its own.
async fn ask(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (_, body) = answer.split_once("\r\n\r\n")?;
    serde_json::from_str(body).ok()
}
