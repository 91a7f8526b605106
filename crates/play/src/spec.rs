//! Specs: `pente`, `pente:size=13,tournament=off`, `wali:dara`.

use std::fmt;
use std::str::FromStr;

use jogada_core::options::{OptionErrors, Options};
use jogada_core::text::{nearest, shorten};
use jogada_core::{GameInfo, Message, ONLY_GAME, ParseError};

use crate::any_match::AnyMatch;
use crate::catalogue::{AnyGame, find, games};
use crate::i18n::english_of;

/// A game and its options.
#[derive(Clone)]
pub struct Spec {
    game: &'static dyn AnyGame,
    options: Options,
}

/// Reads a spec: the id of a game, then a colon and options or a preset.
impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let (id, options) = match text.split_once(':') {
            Some((id, options)) => (id.trim(), Some(options)),
            None => (text.trim(), None),
        };
        let game = find(id).ok_or_else(|| SpecError::unknown(id))?;
        let info = game.info();
        let options = match options {
            Some(text) => Options::parse(info.options, info.presets, text),
            None => Ok(Options::defaults(info.options)),
        };
        let options = options.map_err(|errors| SpecError::Options(info, errors))?;
        Ok(Spec { game, options })
    }
}

impl Spec {
    /// The game.
    pub fn info(&self) -> &'static GameInfo {
        self.game.info()
    }

    /// The text of the weights that ship with the evaluation of the game; empty if it has none.
    pub fn weights(&self) -> &'static str {
        self.game.weights()
    }

    /// Its options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Sets one option from text; whether all of them fit each other is for [`Spec::open`] to say.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        let set = self.options.set(key, value);
        set.map_err(|error| SpecError::Options(self.info(), OptionErrors(vec![error])))
    }

    /// Opens a match, at the usual position or at this one.
    pub fn open(&self, position: Option<&str>) -> Result<Box<dyn AnyMatch>, OpenError> {
        self.game.open(&self.options, position)
    }
}

/// The canonical text.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", canonical(self.info(), &self.options))
    }
}

/// The canonical spec of a game under options: what differs from the defaults.
pub(crate) fn canonical(info: &GameInfo, options: &Options) -> String {
    let options = options.to_string();
    let colon = if options.is_empty() { "" } else { ":" };
    format!("{}{colon}{options}", info.id)
}

/// Opens a match of a spec, at the usual position or at this one.
///
/// ```
/// let mut game = jogada_play::open("nava:tiny", None)?;
/// game.play("a1-a3")?;
/// assert_eq!(game.legal().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open(spec: &str, position: Option<&str>) -> Result<Box<dyn AnyMatch>, OpenError> {
    spec.parse::<Spec>().map_err(OpenError::Spec)?.open(position)
}

/// What is wrong with a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// There is no such game.
    Game(Message),
    /// The options of this game do not fit; all that is wrong is here.
    Options(&'static GameInfo, OptionErrors),
}

impl SpecError {
    fn unknown(id: &str) -> SpecError {
        if ONLY_GAME.is_some() {
            return SpecError::Game(Message::new("not-in-build"));
        }
        let ids = || games().iter().map(|game| game.info().id);
        let message = match nearest(id, ids()) {
            Some(name) => Message::new("unknown-game-nearest").with("nearest", name),
            None => Message::new("unknown-game")
                .with("known", ids().map(str::to_owned).collect::<Vec<_>>()),
        };
        SpecError::Game(message.with("name", shorten(id)))
    }
}

/// Why a match could not be opened.
#[derive(Clone, Debug, thiserror::Error)]
pub enum OpenError {
    /// The spec is wrong.
    #[error(transparent)]
    Spec(SpecError),
    /// The text is no position of this game.
    #[error("not a position of {}: {}", .0.name, english_of(.0, .1))]
    Position(&'static GameInfo, #[source] ParseError),
}
