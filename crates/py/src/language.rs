//! The language of sentences, and one localizer for each game and language.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jogada_play::{GameInfo, Language, Localize, Localizer, Message, languages};
use pyo3::prelude::*;

use crate::errors::{self, Kind};

/// Texts of this crate.
const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// The place of the language in the list.
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// The tag of the language in which exceptions, names and outcomes are told: `"en"` or `"pt"`.
#[pyfunction]
pub fn language() -> &'static str {
    languages().nth(CHOSEN.load(Ordering::Relaxed)).unwrap_or("en")
}

/// Chooses the language in which exceptions, names and outcomes are told.
///
/// >>> jogada.set_language("pt")
/// >>> jogada.Match("wali").push("z9")
/// Traceback (most recent call last):
/// ...
/// jogada.IllegalMove: z9 não está no tabuleiro: colunas a a e, linhas 1 a 6
/// >>> jogada.set_language("en")
#[pyfunction]
pub fn set_language(tag: &str) -> PyResult<()> {
    let place = languages().position(|known| known == tag).ok_or_else(|| {
        let known = languages().map(str::to_owned).collect::<Vec<_>>();
        errors::error(
            Kind::Value,
            &Message::new("not-a-language").with("name", tag).with("known", known),
        )
    })?;
    CHOSEN.store(place, Ordering::Relaxed);
    Ok(())
}

/// The sentence in the chosen language, with the vocabulary of a game.
pub fn say(game: Option<&'static GameInfo>, what: &(impl Localize + ?Sized)) -> String {
    localizer(game).say(what)
}

/// Localizers take a millisecond to make, so they are kept.
pub fn localizer(game: Option<&'static GameInfo>) -> Arc<Localizer> {
    type Known = HashMap<(&'static str, &'static str), Arc<Localizer>>;
    static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (language(), game.map_or("", |game| game.id));
    let new = || Arc::new(make(key.0, game));
    Arc::clone(known.entry(key).or_insert_with(new))
}

fn make(language: &str, game: Option<&GameInfo>) -> Localizer {
    let localizer = match game {
        Some(game) => Localizer::of(language, game),
        None => Localizer::new(language),
    };
    localizer.with(jogada_arena::TEXTS).with(jogada_ugi::TEXTS).with(TEXTS)
}
