//! Errors as Python exceptions, which `jogada._errors` declares.

use jogada_play::{Message, OpenError, PlayError, PlayerError, PlayerFault, RecordError};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::language::{localizer, say};

/// Kinds of exceptions: those of Python, and our own by their names.
#[derive(Clone, Copy)]
pub enum Kind {
    Type,
    Value,
    Index,
    Own(&'static str),
}

/// An exception with the sentence of a message.
pub fn error(kind: Kind, message: &Message) -> PyErr {
    raise(kind, say(None, message))
}

/// An exception with this sentence.
pub fn raise(kind: Kind, sentence: String) -> PyErr {
    match kind {
        Kind::Type => PyTypeError::new_err(sentence),
        Kind::Value => PyValueError::new_err(sentence),
        Kind::Index => PyIndexError::new_err(sentence),
        Kind::Own(name) => own(name, sentence),
    }
}

fn own(name: &str, sentence: String) -> PyErr {
    Python::attach(|py| {
        let class = py.import("jogada._errors").and_then(|module| module.getattr(name));
        match class.and_then(|class| Ok(class.cast_into::<PyType>()?)) {
            Ok(class) => PyErr::from_type(class, (sentence,)),
            Err(error) => error,
        }
    })
}

/// Why a move was not played.
pub fn illegal(error: &PlayError) -> PyErr {
    raise(Kind::Own("IllegalMove"), say(Some(error.game), error))
}

/// Why a match could not be opened; `position` is the text that was given for one.
pub fn unopened(position: Option<&str>, error: &OpenError) -> PyErr {
    let kind = match error {
        OpenError::Spec(_) => "InvalidSpec",
        OpenError::Position(..) => "InvalidPosition",
    };
    let sentence = localizer(None).open_error(position.unwrap_or_default(), error);
    raise(Kind::Own(kind), sentence)
}

/// Why a text is no record.
pub fn bad_record(error: &RecordError) -> PyErr {
    raise(Kind::Own("InvalidRecord"), say(None, error))
}

/// Why a name is no player.
pub fn bad_player(error: &PlayerError) -> PyErr {
    raise(Kind::Own("InvalidPlayer"), say(None, error))
}

/// Why a player gave no move.
pub fn fault(fault: &PlayerFault) -> PyErr {
    raise(Kind::Own("PlayerFault"), say(None, fault))
}

/// Nothing to think about.
pub fn over() -> PyErr {
    error(Kind::Own("GameOver"), &Message::new("over"))
}

/// A number in its range.
pub fn in_range(name: &str, value: i64, least: i64, most: i64) -> PyResult<usize> {
    if (least..=most).contains(&value) {
        return Ok(value as usize);
    }
    let message = Message::new("range").with("name", name).with("value", value.to_string());
    let message = message.with("least", least.to_string()).with("most", most.to_string());
    Err(error(Kind::Value, &message))
}
