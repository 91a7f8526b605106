//! The path below which a server is, such as `/jogada` at a host that has other sites too.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::uri::{PathAndQuery, Uri};
use thiserror::Error;
use tower::{ServiceExt, service_fn};

/// Longer ones would make links that nobody can copy.
const MAX_LENGTH: usize = 200;

/// The path below which everything is: page, API and health. Nothing for a server that has its host for
/// itself. It begins with a slash and does not end with one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BasePath(Arc<str>);

/// The text is no base path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "a base path is names of letters, digits, and “-”, “_”, “.” or “~” after slashes, such as /jogada"
)]
pub struct BasePathError;

impl FromStr for BasePath {
    type Err = BasePathError;

    /// A slash at the end does no harm.
    fn from_str(text: &str) -> Result<BasePath, BasePathError> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let is_known = |letter: char| letter.is_ascii_alphanumeric() || "-_.~".contains(letter);
        let is_name = |name: &str| !matches!(name, "" | "." | "..") && name.chars().all(is_known);
        let mut names = path.split('/');
        let is_absolute = text.starts_with('/') && names.next() == Some("");
        if is_absolute && path.len() <= MAX_LENGTH && names.all(is_name) {
            return Ok(BasePath(path.into()));
        }
        Err(BasePathError)
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl BasePath {
    /// Where browsers find a path of this server.
    pub fn join(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// Whether the server has its host for itself.
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// An address without this path; none if it is not below it.
    fn strip(&self, uri: &Uri) -> Option<Uri> {
        let rest = uri.path_and_query()?.as_str().strip_prefix(&*self.0)?;
        let rest = match rest.as_bytes().first() {
            Some(b'/') => rest.to_owned(),
            None | Some(b'?') => format!("/{rest}"),
            Some(_) => return None,
        };
        let mut parts = uri.clone().into_parts();
        parts.path_and_query = Some(PathAndQuery::try_from(rest).ok()?);
        Uri::from_parts(parts).ok()
    }
}

/// The base path of the server that was asked.
impl<S: Sync> FromRequestParts<S> for BasePath {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<BasePath, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_default())
    }
}

/// Routes what is below a path to `inside`, which does not see that path in addresses, and all else to
/// `outside`.
pub fn nest(base: BasePath, inside: Router, outside: Router) -> Router {
    let service = service_fn(move |mut request: Request| {
        request.extensions_mut().insert(base.clone());
        let stripped = base.strip(request.uri());
        let router = if stripped.is_some() { &inside } else { &outside };
        *request.uri_mut() = stripped.unwrap_or_else(|| request.uri().clone());
        router.clone().oneshot(request)
    });
    Router::new().fallback_service(service)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_read_with_and_without_a_slash_at_its_end() {
        for (text, path) in [("/", ""), ("/jogada", "/jogada"), ("/a/b-1/~c.d/", "/a/b-1/~c.d")] {
            assert_eq!(text.parse::<BasePath>().unwrap().to_string(), path);
        }
        for text in ["", "jogada", "//", "/a//b", "/a/..", "/./b", "/a b", "/a?b", "/a%20", "/é"] {
            assert_eq!(text.parse::<BasePath>(), Err(BasePathError), "{text}");
        }
        assert!(format!("/{}", "a".repeat(MAX_LENGTH)).parse::<BasePath>().is_err());
    }

    #[test]
    fn only_what_is_below_the_path_is_stripped() {
        let base: BasePath = "/jogada".parse().unwrap();
        let stripped = |text: &str| base.strip(&text.parse().unwrap()).map(|uri| uri.to_string());
        for (whole, rest) in [
            ("/jogada", "/"),
            ("/jogada/", "/"),
            ("/jogada?lang=pt", "/?lang=pt"),
            ("/jogada/api/games?x=/jogada", "/api/games?x=/jogada"),
            ("http://here:1/jogada/rules", "http://here:1/rules"),
        ] {
            assert_eq!(stripped(whole).as_deref(), Some(rest), "{whole}");
        }
        for outside in ["/", "/jogadas", "/rules", "/Jogada", "/x/jogada"] {
            assert_eq!(stripped(outside), None, "{outside}");
        }
    }
}
