//! Pictures of positions.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::{AnyMatch, Message, open};
use serde::Deserialize;

use super::asked::Asked;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::picture::draw;
use crate::server::App;

/// Which picture of a game.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    ply: Option<usize>,
    flip: Option<u8>,
}

/// A picture of a position that is not kept.
pub async fn of_position(
    locale: Locale,
    Body(asked): Body<Asked>,
) -> Result<impl IntoResponse, ApiError> {
    Ok(svg(&*asked.game()?, false, locale))
}

/// A picture of a game, now or after some moves.
pub async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.rooms.current(&id).await?;
    let line = room.lock().await.game.board().line();
    let ply = wanted.ply.unwrap_or(line.moves.len());
    if ply > line.moves.len() {
        let message = Message::new("refused-ply-range").with("most", line.moves.len());
        return Err(ApiError::unprocessable("ply", message).at("ply"));
    }
    let start = line.start.as_deref();
    let mut table = open(&line.spec, start).map_err(|error| ApiError::open("", error))?;
    for text in &line.moves[..ply] {
        table.play(text).map_err(|error| ApiError::play(table.info(), error))?;
    }
    Ok(svg(&*table, wanted.flip == Some(1), locale))
}

fn svg(table: &dyn AnyMatch, flip: bool, locale: Locale) -> impl IntoResponse + use<> {
    let title = Message::new("picture-title").with("game", table.info().name);
    let title = title.with("moves", table.line().moves.len());
    let picture = draw(&table.view(), table.info(), flip, &locale.localizer().say(&title));
    ([(CONTENT_TYPE, "image/svg+xml")], picture)
}
