//! Pictures of positions.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::{AnyMatch, Message, open};
use serde::Deserialize;

use super::asked::Asked;
use crate::body::Body;
use crate::picture::draw;
use crate::refusal::Refusal;
use crate::server::App;
use crate::tongue::Tongue;

/// Which picture of a game.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    ply: Option<usize>,
    flip: Option<u8>,
}

/// A picture of a position that is not kept.
pub async fn of_position(
    tongue: Tongue,
    Body(asked): Body<Asked>,
) -> Result<impl IntoResponse, Refusal> {
    Ok(svg(&*asked.game()?, false, tongue))
}

/// A picture of a game, now or after some moves.
pub async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    tongue: Tongue,
) -> Result<impl IntoResponse, Refusal> {
    let room = app.rooms.look(&id).await?;
    let line = room.lock().await.game.board().line();
    let ply = wanted.ply.unwrap_or(line.moves.len());
    if ply > line.moves.len() {
        let message = Message::new("refused-ply-range").with("most", line.moves.len());
        return Err(Refusal::value("ply", message).at("ply"));
    }
    let start = line.start.as_deref();
    let mut table = open(&line.spec, start).map_err(|error| Refusal::open("", error))?;
    for text in &line.moves[..ply] {
        table.play(text).map_err(|error| Refusal::play(table.info(), error))?;
    }
    Ok(svg(&*table, wanted.flip == Some(1), tongue))
}

fn svg(table: &dyn AnyMatch, flip: bool, tongue: Tongue) -> impl IntoResponse + use<> {
    let title = Message::new("picture-title").with("game", table.info().name);
    let title = title.with("moves", table.line().moves.len());
    let picture = draw(&table.view(), table.info(), flip, &tongue.localizer().say(&title));
    ([(CONTENT_TYPE, "image/svg+xml")], picture)
}
