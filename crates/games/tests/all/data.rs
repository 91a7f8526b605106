//! Access to the games and to the data files in their folders.

use std::path::PathBuf;

use jogada_core::testing::options_of;
use jogada_core::{GameUser, Playable, open};

/// Uses the rules under options written as in a spec; `-` or nothing for the defaults.
pub fn with_rules<G: Playable, U: GameUser>(options: &str, user: U) -> U::Out {
    let read = options_of::<G>(options.trim_start_matches('-'));
    open::<G, U>(&read, user).unwrap_or_else(|errors| panic!("{options}: {errors:?}"))
}

/// The path of a file in the folder of a game.
pub fn path(game: &str, file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "src", game, file].iter().collect()
}

/// The text of a file in the folder of a game.
pub fn read(game: &str, file: &str) -> String {
    let path = path(game, file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a data file as columns separated by ` | `, comments left out.
pub fn rows(game: &str, file: &str) -> Vec<Vec<String>> {
    let columns = |line: &str| line.split(" | ").map(str::to_owned).collect();
    let text = read(game, file);
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(columns).collect()
}
