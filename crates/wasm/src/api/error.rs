//! Errors of JavaScript with a sentence for people and a word for programs.

use jogada_play::{
    BadMove, Localizer, Message, OpenError, PlayError, PlayProblem, PlayerError, PlayerFault,
    RecordError,
};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::language::Texts;

/// Why a call failed. The words are those of the server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct Failure {
    /// For programs.
    pub code: &'static str,
    /// For people, in the language of the call.
    pub sentence: String,
}

impl Failure {
    /// Something was given that cannot be used.
    pub fn request(texts: Texts, message: &Message) -> Failure {
        Failure { code: "request", sentence: texts.localizer(None).say(message) }
    }

    /// There is nothing to think about.
    pub fn over(texts: Texts) -> Failure {
        Failure { code: "over", ..Failure::request(texts, &Message::new("over")) }
    }

    /// Why a match could not be opened; `position` is the text that was given for one.
    pub fn open(texts: Texts, position: Option<&str>, error: &OpenError) -> Failure {
        let code = match error {
            OpenError::Spec(_) => "spec",
            OpenError::Position(..) => "position",
        };
        let sentence = texts.localizer(None).open_error(position.unwrap_or_default(), error);
        Failure { code, sentence }
    }

    /// Why a move was not played; `localizer` has the vocabulary of the game.
    pub fn play(localizer: &Localizer, error: &PlayError) -> Failure {
        Failure { code: code(error), sentence: localizer.say(error) }
    }

    /// Why a list of moves was not played.
    pub fn list(localizer: &Localizer, bad: &BadMove) -> Failure {
        Failure { code: code(&bad.error), sentence: localizer.say(bad) }
    }

    /// Why a name is no player.
    pub fn player(texts: Texts, error: &PlayerError) -> Failure {
        Failure { code: "player", sentence: texts.localizer(None).say(error) }
    }

    /// Why a player gave no move.
    pub fn fault(texts: Texts, fault: &PlayerFault) -> Failure {
        Failure { code: "player", sentence: texts.localizer(None).say(fault) }
    }

    /// Why a text is no record.
    pub fn record(texts: Texts, error: &RecordError) -> Failure {
        Failure { code: "record", sentence: texts.localizer(None).say(error) }
    }
}

fn code(error: &PlayError) -> &'static str {
    match error.problem {
        PlayProblem::Over(_) => "over",
        PlayProblem::Text(_) => "no-move",
        PlayProblem::Illegal(_) => "illegal",
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        let error = js_sys::Error::new(&failure.sentence);
        error.set_name("JogadaError");
        // It fails for frozen objects alone.
        let _ = Reflect::set(&error, &"code".into(), &failure.code.into());
        error.into()
    }
}
