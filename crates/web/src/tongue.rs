//! The language of a request, and its words.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use jogada_play::{GameInfo, Language, Localizer, games, languages};

use crate::template::{Template, templates};

/// Sentences of the server.
const SERVER: &[Language] = &[
    Language { tag: "en", messages: include_str!("server.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("server.pt.ftl"), rules: "" },
];

/// Sentences of the page.
const PAGE: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// The language somebody is answered in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tongue(&'static str);

/// For whoever has not said which.
impl Default for Tongue {
    fn default() -> Tongue {
        Tongue("en")
    }
}

impl Tongue {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Tongue> {
        languages().map(Tongue)
    }

    /// The one that was asked for by name, or the first of a header that we speak.
    fn asked(query: Option<&str>, accepted: Option<&str>) -> Tongue {
        let named =
            query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
        let accepted = accepted.unwrap_or_default().split(',').map(primary);
        let known = |tag: &str| languages().find(|known| *known == tag);
        let found = named.into_iter().map(primary).chain(accepted).find_map(|tag| known(&tag));
        found.map_or_else(Tongue::default, Tongue)
    }

    /// Its tag.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// The words of no game in particular.
    pub fn localizer(self) -> &'static Localizer {
        &SPEECHES[&(self.0, "")]
    }

    /// The words of a game.
    pub fn of(self, info: &GameInfo) -> &'static Localizer {
        &SPEECHES[&(self.0, info.id)]
    }

    /// The texts of the page.
    pub fn page(self) -> &'static BTreeMap<String, Template> {
        &TEXTS[self.0]
    }
}

/// Made once: to read the texts takes longer than to answer a request.
static SPEECHES: LazyLock<HashMap<(&str, &str), Localizer>> = LazyLock::new(|| {
    let of_games = |tag| {
        games().iter().map(move |game| {
            let info = game.info();
            ((tag, info.id), Localizer::of(tag, info).with(SERVER))
        })
    };
    let plain = languages().map(|tag| ((tag, ""), Localizer::new(tag).with(SERVER)));
    plain.chain(languages().flat_map(of_games)).collect()
});

static TEXTS: LazyLock<HashMap<&str, BTreeMap<String, Template>>> =
    LazyLock::new(|| PAGE.iter().map(|text| (text.tag, templates(text.messages))).collect());

/// `pt` of `pt-PT;q=0.8`.
fn primary(tag: &str) -> String {
    tag.split(['-', ';', '_']).next().unwrap_or_default().trim().to_lowercase()
}

impl Tongue {
    /// The language a request asks for.
    pub fn of_request(uri: &axum::http::Uri, headers: &axum::http::HeaderMap) -> Tongue {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Tongue::asked(uri.query(), accepted)
    }
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Tongue, Infallible> {
        Ok(Tongue::of_request(&parts.uri, &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_query_wins_over_the_header_and_english_over_nothing() {
        assert_eq!(Tongue::asked(Some("x=1&lang=pt"), Some("en")).tag(), "pt");
        assert_eq!(Tongue::asked(None, Some("de-DE, pt-BR;q=0.8, en;q=0.5")).tag(), "pt");
        assert_eq!(Tongue::asked(Some("lang=xx"), None).tag(), "en");
    }

    #[test]
    fn every_language_has_all_sentences() {
        let ids = |texts: &'static [Language], tongue: Tongue| {
            let own = texts.iter().filter(|text| text.tag == tongue.tag());
            own.flat_map(|text| templates(text.messages).into_keys()).collect::<Vec<_>>()
        };
        for texts in [SERVER, PAGE] {
            let english = ids(texts, Tongue("en"));
            assert!(!english.is_empty());
            assert!(Tongue::all().all(|tongue| ids(texts, tongue) == english));
        }
    }
}
