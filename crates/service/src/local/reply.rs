//! Answers, as a server would send them.

use http::StatusCode;
use serde::Serialize;

use super::GameWrite;
use crate::error::ApiError;
use crate::i18n::Locale;

/// The media type of most answers.
pub const JSON: &str = "application/json";
/// The media type of answers that come line by line.
pub const LINES: &str = "application/x-ndjson";
/// The media type of pictures.
pub const SVG: &str = "image/svg+xml";
/// The media type of records.
pub const TEXT: &str = "text/plain; charset=utf-8";

/// An answer, and what has to be kept before it is given.
#[derive(Clone, Debug)]
pub struct Answer {
    /// As of HTTP.
    pub status: u16,
    /// The media type of the body.
    pub kind: &'static str,
    /// JSON or another text.
    pub body: String,
    /// All of it, or none.
    pub writes: Vec<GameWrite>,
}

impl Answer {
    /// 200 with a body of any kind.
    pub(super) fn of(kind: &'static str, body: String) -> Answer {
        Answer { status: StatusCode::OK.as_u16(), kind, body, writes: Vec::new() }
    }

    /// 200 with JSON.
    pub(super) fn json<T: Serialize>(value: &T) -> Answer {
        let body = serde_json::to_string(value).expect("answers have keys that are text");
        Answer::of(JSON, body)
    }

    /// 201 with JSON.
    pub(super) fn created<T: Serialize>(value: &T) -> Answer {
        Answer { status: StatusCode::CREATED.as_u16(), ..Answer::json(value) }
    }

    /// An error, in this language.
    pub(super) fn error(error: &ApiError, locale: Locale) -> Answer {
        Answer { status: error.status.as_u16(), ..Answer::json(&error.body(locale)) }
    }
}
