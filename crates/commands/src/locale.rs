//! The language of the output: from `--lang`, the menu or the environment.

use jogada_play::{Language, Localizer, languages};
use jogada_tui::store::Choices;

use crate::state_dir::state_dir;

/// Texts of the command line.
const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// The language asked for, or that of the locale, or English.
pub fn language(asked: Option<&str>) -> &'static str {
    let locale = || {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
    };
    let wanted = asked.map(str::to_owned).or_else(locale).unwrap_or_default();
    let wanted = wanted.to_lowercase();
    let spoken = |tag: &&str| {
        wanted.strip_prefix(*tag).is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    };
    languages().find(spoken).unwrap_or("en")
}

/// The language for an interactive user: the one asked for, the one chosen in the menu, or this.
pub fn chosen(asked: Option<&str>, otherwise: &'static str) -> &'static str {
    let remembered = Choices::read(state_dir().as_deref()).language.filter(|_| asked.is_none());
    let spoken = |tag: &&str| remembered.as_deref() == Some(*tag);
    languages().find(spoken).unwrap_or(otherwise)
}

/// For commands that are about no game.
pub fn localizer(language: &str) -> Localizer {
    Localizer::new(language).with(TEXTS)
}

/// For commands about a game: knows its messages too.
pub fn localizer_of(language: &str, game: &jogada_play::GameInfo) -> Localizer {
    Localizer::of(language, game).with(TEXTS)
}
