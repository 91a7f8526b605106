//! What the operator of a server has to know while it runs. Whoever starts the server says what is
//! done with it; nothing is printed here.

use std::path::PathBuf;
use std::sync::Arc;

/// Something the operator has to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incident {
    /// The database was removed or replaced: nothing is kept until the server is started again.
    DataGone(PathBuf),
    /// Moves could not be written; told once until one can be written again.
    Unwritten(String),
    /// A bot gave no move.
    BotFailed {
        /// The id of the game.
        game: String,
        /// The name of the bot.
        player: String,
        /// How often it has failed in a row.
        attempt: u32,
    },
}

/// Hears of incidents, on any thread.
pub type Reporter = Arc<dyn Fn(&Incident) + Send + Sync>;

/// Tells nobody.
pub fn silent() -> Reporter {
    Arc::new(|_| {})
}
