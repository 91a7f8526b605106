//! Why games end.

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::i18n::{Localize, Localizer};

/// Why a game ended. Its word is that of files and JSON, its sentence the message `reason-<word>`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Reason {
    /// By the rules of the game, in the word of its rulebook, such as `five`.
    Rules(Cow<'static, str>),
    /// The same position came back too often.
    Repetition,
    /// The loser gave up.
    Resigned,
    /// Both sides agreed on a draw.
    Agreed,
    /// The loser's time ran out.
    Time,
    /// The loser's player crashed, played an illegal move or gave none.
    Fault,
    /// The loser is a bot that could not be asked again.
    Forfeit,
    /// Whoever runs the server ended it, without a winner.
    Aborted,
    /// Too many moves.
    Cap,
    /// Both players reported the same decisive evaluation.
    Adjudicated,
}

impl Reason {
    /// The reasons that are none of the rules.
    pub const NAMED: [Reason; 9] = [
        Reason::Repetition,
        Reason::Resigned,
        Reason::Agreed,
        Reason::Time,
        Reason::Fault,
        Reason::Forfeit,
        Reason::Aborted,
        Reason::Cap,
        Reason::Adjudicated,
    ];

    /// One lower-case word.
    pub fn word(&self) -> &str {
        match self {
            Reason::Rules(word) => word,
            Reason::Repetition => "repetition",
            Reason::Resigned => "resigned",
            Reason::Agreed => "agreed",
            Reason::Time => "time",
            Reason::Fault => "fault",
            Reason::Forfeit => "forfeit",
            Reason::Aborted => "aborted",
            Reason::Cap => "cap",
            Reason::Adjudicated => "adjudicated",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.word())
    }
}

impl FromStr for Reason {
    type Err = Infallible;

    fn from_str(word: &str) -> Result<Reason, Infallible> {
        Ok(word.to_owned().into())
    }
}

impl From<String> for Reason {
    fn from(word: String) -> Reason {
        let named = Reason::NAMED.into_iter().find(|reason| reason.word() == word);
        named.unwrap_or(Reason::Rules(Cow::Owned(word)))
    }
}

impl From<Reason> for String {
    fn from(reason: Reason) -> String {
        reason.word().to_owned()
    }
}

impl Localize for Reason {
    fn localize(&self, localizer: &Localizer) -> String {
        localizer.word(&format!("reason-{self}"))
    }
}
