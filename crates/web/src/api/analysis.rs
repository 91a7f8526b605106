//! Analysis by the engine. Responses are streams of JSON lines, sent as the search goes on.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body as ResponseBody, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jogada_play::{
    Analysis, Annotation, AnyMatch, Limits, Message, Outcome, Request, Score, SearchOptions, Side,
    Stop, Strategy, chance,
};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_stream::{StreamExt, wrappers::ReceiverStream};
use utoipa::ToSchema;

use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::pool::Ticket;
use crate::server::App;
use crate::wire::{AnalysisReport, ReportLine, ReviewedPosition};

/// The media type of responses that come line by line.
pub const LINES: &str = "application/x-ndjson";

/// In milliseconds.
const DEFAULT_TIME: u64 = 1_000;
const MAX_TIME: u64 = 5_000;
/// Variations of a multi-PV search.
const MAX_LINES: usize = 5;
/// Bytes of the transposition table.
const MEMORY: usize = 16 << 20;
/// The search of each position of a reviewed game.
const REVIEW: Limits =
    Limits { depth: None, nodes: Some(30_000), time: Some(Duration::from_millis(300)) };
/// How often somebody who waits is told of a new place.
const PLACE_INTERVAL: Duration = Duration::from_millis(500);
/// JSON lines buffered for a slow reader.
const BUFFERED_LINES: usize = 64;

/// A position, and how it is to be analysed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AnalysisRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// How many of the best lines.
    #[schema(minimum = 1, maximum = 5)]
    lines: Option<usize>,
    /// Milliseconds.
    #[schema(minimum = 1, maximum = 5000, example = 100)]
    time: Option<u64>,
}

/// Analyses a position: a stream of JSON lines, the last of them `done`.
#[utoipa::path(post, path = "/api/analyse", tag = "Thinking", request_body = AnalysisRequest,
    responses((status = 200, body = AnalysisReport, content_type = "application/x-ndjson"), ApiError))]
pub async fn analyse(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<AnalysisRequest>,
) -> Result<Response, ApiError> {
    let request = body.request()?;
    let game = body.position.running_game()?;
    app.analyses.take(peer)?;
    let (lines, response) = mpsc::channel(BUFFERED_LINES);
    let waiting = lines.downgrade();
    let work = move |stop: &Arc<Stop>| think(&*game, request, locale, stop, &lines);
    let ticket = app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    tokio::spawn(tell_place(app, peer.0, ticket, waiting));
    Ok(stream(response))
}

/// Sends the place in the queue whenever it has changed, until the search begins or the client leaves.
async fn tell_place(
    app: App,
    peer: IpAddr,
    ticket: Ticket,
    lines: mpsc::WeakSender<AnalysisReport>,
) {
    let mut told = None;
    loop {
        // First, because most searches begin at once.
        sleep(PLACE_INTERVAL).await;
        let Some(place) = app.analysts.place(peer, ticket) else { return };
        let Some(lines) = lines.upgrade() else { return };
        let line = AnalysisReport { waiting: Some(place), ..AnalysisReport::default() };
        if told.replace(place) != Some(place) && lines.send(line).await.is_err() {
            return;
        }
    }
}

impl AnalysisRequest {
    fn request(&self) -> Result<Request, ApiError> {
        let (time, lines) = (self.time.unwrap_or(DEFAULT_TIME), self.lines.unwrap_or(1));
        if !(1..=MAX_TIME).contains(&time) {
            let message = Message::new("refused-time-range").with("most", MAX_TIME as i64);
            return Err(ApiError::unprocessable("time", message).at("time"));
        }
        if !(1..=MAX_LINES).contains(&lines) {
            let message = Message::new("refused-lines").with("most", MAX_LINES);
            return Err(ApiError::unprocessable("lines", message).at("lines"));
        }
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let settings = SearchOptions { lines, ..SearchOptions::default() };
        Ok(Request { limits, settings, ..Request::default() })
    }
}

/// Searches until the time is up or the client has disconnected.
fn think(
    game: &dyn AnyMatch,
    request: Request,
    locale: Locale,
    stop: &Stop,
    lines: &mpsc::Sender<AnalysisReport>,
) {
    let side = game.side();
    let found = game.think(&Strategy::alpha_beta(MEMORY), &request, stop, &mut |analysis| {
        if lines.blocking_send(report(analysis, side, false, locale)).is_err() {
            stop.stop();
        }
    });
    if let Some(found) = found {
        // The client may have disconnected.
        let _ = lines.blocking_send(report(&found, side, true, locale));
    }
}

fn report(analysis: &Analysis, side: Side, done: bool, locale: Locale) -> AnalysisReport {
    let line = |line: &jogada_play::AnalysisLine| ReportLine {
        score: line.score.into(),
        chance: chance(line.score, side),
        text: score_text(line.score, side, locale),
        moves: line.moves.clone(),
    };
    AnalysisReport {
        depth: analysis.depth,
        nodes: analysis.nodes,
        speed: analysis.speed().round(),
        lines: analysis.lines.iter().map(line).collect(),
        done,
        waiting: None,
    }
}

/// From White's side, as the page shows it.
pub fn score_text(score: Score, side: Side, locale: Locale) -> String {
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

/// Evaluates a game position by position: a stream of JSON lines. Each position is a job of its own in the
/// pool, so that other clients get their turns in between.
#[utoipa::path(post, path = "/api/review", tag = "Thinking", request_body = PositionRequest,
    responses((status = 200, body = ReviewedPosition, content_type = "application/x-ndjson"), ApiError))]
pub async fn review(
    State(app): State<App>,
    peer: Peer,
    Body(position): Body<PositionRequest>,
) -> Result<Response, ApiError> {
    let game = position.game()?;
    app.analyses.take(peer)?;
    // Later positions are dropped as well if the queue is full then, and the stream ends early.
    if app.analysts.is_full() {
        return Err(busy());
    }
    let (lines, response) = mpsc::channel(BUFFERED_LINES);
    tokio::spawn(review_game(app, game, peer.0, lines));
    Ok(stream(response))
}

/// The evaluation of a position of a reviewed game.
struct Evaluated {
    side: Side,
    score: Score,
    chance: f64,
    best: Option<String>,
}

async fn review_game(
    app: App,
    mut game: Box<dyn AnyMatch>,
    peer: IpAddr,
    lines: mpsc::Sender<ReviewedPosition>,
) {
    let position = game.line();
    while game.undo().is_some() {}
    let mut before: Option<Evaluated> = None;
    for ply in 0..=position.moves.len() {
        if ply > 0 {
            game.play(&position.moves[ply - 1]).expect("it has been played before");
        }
        let Some(evaluated) = evaluate(&app, game.fork(), peer).await else {
            tracing::warn!(ply, plies = position.moves.len(), "a review was not finished");
            return;
        };
        let annotation = before
            .as_ref()
            .map_or("", |before| annotate(before, &evaluated, &position.moves[ply - 1]));
        let line = ReviewedPosition {
            ply,
            chance: evaluated.chance,
            score: evaluated.score.into(),
            best: evaluated.best.clone(),
            annotation,
        };
        if lines.send(line).await.is_err() {
            return;
        }
        before = Some(evaluated);
    }
}

/// The mark of a move (`?`, `??` …). The best move found is never marked.
fn annotate(before: &Evaluated, after: &Evaluated, made: &str) -> &'static str {
    if before.best.as_deref() == Some(made) {
        return "";
    }
    Annotation::of(before.side, before.chance, after.chance).mark()
}

/// Evaluates a position in the pool; `None` if its queue is full.
async fn evaluate(app: &App, game: Box<dyn AnyMatch>, peer: IpAddr) -> Option<Evaluated> {
    let (answer, evaluated) = tokio::sync::oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // The client may have disconnected.
        let _ = answer.send(evaluate_now(&*game, stop));
    };
    app.analysts.submit(peer, Box::new(work)).ok()?;
    evaluated.await.ok().flatten()
}

fn evaluate_now(game: &dyn AnyMatch, stop: &Stop) -> Option<Evaluated> {
    let (side, request) = (game.side(), Request { limits: REVIEW, ..Request::default() });
    let found = game.think(&Strategy::alpha_beta(MEMORY), &request, stop, &mut |_| {});
    let (score, best) = match (found, game.ending()) {
        (Some(found), _) => (found.lines[0].score, Some(found.best().to_owned())),
        (None, ending) => (final_score(ending?.outcome, side), None),
    };
    Some(Evaluated { side, score, chance: chance(score, side), best })
}

/// The score of a finished game.
fn final_score(outcome: Outcome, side: Side) -> Score {
    match outcome {
        Outcome::Draw => Score::Draw,
        Outcome::Win(winner) if winner == side => Score::Win(0),
        Outcome::Win(_) => Score::Loss(0),
    }
}

/// A response of JSON lines.
fn stream<T: Serialize + Send + 'static>(lines: mpsc::Receiver<T>) -> Response {
    let bytes = |line: T| serde_json::to_string(&line).map(|line| Bytes::from(line + "\n"));
    let body = ResponseBody::from_stream(ReceiverStream::new(lines).map(bytes));
    ([(CONTENT_TYPE, LINES)], body).into_response()
}

/// 429: the queue is full; a place is free when the search that runs is done.
pub fn busy() -> ApiError {
    let message = Message::new("refused-busy");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "busy", message).retry_after(MAX_TIME / 1_000)
}
