//! Analysis by the engine. Responses are streams of JSON lines, sent as the search goes on.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body as ResponseBody, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use jogada_play::{AnyMatch, Message, Stop};
use jogada_service::request::{AnalysisRequest, MAX_TIME, PositionRequest};
use jogada_service::{Evaluated, Locale, Review};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use tokio_stream::{StreamExt, wrappers::ReceiverStream};

use crate::body::Body;
use crate::error::ApiError;
use crate::limits::Peer;
use crate::pool::Ticket;
use crate::server::App;
use crate::wire::{AnalysisReport, ReviewedPosition};

/// The media type of responses that come line by line.
pub const LINES: &str = "application/x-ndjson";

/// How often somebody who waits is told of a new place.
const PLACE_INTERVAL: Duration = Duration::from_millis(500);
/// How long a stream waits before it begins. Proxies written in Go (Caddy, Traefik) break off an answer whose head comes
/// before they have seen the end of the request (golang/go#40747).
const HEAD_START: Duration = Duration::from_millis(20);
/// JSON lines buffered for a slow reader.
const BUFFERED_LINES: usize = 64;

/// Analyses a position: a stream of JSON lines, the last of them `done`.
#[utoipa::path(post, path = "/api/analyse", tag = "Thinking", request_body = AnalysisRequest,
    responses((status = 200, body = AnalysisReport, content_type = "application/x-ndjson"), ApiError))]
pub async fn analyse(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<AnalysisRequest>,
) -> Result<Response, ApiError> {
    let search = body.search(locale)?;
    app.analyses.take(peer)?;
    let (lines, response) = mpsc::channel(BUFFERED_LINES);
    let waiting = lines.downgrade();
    let work = move |stop: &Arc<Stop>| {
        search.run(stop, &mut |report| {
            // The client may have disconnected.
            if lines.blocking_send(report).is_err() {
                stop.stop();
            }
        });
    };
    let ticket = app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    tokio::spawn(tell_place(app, peer.0, ticket, waiting));
    Ok(stream(response).await)
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

/// Evaluates a game position by position: a stream of JSON lines. Each position is a job of its own in the
/// pool, so that other clients get their turns in between.
#[utoipa::path(post, path = "/api/review", tag = "Thinking", request_body = PositionRequest,
    responses((status = 200, body = ReviewedPosition, content_type = "application/x-ndjson"), ApiError))]
pub async fn review(
    State(app): State<App>,
    peer: Peer,
    Body(position): Body<PositionRequest>,
) -> Result<Response, ApiError> {
    let review = Review::new(position.game()?);
    app.analyses.take(peer)?;
    // Later positions are dropped as well if the queue is full then, and the stream ends early.
    if app.analysts.is_full() {
        return Err(busy());
    }
    let (lines, response) = mpsc::channel(BUFFERED_LINES);
    tokio::spawn(review_game(app, review, peer.0, lines));
    Ok(stream(response).await)
}

async fn review_game(
    app: App,
    mut review: Review,
    peer: IpAddr,
    lines: mpsc::Sender<ReviewedPosition>,
) {
    while let Some(position) = review.next_position().map(AnyMatch::fork) {
        let Some(evaluated) = evaluate(&app, position, peer).await else {
            let (ply, plies) = review.progress();
            tracing::warn!(ply, plies, "a review was not finished");
            return;
        };
        if lines.send(review.take(evaluated)).await.is_err() {
            return;
        }
    }
}

/// Evaluates a position in the pool; `None` if its queue is full.
async fn evaluate(app: &App, game: Box<dyn AnyMatch>, peer: IpAddr) -> Option<Evaluated> {
    let (answer, evaluated) = oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // The client may have disconnected.
        let _ = answer.send(jogada_service::evaluate(&*game, stop));
    };
    app.analysts.submit(peer, Box::new(work)).ok()?;
    evaluated.await.ok().flatten()
}

/// A response of JSON lines.
async fn stream<T: Serialize + Send + 'static>(lines: mpsc::Receiver<T>) -> Response {
    sleep(HEAD_START).await;
    let bytes = |line: T| serde_json::to_string(&line).map(|line| Bytes::from(line + "\n"));
    let body = ResponseBody::from_stream(ReceiverStream::new(lines).map(bytes));
    ([(CONTENT_TYPE, LINES)], body).into_response()
}

/// 429: the queue is full; a place is free when the search that runs is done.
pub fn busy() -> ApiError {
    let message = Message::new("refused-busy");
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "busy", message).retry_after(MAX_TIME / 1_000)
}
