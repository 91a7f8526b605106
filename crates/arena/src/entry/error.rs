//! What can be wrong with an entry.

use jogada_play::{Localize, Localizer, Message, PlayerError, shorten};

/// Why a text is no entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// The bracket of its settings is not closed; the text.
    #[error("the bracket of “{0}” is not closed")]
    Open(String),
    /// A word in the bracket is no `key=value`.
    #[error("“{0}” is no setting")]
    Word(String),
    /// No setting has this key.
    #[error("there is no setting “{0}”")]
    Key(String),
    /// A setting is given twice.
    #[error("“{0}” is given twice")]
    Twice(String),
    /// A setting cannot have this value; the message says what it can have.
    #[error("{key} cannot be “{value}”")]
    Value {
        /// The setting.
        key: String,
        /// What it cannot be.
        value: String,
        /// The id of the message that says what is expected.
        expected: &'static str,
    },
    /// Nothing follows the brackets; the text.
    #[error("no player follows the brackets of “{0}”")]
    NoPlayer(String),
    /// Options are for programs; this player, as it was typed, is none.
    #[error("{0} has no options of the protocol")]
    BuiltIn(String),
    /// There is no such player.
    #[error("no such player")]
    Player(PlayerError),
}

/// The settings that an entry may have, for messages.
pub(super) const KEYS: &[&str] =
    &["name", "time", "nodes", "depth", "clock", "margin", "threads", "book", "option.NAME"];

impl Localize for EntryError {
    fn localize(&self, localizer: &Localizer) -> String {
        let text = |id, text: &str| Message::new(id).with("text", shorten(text));
        let message = match self {
            EntryError::Player(error) => return localizer.say(error),
            EntryError::Open(whole) => text("entry-open", whole),
            EntryError::NoPlayer(whole) => text("entry-no-player", whole),
            EntryError::Word(word) => text("entry-word", word),
            EntryError::Key(key) => text("entry-key", key).with("known", known()),
            EntryError::Twice(key) => text("entry-twice", key),
            EntryError::Value { key, value, expected } => text("entry-value", value)
                .with("key", shorten(key))
                .with("expected", localizer.word(expected)),
            EntryError::BuiltIn(player) => text("entry-built-in", player),
        };
        localizer.say(&message)
    }
}

fn known() -> Vec<String> {
    KEYS.iter().map(|key| (*key).to_owned()).collect()
}
