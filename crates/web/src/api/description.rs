//! The description of the API, made from the routes and their types.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::games;
use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{RefOr, Schema, Server};
use utoipa::{Modify, OpenApi};

use crate::base_path::BasePath;
use crate::club::SESSION_COOKIE;
use crate::wire::{ClientMessage, ErrorBody, ServerMessage};

/// What the description says beside the routes and their types.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Jogada",
        description = "Games, positions and analysis of a `jogada serve`; `docs/web-api.md` explains it. Sentences are in the \
                       language of the query `lang` (`en`, `pt`), else of the header `Accept-Language`.",
    ),
    components(schemas(ErrorBody, ServerMessage, ClientMessage)),
    modifiers(&Secrets)
)]
struct Description;

/// Seats are proved by the secret that creating or joining a game gave, members by the cookie of their session.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("seat", bearer);
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(SESSION_COOKIE)));
        components.add_security_scheme("session", cookie);
    }
}

/// Requests that are granted, so that whoever tries the API out reaches games and positions.
struct Examples;

impl Modify for Examples {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let schemas = &mut openapi.components.get_or_insert_default().schemas;
        for (name, example) in examples() {
            match schemas.get_mut(name) {
                Some(RefOr::T(Schema::Object(schema))) => schema.example = Some(example),
                Some(RefOr::T(Schema::AllOf(schema))) => schema.example = Some(example),
                _ => unreachable!("{name} is a schema of the API"),
            }
        }
    }
}

fn examples() -> [(&'static str, Value); 11] {
    let id = games()[0].info().id;
    let first = jogada_play::open(id, None).expect("a game can begin").legal().swap_remove(0).text;
    [
        ("PositionRequest", json!({ "spec": id, "moves": [first] })),
        ("CheckRequest", json!({ "spec": id, "try": first })),
        ("TreeRequest", json!({ "spec": id, "width": 2 })),
        ("AnalysisRequest", json!({ "spec": id, "time": 50 })),
        ("RecordRequest", json!({ "text": format!("[Game \"{id}\"]\n\n1. {first} *\n") })),
        ("QrRequest", json!({ "text": "/" })),
        ("NewGameRequest", json!({ "spec": id, "white": "me", "black": "me", "listed": true })),
        ("JoinRequest", json!({ "name": "Ana" })),
        ("Credentials", json!({ "name": "Ana", "passphrase": "a walk by the river" })),
        ("NewTournamentRequest", tournament_example(id)),
        ("ActionRequest", json!({ "move": first, "ply": 0 })),
    ]
}

fn tournament_example(spec: &str) -> Value {
    let (format, clock) =
        (json!({ "system": "swiss", "rounds": 5, "late": 2 }), json!({ "days": 2 }));
    json!({ "name": "Spring", "spec": spec, "format": format, "clock": clock })
}

/// The description without its routes.
pub fn frame() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The description of the API below a path.
fn description(base: &BasePath) -> String {
    static MADE: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(|| {
        let (_, mut description) = super::routes().merge(super::host_routes()).split_for_parts();
        Examples.modify(&mut description);
        description
    });
    let mut description = MADE.clone();
    description.servers = (!base.is_root()).then(|| vec![Server::new(base.to_string())]);
    description.to_pretty_json().expect("a description is JSON")
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "Catalogue", responses((status = 200, body = Object)))]
pub async fn openapi(base: BasePath) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], description(&base))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The types of the page are made from this file. With `UPDATE` set it is written anew.
    #[test]
    fn the_description_is_the_one_in_the_repository() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
        let made = description(&BasePath::default()) + "\n";
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, &made).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            kept == made,
            "UPDATE=1 cargo test -p jogada-web description, then {path} is up to date"
        );
    }
}
