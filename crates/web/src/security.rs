//! What browsers are told to forbid, and whom we do not answer.

use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jogada_play::Message;

use crate::error::ApiError;

/// Scripts, styles and sockets of this server alone, and nothing written into the page.
const POLICY: &str = "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Every answer has these. Links hold secrets, so no other site is told where one came from.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses what other sites ask for in the name of our visitors.
pub async fn check_origin(request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && is_foreign(request.headers()) {
        return foreign().into_response();
    }
    next.run(request).await
}

/// Adds the headers, to refusals too.
pub async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn foreign() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "origin", Message::new("refused-origin"))
}

/// Whether a page of another site asks. Programs that are no browsers name no origin.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    host.map(|(_, host)| host) != text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_and_programs_are_answered() {
        let foreign = |pairs: &[(HeaderName, &'static str)]| {
            let pairs = pairs.iter().cloned();
            is_foreign(&pairs.map(|(name, text)| (name, HeaderValue::from_static(text))).collect())
        };
        let host = (header::HOST, "play.example:8080");
        let origin = |text| (header::ORIGIN, text);
        assert!(!foreign(std::slice::from_ref(&host)));
        assert!(!foreign(&[host.clone(), origin("http://play.example:8080")]));
        assert!(foreign(&[host.clone(), origin("http://evil.example")]));
        assert!(foreign(&[host.clone(), origin("http://play.example:8080.evil.example")]));
        assert!(foreign(&[host, origin("null")]));
    }
}
