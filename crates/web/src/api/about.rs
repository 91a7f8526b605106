//! What the page needs to start: the catalogue, the rules, its texts, and facts about the server.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::{
    AnyGame, AnyMatch, Part, PieceKind, PlayerKind, Span, SpanStyle, Spec, find, game_json, games,
    players_json,
};
use serde_json::{Value, json};

use super::games::MAX_MEMORY;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::position::{Position, board_json};
use crate::server::App;

/// The description of the API, kept by hand; a test compares its paths with the routes.
pub const OPENAPI: &str = include_str!("openapi.json");

/// `GET /api/catalogue`: all games with their options and players.
pub async fn catalogue(locale: Locale) -> Json<&'static Value> {
    Json(catalogue_json(locale))
}

/// The catalogue in a language. Made once: nothing in it changes while the server runs.
pub fn catalogue_json(locale: Locale) -> &'static Value {
    static MADE: LazyLock<HashMap<&str, Value>> = LazyLock::new(|| {
        let all = |locale| games().iter().map(|game| entry(&**game, locale)).collect();
        Locale::all().map(|locale| (locale.tag(), all(locale))).collect()
    });
    &MADE[locale.tag()]
}

fn entry(game: &dyn AnyGame, locale: Locale) -> Value {
    let (info, localizer) = (game.info(), locale.game_localizer(game.info()));
    let piece = |kind: &PieceKind| {
        let label = localizer.word(&format!("piece-{}", kind.id));
        json!({ "id": kind.id, "label": label, "letters": kind.letters, "svg": kind.svg })
    };
    let mut entry = game_json(info, localizer);
    let mut players = players_json(info, localizer);
    if let Some(players) = players.as_array_mut() {
        players.retain(|player| player["command"] != true);
        players.iter_mut().for_each(cap_memory);
    }
    entry["players"] = players;
    entry["samples"].as_array_mut().into_iter().flatten().for_each(tell_if_over);
    entry["legend"] = info.legend.iter().map(piece).collect();
    if let Some(start) = opened(info.id, None) {
        entry["board"] = board_json(&start.view());
    }
    if let Some(sample) = sample(game) {
        let (view, ending) = (sample.view(), sample.ending());
        entry["sample"] = json!(Position::still(&*sample, &view, ending.as_ref(), locale));
    }
    entry
}

/// No game begins where one has ended.
fn tell_if_over(sample: &mut Value) {
    let text = |key: &str| sample[key].as_str().unwrap_or_default();
    let game = opened(text("spec"), Some(text("position")));
    sample["over"] = json!(game.is_some_and(|game| game.ending().is_some()));
}

/// Forms must not offer more memory than [`super::games`] accepts.
fn cap_memory(player: &mut Value) {
    let parameters = player["parameters"].as_array_mut().into_iter().flatten();
    for parameter in parameters.filter(|parameter| parameter["key"] == PlayerKind::MEMORY) {
        parameter["max"] = json!(MAX_MEMORY);
    }
}

/// A position from the middle of a game, for the picture on the home page: one of the benchmark
/// positions.
fn sample(game: &dyn AnyGame) -> Option<Box<dyn AnyMatch>> {
    let id = game.info().id;
    let lines = game.info().bench.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let mut usual = parts.filter(|parts| parts.len() > 2 && parts[0] == id && parts[1] != "start");
    usual.next_back().and_then(|parts| opened(id, Some(parts[1])))
}

fn opened(spec: &str, position: Option<&str>) -> Option<Box<dyn AnyMatch>> {
    spec.parse::<Spec>().ok()?.open(position).ok()
}

/// `GET /api/rules/{game}`.
pub async fn rules(Path(id): Path<String>, locale: Locale) -> Result<Json<Value>, ApiError> {
    let game = find(&id).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    let parts = jogada_play::rules(game.info(), locale.tag());
    let parts: Vec<_> = parts.iter().map(|part| part_json(part, locale)).collect();
    Ok(Json(json!({ "game": game.info().id, "parts": parts })))
}

fn part_json(part: &Part, locale: Locale) -> Value {
    match part {
        Part::Heading(level, spans) => json!({ format!("h{level}"): spans_json(spans) }),
        Part::Paragraph(spans) => json!({ "p": spans_json(spans) }),
        Part::List(items) => {
            json!({ "ul": items.iter().map(|item| spans_json(item)).collect::<Vec<_>>() })
        }
        Part::Diagram(diagram) => {
            let game = diagram.game();
            let ending = game.ending();
            let position = Position::still(game, &diagram.view(), ending.as_ref(), locale);
            json!({ "caption": diagram.caption(), "position": position })
        }
    }
}

/// Words as they are, or below the name of the element that makes them stand out.
fn spans_json(spans: &[Span]) -> Value {
    let span = |Span { text, style }: &Span| match style {
        SpanStyle::Plain => json!(text),
        SpanStyle::Strong => json!({ "strong": text }),
        SpanStyle::Emphasis => json!({ "em": text }),
        SpanStyle::Code => json!({ "code": text }),
    };
    spans.iter().map(span).collect()
}

/// `GET /api/texts`.
pub async fn texts(locale: Locale) -> Json<Value> {
    Json(json!(locale.page_texts()))
}

/// `GET /api/about`.
pub async fn about(State(app): State<App>) -> Json<Value> {
    let bots = app.rooms.bots();
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "bots": { "threads": bots.threads(), "queue": bots.waiting() },
    }))
}

/// `GET /api/openapi.json`.
pub async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}
