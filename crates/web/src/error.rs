//! Errors on their way out: what becomes an [`ApiError`], and how it gets its body, in the language of the
//! request.

use axum::Json;
use axum::extract::Request;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jogada_play::Message;
use jogada_service::Locale;

pub use jogada_service::ApiError;

use crate::assets::{self, Preview, Visit};
use crate::observe::{RefusalCode, causes};
use crate::rooms::RoomError;
use crate::store::StoreError;

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict => ApiError::conflict("conflict", "refused-ply"),
            StoreError::Gone => {
                let message = Message::new("refused-data-gone");
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "data-gone", message)
            }
            // Told to the operator when it begins.
            StoreError::Full => {
                let message = Message::new("refused-disk-full");
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "disk-full", message)
            }
            StoreError::Unavailable(_) => {
                let message = Message::new("refused-data-unavailable");
                let status = StatusCode::SERVICE_UNAVAILABLE;
                ApiError::new(status, "data-unavailable", message).retry_after(1)
            }
            error => {
                tracing::error!(cause = causes(&error), "the store failed");
                ApiError::internal(StatusCode::SERVICE_UNAVAILABLE)
            }
        }
    }
}

impl From<RoomError> for ApiError {
    fn from(error: RoomError) -> ApiError {
        match error {
            RoomError::Rejected(error) => error,
            RoomError::Store(error) => error.into(),
            error @ (RoomError::Damaged(_) | RoomError::Task(_)) => {
                tracing::error!(cause = causes(&error), "a game could not be used");
                ApiError::internal(StatusCode::INTERNAL_SERVER_ERROR)
            }
        }
    }
}

/// Middleware that gives error responses their body, in the language of the request.
pub async fn localize_errors(request: Request, next: Next) -> Response {
    let locale = Locale::of_request(request.uri(), request.headers());
    let visit = assets::is_navigation(&request).then(|| Visit::of(&request));
    let mut response = next.run(request).await;
    let known = response.extensions_mut().remove::<ApiError>();
    let Some(error) = known.or_else(|| from_status(&response)) else { return response };
    let mut localized = match visit {
        Some(visit) => {
            let preview = match error.status {
                StatusCode::NOT_FOUND => Preview::titled(locale, locale.page_text("page-missing")),
                _ => Preview::of_site(locale),
            };
            assets::page(error.status, &preview, &visit)
        }
        None => (error.status, Json(error.body(locale))).into_response(),
    };
    localized.extensions_mut().insert(RefusalCode(error.code));
    if let Some(seconds) = error.retry_after {
        localized.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    localized
}

/// Errors of the extractors of axum, such as a query that does not parse: a status without our body.
fn from_status(response: &Response) -> Option<ApiError> {
    let status = response.status();
    let message = Message::new("refused-request");
    status.is_client_error().then(|| ApiError::new(status, "request", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_writer_made_impossible_is_a_conflict() {
        let error = ApiError::from(RoomError::from(StoreError::Conflict));
        assert!(error.to_string().starts_with("409 Conflict (conflict): "));
    }
}
