//! Tournaments: making them, entering and leaving, and running them.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use jogada_play::Message;
use jogada_service::game::ClockKind;
use jogada_service::request::{PositionRequest, check_length};
use jogada_service::request::{bad_clock, has_usual_rules, name};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::body::Body;
use crate::club::{Member, Viewer};
use crate::error::ApiError;
use crate::limits::Peer;
use crate::server::App;
use crate::time::Millis;
use crate::tournament::{MAX_ROUNDS, Manager, Terms, Tournament, TournamentFormat};
use crate::wire;
use crate::wire::TournamentsPage;

/// Tournaments on a page.
const PAGE: usize = 30;
/// How long before its start a tournament may be announced: a year.
const MAX_AHEAD: Millis = 366 * 24 * 60 * 60 * 1_000;

/// A tournament to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournamentRequest {
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// Game and options.
    #[schema(max_length = 300)]
    spec: String,
    format: TournamentFormat,
    /// Every game has one.
    clock: ClockKind,
    /// Whether its games change ratings. That needs the usual rules.
    #[serde(default)]
    rated: bool,
    /// When it begins by itself, in milliseconds since 1970; otherwise when you start it.
    #[serde(default)]
    starts: Option<Millis>,
}

/// Where the list goes on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TournamentsRequest {
    /// The cursor of the page before.
    after: Option<String>,
}

/// A player to be taken out.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveRequest {
    /// The id of the account.
    account: String,
}

/// Tournaments: those that are not over, then the others, the newest first.
#[utoipa::path(get, path = "/api/tournaments", tag = "Tournaments", operation_id = "tournaments",
    params(TournamentsRequest), security((), ("session" = [])),
    responses((status = 200, body = TournamentsPage), ApiError))]
pub async fn list(
    State(app): State<App>,
    viewer: Viewer,
    Query(request): Query<TournamentsRequest>,
) -> Result<Json<TournamentsPage>, ApiError> {
    let after = request.after.unwrap_or_default();
    check_length(&after, 100, "after")?;
    let (tournaments, next) = app.tournaments.list(&after, PAGE).await?;
    let create = organiser(&app, viewer).is_ok();
    Ok(Json(TournamentsPage { tournaments, next, create }))
}

/// Makes a tournament; its maker is its organiser.
#[utoipa::path(post, path = "/api/tournaments", tag = "Tournaments", operation_id = "new_tournament",
    request_body = NewTournamentRequest, security(("session" = [])),
    responses((status = 201, body = wire::Tournament), ApiError))]
pub async fn create(
    State(app): State<App>,
    viewer: Viewer,
    peer: Peer,
    Body(request): Body<NewTournamentRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let member = organiser(&app, viewer)?;
    let terms = request.terms(app.rooms.now())?;
    app.games.take(peer)?;
    let id = app.tournaments.create(terms, member.clone()).await?;
    let tournament = app.tournaments.tournament(&id).await?;
    Ok((StatusCode::CREATED, answer(&id, &tournament, Some(&member))))
}

/// A tournament.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "Tournaments", operation_id = "tournament",
    params(("id" = String,)), security((), ("session" = [])),
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Viewer(viewer): Viewer,
) -> Result<Json<wire::Tournament>, ApiError> {
    let tournament = app.tournaments.tournament(&id).await?;
    Ok(answer(&id, &tournament, viewer.as_ref()))
}

/// Enters as a player, before the start or late if the tournament allows it.
#[utoipa::path(post, path = "/api/tournaments/{id}/enter", tag = "Tournaments", operation_id = "enter_tournament",
    params(("id" = String,)), security(("session" = [])),
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn enter(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Json<wire::Tournament>, ApiError> {
    let member = viewer.member()?;
    let tournament = app.tournaments.enter(&id, member.clone()).await?;
    Ok(answer(&id, &tournament, Some(&member)))
}

/// Withdraws. After the start the results stand, and a game that is being played goes on.
#[utoipa::path(post, path = "/api/tournaments/{id}/withdraw", tag = "Tournaments", operation_id = "withdraw_from_tournament",
    params(("id" = String,)), security(("session" = [])),
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn withdraw(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Json<wire::Tournament>, ApiError> {
    let member = viewer.member()?;
    let withdrawn = app.tournaments.change(&id, |tournament, _| tournament.withdraw(&member.id));
    Ok(answer(&id, &withdrawn.await?, Some(&member)))
}

/// Starts a tournament, which pairs its first round. For its organiser.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", tag = "Tournaments", operation_id = "start_tournament",
    params(("id" = String,)), security(("session" = [])),
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Json<wire::Tournament>, ApiError> {
    manage(&app, &id, viewer, Tournament::start).await
}

/// Ends a tournament: before the start at once, otherwise after the round that is played. For its organiser.
#[utoipa::path(post, path = "/api/tournaments/{id}/end", tag = "Tournaments", operation_id = "end_tournament",
    params(("id" = String,)), security(("session" = [])),
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
) -> Result<Json<wire::Tournament>, ApiError> {
    manage(&app, &id, viewer, Tournament::end).await
}

/// Takes a player out, as if they had withdrawn. For the organiser.
#[utoipa::path(post, path = "/api/tournaments/{id}/remove", tag = "Tournaments", operation_id = "remove_from_tournament",
    params(("id" = String,)), security(("session" = [])), request_body = RemoveRequest,
    responses((status = 200, body = wire::Tournament), ApiError))]
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    viewer: Viewer,
    Body(request): Body<RemoveRequest>,
) -> Result<Json<wire::Tournament>, ApiError> {
    manage(&app, &id, viewer, |tournament, _| tournament.withdraw(&request.account)).await
}

/// A member who may make tournaments.
fn organiser(app: &App, viewer: Viewer) -> Result<Member, ApiError> {
    if app.site.settings().own_tournaments { viewer.admin() } else { viewer.member() }
}

/// A change that only its organiser and administrators may make.
async fn manage(
    app: &App,
    id: &str,
    viewer: Viewer,
    change: impl Fn(&mut Tournament, Millis) -> Result<(), ApiError>,
) -> Result<Json<wire::Tournament>, ApiError> {
    let member = viewer.member()?;
    let checked = |tournament: &mut Tournament, at| {
        tournament.check_manager(manager(&member))?;
        change(tournament, at)
    };
    let tournament = app.tournaments.change(id, checked).await?;
    Ok(answer(id, &tournament, Some(&member)))
}

fn manager(member: &Member) -> Manager<'_> {
    Manager { account: &member.id, admin: member.admin }
}

fn answer(id: &str, tournament: &Tournament, viewer: Option<&Member>) -> Json<wire::Tournament> {
    Json(tournament.wire(id, viewer.map(manager)))
}

impl NewTournamentRequest {
    fn terms(self, now: Millis) -> Result<Terms, ApiError> {
        let name = name(&self.name)?;
        if name.is_empty() {
            return Err(refused("tournament-name", "refused-tournament-name", "name"));
        }
        let spec = self.spec()?;
        self.check_clock()?;
        self.check_format()?;
        if self.starts.is_some_and(|starts| !(now..=now + MAX_AHEAD).contains(&starts)) {
            return Err(refused("tournament-start", "refused-tournament-start", "starts"));
        }
        let NewTournamentRequest { format, clock, rated, starts, .. } = self;
        Ok(Terms { name, spec, format, clock, rated, starts })
    }

    /// The canonical spec; the usual one if games are rated.
    fn spec(&self) -> Result<String, ApiError> {
        let position = PositionRequest { spec: self.spec.clone(), start: None, moves: Vec::new() };
        let game = position.game()?;
        if self.rated && !has_usual_rules(&*game) {
            return Err(refused("rated", "refused-rated-tournament", "rated"));
        }
        Ok(game.spec().to_owned())
    }

    fn check_clock(&self) -> Result<(), ApiError> {
        match self.clock {
            ClockKind::None => Err(refused("clock", "refused-tournament-clock", "clock")),
            clock if clock.is_valid() => Ok(()),
            _ => Err(bad_clock()),
        }
    }

    fn check_format(&self) -> Result<(), ApiError> {
        match self.format {
            TournamentFormat::Swiss { rounds, late }
                if !(1..=MAX_ROUNDS).contains(&rounds) || late > rounds =>
            {
                let message = Message::new("refused-rounds").with("most", MAX_ROUNDS);
                Err(ApiError::unprocessable("rounds", message).at("format"))
            }
            _ => Ok(()),
        }
    }
}

fn refused(code: &'static str, id: &'static str, field: &'static str) -> ApiError {
    ApiError::unprocessable(code, Message::new(id)).at(field)
}
