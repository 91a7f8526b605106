//! Taking a seat and acting on it.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use jogada_service::game::{Action, ActionRequest};
use jogada_service::request::name;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::body::Body;
use crate::club::{Member, Viewer};
use crate::error::ApiError;
use crate::limits::Peer;
use crate::observe;
use crate::rooms::{Caller, Joining};
use crate::server::App;
use crate::wire::{Acted, DeviceLink, Joined};

/// Who takes a seat.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The secret of the invitation. A listed game needs none, nor does a member who has a seat already and
    /// plays on with another device.
    #[serde(default)]
    invite: Option<String>,
    #[serde(default)]
    #[schema(max_length = 40)]
    name: String,
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/games/{id}/join", tag = "Games", params(("id" = String,)),
    request_body = JoinRequest, responses((status = 200, body = Joined), ApiError))]
pub async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Viewer(member): Viewer,
    peer: Peer,
    Body(request): Body<JoinRequest>,
) -> Result<Json<Joined>, ApiError> {
    let joining = Joining { name: name(&request.name)?, member: member.map(Member::seated) };
    let seated = app.rooms.join(&id, request.invite, joining, peer.0).await?;
    Ok(Json(Joined { side: seated.side, secret: seated.secret }))
}

/// Acts for a seat.
#[utoipa::path(post, path = "/api/games/{id}/do", tag = "Games", params(("id" = String,)),
    security(("seat" = [])), request_body = ActionRequest, responses((status = 200, body = Acted), ApiError))]
pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<ActionRequest>,
) -> Result<Json<Acted>, ApiError> {
    let caller = Caller::Bearer(secret(&headers)?.to_owned());
    let version = observe::act(&app, &id, caller, Action::try_from(request)?, peer.0).await?;
    Ok(Json(Acted { version }))
}

/// A one-time secret that moves the seat to another device.
#[utoipa::path(post, path = "/api/games/{id}/device", tag = "Games", params(("id" = String,)),
    security(("seat" = [])), responses((status = 200, body = DeviceLink), ApiError))]
pub async fn device(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<DeviceLink>, ApiError> {
    let link = app.rooms.device(&id, secret(&headers)?).await?;
    Ok(Json(DeviceLink { link }))
}

/// The bearer token, if there is one.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bearer "))
}

/// 401 without a bearer token.
fn secret(headers: &HeaderMap) -> Result<&str, ApiError> {
    bearer(headers).ok_or_else(ApiError::unauthorized)
}
