//! Sockets that hear nothing for long: all are held, and each hears of the first move.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use jogada_play::games;
use serde_json::{Value, json};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::crowd::wire::{ask, connect, say};

/// Sockets of one game.
const SOCKETS: usize = 100;
/// Connections that are being made at once.
const CONNECTING: usize = 100;
/// How long a move may take until it counts as not heard.
const PATIENCE: Duration = Duration::from_secs(30);

/// What came of it.
#[derive(Debug, Default)]
pub struct Held {
    pub opened: usize,
    /// Closed by the server before the move.
    pub lost: usize,
    /// From sending a move to each socket hearing of it.
    pub heard: Vec<Duration>,
}

/// Opens so many sockets, waits, and makes a move in each of their games.
pub async fn run(address: SocketAddr, sockets: usize, wait: Duration) -> Option<Held> {
    let turns = Arc::new(Semaphore::new(CONNECTING));
    let (connected, mut connections) = mpsc::unbounded_channel();
    let (mut tasks, mut begun) = (JoinSet::new(), Vec::new());
    for number in 0..sockets {
        if number % SOCKETS == 0 {
            begun.push((begin(address).await?, watch::Sender::new(None)));
        }
        let (game, moved) = begun.last()?;
        let id = game["id"].as_str()?.to_owned();
        let turn = Arc::clone(&turns).acquire_owned().await.ok()?;
        tasks.spawn(listen(address, id, (turn, connected.clone()), moved.subscribe()));
    }
    drop(connected);
    // The channel is closed when all have tried.
    while connections.recv().await.is_some() {}
    sleep(wait).await;
    for (game, moved) in &begun {
        play(address, game, moved).await?;
    }
    Some(count(tasks.join_all().await))
}

/// What became of a socket: it was not opened, lost, or heard the move after so long.
enum Fate {
    Unopened,
    Lost,
    Heard(Duration),
}

fn count(fates: Vec<Fate>) -> Held {
    let mut held = Held::default();
    for fate in fates {
        held.opened += usize::from(!matches!(fate, Fate::Unopened));
        match fate {
            Fate::Unopened => {}
            Fate::Lost => held.lost += 1,
            Fate::Heard(delay) => held.heard.push(delay),
        }
    }
    held
}

async fn listen(
    address: SocketAddr,
    game: String,
    connecting: (OwnedSemaphorePermit, mpsc::UnboundedSender<()>),
    mut moved: watch::Receiver<Option<Instant>>,
) -> Fate {
    let Some(mut socket) = connect(address, &game, None).await else { return Fate::Unopened };
    drop(connecting);
    let hear = async {
        while let Some(Ok(frame)) = socket.next().await {
            if frame.to_text().is_ok_and(|text| text.contains("\"type\":\"move\"")) {
                return true;
            }
        }
        false
    };
    let too_late = async {
        let _ = moved.changed().await;
        sleep(PATIENCE).await;
    };
    let heard = tokio::select! { heard = hear => heard, () = too_late => false };
    match *moved.borrow() {
        Some(sent) if heard => Fate::Heard(sent.elapsed()),
        _ => Fate::Lost,
    }
}

async fn begin(address: SocketAddr) -> Option<Value> {
    let wanted = json!({ "spec": games()[0].info().id, "white": "me", "black": "me" });
    ask(address, "POST", "/api/games", &wanted.to_string()).await
}

async fn play(
    address: SocketAddr,
    game: &Value,
    moved: &watch::Sender<Option<Instant>>,
) -> Option<()> {
    let id = game["id"].as_str()?;
    let mut socket = connect(address, id, None).await?;
    let first = jogada_play::open(games()[0].info().id, None).ok()?.legal().swap_remove(0).text;
    let action = json!({ "type": "do", "id": 1, "action": { "move": first, "ply": 0 } });
    let seat = json!({ "type": "as", "secret": game["seats"]["w"] });
    say(&mut socket, &seat).await.then_some(())?;
    moved.send_replace(Some(Instant::now()));
    say(&mut socket, &action).await.then_some(())?;
    let acknowledged = async {
        while let Some(Ok(frame)) = socket.next().await {
            if frame.to_text().is_ok_and(|text| text.contains("\"type\":\"done\"")) {
                return;
            }
        }
    };
    timeout(PATIENCE, acknowledged).await.ok()
}
