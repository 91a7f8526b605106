//! The games, one folder each. Adding a game is its folder, its `mod` line and its place in
//! [`with_games`].

use jogada_core::{Visitor, has_game};

pub mod barca;
pub mod freedom;
pub mod nava;
pub mod pente;
pub mod wali;

/// Hands the list of games, in the order of menus and lists, to a macro: `with_games!([visit] rest)` is
/// `visit!([pente::Pente, …] rest)`. Each is the module, which is also its id, and the type in it.
#[macro_export]
macro_rules! with_games {
    ([$($callback:tt)*] $($arguments:tt)*) => {
        $($callback)*! {
            [pente::Pente, barca::Barca, wali::Wali, freedom::Freedom, nava::Nava] $($arguments)*
        }
    };
}

/// Makes a `#[test]` per game of each `fn check<G: Playable>()`, or of each `fn check(id: &str)` written
/// `check(id)`: `check::pente` and so on, so that `cargo test pente` runs all that Pente must keep.
#[macro_export]
macro_rules! test_each_game {
    ([$($id:ident::$game:ident),*] $check:ident) => {
        mod $check {
            $(#[test] fn $id() { super::$check::<$crate::$id::$game>(); })*
        }
    };
    ([$($id:ident::$game:ident),*] $check:ident(id)) => {
        mod $check {
            $(#[test] fn $id() { super::$check(stringify!($id)); })*
        }
    };
    ($($check:ident $(($by:ident))?),+) => {
        $($crate::with_games! { [$crate::test_each_game] $check $(($by))? })+
    };
}

/// Shows every game of this build to a visitor.
pub fn visit_games(visitor: &mut impl Visitor) {
    macro_rules! visit {
        ([$($id:ident::$game:ident),*]) => {
            $(if const { has_game(stringify!($id)) } {
                visitor.visit::<$id::$game>();
            })*
        };
    }
    with_games!([visit]);
}
