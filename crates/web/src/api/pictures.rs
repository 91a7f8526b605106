//! Positions and links as SVG.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::{AnyMatch, GameInfo, Message, PlayerSpec, Side, open};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::game::Chair;
use crate::i18n::Locale;
use crate::picture::{Caption, Look, draw};
use crate::server::App;
use crate::theme::Theme;

/// How a picture is to look.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureRequest {
    /// After so many moves; of use for games only.
    ply: Option<usize>,
    /// 1 to see it from Black's side.
    flip: Option<u8>,
    /// 1 for a dark page.
    dark: Option<u8>,
    /// The name of a theme.
    #[serde(default)]
    board: String,
}

impl PictureRequest {
    fn look(&self) -> Look {
        let is_set = |flag: Option<u8>| flag == Some(1);
        Look { flip: is_set(self.flip), theme: Theme::named(&self.board, is_set(self.dark)) }
    }
}

/// The picture of a position.
#[utoipa::path(post, path = "/api/picture", tag = "Positions", params(PictureRequest), request_body = PositionRequest,
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn of_position(
    Query(request): Query<PictureRequest>,
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let names = Side::ALL.map(|side| locale.localizer().side(side));
    Ok(drawing(&*position.game()?, names, request.look(), locale))
}

/// The picture of a game, after `ply` moves or now.
#[utoipa::path(get, path = "/api/games/{id}/picture.svg", tag = "Games", params(("id" = String, Path), PictureRequest),
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(request): Query<PictureRequest>,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.rooms.current(&id).await?;
    let (line, names) = {
        let game = &room.lock().await.game;
        let info = game.board().info();
        let name = |side| player_name(game.chair(side), side, info, locale);
        (game.board().line(), Side::ALL.map(name))
    };
    let ply = request.ply.unwrap_or(line.moves.len());
    if ply > line.moves.len() {
        let message = Message::new("refused-ply-range").with("most", line.moves.len());
        return Err(ApiError::unprocessable("ply", message).at("ply"));
    }
    let start = line.start.as_deref();
    let mut game = open(&line.spec, start).map_err(|error| ApiError::open("", error))?;
    for text in &line.moves[..ply] {
        game.play(text).map_err(ApiError::play)?;
    }
    Ok(drawing(&*game, names, request.look(), locale))
}

/// A link. Not a query, which would be logged on its way: links hold secrets.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QrRequest {
    text: String,
}

/// A link to be read by the camera of a telephone.
#[utoipa::path(post, path = "/api/qr", tag = "Positions", request_body = QrRequest,
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn qr(Body(request): Body<QrRequest>) -> Result<impl IntoResponse, ApiError> {
    let too_long = |_| ApiError::unprocessable("long", Message::new("refused-qr")).at("text");
    let code = QrCode::new(request.text.as_bytes()).map_err(too_long)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], code.render::<svg::Color<'_>>().build()))
}

/// In words, as the page has them; who has no name is called by their side.
fn player_name(chair: &Chair, side: Side, info: &'static GameInfo, locale: Locale) -> String {
    let localizer = locale.game_localizer(info);
    match chair {
        Chair::Human(name) if !name.is_empty() => name.clone(),
        Chair::Member(member) => member.name.clone(),
        Chair::Bot(name) => PlayerSpec::parse(name, info)
            .map_or_else(|_| name.clone(), |player| localizer.say(&player)),
        Chair::Open | Chair::Human(_) => localizer.side(side),
    }
}

fn drawing(
    game: &dyn AnyMatch,
    names: [String; 2],
    look: Look,
    locale: Locale,
) -> impl IntoResponse + use<> {
    let moves = game.line().moves;
    let title = Message::new("picture-title").with("game", game.info().name);
    let title = locale.localizer().say(&title.with("moves", moves.len()));
    let last = game.movers().last().copied().zip(moves.last().cloned());
    let caption = Caption { title, names, last };
    let picture = draw(&game.view(), game.info(), look, &caption);
    ([(CONTENT_TYPE, "image/svg+xml")], picture)
}
