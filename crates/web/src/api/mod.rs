//! The HTTP API, a module per resource.

mod about;
mod analysis;
mod games;
mod lists;
mod pages;
mod pictures;
mod position_request;
mod positions;
mod seats;
mod tree;

use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

pub use about::catalogue_json;

use crate::error::ApiError;
use crate::observe::{health, status};
use crate::server::App;
use crate::{assets, error, limits, live, observe, security};

/// Path, method and handler. A test compares `openapi.json` with this list.
fn routes() -> Vec<(&'static str, Method, MethodRouter<App>)> {
    let (g, p) = (Method::GET, Method::POST);
    vec![
        ("/api/catalogue", g.clone(), get(about::catalogue)),
        ("/api/rules/{game}", g.clone(), get(about::rules)),
        ("/api/texts", g.clone(), get(about::texts)),
        ("/api/about", g.clone(), get(about::about)),
        ("/api/openapi.json", g.clone(), get(about::openapi)),
        ("/api/position", p.clone(), post(positions::position)),
        ("/api/check", p.clone(), post(positions::check)),
        ("/api/record", p.clone(), post(positions::record)),
        ("/api/picture", p.clone(), post(pictures::of_position)),
        ("/api/qr", p.clone(), post(pictures::qr)),
        ("/api/explain", p.clone(), post(positions::explain)),
        ("/api/tree", p.clone(), post(tree::tree_node)),
        ("/api/analyse", p.clone(), post(analysis::analyse)),
        ("/api/review", p.clone(), post(analysis::review)),
        ("/api/games", p.clone(), post(games::create)),
        ("/api/games", g.clone(), get(lists::list)),
        ("/api/games/{id}", g.clone(), get(games::show)),
        ("/api/games/{id}/record", g.clone(), get(games::record)),
        ("/api/games/{id}/picture.svg", g.clone(), get(pictures::of_game)),
        ("/api/games/{id}/join", p.clone(), post(seats::join)),
        ("/api/games/{id}/do", p.clone(), post(seats::act)),
        ("/api/games/{id}/device", p, post(seats::device)),
        ("/api/games/{id}/live", g, get(live::live)),
    ]
}

/// For the host and its programs, hence without rate limits.
fn host_routes() -> Vec<(&'static str, Method, MethodRouter<App>)> {
    vec![
        ("/health", Method::GET, get(health::health)),
        ("/health/live", Method::GET, get(health::live)),
        ("/health/ready", Method::GET, get(health::ready)),
        ("/metrics", Method::GET, get(status::metrics)),
        ("/status", Method::GET, get(status::status)),
    ]
}

/// The API and the pages, with their middleware.
pub fn router(app: App) -> Router {
    let add = |router: Router<App>, routes: Vec<(_, Method, _)>| {
        routes.into_iter().fold(router, |router, (path, _, answer)| router.route(path, answer))
    };
    let limited = pages::add(add(Router::new(), routes()))
        .route("/assets/{*name}", get(assets::file))
        .route("/favicon.ico", get(assets::icon))
        .fallback(async || ApiError::not_found("refused-no-page"))
        .layer(middleware::from_fn_with_state(app.clone(), limits::limit_requests));
    let routed = add(limited, host_routes())
        .layer(middleware::from_fn(security::check_origin))
        .layer(middleware::from_fn_with_state(app.clone(), security::check_host));
    with_panics_caught(routed)
        .layer(middleware::from_fn(security::add_headers))
        .layer(CompressionLayer::new().compress_when(is_compressible()))
        .layer(middleware::from_fn_with_state(app.clone(), observe::log_requests))
        .with_state(app)
}

/// Errors have a body, and what panics is one.
fn with_panics_caught<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router
        .layer(CatchPanicLayer::custom(|_| panicked()))
        .layer(middleware::from_fn(error::localize_errors))
}

/// 500; the panic itself is logged by the hook of the program.
fn panicked() -> Response {
    ApiError::internal(StatusCode::INTERNAL_SERVER_ERROR).into_response()
}

/// All but short responses and those that come line by line: they would wait for each other.
fn is_compressible() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::new(analysis::LINES))
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_handler_that_panics_answers_500_with_a_sentence() {
        let panics = get(async || -> StatusCode { panic!("no such square") });
        let router = with_panics_caught(Router::new().route("/api/x", panics));
        let request = Request::get("/api/x").body(Body::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = to_bytes(response.into_body(), 4_096).await.unwrap();
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(body["code"], "broken");
        assert!(!body["error"].as_str().unwrap().contains("square"), "{body}");
    }

    #[test]
    fn openapi_describes_every_route_and_no_other() {
        let description: serde_json::Value = serde_json::from_str(about::OPENAPI).unwrap();
        let mut described = Vec::new();
        for (path, methods) in description["paths"].as_object().unwrap() {
            let methods = methods.as_object().unwrap().keys();
            described.extend(methods.map(|method| format!("{} {path}", method.to_uppercase())));
        }
        let mut routed: Vec<_> = routes()
            .iter()
            .chain(&host_routes())
            .map(|(path, method, _)| format!("{method} {path}"))
            .collect();
        described.sort();
        routed.sort();
        assert_eq!(described, routed);
    }
}
