//! For whoever runs the server: its settings, its members and its games.

use axum::Json;
use axum::extract::{Path, Query, State};
use jogada_play::{Message, Side};
use jogada_service::game::Event;
use jogada_service::request::check_length;
use jogada_service::request::name;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::body::Body;
use crate::club::{Settings, Viewer, name_key};
use crate::error::ApiError;
use crate::server::App;
use crate::wire::{Acted, AdminMember, AdminMembers};

/// Members on a page.
const PAGE: usize = 50;
/// Accounts that are looked at for a page, where a text is looked for.
const MAX_READ: usize = 10_000;

/// What visitors find on this server.
#[utoipa::path(get, path = "/api/site", tag = "Catalogue", responses((status = 200, body = Settings)))]
pub async fn site(State(app): State<App>) -> Json<Settings> {
    Json((*app.site.settings()).clone())
}

/// Replaces the settings.
#[utoipa::path(post, path = "/api/admin/settings", tag = "Administration", request_body = Settings,
    security(("session" = [])), responses((status = 200, body = Settings), ApiError))]
pub async fn change_settings(
    State(app): State<App>,
    viewer: Viewer,
    Body(settings): Body<Settings>,
) -> Result<Json<Settings>, ApiError> {
    let admin = viewer.admin()?;
    check_length(&settings.welcome, 2_000, "welcome")?;
    check_length(&settings.imprint, 10_000, "imprint")?;
    if !settings.defaults.clock.is_valid() {
        return Err(jogada_service::request::bad_clock());
    }
    if settings.defaults.level.is_some_and(|level| !(1..=10).contains(&level)) {
        let message = Message::new("refused-level");
        return Err(ApiError::unprocessable("level", message).at("level"));
    }
    app.site.change(settings.clone()).await?;
    tracing::info!(admin = admin.id, "the settings were changed");
    Ok(Json(settings))
}

/// Which members are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MembersRequest {
    /// Part of a name.
    text: Option<String>,
    /// The cursor of the page before.
    after: Option<String>,
}

/// All members, in no particular order.
#[utoipa::path(get, path = "/api/admin/members", tag = "Administration", params(MembersRequest),
    security(("session" = [])), responses((status = 200, body = AdminMembers), ApiError))]
pub async fn members(
    State(app): State<App>,
    viewer: Viewer,
    Query(request): Query<MembersRequest>,
) -> Result<Json<AdminMembers>, ApiError> {
    viewer.admin()?;
    let text = name_key(&request.text.unwrap_or_default());
    let mut after = request.after.unwrap_or_default();
    let (mut members, mut read) = (Vec::new(), 0);
    while members.len() < PAGE && read < MAX_READ {
        let page = app.accounts.list(&after, PAGE).await?;
        let Some((last, _)) = page.last() else {
            return Ok(Json(AdminMembers { members, next: None }));
        };
        after.clone_from(last);
        read += page.len();
        let found =
            page.into_iter().filter(|(_, found)| name_key(&found.value.name).contains(&text));
        members.extend(found.map(|(id, account)| AdminMember::of(id, account.value)));
    }
    Ok(Json(AdminMembers { members, next: Some(after) }))
}

/// What is done about a member: exactly one of these.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum MemberChange {
    /// Another name. Games keep the name they were played under.
    Name(String),
    /// Whether they can sign in no more; their sessions end.
    Ban(bool),
    /// Whether they administer this server too.
    Admin(bool),
}

/// Changes a member.
#[utoipa::path(post, path = "/api/admin/members/{id}", tag = "Administration", params(("id" = String,)),
    request_body = MemberChange, security(("session" = [])), responses((status = 200, body = AdminMember), ApiError))]
pub async fn change_member(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
    Body(change): Body<MemberChange>,
) -> Result<Json<AdminMember>, ApiError> {
    let admin = viewer.admin()?;
    // Nobody locks themselves out by mistake.
    if admin.id == id && !matches!(change, MemberChange::Name(_)) {
        return Err(ApiError::conflict("yourself", "refused-yourself"));
    }
    tracing::info!(admin = admin.id, member = id, ?change, "a member was changed");
    let changed = match change {
        MemberChange::Name(name) => {
            app.accounts.rename(&id, &name).await?;
            app.accounts.account(&id).await?.map(|account| account.value)
        }
        MemberChange::Ban(banned) => {
            app.accounts.change(&id, |account| account.banned = banned).await?
        }
        MemberChange::Admin(admin) => {
            app.accounts.change(&id, |account| account.admin = admin).await?
        }
    };
    let account = changed.ok_or_else(|| ApiError::not_found("refused-no-member"))?;
    Ok(Json(AdminMember::of(id, account)))
}

/// What is done about a game: exactly one of these.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum GameChange {
    /// Ends it without a winner. It counts for no rating. Always `true`.
    Close(bool),
    /// Whether it is in the public list.
    Listed(bool),
    /// Gives a guest another name.
    Rename {
        side: Side,
        #[schema(max_length = 40)]
        name: String,
    },
}

/// Changes a game.
#[utoipa::path(post, path = "/api/admin/games/{id}", tag = "Administration", params(("id" = String,)),
    request_body = GameChange, security(("session" = [])), responses((status = 200, body = Acted), ApiError))]
pub async fn change_game(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
    Body(change): Body<GameChange>,
) -> Result<Json<Acted>, ApiError> {
    let admin = viewer.admin()?;
    let event = match change {
        GameChange::Close(true) => Event::aborted(),
        GameChange::Close(false) => {
            let message = Message::new("refused-one-change");
            return Err(ApiError::bad_request("change", message).at("close"));
        }
        GameChange::Listed(listed) => Event::Listed { listed },
        GameChange::Rename { side, name: text } => Event::Renamed { side, name: name(&text)? },
    };
    let version = app.rooms.administer(&id, event).await?;
    tracing::info!(admin = admin.id, game = id, "a game was changed");
    Ok(Json(Acted { version }))
}
