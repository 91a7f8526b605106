//! From arguments to a game in progress.

use std::io::Read;

use jogada_play::{AnyMatch, Localizer, Message, Spec, play_move_list};

use crate::args::Place;
use crate::failure::Failure;
use crate::locale;

/// A game with the position and the moves asked for, and its localizer.
pub fn open(place: &Place, language: &str) -> Result<(Box<dyn AnyMatch>, Localizer), Failure> {
    let spec = place
        .spec
        .parse::<Spec>()
        .map_err(|error| Failure::Input(locale::localizer(language).say(&error)))?;
    let localizer = locale::localizer_of(language, spec.info());
    let position = place.position.as_deref().map(|text| given(text, language)).transpose()?;
    let opened = match &position {
        Some(position) => spec.open_at(position),
        None => spec.open(None),
    };
    let mut game = opened.map_err(|error| {
        Failure::Input(localizer.open_error(position.as_deref().unwrap_or(""), &error))
    })?;
    play_move_list(&mut *game, &place.moves).map_err(|wrong| {
        let message = Message::new("move-refused")
            .with("number", wrong.number)
            .with("text", jogada_play::shorten(&wrong.text))
            .with("why", localizer.say(&wrong.error));
        Failure::Input(localizer.say(&message))
    })?;
    Ok((game, localizer))
}

/// A text given as an argument, or on standard input for `-`.
fn given(text: &str, language: &str) -> Result<String, Failure> {
    if text != "-" {
        return Ok(text.to_owned());
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().read_to_end(&mut bytes);
    read.map_err(|error| Failure::Input(jogada_tui::file_error(&error, language)))?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_end_matches(['\n', '\r']).to_owned())
}
