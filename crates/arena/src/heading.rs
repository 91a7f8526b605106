//! What a contest is called in everything that is said about it.

use crate::configuration::Configuration;
use crate::contest::distinct;
use crate::schedule::Format;
use crate::statistics::Sprt;

/// The facts above all results.
#[derive(Clone, Debug, PartialEq)]
pub struct Heading {
    /// The canonical spec of the game.
    pub spec: String,
    /// The names of the players by their places, all different.
    pub names: Vec<String>,
    /// Openings and chance follow from it.
    pub seed: u64,
    /// The test of a match.
    pub sprt: Option<Sprt>,
    /// Whether two players play a match.
    pub is_match: bool,
    /// Whether openings were chosen so that the game is even after them, which hides what the first
    /// move is worth.
    pub even_openings: bool,
}

impl Heading {
    /// That of a configuration.
    pub fn of(configuration: &Configuration) -> Heading {
        Heading {
            spec: configuration.spec.clone(),
            names: distinct(&configuration.players),
            seed: configuration.seed,
            sprt: configuration.sprt.map(Sprt::from),
            is_match: configuration.format == Format::Match.word(),
            even_openings: configuration.even && configuration.opening.is_some_and(|n| n > 0),
        }
    }

    /// The place of the player with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }
}
