//! Who is signed in: a cookie that scripts cannot read.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use serde::{Deserialize, Serialize};

use super::account::Member;
use crate::error::ApiError;
use crate::observe::causes;
use crate::security::is_https;
use crate::server::App;
use crate::time::Millis;

/// The name of the cookie.
pub const SESSION_COOKIE: &str = "jogada-session";
/// Half a year.
const LIFETIME: Duration = Duration::days(180);

/// A session as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Session {
    /// The id of the account.
    pub account: String,
    pub begun: Millis,
}

impl Session {
    /// Whether it is valid for an account whose sessions begin at `since`.
    pub fn is_valid(&self, since: Millis, now: Millis) -> bool {
        self.begun >= since && now < self.begun + LIFETIME.whole_seconds() * 1_000
    }
}

/// The member behind a request, if it is one. A request that cannot be attributed is one of a guest.
#[derive(Clone, Debug)]
pub struct Viewer(pub Option<Member>);

impl Viewer {
    /// The member, or a 401.
    pub fn member(self) -> Result<Member, ApiError> {
        self.0.ok_or_else(ApiError::not_signed_in)
    }

    /// The member if they may administer this server, or an error.
    pub fn admin(self) -> Result<Member, ApiError> {
        let member = self.member()?;
        if member.admin { Ok(member) } else { Err(ApiError::not_admin()) }
    }
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Viewer, Infallible> {
        let Some(secret) = session_secret(&parts.headers) else { return Ok(Viewer(None)) };
        let member = app.accounts.member(&secret).await.unwrap_or_else(|error| {
            tracing::warn!(cause = causes(&error), "a session could not be read");
            None
        });
        Ok(Viewer(member))
    }
}

/// The secret of the session of a request.
pub fn session_secret(headers: &HeaderMap) -> Option<String> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == SESSION_COOKIE).map(|cookie| cookie.value().to_owned())
}

/// A header of a response.
pub type Header = [(HeaderName, String); 1];

/// The header that begins a session.
pub fn session_cookie(secret: String, path: &str, headers: &HeaderMap) -> Header {
    header(secret, LIFETIME, path, headers)
}

/// The header that ends it.
pub fn cleared_cookie(path: &str, headers: &HeaderMap) -> Header {
    header(String::new(), Duration::ZERO, path, headers)
}

/// Scripts cannot read the cookie, and other sites cannot make a browser send it with a change.
fn header(value: String, lifetime: Duration, path: &str, headers: &HeaderMap) -> Header {
    let cookie = Cookie::build((SESSION_COOKIE, value)).path(path.to_owned()).http_only(true);
    let cookie = cookie.same_site(SameSite::Lax).secure(is_https(headers)).max_age(lifetime);
    [(SET_COOKIE, cookie.build().to_string())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends_with_its_time_or_when_all_are_ended() {
        let session = Session { account: "aaaaaaaaaa".to_owned(), begun: 1_000 };
        assert!(session.is_valid(1_000, 2_000));
        assert!(!session.is_valid(1_001, 2_000));
        assert!(!session.is_valid(0, 1_000 + LIFETIME.whole_seconds() * 1_000));
    }
}
