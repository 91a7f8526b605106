//! The HTTP API, a module per resource.

mod about;
mod accounts;
mod admin;
mod analysis;
mod description;
mod games;
mod learning;
mod lists;
mod members;
mod pages;
mod pictures;
mod positions;
mod seats;
mod tournaments;
mod tree;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Router, middleware};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use pages::local_pages;

use crate::base_path::{self, BasePath};
use crate::error::ApiError;
use crate::observe::{health, status};
use crate::server::App;
use crate::{assets, error, limits, live, observe, security};

/// The routes of the API with their description.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(description::frame())
        .routes(routes!(about::catalogue))
        .routes(routes!(about::rules))
        .routes(routes!(about::texts))
        .routes(routes!(about::about))
        .routes(routes!(description::openapi))
        .routes(routes!(positions::position))
        .routes(routes!(positions::check))
        .routes(routes!(positions::record))
        .routes(routes!(pictures::of_position))
        .routes(routes!(pictures::qr))
        .routes(routes!(positions::explain))
        .routes(routes!(tree::tree_node))
        .routes(routes!(learning::lessons))
        .routes(routes!(learning::puzzles))
        .routes(routes!(learning::puzzle))
        .routes(routes!(analysis::analyse))
        .routes(routes!(analysis::review))
        .routes(routes!(games::create, lists::list))
        .routes(routes!(games::show))
        .routes(routes!(games::record))
        .routes(routes!(pictures::of_game))
        .routes(routes!(seats::join))
        .routes(routes!(seats::act))
        .routes(routes!(seats::device))
        .routes(routes!(live::live))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::sign_in, accounts::session, accounts::sign_out))
        .routes(routes!(accounts::change, accounts::remove))
        .routes(routes!(accounts::claim))
        .routes(routes!(members::profile))
        .routes(routes!(members::games_of))
        .routes(routes!(members::ranking))
        .routes(routes!(admin::site))
        .routes(routes!(admin::change_settings))
        .routes(routes!(admin::members))
        .routes(routes!(admin::change_member))
        .routes(routes!(admin::change_game))
        .routes(routes!(tournaments::list, tournaments::create))
        .routes(routes!(tournaments::show))
        .routes(routes!(tournaments::enter))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(tournaments::start))
        .routes(routes!(tournaments::end))
        .routes(routes!(tournaments::remove))
}

/// For the host and its programs, hence without rate limits.
fn host_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health::health))
        .routes(routes!(health::live))
        .routes(routes!(health::ready))
        .routes(routes!(status::metrics))
        .routes(routes!(status::status))
}

/// The API and the pages, with their middleware.
pub fn router(app: App) -> Router {
    let (api, _) = routes().split_for_parts();
    let limited = pages::add(api)
        .route("/assets/{*name}", get(assets::file))
        .route("/embed/{name}", get(assets::embed))
        .route("/favicon.ico", get(assets::icon))
        .route("/sw.js", get(assets::service_worker))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/offline", get(assets::offline))
        .fallback(no_page)
        .layer(middleware::from_fn_with_state(app.clone(), limits::limit_requests));
    let (host, _) = host_routes().split_for_parts();
    let inside = with_middleware(limited.merge(host), app.clone());
    if app.base_path.is_root() {
        return inside;
    }
    base_path::nest(app.base_path.clone(), inside, with_middleware(outside(&app), app))
}

/// Beside the base path there is nothing but a way to it.
fn outside(app: &App) -> Router<App> {
    Router::new()
        .route("/", get(async |base: BasePath| Redirect::temporary(&base.join("/"))))
        .fallback(no_page)
        .layer(middleware::from_fn_with_state(app.clone(), limits::limit_requests))
}

async fn no_page() -> ApiError {
    ApiError::not_found("refused-no-page")
}

/// The page takes a tenth less than with the usual level of Brotli.
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(6);

fn with_middleware(router: Router<App>, app: App) -> Router {
    let routed = router
        .layer(middleware::from_fn(security::check_origin))
        .layer(middleware::from_fn_with_state(app.clone(), security::check_host));
    with_panics_caught(routed)
        .layer(middleware::from_fn_with_state(app.clone(), assets::add_settings))
        .layer(middleware::from_fn(security::add_headers))
        .layer(CompressionLayer::new().quality(COMPRESSION).compress_when(is_compressible()))
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
}
