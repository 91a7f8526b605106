//! What the tests of all games share: the [laws](laws()) of the contract on random games, a
//! [`Model`] to compare a game with, a [`Scene`] to try single rules on drawn positions, and texts
//! that must say [the same in all languages](same_in_all).

mod encoding;
mod endings;
mod explanation;
mod laws;
mod model;
mod scene;
mod texts;

pub use endings::ending_laws;
pub use laws::{Sizes, laws};
pub use model::{Model, board_text, compare, compare_all};
pub use scene::Scene;
pub use texts::{messages, same_in_all};

use crate::options::Options;
use crate::{Game, Playable};

/// The rules under options written as in a spec; empty for the defaults.
///
/// # Panics
/// If the options are refused.
pub fn rules<G: Game>(options: &str) -> G {
    G::new(&options_of::<G>(options)).unwrap_or_else(|errors| panic!("{options}: {errors:?}"))
}

/// Options written as in a spec; empty for the defaults.
///
/// # Panics
/// If they are refused.
pub fn options_of<G: Game>(options: &str) -> Options {
    if options.is_empty() {
        return Options::defaults(G::INFO.options);
    }
    Options::parse(G::INFO.options, G::INFO.presets, options)
        .unwrap_or_else(|errors| panic!("{options}: {errors:?}"))
}

/// Ids of the messages with which options are refused, by single options or by the game.
///
/// # Panics
/// If they are accepted.
pub fn refusals<G: Playable>(options: &str) -> Vec<&'static str> {
    let errors = match Options::parse(G::INFO.options, G::INFO.presets, options) {
        Err(errors) => errors,
        Ok(read) if G::fits(&read) => G::new(&read).err().expect(options),
        Ok(read) => G::Large::new(&read).err().expect(options),
    };
    errors.0.into_iter().map(|error| error.message.id).collect()
}
