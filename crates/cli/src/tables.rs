//! From arguments to a table.

use std::io::Read;

use jogada_play::{AnyTable, Message, Spec, Speech, play_words};

use crate::args::Place;
use crate::failure::Failure;
use crate::locale;

/// A table with the position and the moves asked for, and the voice to speak of it.
pub fn open(place: &Place, language: &str) -> Result<(Box<dyn AnyTable>, Speech), Failure> {
    let spec = Spec::parse(&place.spec)
        .map_err(|error| Failure::Input(locale::speech(language).spec_error(&error)))?;
    let speech = locale::speech_of(language, spec.info());
    let position = place.position.as_deref().map(given).transpose()?;
    let mut table = spec.open(position.as_deref()).map_err(|error| {
        Failure::Input(speech.open_error(position.as_deref().unwrap_or(""), &error))
    })?;
    play_words(&mut *table, &place.moves).map_err(|wrong| {
        let message = Message::new("move-refused")
            .with("number", wrong.number)
            .with("text", jogada_play::shorten(&wrong.text))
            .with("why", speech.refusal(&wrong.error));
        Failure::Input(speech.say(&message))
    })?;
    Ok((table, speech))
}

/// A text given as an argument, or on standard input for `-`.
fn given(text: &str) -> Result<String, Failure> {
    if text != "-" {
        return Ok(text.to_owned());
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().read_to_end(&mut bytes);
    read.map_err(|error| Failure::Input(error.to_string()))?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_end_matches(['\n', '\r']).to_owned())
}
