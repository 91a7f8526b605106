//! Security headers, and protection against cross-site requests.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jogada_play::Message;

use crate::error::ApiError;
use crate::limits::connected_from;
use crate::server::App;

/// What a page may load: scripts, styles and sockets from this origin only, and nothing inline. WebAssembly counts as a
/// script that is compiled from data.
macro_rules! page_policy {
    () => {
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; \
         object-src 'none'; base-uri 'none'; form-action 'self'"
    };
}

/// A page that comes without headers says itself what it may load.
pub const POLICY_ELEMENT: &str = concat!(
    "<meta http-equiv=\"Content-Security-Policy\" content=\"",
    page_policy!(),
    "\" />\n    <meta name=\"referrer\" content=\"no-referrer\" />"
);

const POLICY: &str = concat!(page_policy!(), "; frame-ancestors 'none'");

/// Sent with every response. Links contain secrets, hence `no-referrer`. Pages that embed nothing of other origins may
/// share memory with their workers, which stops a search at once.
const HEADERS: [(HeaderName, &str); 8] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Set by a reverse proxy that talks HTTPS for us.
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Whether the browser talks HTTPS, to a reverse proxy.
pub fn is_https(headers: &HeaderMap) -> bool {
    headers.get(FORWARDED_PROTO).is_some_and(|scheme| scheme == "https")
}

/// Middleware against DNS rebinding: a page of another site whose name has come to mean this machine
/// names that site as the host. A client on this machine calls it by a local name or address; a reverse
/// proxy passes on other names, and is announced as one.
pub async fn check_host(State(app): State<App>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let from_here = connected_from(request.extensions()).is_loopback();
    if from_here && !app.proxied && host.is_some_and(|host| !is_local_name(host)) {
        let message = Message::new("refused-host");
        return ApiError::new(StatusCode::FORBIDDEN, "host", message).into_response();
    }
    next.run(request).await
}

/// Whether a host, with or without a port, is an address or a name that no domain of the Internet has:
/// `localhost`, or what this machine is called in its own network.
pub fn is_local_name(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| match port.parse::<u16>() {
        Ok(_) => name,
        Err(_) => host,
    });
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let is_own_name = !name.is_empty() && (!name.contains('.') || name.ends_with(".localhost"));
    is_own_name || bare.parse::<IpAddr>().is_ok()
}

/// Middleware that rejects requests made by pages of other origins.
pub async fn check_origin(request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && is_cross_origin(request.headers()) {
        return cross_origin().into_response();
    }
    next.run(request).await
}

/// Middleware that adds the headers, to errors too. What is meant for pages of others has its own.
pub async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

fn cross_origin() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "origin", Message::new("refused-origin"))
}

/// Whether a page of another origin made the request. Clients other than browsers send no `Origin`.
fn is_cross_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    host.map(|(_, host)| host) != text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_other_sites_are_not_of_this_machine() {
        for host in ["localhost", "laptop:8080", "127.0.0.1:80", "[::1]:8080", "[::1]", "10.0.0.7"]
        {
            assert!(is_local_name(host), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "localhost.evil.example", ""] {
            assert!(!is_local_name(host), "{host}");
        }
    }

    #[test]
    fn pages_of_other_origins_are_rejected() {
        let rejected = |pairs: &[(HeaderName, &'static str)]| {
            let pairs = pairs.iter().cloned();
            is_cross_origin(
                &pairs.map(|(name, text)| (name, HeaderValue::from_static(text))).collect(),
            )
        };
        let host = (header::HOST, "play.example:8080");
        let origin = |text| (header::ORIGIN, text);
        assert!(!rejected(std::slice::from_ref(&host)));
        assert!(!rejected(&[host.clone(), origin("http://play.example:8080")]));
        assert!(rejected(&[host.clone(), origin("http://evil.example")]));
        assert!(rejected(&[host.clone(), origin("http://play.example:8080.evil.example")]));
        assert!(rejected(&[host, origin("null")]));
    }
}
