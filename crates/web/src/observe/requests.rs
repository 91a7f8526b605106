//! A line in the log per request.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::field::display;
use tracing::{Instrument, error_span};

use super::milliseconds;
use crate::limits::Peer;
use crate::server::App;
use crate::time::Stopwatch;
use crate::token;

/// With this a client can tell the operator which line of the log is about its request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Middleware that logs every request, once its response begins. Paths are not logged, because they
/// are the clients' business; routes are.
pub async fn log_requests(
    State(app): State<App>,
    peer: Peer,
    request: Request,
    next: Next,
) -> Response {
    let watch = Stopwatch::start();
    let (id, method, route) = (token::new_id(), method(request.method()), route(&request));
    let span = error_span!("request", id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let duration_ms = milliseconds(watch.seconds());
    let status = response.status().as_u16();
    let client = app.log_addresses.then(|| display(peer.0));
    span.in_scope(|| tracing::info!(method, route, status, duration_ms, client, "request"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The template of the path.
fn route(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned())
}

/// A client may invent any number of methods.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
