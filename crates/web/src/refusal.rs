//! Why a request was not carried out. Handlers say it in data; on the way out it is put into the
//! language of the request.

use axum::Json;
use axum::extract::Request;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jogada_play::{
    Cell, GameInfo, Message, OpenError, PlayError, PlayerError, RecordError, SpecError, shorten,
};
use serde_json::{Value, json};

use crate::assets;
use crate::tongue::Tongue;

/// Why a request was not carried out.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The kind of it, by HTTP.
    pub status: StatusCode,
    /// The kind of it, for programs.
    pub code: &'static str,
    /// Boxed, so that results stay small.
    what: Box<What>,
    field: Option<&'static str>,
    /// Which move of a list it is about, from 1, and its text.
    listed: Option<(usize, String)>,
    /// Seconds after which it is worth another try.
    retry: Option<u64>,
}

/// What there is to say.
#[derive(Clone, Debug)]
enum What {
    Said(Message),
    Play(&'static GameInfo, PlayError),
    Open(String, OpenError),
    Player(&'static GameInfo, PlayerError),
    Record(RecordError),
}

impl Refusal {
    /// Something the server says itself.
    pub fn new(status: StatusCode, code: &'static str, message: Message) -> Refusal {
        Refusal::of(status, code, What::Said(message))
    }

    /// The request makes no sense (400).
    pub fn bad(code: &'static str, message: Message) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The asker has no right to it (403).
    pub fn forbidden() -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, "not-yours", Message::new("refused-not-yours"))
    }

    /// There is no such thing (404).
    pub fn missing(id: &'static str) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "missing", Message::new(id))
    }

    /// It comes at the wrong time (409).
    pub fn late(code: &'static str, id: &'static str) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, code, Message::new(id))
    }

    /// It is too long or too big (413).
    pub fn large(message: Message) -> Refusal {
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    /// It comes too often (429); in so many seconds it does not.
    pub fn too_many_requests(seconds: f64) -> Refusal {
        let seconds = seconds.ceil().max(1.0) as u64;
        let message = Message::new("refused-too-many").with("seconds", seconds as i64);
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message).retry_in(seconds)
    }

    /// The asker has too many sockets open (429); when that changes is for them to know.
    pub fn too_many_sockets(most: u32) -> Refusal {
        let message = Message::new("refused-sockets").with("most", most);
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    /// The server could not do its work (500 or 503).
    pub fn broken(status: StatusCode) -> Refusal {
        Refusal::new(status, "broken", Message::new("refused-broken"))
    }

    /// A value that is not what it has to be (422).
    pub fn value(code: &'static str, message: Message) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// Against the rules, or no move at all (422); if the game is over it is too late (409).
    pub fn play(info: &'static GameInfo, error: PlayError) -> Refusal {
        let (status, code) = match &error {
            PlayError::Over(_) => (StatusCode::CONFLICT, "over"),
            PlayError::Text(_) => (StatusCode::UNPROCESSABLE_ENTITY, "no-move"),
            PlayError::Illegal(_) => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
        };
        Refusal::of(status, code, What::Play(info, error))
    }

    /// No such game or position (422).
    pub fn open(position: &str, error: OpenError) -> Refusal {
        let (code, field) = match &error {
            OpenError::Spec(_) => ("spec", "spec"),
            OpenError::Position(_) => ("position", "start"),
        };
        Refusal::about(code, What::Open(position.to_owned(), error)).at(field)
    }

    /// No such game (422).
    pub fn spec(error: SpecError) -> Refusal {
        Refusal::open("", OpenError::Spec(error))
    }

    /// No such player (422).
    pub fn player(info: &'static GameInfo, error: PlayerError) -> Refusal {
        Refusal::about("player", What::Player(info, error))
    }

    /// No record (422).
    pub fn record(error: RecordError) -> Refusal {
        Refusal::about("record", What::Record(error)).at("text")
    }

    fn about(code: &'static str, what: What) -> Refusal {
        Refusal::of(StatusCode::UNPROCESSABLE_ENTITY, code, what)
    }

    fn of(status: StatusCode, code: &'static str, what: What) -> Refusal {
        Refusal { status, code, what: Box::new(what), field: None, listed: None, retry: None }
    }

    /// Names the move of a list that it is about, from 1.
    pub fn in_list(self, number: usize, text: &str) -> Refusal {
        Refusal { listed: Some((number, shorten(text))), field: Some("moves"), ..self }
    }

    /// Says after how many seconds it is worth another try.
    pub fn retry_in(self, seconds: u64) -> Refusal {
        Refusal { retry: Some(seconds), ..self }
    }

    /// Names the field of the request that it is about.
    pub fn at(self, field: &'static str) -> Refusal {
        Refusal { field: Some(field), ..self }
    }

    /// What the asker is told.
    pub fn json(&self, tongue: Tongue) -> Value {
        let mut told = json!({ "error": self.sentence(tongue), "code": self.code });
        if let What::Play(_, error) = &*self.what {
            told["cells"] = json!(cells(error));
        }
        if let Some(field) = self.field {
            told["field"] = json!(field);
        }
        if let Some(seconds) = self.retry {
            told["retry"] = json!(seconds);
        }
        told
    }

    fn sentence(&self, tongue: Tongue) -> String {
        let why = self.reason(tongue);
        let Some((number, text)) = &self.listed else { return why };
        let message = Message::new("refused-listed").with("number", *number);
        tongue.localizer().say(&message.with("text", text.as_str()).with("why", why))
    }

    fn reason(&self, tongue: Tongue) -> String {
        match &*self.what {
            What::Said(message) => tongue.localizer().say(message),
            What::Play(info, error) => tongue.of(info).refusal(error),
            What::Open(position, error) => tongue.localizer().open_error(position, error),
            What::Player(info, error) => tongue.of(info).player_error(error),
            What::Record(error) => tongue.localizer().record_error(error),
        }
    }
}

/// The cells a refusal is about.
fn cells(error: &PlayError) -> &[Cell] {
    match error {
        PlayError::Illegal(illegal) => &illegal.cells,
        PlayError::Over(ending) => &ending.cells,
        PlayError::Text(_) => &[],
    }
}

/// Waits for its words: [`put_into_words`] knows the language.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Says what was refused in the language of the request.
pub async fn put_into_words(request: Request, next: Next) -> Response {
    let tongue = Tongue::of_request(request.uri(), request.headers());
    let is_visit = assets::is_visit(&request);
    let mut response = next.run(request).await;
    let known = response.extensions_mut().remove::<Refusal>();
    let Some(refusal) = known.or_else(|| misunderstood(&response)) else { return response };
    if let Some(page) = is_visit.then(|| assets::refused(refusal.status)).flatten() {
        return page;
    }
    let mut told = (refusal.status, Json(refusal.json(tongue))).into_response();
    if let Some(seconds) = refusal.retry {
        told.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    told
}

/// What the layers below us refused without a word, such as a query that cannot be read.
fn misunderstood(response: &Response) -> Option<Refusal> {
    let status = response.status();
    let message = Message::new("refused-request");
    status.is_client_error().then(|| Refusal::new(status, "request", message))
}
