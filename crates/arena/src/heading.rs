//! What a tournament is called in everything that is said about it.

use crate::header::TournamentHeader;
use crate::schedule::Format;
use crate::statistics::Sprt;
use crate::tournament::distinct;

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
    /// That of a header.
    pub fn of(header: &TournamentHeader) -> Heading {
        Heading {
            spec: header.spec.clone(),
            names: distinct(&header.players),
            seed: header.seed,
            sprt: header.sprt.map(Sprt::from),
            is_match: header.format == Format::Match.word(),
            even_openings: header.even && header.opening.is_some_and(|n| n > 0),
        }
    }

    /// The place of the player with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }
}
