//! A legal move as front ends see it.

use jogada_core::MovePath;

/// A legal move: what to type and where to point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveOffer {
    /// Canonical text.
    pub text: String,
    /// How it is entered by pointing.
    pub path: MovePath,
}
