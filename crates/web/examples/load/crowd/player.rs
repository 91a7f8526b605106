//! A player who makes moves and measures how long they take.

use std::sync::Arc;
use std::time::Instant;

use futures_util::StreamExt;
use jogada_play::Rng;
use serde_json::json;
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite::Message;

use super::frame::{Frame, Position};
use super::wire::{Socket, connect, say};
use super::{Crowd, Match};

/// One of the two players of a game.
pub struct Player {
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
    /// Somebody on a seat of a game that has just begun.
    pub fn new(crowd: Arc<Crowd>, game: Arc<Match>, seat: usize, seed: u64) -> Player {
        Player { crowd, game, seat, rng: Rng::new(seed), seen: None, turn: None, asked: None }
    }

    /// Plays until the game or the time is over, and comes back whenever the connection is lost.
    pub async fn play(mut self) {
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
            self.crowd.complain("a frame that is no answer and no event".to_owned());
            return false;
        };
        if let Some(error) = frame.error {
            self.crowd.complain(error);
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
        if gap {
            self.crowd.complain("a gap between versions".to_owned());
        }
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
