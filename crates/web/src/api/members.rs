//! Members as others see them: ratings, rankings, games.

use axum::Json;
use axum::extract::{Path, Query, State};
use jogada_play::{find, games};
use jogada_service::Locale;
use serde::Deserialize;
use utoipa::IntoParams;

use super::lists::{DEFAULT_LIMIT, MAX_LIMIT, entry, entry_with_side};
use crate::club::{Rating, Viewer, load, rating_id, read, seats_of};
use crate::error::ApiError;
use crate::server::App;
use crate::store::{DocumentKind, DocumentQuery};
use crate::wire::{GamesPage, MemberProfile, MemberRating, RankedMember, Ranking};

/// Members in a ranking.
const MAX_RANKED: usize = 100;
/// Ratings that are read at once.
const READ_PAGE: usize = 1_000;

/// The ratings of a member, game by game, as far as there are any.
pub async fn ratings(app: &App, account: &str) -> Result<Vec<MemberRating>, ApiError> {
    let mut found = Vec::new();
    for game in games().iter().map(|game| game.info().id) {
        let id = rating_id(game, account);
        let rating = load::<Rating>(app.rooms.store(), DocumentKind::Rating, &id).await?;
        found.extend(rating.map(|rating| MemberRating::of(game, rating.value, app.rooms.now())));
    }
    Ok(found)
}

/// A member.
#[utoipa::path(get, path = "/api/members/{id}", tag = "Members", params(("id" = String,)),
    responses((status = 200, body = MemberProfile), ApiError))]
pub async fn profile(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<MemberProfile>, ApiError> {
    let account = app.accounts.account(&id).await?;
    let account = account.ok_or_else(|| ApiError::not_found("refused-no-member"))?.value;
    let ratings = ratings(&app, &id).await?;
    Ok(Json(MemberProfile { id, name: account.name, created: account.created, ratings }))
}

/// Where a list goes on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageRequest {
    /// The cursor of the page before.
    before: Option<String>,
    /// At most 100.
    limit: Option<usize>,
}

/// The games of a member, the newest first. Games that are not in the public list are for those who know their
/// address, and for the member, whose running games also say who is to move.
#[utoipa::path(get, path = "/api/members/{id}/games", tag = "Members", params(("id" = String,), PageRequest),
    security((), ("session" = [])), responses((status = 200, body = GamesPage), ApiError))]
pub async fn games_of(
    State(app): State<App>,
    Path(id): Path<String>,
    Viewer(viewer): Viewer,
    Query(request): Query<PageRequest>,
    locale: Locale,
) -> Result<Json<GamesPage>, ApiError> {
    let (kind, prefix) = (DocumentKind::Seat, seats_of(&id));
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let after = request.before.map(|cursor| format!("{prefix}{cursor}")).unwrap_or_default();
    let query = DocumentQuery { kind, prefix: prefix.clone(), after, limit };
    let seats = app.rooms.store().documents(query).await?;
    let last = seats.last().filter(|_| seats.len() == limit).map(|seat| seat.id.clone());
    let next = last.and_then(|id| Some(id.strip_prefix(&prefix)?.to_owned()));
    let ids = seats.iter().map(|seat| Ok(read::<String>(kind, seat)?.value));
    let ids = ids.collect::<Result<Vec<_>, ApiError>>()?;
    let is_own = viewer.is_some_and(|viewer| viewer.id == id);
    let mut games = Vec::new();
    for listed in app.rooms.store().list_ids(ids).await? {
        if is_own {
            games.push(entry_with_side(&app, listed, locale).await);
        } else if listed.public {
            games.push(entry(listed, locale));
        }
    }
    Ok(Json(GamesPage { games, next }))
}

/// Who plays a game best, of those who have played enough lately.
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "Members", params(("game" = String,)),
    responses((status = 200, body = Ranking), ApiError))]
pub async fn ranking(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Json<Ranking>, ApiError> {
    let game = find(&game).ok_or_else(|| ApiError::not_found("refused-no-page"))?.info().id;
    let mut best = certain_ratings(&app, game).await?;
    best.sort_by_key(|(_, rating)| std::cmp::Reverse(rating.points()));
    best.truncate(MAX_RANKED);
    let mut members = Vec::new();
    for (id, rating) in best {
        // Somebody who has gone meanwhile, or may not play here any more, is left out.
        let account = app.accounts.account(&id).await?.map(|account| account.value);
        if let Some(account) = account.filter(|account| !account.banned) {
            let rating = MemberRating::of(game, rating, app.rooms.now()).without_history();
            members.push(RankedMember { id, name: account.name, rating });
        }
    }
    Ok(Json(Ranking { game, members }))
}

/// The accounts and ratings of all whose rating in a game is certain enough.
async fn certain_ratings(app: &App, game: &str) -> Result<Vec<(String, Rating)>, ApiError> {
    let (kind, prefix) = (DocumentKind::Rating, rating_id(game, ""));
    let mut query =
        DocumentQuery { kind, prefix: prefix.clone(), after: String::new(), limit: READ_PAGE };
    let mut found = Vec::new();
    loop {
        let page = app.rooms.store().documents(query.clone()).await?;
        let Some(last) = page.last() else { return Ok(found) };
        query.after.clone_from(&last.id);
        for document in &page {
            let rating = read::<Rating>(kind, document)?.value;
            let account = document.id.strip_prefix(&prefix).unwrap_or_default().to_owned();
            found.extend((!rating.is_provisional(app.rooms.now())).then_some((account, rating)));
        }
    }
}
