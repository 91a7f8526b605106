//! From requests to answers.

use jogada_play::{ONLY_GAME, Stop, want_whole_build};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::games::Desk;
use super::{Answer, LocalRequest, SVG, World};
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::json::read_json;
use crate::request::{
    AnalysisRequest, CheckRequest, PictureRequest, PositionRequest, QrRequest, RecordRequest,
    TreeRequest,
};
use crate::thinking::{Review, evaluate};
use crate::wire::{About, BotsAbout};
use crate::{PuzzleWork, catalogue, lessons, puzzles, rules};

/// Random bytes that an answer may need.
pub const RANDOM_BYTES: usize = 18;

/// The games that an answer is made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Wanted {
    /// By their ids, if there are such games.
    Ids(Vec<String>),
    /// Every game there is.
    All,
}

/// The games that the answer to a request is made from.
pub fn wanted(path: &str, query: &str) -> Wanted {
    match segments(path).as_slice() {
        ["games"] => match ids(query) {
            Some(ids) => Wanted::Ids(ids.split(',').map(str::to_owned).collect()),
            None => Wanted::All,
        },
        ["local", ..] => Wanted::All,
        ["games", id, ..] => Wanted::Ids(vec![(*id).to_owned()]),
        _ => Wanted::Ids(Vec::new()),
    }
}

/// Answers a request; for those that think see [`stream`].
pub fn answer(request: &LocalRequest, world: &World) -> Answer {
    let locale = Locale::negotiate(Some(request.query), None);
    let mut desk = Desk { request, world, locale, writes: Vec::new() };
    let answer = route(&mut desk).unwrap_or_else(|error| Answer::error(&error, locale));
    Answer { writes: desk.writes, ..answer }
}

fn route(desk: &mut Desk) -> Result<Answer, ApiError> {
    let (request, locale) = (desk.request, desk.locale);
    match (request.method, segments(request.path).as_slice()) {
        ("POST", ["games"]) => desk.create(),
        ("GET", ["games"]) => Ok(desk.list()),
        ("GET", ["games", id]) => desk.show(id),
        ("GET", ["games", id, "record"]) => desk.record(id),
        ("GET", ["games", id, "picture.svg"]) => desk.picture(id),
        ("POST", ["games", id, "do"]) => desk.act(id),
        ("GET", ["local", "export"]) => Ok(desk.export()),
        ("POST", ["local", "import"]) => desk.import(),
        ("GET", path) => get(path, locale),
        ("POST", path) => post(path, request, locale),
        _ => Err(ApiError::offline()),
    }
}

/// What is answered to everybody alike. Pages have it as files, so the smaller modules do without.
fn get(path: &[&str], locale: Locale) -> Result<Answer, ApiError> {
    if ONLY_GAME.is_some() {
        want_whole_build();
        return Err(ApiError::offline());
    }
    match path {
        ["catalogue"] => Ok(Answer::json(&catalogue(locale))),
        ["texts"] => Ok(Answer::json(locale.page_texts())),
        ["rules", game] => Ok(Answer::json(&rules(game, locale)?)),
        ["lessons", game] => Ok(Answer::json(&lessons(game, locale)?)),
        ["puzzles", game] => Ok(Answer::json(&puzzles(game, locale)?)),
        ["about"] => Ok(Answer::json(&about())),
        _ => Err(ApiError::offline()),
    }
}

fn post(path: &[&str], request: &LocalRequest, locale: Locale) -> Result<Answer, ApiError> {
    match path {
        ["position"] => Ok(Answer::json(&body::<PositionRequest>(request)?.position(locale)?)),
        ["explain"] => Ok(Answer::json(&body::<PositionRequest>(request)?.explanation(locale)?)),
        ["check"] => Ok(Answer::json(&body::<CheckRequest>(request)?.check()?)),
        ["record"] => Ok(Answer::json(&body::<RecordRequest>(request)?.records()?)),
        ["qr"] => Ok(Answer::of(SVG, body::<QrRequest>(request)?.picture()?)),
        ["picture"] => {
            let picture: PictureRequest = query(request)?;
            Ok(Answer::of(SVG, picture.of_position(&body(request)?, locale)?))
        }
        ["tree"] => {
            let search = body::<TreeRequest>(request)?.search(locale)?;
            Ok(Answer::json(&search.run(&Stop::default())))
        }
        ["puzzles", game, id] => {
            let work = PuzzleWork::new(game, id, &body(request)?, locale)?;
            Ok(Answer::json(&work.run(&Stop::default())?))
        }
        _ => Err(ApiError::offline()),
    }
}

/// Answers a request line by line while it thinks; an error comes before the first line.
pub fn stream(
    request: &LocalRequest,
    stop: &Stop,
    line: &mut dyn FnMut(String),
) -> Result<(), Answer> {
    let locale = Locale::negotiate(Some(request.query), None);
    let done = match segments(request.path).as_slice() {
        ["analyse"] => analyse(request, locale, stop, line),
        ["review"] => review(request, stop, line),
        _ => Err(ApiError::offline()),
    };
    done.map_err(|error| Answer::error(&error, locale))
}

fn analyse(
    request: &LocalRequest,
    locale: Locale,
    stop: &Stop,
    line: &mut dyn FnMut(String),
) -> Result<(), ApiError> {
    let search = body::<AnalysisRequest>(request)?.search(locale)?;
    search.run(stop, &mut |report| line(Answer::json(&report).body));
    Ok(())
}

fn review(
    request: &LocalRequest,
    stop: &Stop,
    line: &mut dyn FnMut(String),
) -> Result<(), ApiError> {
    let ReviewShare { first, last } = query(request)?;
    let review = Review::new(body::<PositionRequest>(request)?.game()?);
    // A move is marked by what the position before it was worth.
    let mut review = review.skip_to(first.saturating_sub(1));
    while review.progress().0 <= last.unwrap_or(usize::MAX) {
        let Some(position) = review.next_position() else { break };
        let Some(evaluated) = evaluate(position, stop) else { break };
        let told = review.take(evaluated);
        if told.ply >= first {
            line(Answer::json(&told).body);
        }
    }
    Ok(())
}

/// The positions of a game that one of several workers evaluates, by the moves before them.
#[derive(Deserialize)]
struct ReviewShare {
    #[serde(default)]
    first: usize,
    last: Option<usize>,
}

/// One bot thinks at a time, and none waits.
fn about() -> About {
    About { version: env!("CARGO_PKG_VERSION"), bots: BotsAbout { threads: 1, queue: 0 } }
}

pub(super) fn body<T: DeserializeOwned>(request: &LocalRequest) -> Result<T, ApiError> {
    read_json(request.body)
}

pub(super) fn query<T: DeserializeOwned>(request: &LocalRequest) -> Result<T, ApiError> {
    serde_urlencoded::from_str(request.query).map_err(|_| ApiError::not_understood())
}

/// The ids a list is asked for by.
fn ids(query: &str) -> Option<String> {
    let pairs: Vec<(String, String)> = serde_urlencoded::from_str(query).ok()?;
    pairs.into_iter().find_map(|(key, value)| (key == "ids").then_some(value))
}

/// The parts of a path of the API.
fn segments(path: &str) -> Vec<&str> {
    path.strip_prefix("/api/").unwrap_or_default().split('/').collect()
}
