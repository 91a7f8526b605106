//! The games, one folder each. Adding a game is its folder, its `mod` line and its line in
//! [`visit_games`].

use jogada_core::Visitor;

pub mod barca;
pub mod freedom;
pub mod nava;
pub mod pente;
pub mod wali;

/// Shows every game to a visitor, in the order of menus and lists.
pub fn visit_games(visitor: &mut impl Visitor) {
    visitor.visit::<pente::Pente>();
    visitor.visit::<barca::Barca>();
    visitor.visit::<wali::Wali>();
    visitor.visit::<freedom::Freedom>();
    visitor.visit::<nava::Nava>();
}
