//! The games of one browser, for the page: the requests of the API with their answers, without a server. Data
//! crosses as JSON, for it comes from messages and goes to them.

use std::time::Duration;

use jogada_play::whole_build_was_wanted;
use jogada_service::local::{
    Answer, BotTask, LocalRequest, RANDOM_BYTES, StoredGame, World, answer, bot_moved, stream,
    updates, wanted,
};
use jogada_service::{ApiError, Locale};
use js_sys::{Function, Int32Array};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::stop::stop;

/// The answer to a request, and what has to be kept before it is given.
#[wasm_bindgen]
pub struct LocalAnswer(Answer);

#[wasm_bindgen]
impl LocalAnswer {
    /// As of HTTP.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.0.status
    }

    /// The media type of the body.
    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        self.0.kind.to_owned()
    }

    /// JSON or another text.
    #[wasm_bindgen(getter)]
    pub fn body(&self) -> String {
        self.0.body.clone()
    }

    /// Events to be added to games, as JSON.
    #[wasm_bindgen(getter)]
    pub fn writes(&self) -> String {
        json(&self.0.writes)
    }
}

/// The number of random bytes that [`local_answer`] takes.
#[wasm_bindgen(js_name = localRandomBytes)]
pub fn local_random_bytes() -> usize {
    RANDOM_BYTES
}

/// The games that the answer to a request is made from: `{"ids": […]}` or `"all"`.
#[wasm_bindgen(js_name = localWanted)]
pub fn local_wanted(path: &str, query: &str) -> String {
    json(&wanted(path, query))
}

/// Answers a request. `games` are those that are wanted, as far as there are any.
#[wasm_bindgen(js_name = localAnswer)]
#[expect(
    clippy::too_many_arguments,
    reason = "a request and the world, spelled out for JavaScript"
)]
pub fn local_answer(
    method: &str,
    path: &str,
    query: &str,
    secret: Option<String>,
    body: &str,
    now: f64,
    random: &[u8],
    games: &str,
) -> Result<LocalAnswer, JsError> {
    let games: Vec<StoredGame> = read(games)?;
    let random = random.try_into().map_err(|_| JsError::new("not so many random bytes"))?;
    let request =
        LocalRequest { method, path, query, secret: secret.as_deref(), body: body.as_bytes() };
    Ok(LocalAnswer(answer(&request, &World { now: now as i64, random, games: &games })))
}

/// Answers a request line by line while it thinks, until the flag is raised; returns an answer if it is refused.
#[wasm_bindgen(js_name = localStream)]
pub fn local_stream(
    path: &str,
    query: &str,
    body: &str,
    line: &Function,
    flag: Option<Int32Array>,
) -> Option<LocalAnswer> {
    let request = LocalRequest { method: "POST", path, query, secret: None, body: body.as_bytes() };
    let mut tell = |text: String| {
        // Who listens does not stop the search by failing.
        let _ = line.call1(&JsValue::NULL, &text.into());
    };
    stream(&request, &stop(flag, None), &mut tell).err().map(LocalAnswer)
}

/// What a page that has version `since` of a game does not know yet, and what is due next, as JSON.
#[wasm_bindgen(js_name = localUpdates)]
pub fn local_updates(
    game: &str,
    since: Option<f64>,
    query: &str,
    now: f64,
) -> Result<String, JsError> {
    let game: StoredGame = read(game)?;
    let locale = Locale::negotiate(Some(query), None);
    let since = since.map(|since| since as u64);
    let news = updates(&game, since, locale, now as i64).map_err(|error| failure(&error))?;
    Ok(json(&news))
}

/// The move of a bot; nothing if it has none, or if the flag is raised before it has found one.
#[wasm_bindgen(js_name = localThink)]
pub fn local_think(task: &str, flag: Option<Int32Array>) -> Result<Option<String>, JsError> {
    let task: BotTask = read(task)?;
    Ok(task.think(&stop(flag, Some(Duration::from_millis(task.most)))))
}

/// What comes of the move that a bot has found, as JSON; nothing if the game has gone on meanwhile.
#[wasm_bindgen(js_name = localBotMoved)]
pub fn local_bot_moved(
    game: &str,
    task: &str,
    found: Option<String>,
    thought: f64,
    now: f64,
) -> Result<Option<String>, JsError> {
    let (game, task): (StoredGame, BotTask) = (read(game)?, read(task)?);
    let moved = bot_moved(&game, &task, found.as_deref(), thought as i64, now as i64);
    Ok(moved.map_err(|error| failure(&error))?.map(|write| json(&write)))
}

/// Whether anything was asked for since the last call that only the module with all games and boards has: what was
/// answered meanwhile has to be asked there.
#[wasm_bindgen(js_name = wholeModuleWasWanted)]
pub fn whole_module_was_wanted() -> bool {
    whole_build_was_wanted()
}

/// The body of the answer to a request that others were faster than, again and again.
#[wasm_bindgen(js_name = localConflict)]
pub fn local_conflict(query: &str) -> String {
    json(&ApiError::overtaken().body(Locale::negotiate(Some(query), None)))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsError> {
    serde_json::from_str(text).map_err(|error| JsError::new(&error.to_string()))
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("keys are text")
}

fn failure(error: &ApiError) -> JsError {
    JsError::new(&error.to_string())
}
