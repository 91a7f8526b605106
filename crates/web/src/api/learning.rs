//! Lessons and puzzles.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use jogada_play::Stop;
use jogada_play::wire::{LessonEntry, PuzzleEntry, PuzzleReply};
use jogada_service::request::PuzzleRequest;
use jogada_service::{Locale, PuzzleWork};
use tokio::sync::oneshot;

use super::analysis::busy;
use crate::body::Body;
use crate::error::ApiError;
use crate::limits::Peer;
use crate::server::App;

/// The lesson of a game, step by step; empty if it has none.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "Learning", params(("game" = String,)),
    responses((status = 200, body = [LessonEntry]), ApiError))]
pub async fn lessons(
    Path(id): Path<String>,
    locale: Locale,
) -> Result<Json<Vec<LessonEntry>>, ApiError> {
    jogada_service::lessons(&id, locale).map(Json)
}

/// The puzzles of a game, from easy to hard; empty if it has none.
#[utoipa::path(get, path = "/api/puzzles/{game}", tag = "Learning", params(("game" = String,)),
    responses((status = 200, body = [PuzzleEntry]), ApiError))]
pub async fn puzzles(
    Path(id): Path<String>,
    locale: Locale,
) -> Result<Json<Vec<PuzzleEntry>>, ApiError> {
    jogada_service::puzzles(&id, locale).map(Json)
}

/// Tries a move of a puzzle, or asks for help with it. The win is proven anew with every move.
#[utoipa::path(post, path = "/api/puzzles/{game}/{puzzle}", tag = "Learning",
    params(("game" = String,), ("puzzle" = String,)), request_body = PuzzleRequest,
    responses((status = 200, body = PuzzleReply), ApiError))]
pub async fn puzzle(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    locale: Locale,
    peer: Peer,
    Body(body): Body<PuzzleRequest>,
) -> Result<Json<PuzzleReply>, ApiError> {
    let work = PuzzleWork::new(&game, &id, &body, locale)?;
    app.analyses.take(peer)?;
    let (answer, found) = oneshot::channel();
    let work = move |stop: &Arc<Stop>| {
        // Who has left in the meantime does not delay others.
        if !answer.is_closed() {
            let _ = answer.send(work.run(stop));
        }
    };
    app.analysts.submit(peer.0, Box::new(work)).map_err(|_| busy())?;
    found.await.map_err(|_| busy())?.map(Json)
}
