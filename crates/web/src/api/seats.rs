//! Taking a seat and acting on it.

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
use crate::observe;
use crate::rooms::Caller;
use crate::server::App;

/// The body of `POST /api/games/{id}/join`.
#[derive(Debug, Default, Deserialize)]
pub struct JoinRequest {
    #[serde(default)]
    invite: Option<String>,
    #[serde(default)]
    name: String,
}

/// `POST /api/games/{id}/join`.
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    Body(request): Body<JoinRequest>,
) -> Result<Json<Value>, ApiError> {
    let name = name(&request.name)?;
    let seated = app.rooms.join(&id, request.invite, name, peer.0).await?;
    Ok(Json(json!({ "side": seated.side, "secret": seated.secret })))
}

/// `POST /api/games/{id}/do`.
pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    headers: HeaderMap,
    Body(wire): Body<WireAction>,
) -> Result<Json<Value>, ApiError> {
    let caller = Caller::Bearer(secret(&headers)?.to_owned());
    let version = observe::act(&app, &id, caller, Action::try_from(wire)?, peer.0).await?;
    Ok(Json(json!({ "version": version })))
}

/// `POST /api/games/{id}/device`: a one-time secret that moves the seat to another device.
pub async fn device(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, ApiError> {
    let link = app.rooms.device(&id, secret(&headers)?).await?;
    Ok(Json(json!({ "link": link })))
}

/// The bearer token.
fn secret(headers: &HeaderMap) -> Result<&str, ApiError> {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bearer ")).ok_or_else(ApiError::forbidden)
}
