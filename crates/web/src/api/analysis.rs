//! Questions to the engine. Answers come line by line, as they are found.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body as Answer, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jogada_play::{
    Analysis, AnyMatch, Judgement, Limits, Memory, Message, Outcome, Request, Score, SearchOptions,
    Side, Stop, chance,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_stream::{StreamExt, wrappers::ReceiverStream};

use super::asked::Asked;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::server::App;

/// Milliseconds of thinking, if nothing is said and at most.
const USUAL_TIME: u64 = 1_000;
const MOST_TIME: u64 = 5_000;
/// Best lines at most.
const MOST_LINES: usize = 5;
/// Bytes to remember positions in.
const MEMORY: usize = 16 << 20;
/// What each position of a game gets when the game is looked back at.
const REVIEW: Limits =
    Limits { depth: None, nodes: Some(30_000), time: Some(Duration::from_millis(300)) };
/// Lines that wait for a reader.
const WAITING: usize = 64;

/// A position to be thought about.
#[derive(Debug, Deserialize)]
pub struct Question {
    #[serde(flatten)]
    asked: Asked,
    lines: Option<usize>,
    time: Option<u64>,
}

/// Thinks about a position.
pub async fn analyse(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(question): Body<Question>,
) -> Result<Response, ApiError> {
    let request = question.request()?;
    let game = question.asked.game()?;
    if game.ending().is_some() {
        return Err(ApiError::conflict("over", "refused-over-here"));
    }
    app.analyses.take(peer)?;
    let (lines, answer) = mpsc::channel(WAITING);
    let work = move |stop: &Arc<Stop>| think(&*game, request, locale, stop, &lines);
    app.analysts.ask(peer.0, Box::new(work)).map_err(|_| busy())?;
    Ok(stream(answer))
}

impl Question {
    fn request(&self) -> Result<Request, ApiError> {
        let (time, lines) = (self.time.unwrap_or(USUAL_TIME), self.lines.unwrap_or(1));
        if !(1..=MOST_TIME).contains(&time) {
            let message = Message::new("refused-time-range").with("most", MOST_TIME as i64);
            return Err(ApiError::unprocessable("time", message).at("time"));
        }
        if !(1..=MOST_LINES).contains(&lines) {
            let message = Message::new("refused-lines").with("most", MOST_LINES);
            return Err(ApiError::unprocessable("lines", message).at("lines"));
        }
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let settings = SearchOptions { lines, ..SearchOptions::default() };
        Ok(Request { limits, settings, ..Request::default() })
    }
}

/// Thinks until the time is up or nobody listens.
fn think(
    game: &dyn AnyMatch,
    request: Request,
    locale: Locale,
    stop: &Stop,
    lines: &mpsc::Sender<Value>,
) {
    let memory = Memory::new(MEMORY);
    let side = game.side();
    let found = game.think(&memory, request, stop, &mut |analysis| {
        if lines.blocking_send(analysis_json(analysis, side, false, locale)).is_err() {
            stop.stop();
        }
    });
    if let Some(found) = found {
        // Whoever asked may have gone.
        let _ = lines.blocking_send(analysis_json(&found, side, true, locale));
    }
}

fn analysis_json(analysis: &Analysis, side: Side, done: bool, locale: Locale) -> Value {
    let line = |line: &jogada_play::AnalysisLine| {
        json!({
            "score": score_json(line.score),
            "chance": chance(line.score, side),
            "text": score_text(line.score, side, locale),
            "moves": line.moves,
        })
    };
    json!({
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "speed": analysis.speed().round(),
        "lines": analysis.lines.iter().map(line).collect::<Vec<_>>(),
        "done": done,
    })
}

/// For the side to move.
fn score_json(score: Score) -> Value {
    match score {
        Score::Win(plies) => json!({ "win": plies }),
        Score::Loss(plies) => json!({ "loss": plies }),
        Score::Draw => json!({ "draw": true }),
        Score::Eval(value) => json!({ "eval": value }),
    }
}

/// In words, for White.
fn score_text(score: Score, side: Side, locale: Locale) -> String {
    let localizer = locale.localizer();
    let plies = |id, plies: u32| localizer.say(&Message::new(id).with("plies", plies));
    match (score, side) {
        (Score::Win(n), Side::White) | (Score::Loss(n), Side::Black) => plies("score-win", n),
        (Score::Win(n), Side::Black) | (Score::Loss(n), Side::White) => plies("score-loss", n),
        (Score::Draw, _) => localizer.word("score-draw"),
        (Score::Eval(value), Side::White) => format!("{:+.2}", f64::from(value) / 100.0),
        (Score::Eval(value), Side::Black) => format!("{:+.2}", f64::from(-value) / 100.0),
    }
}

/// Looks back at a game, position by position. Each is a question of its own, so that others have
/// their turns in between.
pub async fn review(
    State(app): State<App>,
    peer: Peer,
    Body(asked): Body<Asked>,
) -> Result<Response, ApiError> {
    asked.game()?;
    app.analyses.take(peer)?;
    let (lines, answer) = mpsc::channel(WAITING);
    tokio::spawn(look_back(app, asked, peer.0, lines));
    Ok(stream(answer))
}

/// What is known about a position of a game.
struct Seen {
    side: Side,
    score: Score,
    chance: f64,
    best: Option<String>,
}

async fn look_back(app: App, asked: Asked, peer: IpAddr, lines: mpsc::Sender<Value>) {
    let asked = Arc::new(asked);
    let mut before: Option<Seen> = None;
    for ply in 0..=asked.moves.len() {
        let Some(seen) = look_at(&app, Arc::clone(&asked), ply, peer).await else { return };
        let judgement =
            before.as_ref().map_or("", |before| judge(before, &seen, &asked.moves[ply - 1]));
        let line = json!({
            "ply": ply,
            "chance": seen.chance,
            "score": score_json(seen.score),
            "best": seen.best,
            "judgement": judgement,
        });
        if lines.send(line).await.is_err() {
            return;
        }
        before = Some(seen);
    }
}

/// The mark of the move between two positions. The best one found is never marked.
fn judge(before: &Seen, after: &Seen, made: &str) -> &'static str {
    if before.best.as_deref() == Some(made) {
        return "";
    }
    Judgement::of(before.side, before.chance, after.chance).mark()
}

/// Has a position thought about; `None` if there is too much to think about.
async fn look_at(app: &App, asked: Arc<Asked>, ply: usize, peer: IpAddr) -> Option<Seen> {
    let (answer, seen) = tokio::sync::oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // Whoever asked may have gone.
        let _ = answer.send(see(&asked, ply, stop));
    };
    app.analysts.ask(peer, Box::new(work)).ok()?;
    seen.await.ok().flatten()
}

fn see(asked: &Asked, ply: usize, stop: &Stop) -> Option<Seen> {
    let mut game = asked.start().ok()?;
    for text in &asked.moves[..ply] {
        game.play(text).ok()?;
    }
    let (side, request) = (game.side(), Request { limits: REVIEW, ..Request::default() });
    let found = game.think(&Memory::new(MEMORY), request, stop, &mut |_| {});
    let (score, best) = match (found, game.ending()) {
        (Some(found), _) => (found.lines[0].score, Some(found.best().to_owned())),
        (None, ending) => (final_score(ending?.outcome, side), None),
    };
    Some(Seen { side, score, chance: chance(score, side), best })
}

/// What the end of a game is worth to the side that would be to move.
fn final_score(outcome: Outcome, side: Side) -> Score {
    match outcome {
        Outcome::Draw => Score::Draw,
        Outcome::Win(winner) if winner == side => Score::Win(0),
        Outcome::Win(_) => Score::Loss(0),
    }
}

/// An answer of JSON, a line at a time.
fn stream(lines: mpsc::Receiver<Value>) -> Response {
    let bytes = |line: Value| Ok::<_, std::convert::Infallible>(Bytes::from(format!("{line}\n")));
    let body = Answer::from_stream(ReceiverStream::new(lines).map(bytes));
    ([(CONTENT_TYPE, "application/x-ndjson")], body).into_response()
}

/// A place is free as soon as what is being thought about is done.
fn busy() -> ApiError {
    let message = Message::new("refused-busy");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "busy", message).retry_after(MOST_TIME / 1_000)
}
