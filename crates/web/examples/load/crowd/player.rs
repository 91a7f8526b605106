//! A player who makes moves and measures how long they take.

use std::sync::Arc;
use std::time::Instant;

use futures_util::StreamExt;
use jogada_play::Rng;
use serde_json::{Value, json};
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite::Message;

use super::frame::{Frame, Legal, Status};
use super::wire::{Socket, connect, say};
use super::{Crowd, Match, RETRY};

/// One of the two players of a game.
pub struct Player {
    crowd: Arc<Crowd>,
    game: Arc<Match>,
    seat: usize,
    rng: Rng,
    seen: Option<u64>,
    /// How many moves were made.
    ply: usize,
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
    /// Somebody on a seat of a game that has just begun.
    pub fn new(crowd: Arc<Crowd>, game: Arc<Match>, seat: usize, seed: u64) -> Player {
        Player {
            crowd,
            game,
            seat,
            rng: Rng::new(seed),
            seen: None,
            ply: 0,
            turn: None,
            asked: None,
        }
    }

    /// Plays until the game or the time is over, and comes back whenever the connection is lost.
    pub async fn play(mut self) {
        let mut away: Option<Instant> = None;
        // Any letter spreads games over the servers.
        let first = usize::from(self.game.id.as_bytes()[0]);
        for number in first + self.seat.. {
            if self.crowd.is_over() {
                return;
            }
            let address = self.crowd.address(number);
            let Some(mut socket) = connect(address, &self.game.id, self.seen).await else {
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
        let secret = json!({ "type": "as", "secret": self.game.secrets[self.seat] });
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
        say(socket, &action(*ply, text)).await
    }

    async fn make(&mut self, socket: &mut Socket) -> bool {
        let Some((_, ply, text)) = self.turn.take() else { return true };
        *self.game.sent.lock().expect("no player panics") = Some((ply, Instant::now()));
        self.asked = Some((ply, text.clone()));
        say(socket, &action(ply, &text)).await
    }

    /// Takes a frame in; whether the game is over.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(frame) = serde_json::from_str::<Frame>(text) else {
            self.crowd.complain("a frame that is no answer and no event".to_owned());
            return false;
        };
        match frame {
            Frame::Game { version, game } => {
                self.check_order(version);
                self.ply = game.position.ply;
                return self.is_done(game.status);
            }
            Frame::Move { version, status, position } => {
                self.check_order(version);
                self.ply += 1;
                self.measure(&position.side);
                return self.is_done(status);
            }
            Frame::Legal { legal } => self.choose(legal),
            Frame::Done {} => self.acknowledged(),
            Frame::Refused { status: 503, .. } => self.postpone(),
            Frame::Refused { error, .. } => {
                self.crowd.complain(error);
                self.asked = None;
            }
            Frame::Other => {}
        }
        false
    }

    fn is_done(&self, status: Status) -> bool {
        status == Status::Over && self.asked.is_none()
    }

    /// The server cannot keep the move now: it is made again in a moment.
    fn postpone(&mut self) {
        self.crowd.tally(|tally| tally.refused += 1);
        if let Some((ply, text)) = self.asked.take() {
            self.turn = Some((tokio::time::Instant::now() + RETRY, ply, text));
        }
    }

    fn acknowledged(&mut self) {
        if let Some(made) = self.asked.take() {
            self.game.kept.lock().expect("no player panics").push(made);
            self.crowd.tally(|tally| tally.acknowledged += 1);
        }
    }

    /// Versions come one after the other.
    fn check_order(&mut self, version: u64) {
        if self.seen.is_some_and(|seen| version != seen + 1) {
            self.crowd.complain("a gap between versions".to_owned());
        }
        self.seen = Some(version);
    }

    /// How long the move of the other player took to arrive.
    fn measure(&self, side: &str) {
        if side != ["w", "b"][self.seat] {
            return;
        }
        let mut sent = self.game.sent.lock().expect("no player panics");
        if let Some((_, at)) = sent.take_if(|(ply, _)| *ply + 1 == self.ply) {
            self.crowd.tally(|tally| tally.delays.push(at.elapsed()));
        }
    }

    fn choose(&mut self, legal: Vec<Legal>) {
        let choice = self.rng.below(legal.len());
        let text = legal.into_iter().nth(choice).expect("it is below").0;
        let at = tokio::time::Instant::now() + self.crowd.load.period;
        self.turn = Some((at, self.ply, text));
    }
}

fn action(ply: usize, text: &str) -> Value {
    json!({ "type": "do", "id": ply, "action": { "move": text, "ply": ply } })
}
