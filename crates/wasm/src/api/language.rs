//! The language of sentences, and one localizer for each game and language.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use jogada_play::{GameInfo, Language, Localizer, Message, languages};
use jogada_service::Locale;

use super::error::Failure;

/// Texts of this crate.
const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// A language that we speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(&'static str);

impl Default for Texts {
    fn default() -> Texts {
        Texts("en")
    }
}

impl Texts {
    /// The language of this tag; English if none is given.
    pub fn of(tag: Option<&str>) -> Result<Texts, Failure> {
        let Some(tag) = tag else { return Ok(Texts::default()) };
        let known = languages().find(|known| *known == tag);
        known.map(Texts).ok_or_else(|| {
            let known = languages().map(str::to_owned).collect::<Vec<_>>();
            let message = Message::new("not-a-language").with("name", tag).with("known", known);
            Failure::request(Texts::default(), &message)
        })
    }

    /// The tag.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// The same language for what answers the page.
    pub fn locale(self) -> Locale {
        Locale::tagged(self.0)
    }

    /// With the vocabulary of a game. Localizers take a millisecond to make, so they are kept.
    pub fn localizer(self, game: Option<&'static GameInfo>) -> Rc<Localizer> {
        type Known = HashMap<(&'static str, &'static str), Rc<Localizer>>;
        thread_local! { static KNOWN: RefCell<Known> = RefCell::default(); }
        let key = (self.0, game.map_or("", |game| game.id));
        KNOWN.with_borrow_mut(|known| {
            Rc::clone(known.entry(key).or_insert_with(|| Rc::new(self.make(game))))
        })
    }

    fn make(self, game: Option<&GameInfo>) -> Localizer {
        let localizer = match game {
            Some(game) => Localizer::of(self.0, game),
            None => Localizer::new(self.0),
        };
        localizer.with(TEXTS)
    }
}
