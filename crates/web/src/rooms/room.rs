//! A game that somebody looks at or plays: its events in memory, and who is there. Everything in it
//! can be had again from the store.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use jogada_play::Side;
use serde_json::{Value, json};
use tokio::sync::{MutexGuard, watch};

use crate::error::ApiError;
use crate::game::{Actor, Damaged, Game, Stamped};
use crate::i18n::Locale;
use crate::store::{Key, Opens, Stored};
use crate::time::{Millis, now};
use crate::token::Digest;

/// Events that somebody who comes back is told one by one; of more only the outcome.
const MOST_TOLD: u64 = 16;

/// A game with whoever is there.
pub struct Room {
    id: String,
    kept: tokio::sync::Mutex<Kept>,
    news: watch::Sender<News>,
    crowd: Mutex<Presence>,
    used: AtomicI64,
}

/// What those who are there are woken by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The version of the game.
    pub version: u64,
    /// Who is there.
    pub presence: Presence,
    /// Whether the room is given up: whoever is there must come in again.
    pub gone: bool,
}

/// How many are there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// On each seat, White's first.
    seats: [u32; 2],
    /// On any seat.
    players: u32,
    /// In all.
    all: u32,
}

impl Presence {
    /// Which seats somebody is on.
    pub fn here(self) -> [bool; 2] {
        self.seats.map(|count| count > 0)
    }

    /// As the API tells it; a version of its own it has not.
    pub fn frame(self, version: u64) -> Utf8Bytes {
        let [white, black] = self.here();
        let watching = self.all - self.players;
        let event = json!({ "presence": { "w": white, "b": black }, "watching": watching });
        json!({ "v": version, "event": event }).to_string().into()
    }
}

/// The game itself, for one at a time.
pub struct Kept {
    /// What its events make of it.
    pub game: Game,
    events: Vec<Stamped>,
    keys: Vec<Key>,
    /// What all who speak a language are told, made once: the whole game or its last event.
    frames: HashMap<(Locale, bool), Utf8Bytes>,
}

impl Room {
    /// A room for a stored game.
    pub fn new(id: &str, stored: Stored) -> Result<Room, Damaged> {
        let game = Game::replay(id, &stored.events)?;
        let news = News { version: game.version(), ..News::default() };
        let kept = Kept { game, events: stored.events, keys: stored.keys, frames: HashMap::new() };
        Ok(Room {
            id: id.to_owned(),
            kept: tokio::sync::Mutex::new(kept),
            news: watch::Sender::new(news),
            crowd: Mutex::default(),
            used: AtomicI64::new(now()),
        })
    }

    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game, when nobody else has it.
    pub async fn lock(&self) -> MutexGuard<'_, Kept> {
        self.used.store(now(), Relaxed);
        self.kept.lock().await
    }

    /// When somebody last had the game.
    pub fn used(&self) -> Millis {
        self.used.load(Relaxed)
    }

    /// News from now on.
    pub fn subscribe(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Wakes all who are there for a new version.
    pub fn announce(&self, version: u64) {
        self.news.send_modify(|news| news.version = version);
    }

    /// Sends all who are there away, to come back to a room that is read anew.
    pub fn give_up(&self) {
        self.news.send_modify(|news| news.gone = true);
    }

    /// Tells who is there, if that has changed. Called now and then, so that a thousand who come at
    /// once are one piece of news.
    pub fn announce_presence(&self) {
        let presence = self.presence();
        self.news.send_if_modified(|news| {
            let changed = news.presence != presence;
            news.presence = presence;
            changed
        });
    }

    /// Who is there.
    pub fn presence(&self) -> Presence {
        *self.crowd.lock().expect("counting does not panic")
    }

    /// Somebody comes or goes.
    pub fn count(&self, change: impl FnOnce(&mut Presence)) {
        change(&mut self.crowd.lock().expect("counting does not panic"));
    }

    /// The game as the API shows it.
    pub async fn json(&self, locale: Locale) -> Value {
        self.lock().await.game.json(self.presence().here(), now(), locale)
    }

    /// What somebody has to be told who has seen everything up to `since`, and the version they then
    /// know.
    pub async fn frames(&self, since: Option<u64>, locale: Locale) -> (Vec<Utf8Bytes>, u64) {
        let here = self.presence().here();
        let mut kept = self.lock().await;
        let version = kept.game.version();
        let frames = match since {
            Some(since) if since == version => Vec::new(),
            Some(since) if since < version && version - since <= MOST_TOLD => {
                kept.missed(&self.id, since, here, locale)
            }
            _ => vec![kept.frame(true, here, locale)],
        };
        (frames, version)
    }
}

/// Somebody who is there: a spectator, or on one seat or both.
pub struct Visit {
    room: std::sync::Arc<Room>,
    /// The seats they have shown the secret of.
    pub actor: Actor,
}

impl Visit {
    /// Comes in.
    pub fn enter(room: std::sync::Arc<Room>) -> Visit {
        room.count(|presence| presence.all += 1);
        Visit { room, actor: Actor::default() }
    }

    /// Takes the seats a secret opens.
    pub async fn show(&mut self, secret: &str) -> Result<(), ApiError> {
        let shown = self.room.lock().await.actor(secret)?;
        if self.actor == Actor::default() {
            self.room.count(|presence| presence.players += 1);
        }
        for side in Side::ALL.into_iter().filter(|side| shown.holds(*side)) {
            if !self.actor.holds(side) {
                self.actor.0[side.index()] = true;
                self.room.count(|presence| presence.seats[side.index()] += 1);
            }
        }
        Ok(())
    }
}

/// Goes.
impl Drop for Visit {
    fn drop(&mut self) {
        let actor = self.actor;
        self.room.count(|presence| {
            presence.all -= 1;
            presence.players -= u32::from(actor != Actor::default());
            for side in Side::ALL.into_iter().filter(|side| actor.holds(*side)) {
                presence.seats[side.index()] -= 1;
            }
        });
    }
}

impl Kept {
    /// The next events.
    pub fn apply(&mut self, events: Vec<Stamped>) -> Result<(), Damaged> {
        events.iter().try_for_each(|event| self.game.apply(event))?;
        self.events.extend(events);
        self.frames.clear();
        Ok(())
    }

    /// The secrets that are good for it.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Some secrets are good from now on, others no longer.
    pub fn change_keys(&mut self, good: &[Key], spent: &[Digest]) {
        self.keys.retain(|key| !spent.contains(&key.digest));
        self.keys.extend_from_slice(good);
    }

    /// What a secret opens.
    pub fn opens(&self, secret: &str) -> Option<Opens> {
        let digest = Digest::of(secret);
        // All are compared, so that the time tells nothing.
        let matching = |key: &Key| (key.digest == digest).then_some(key.opens);
        self.keys.iter().map(matching).fold(None, |found, this| this.or(found))
    }

    /// The seats a secret gives.
    pub fn actor(&self, secret: &str) -> Result<Actor, ApiError> {
        match self.opens(secret) {
            Some(Opens::Seat(side)) => Ok(Actor::one(side)),
            _ => Err(ApiError::forbidden()),
        }
    }

    /// The events after `since`, told one by one.
    fn missed(&mut self, id: &str, since: u64, here: [bool; 2], locale: Locale) -> Vec<Utf8Bytes> {
        let version = self.game.version();
        let earlier = (since + 1..version).filter_map(|version| {
            let game = Game::replay(id, &self.events[..version as usize]).ok()?;
            Some(frame(&game, false, here, locale))
        });
        let mut frames: Vec<_> = earlier.collect();
        frames.push(self.frame(false, here, locale));
        frames
    }

    /// The whole game, or its last event.
    fn frame(&mut self, whole: bool, here: [bool; 2], locale: Locale) -> Utf8Bytes {
        let game = &self.game;
        let made = || frame(game, whole, here, locale);
        self.frames.entry((locale, whole)).or_insert_with(made).clone()
    }
}

fn frame(game: &Game, whole: bool, here: [bool; 2], locale: Locale) -> Utf8Bytes {
    let told = game.json(here, now(), locale);
    let event = match game.move_of_version().filter(|_| !whole) {
        Some((text, by)) => json!({ "move": text, "by": by, "game": told }),
        None => json!({ "game": told }),
    };
    json!({ "v": game.version(), "event": event }).to_string().into()
}
