//! Accounts: making one, signing in and out, and changing one's own.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use jogada_play::Message;
use serde::Deserialize;
use utoipa::ToSchema;

use super::members::ratings;
use crate::body::Body;
use crate::club::{SignedIn, Viewer, cleared_cookie, session_cookie, session_secret};
use crate::error::ApiError;
use crate::limits::Peer;
use crate::server::App;
use crate::wire::{Claimed, Me, Session};

/// Games that can be claimed at once.
const MAX_CLAIMS: usize = 200;

/// A name and the passphrase that proves it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    #[schema(min_length = 2, max_length = 40)]
    name: String,
    #[schema(min_length = 8, max_length = 200)]
    passphrase: String,
}

/// Makes an account and signs in.
#[utoipa::path(post, path = "/api/accounts", tag = "Members", request_body = Credentials,
    responses((status = 201, body = Session), ApiError))]
pub async fn register(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> Result<impl IntoResponse, ApiError> {
    if app.site.settings().closed {
        return Err(ApiError::conflict("closed", "refused-closed"));
    }
    app.sign_ins.take(peer)?;
    let signed_in = app.accounts.register(&request.name, &request.passphrase).await?;
    Ok((StatusCode::CREATED, begin(&app, signed_in, &headers).await?))
}

/// Signs in. The session is a cookie.
#[utoipa::path(post, path = "/api/session", tag = "Members", request_body = Credentials,
    responses((status = 200, body = Session), ApiError))]
pub async fn sign_in(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<Credentials>,
) -> Result<impl IntoResponse, ApiError> {
    app.sign_ins.take(peer)?;
    let signed_in = app.accounts.sign_in(&request.name, &request.passphrase).await?;
    begin(&app, signed_in, &headers).await
}

/// Who is signed in.
#[utoipa::path(get, path = "/api/session", tag = "Members",
    security((), ("session" = [])), responses((status = 200, body = Session), ApiError))]
pub async fn session(
    State(app): State<App>,
    Viewer(member): Viewer,
) -> Result<Json<Session>, ApiError> {
    let member = match member {
        Some(member) => Some(Me { ratings: ratings(&app, &member.id).await?, ..Me::of(member) }),
        None => None,
    };
    Ok(Json(Session { member }))
}

/// Signs out; signs nobody out who is not signed in.
#[utoipa::path(delete, path = "/api/session", tag = "Members",
    security((), ("session" = [])), responses((status = 200, body = Session), ApiError))]
pub async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(secret) = session_secret(&headers) {
        app.accounts.sign_out(&secret).await?;
    }
    Ok((cleared_cookie(&app.base_path.join("/"), &headers), Json(Session { member: None })))
}

/// What a member changes about their account: exactly one of these.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum AccountChange {
    /// Another name. Games keep the name they were played under.
    Name(String),
    /// Another passphrase. All other sessions end.
    Passphrase {
        old: String,
        #[schema(min_length = 8, max_length = 200)]
        new: String,
    },
}

/// Changes one's own account.
#[utoipa::path(post, path = "/api/account", tag = "Members", request_body = AccountChange,
    security(("session" = [])), responses((status = 200, body = Session), ApiError))]
pub async fn change(
    State(app): State<App>,
    viewer: Viewer,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<AccountChange>,
) -> Result<axum::response::Response, ApiError> {
    let member = viewer.member()?;
    app.sign_ins.take(peer)?;
    match request {
        AccountChange::Name(name) => {
            let member = app.accounts.rename(&member.id, &name).await?;
            Ok(session(State(app), Viewer(Some(member))).await?.into_response())
        }
        AccountChange::Passphrase { old, new } => {
            let signed_in = app.accounts.change_passphrase(&member.id, &old, &new).await?;
            Ok(begin(&app, signed_in, &headers).await?.into_response())
        }
    }
}

/// The passphrase once more, because this cannot be undone.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovalRequest {
    passphrase: String,
}

/// Removes one's own account, ratings included. Games keep the name they were played under.
#[utoipa::path(delete, path = "/api/account", tag = "Members", request_body = RemovalRequest,
    security(("session" = [])), responses((status = 200, body = Session), ApiError))]
pub async fn remove(
    State(app): State<App>,
    viewer: Viewer,
    peer: Peer,
    headers: HeaderMap,
    Body(request): Body<RemovalRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let member = viewer.member()?;
    app.sign_ins.take(peer)?;
    app.accounts.remove(&member.id, &request.passphrase).await?;
    Ok((cleared_cookie(&app.base_path.join("/"), &headers), Json(Session { member: None })))
}

/// Games that a browser has played as a guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// At most 200.
    games: Vec<ClaimedSeat>,
}

/// A game and the secret of a seat in it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimedSeat {
    id: String,
    secret: String,
}

/// Makes games that were played as a guest one's own. Those whose secret is not that of a guest's seat are
/// left out.
#[utoipa::path(post, path = "/api/account/claim", tag = "Members", request_body = ClaimRequest,
    security(("session" = [])), responses((status = 200, body = Claimed), ApiError))]
pub async fn claim(
    State(app): State<App>,
    viewer: Viewer,
    Body(request): Body<ClaimRequest>,
) -> Result<Json<Claimed>, ApiError> {
    let member = viewer.member()?.seated();
    if request.games.len() > MAX_CLAIMS {
        let message = Message::new("refused-ids").with("most", MAX_CLAIMS);
        return Err(ApiError::bad_request("ids", message).at("games"));
    }
    let mut games = Vec::new();
    for ClaimedSeat { id, secret } in request.games {
        match app.rooms.claim(&id, &secret, &member).await.map_err(ApiError::from) {
            Ok(()) => games.push(id),
            Err(error) if error.status.is_server_error() => return Err(error),
            Err(_) => {}
        }
    }
    Ok(Json(Claimed { games }))
}

async fn begin(
    app: &App,
    SignedIn { member, secret }: SignedIn,
    headers: &HeaderMap,
) -> Result<impl IntoResponse + use<>, ApiError> {
    let ratings = ratings(app, &member.id).await?;
    let session = Session { member: Some(Me { ratings, ..Me::of(member) }) };
    Ok((session_cookie(secret, &app.base_path.join("/"), headers), Json(session)))
}
