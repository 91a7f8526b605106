//! A line in the log per request.

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::field::display;
use tracing::{Instrument, error_span};

use super::{METRICS, milliseconds};
use crate::limits::Peer;
use crate::server::App;
use crate::time::Stopwatch;
use crate::token;

/// With this a client can tell the operator which line of the log is about its request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Asked for every few seconds by programs that watch the server: of no interest unless they fail.
const PROBES: [&str; 4] = ["/health", "/health/live", "/health/ready", "/metrics"];

/// The code of an error, for the log: the body of its response is written already.
#[derive(Clone, Copy)]
pub struct RefusalCode(pub &'static str);

/// Middleware that logs and counts every request, once its response begins. Paths are not logged, because they
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
    let (seconds, status) = (watch.seconds(), response.status().as_u16());
    let duration_ms = milliseconds(seconds);
    let code = response.extensions().get::<RefusalCode>().map(|code| code.0);
    let client = app.log_addresses.then(|| display(peer.0));
    let _entered = span.enter();
    if PROBES.contains(&&*route) {
        tracing::debug!(method, route, status, code, duration_ms, client, "request");
    } else {
        tracing::info!(method, route, status, code, duration_ms, client, "request");
    }
    if let (429 | 503, Some(code)) = (status, code) {
        METRICS.count_refused(code);
    }
    METRICS.count_request(method, route, status, seconds);
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
