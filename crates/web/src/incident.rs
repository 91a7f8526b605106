//! Incidents the operator of a server has to know of. They are reported through a callback; nothing is
//! printed here.

use std::path::PathBuf;
use std::sync::Arc;

/// An incident, for the log of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incident {
    /// The database was removed or replaced: nothing is stored until the server is restarted.
    DataGone(PathBuf),
    /// A write failed; reported once until one succeeds again.
    Unwritten(String),
    /// A bot found no move.
    BotFailed {
        /// The id of the game.
        game: String,
        /// The name of the bot.
        player: String,
        /// Failures in a row.
        attempt: u32,
    },
}

impl Incident {
    /// The same in every language.
    pub fn code(&self) -> &'static str {
        match self {
            Incident::DataGone(_) => "data-gone",
            Incident::Unwritten(_) => "unwritten",
            Incident::BotFailed { .. } => "bot-failed",
        }
    }
}

/// Called with every incident, on any thread.
pub type Reporter = Arc<dyn Fn(&Incident) + Send + Sync>;

/// A reporter that ignores incidents.
pub fn silent() -> Reporter {
    Arc::new(|_| {})
}
