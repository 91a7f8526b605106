//! Localisation: the locale of a request, and the texts of the server and the page in it.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use jogada_play::{GameInfo, Language, Localizer, games, languages};

use crate::template::{Template, templates};

const SERVER: &[Language] = &[
    Language { tag: "en", messages: include_str!("server.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("server.pt.ftl"), rules: "" },
];

const PAGE: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// A language the server has texts in, by its primary tag (`pt`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locale(&'static str);

impl Default for Locale {
    fn default() -> Locale {
        Locale("en")
    }
}

impl Locale {
    /// Every language that has texts.
    pub fn all() -> impl Iterator<Item = Locale> {
        languages().map(Locale)
    }

    /// The first supported language: `lang=` of the query, then `Accept-Language` in its order.
    pub fn negotiate(query: Option<&str>, accepted: Option<&str>) -> Locale {
        let named =
            query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
        let accepted = accepted.unwrap_or_default().split(',').map(primary);
        let known = |tag: &str| languages().find(|known| *known == tag);
        let found = named.into_iter().map(primary).chain(accepted).find_map(|tag| known(&tag));
        found.map_or_else(Locale::default, Locale)
    }

    /// By its tag; the default if there are no texts in it.
    pub fn tagged(tag: &str) -> Locale {
        languages().find(|known| *known == tag).map_or_else(Locale::default, Locale)
    }

    /// `en`, `pt`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    /// Texts that belong to no game.
    pub fn localizer(self) -> &'static Localizer {
        &LOCALIZERS[&(self.0, "")]
    }

    /// Texts of a game, the common ones included.
    pub fn game_localizer(self, info: &GameInfo) -> &'static Localizer {
        &LOCALIZERS[&(self.0, info.id)]
    }

    /// The texts of the page, as its script reads them.
    pub fn page_texts(self) -> &'static BTreeMap<String, Template> {
        &PAGE_TEXTS[self.0]
    }

    /// A text of the page that has no plural; the id itself if there is none.
    pub fn page_text(self, id: &'static str) -> &'static str {
        match self.page_texts().get(id) {
            Some(Template::Plain(text)) => text,
            _ => id,
        }
    }
}

/// Built once: parsing the texts takes longer than answering a request.
static LOCALIZERS: LazyLock<HashMap<(&str, &str), Localizer>> = LazyLock::new(|| {
    let of_games = |tag| {
        games().iter().map(move |game| {
            let info = game.info();
            ((tag, info.id), Localizer::of(tag, info).with(SERVER))
        })
    };
    let plain = languages().map(|tag| ((tag, ""), Localizer::new(tag).with(SERVER)));
    plain.chain(languages().flat_map(of_games)).collect()
});

static PAGE_TEXTS: LazyLock<HashMap<&str, BTreeMap<String, Template>>> =
    LazyLock::new(|| PAGE.iter().map(|text| (text.tag, templates(text.messages))).collect());

/// `pt` of `pt-PT;q=0.8`.
fn primary(tag: &str) -> String {
    tag.split(['-', ';', '_']).next().unwrap_or_default().trim().to_lowercase()
}

#[cfg(feature = "axum")]
mod extract {
    use std::convert::Infallible;

    use axum::extract::FromRequestParts;
    use axum::http::header::ACCEPT_LANGUAGE;
    use axum::http::request::Parts;
    use axum::http::{HeaderMap, Uri};

    use super::Locale;

    impl Locale {
        /// The language a request asks for.
        pub fn of_request(uri: &Uri, headers: &HeaderMap) -> Locale {
            let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
            Locale::negotiate(uri.query(), accepted)
        }
    }

    impl<S: Sync> FromRequestParts<S> for Locale {
        type Rejection = Infallible;

        async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Locale, Infallible> {
            Ok(Locale::of_request(&parts.uri, &parts.headers))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_query_wins_over_the_header_and_english_is_the_default() {
        assert_eq!(Locale::negotiate(Some("x=1&lang=pt"), Some("en")).tag(), "pt");
        assert_eq!(Locale::negotiate(None, Some("de-DE, pt-BR;q=0.8, en;q=0.5")).tag(), "pt");
        assert_eq!(Locale::negotiate(Some("lang=xx"), None).tag(), "en");
    }

    #[test]
    fn every_language_has_all_messages() {
        let ids = |texts: &'static [Language], locale: Locale| {
            let own = texts.iter().filter(|text| text.tag == locale.tag());
            own.flat_map(|text| templates(text.messages).into_keys()).collect::<Vec<_>>()
        };
        for texts in [SERVER, PAGE] {
            let english = ids(texts, Locale("en"));
            assert!(!english.is_empty());
            assert!(Locale::all().all(|locale| ids(texts, locale) == english));
        }
    }
}
