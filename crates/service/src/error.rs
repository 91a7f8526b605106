//! Errors of the API, as data: who answers a request renders them in its language.

use std::collections::BTreeMap;

use http::StatusCode;
use jogada_play::{
    Cell, Ending, GameInfo, Message, OpenError, PlayError, PlayProblem, PlayerError, RecordError,
    SpecError, shorten,
};
use thiserror::Error;
use utoipa::IntoResponses;
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};

use crate::i18n::Locale;
use crate::wire::ErrorBody;

/// An error response of the API.
#[derive(Clone, Debug, Error)]
#[error("{status} ({code}): {}", self.message(Locale::default()))]
pub struct ApiError {
    /// As of HTTP.
    pub status: StatusCode,
    /// Machine-readable, documented in `docs/web-api.md`.
    pub code: &'static str,
    /// Boxed to keep `Result`s small.
    cause: Box<Cause>,
    /// The field of the request that is wrong.
    field: Option<&'static str>,
    /// The move of a list that is wrong: its number from 1, and its text.
    listed: Option<(usize, String)>,
    /// Seconds for `Retry-After`.
    pub retry_after: Option<u64>,
}

/// What the message of an error is made from.
#[derive(Clone, Debug)]
enum Cause {
    Message(Message),
    Play(PlayError),
    Open(String, OpenError),
    Player(&'static GameInfo, PlayerError),
    Record(RecordError),
}

/// Every route may answer with these.
impl IntoResponses for ApiError {
    fn responses() -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let meanings = [
            ("400", "malformed request"),
            ("401", "no secret was shown, or not signed in"),
            ("403", "not yours to do, or another site"),
            ("404", "not found"),
            ("408", "the body was too slow"),
            ("409", "too late, or out of turn"),
            ("405", "no such method here"),
            ("413", "body too large"),
            ("415", "no such type of body"),
            ("422", "refused by the rules"),
            ("429", "too many requests"),
            ("500", "the server failed"),
            ("503", "not stored, or no free connection"),
        ];
        let response = |(status, meaning): (&str, &str)| {
            let content = Content::new(Some(Ref::from_schema_name("ErrorBody")));
            let response = ResponseBuilder::new().description(meaning);
            let response = response.content("application/json", content).build();
            (status.to_owned(), RefOr::T(response))
        };
        meanings.into_iter().map(response).collect()
    }
}

impl ApiError {
    /// An error with a message of the server's own.
    pub fn new(status: StatusCode, code: &'static str, message: Message) -> ApiError {
        ApiError::of(status, code, Cause::Message(message))
    }

    /// 400: the request cannot be read.
    pub fn bad_request(code: &'static str, message: Message) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 401: the request shows no secret.
    pub fn unauthorized() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "no-secret", Message::new("refused-no-secret"))
    }

    /// 401: only members may do this.
    pub fn not_signed_in() -> ApiError {
        let message = Message::new("refused-not-signed-in");
        ApiError::new(StatusCode::UNAUTHORIZED, "not-signed-in", message)
    }

    /// 403: only who runs the server may do this.
    pub fn not_admin() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, "not-admin", Message::new("refused-not-admin"))
    }

    /// 403: the secret of the request opens no seat that may do this.
    pub fn forbidden() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, "not-yours", Message::new("refused-not-yours"))
    }

    /// 404.
    pub fn not_found(id: &'static str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "missing", Message::new(id))
    }

    /// 409: the request is sound, but not in the current state of the game.
    pub fn conflict(code: &'static str, id: &'static str) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code, Message::new(id))
    }

    /// 413.
    pub fn payload_too_large(message: Message) -> ApiError {
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    /// 429: the rate limit; a request is allowed again after so many seconds.
    pub fn too_many_requests(seconds: f64) -> ApiError {
        let seconds = seconds.ceil().max(1.0) as u64;
        let message = Message::new("refused-too-many").with("seconds", seconds as i64);
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message).retry_after(seconds)
    }

    /// 429 without `Retry-After`: the client itself has to close a WebSocket first.
    pub fn too_many_sockets(most: u32) -> ApiError {
        let message = Message::new("refused-sockets").with("most", most);
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    /// 500 or 503: the request is sound, the server failed.
    pub fn internal(status: StatusCode) -> ApiError {
        ApiError::new(status, "broken", Message::new("refused-broken"))
    }

    /// 400: not the form of a request that is known.
    pub fn not_understood() -> ApiError {
        ApiError::bad_request("request", Message::new("refused-request"))
    }

    /// 404: there is no server to ask.
    pub fn offline() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "offline", Message::new("refused-offline"))
    }

    /// 409: somebody else was faster, again and again.
    pub fn overtaken() -> ApiError {
        ApiError::conflict("conflict", "refused-ply")
    }

    /// 500: what was kept of a game cannot be read.
    pub fn damaged() -> ApiError {
        let message = Message::new("refused-damaged");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", message)
    }

    /// 422: readable, but with a value that is out of range.
    pub fn unprocessable(code: &'static str, message: Message) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// 422 for an illegal move or a text that is no move; 409 if the game is over.
    pub fn play(error: PlayError) -> ApiError {
        let (status, code) = match &error.problem {
            PlayProblem::Over(_) => (StatusCode::CONFLICT, "over"),
            PlayProblem::Text(_) => (StatusCode::UNPROCESSABLE_ENTITY, "no-move"),
            PlayProblem::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
        };
        ApiError::of(status, code, Cause::Play(error))
    }

    /// 409: nothing can be played any more.
    pub fn over(game: &'static GameInfo, ending: Ending) -> ApiError {
        ApiError::play(PlayError { game, problem: PlayProblem::Over(ending) })
    }

    /// 422: an invalid spec or start position.
    pub fn open(position: &str, error: OpenError) -> ApiError {
        let (code, field) = match &error {
            OpenError::Spec(_) => ("spec", "spec"),
            OpenError::Position(..) => ("position", "start"),
        };
        ApiError::unprocessable_cause(code, Cause::Open(position.to_owned(), error)).at(field)
    }

    /// 422: an invalid spec.
    pub fn spec(error: SpecError) -> ApiError {
        ApiError::open("", OpenError::Spec(error))
    }

    /// 422: an invalid player name.
    pub fn player(info: &'static GameInfo, error: PlayerError) -> ApiError {
        ApiError::unprocessable_cause("player", Cause::Player(info, error))
    }

    /// 422: an unreadable game record.
    pub fn record(error: RecordError) -> ApiError {
        ApiError::unprocessable_cause("record", Cause::Record(error)).at("text")
    }

    fn unprocessable_cause(code: &'static str, cause: Cause) -> ApiError {
        ApiError::of(StatusCode::UNPROCESSABLE_ENTITY, code, cause)
    }

    fn of(status: StatusCode, code: &'static str, cause: Cause) -> ApiError {
        ApiError {
            status,
            code,
            cause: Box::new(cause),
            field: None,
            listed: None,
            retry_after: None,
        }
    }

    /// Points at a move of a list, counted from 1.
    pub fn in_list(self, number: usize, text: &str) -> ApiError {
        ApiError { listed: Some((number, shorten(text))), field: Some("moves"), ..self }
    }

    /// Sets `Retry-After`.
    pub fn retry_after(self, seconds: u64) -> ApiError {
        ApiError { retry_after: Some(seconds), ..self }
    }

    /// Points at a field of the request.
    pub fn at(self, field: &'static str) -> ApiError {
        ApiError { field: Some(field), ..self }
    }

    /// The body of the response.
    pub fn body(&self, locale: Locale) -> ErrorBody {
        let cells = match &*self.cause {
            Cause::Play(error) => Some(cells(error).to_vec()),
            _ => None,
        };
        ErrorBody {
            error: self.message(locale),
            code: self.code,
            cells,
            field: self.field,
            retry: self.retry_after,
        }
    }

    fn message(&self, locale: Locale) -> String {
        let why = self.reason(locale);
        let Some((number, text)) = &self.listed else { return why };
        let message = Message::new("refused-listed").with("number", *number);
        locale.localizer().say(&message.with("text", text.as_str()).with("why", why))
    }

    fn reason(&self, locale: Locale) -> String {
        match &*self.cause {
            Cause::Message(message) => locale.localizer().say(message),
            Cause::Play(error) => locale.game_localizer(error.game).say(error),
            Cause::Open(position, error) => locale.localizer().open_error(position, error),
            Cause::Player(info, error) => locale.game_localizer(info).say(error),
            Cause::Record(error) => locale.localizer().say(error),
        }
    }
}

/// The cells to highlight.
fn cells(error: &PlayError) -> &[Cell] {
    match &error.problem {
        PlayProblem::Illegal(illegal) => &illegal.cells,
        PlayProblem::Over(ending) => &ending.cells,
        PlayProblem::Text(_) => &[],
    }
}

/// The response has no body yet: middleware knows the language of the request.
#[cfg(feature = "axum")]
impl axum::response::IntoResponse for ApiError {
    fn into_response(self) -> axum::response::Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line_of_english_for_programmers() {
        let error = ApiError::not_found("refused-no-game");
        assert_eq!(error.to_string(), "404 Not Found (missing): there is no such game here");
    }
}
