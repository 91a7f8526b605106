//! Seats: to take one, and what whoever has one may do.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use serde::Deserialize;
use serde_json::{Value, json};

use super::games::name;
use crate::body::Body;
use crate::error::ApiError;
use crate::game::{Action, WireAction};
use crate::limits::Peer;
use crate::server::App;

/// What leads to a seat.
#[derive(Debug, Default, Deserialize)]
pub struct Invitation {
    #[serde(default)]
    invite: Option<String>,
    #[serde(default)]
    name: String,
}

/// Takes a seat.
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    Body(invitation): Body<Invitation>,
) -> Result<Json<Value>, ApiError> {
    let name = name(&invitation.name)?;
    let seated = app.rooms.join(&id, invitation.invite, name, peer.0).await?;
    Ok(Json(json!({ "side": seated.side, "secret": seated.secret })))
}

/// Does something on a seat.
pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    headers: HeaderMap,
    Body(wire): Body<WireAction>,
) -> Result<Json<Value>, ApiError> {
    let room = app.rooms.room(&id).await?;
    let actor = room.lock().await.actor(secret(&headers)?)?;
    let action = Action::try_from(wire)?;
    let version = app.rooms.act(&id, actor, action, peer.0).await?;
    Ok(Json(json!({ "version": version })))
}

/// A link that brings the seat to another device.
pub async fn device(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, ApiError> {
    let link = app.rooms.device(&id, secret(&headers)?).await?;
    Ok(Json(json!({ "link": link })))
}

fn secret(headers: &HeaderMap) -> Result<&str, ApiError> {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(ApiError::forbidden)
}
