//! Things to count and what they are worth, named once.

use jogada_core::{Weighed, WeightReader, dotted};

/// How finely the number of stones on the board is told apart; the last one is a full board.
pub(super) const CROWDS: usize = 17;

/// Weights for every crowd, below [`CROWDS`]: those on an empty board (`few`) and on one with all
/// stones on it (`many`) are given, the others are between them.
pub(super) struct ByCrowd<T>(pub(super) [T; CROWDS]);

/// Weights that can be mixed.
pub(super) trait Mix {
    /// Those for a crowd, from the ones for the emptiest and the fullest board.
    fn mix(few: &Self, many: &Self, crowd: usize) -> Self;
}

impl<T: Weighed + Mix> Weighed for ByCrowd<T> {
    fn read(name: &str, from: &mut WeightReader<'_>) -> Self {
        let [few, many] = ["few", "many"].map(|end| T::read(&dotted(name, end), from));
        ByCrowd(std::array::from_fn(|crowd| T::mix(&few, &many, crowd)))
    }
}

/// A struct of counts, and of weights for them.
macro_rules! traits {
    ($(#[$about:meta])* $Name:ident { $($(#[$what:meta])* $name:ident,)* }) => {
        jogada_core::weights! {
            $(#[$about])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub(super) struct $Name {
                $($(#[$what])* pub(super) $name: i32,)*
            }
        }

        impl super::traits::Mix for $Name {
            fn mix(few: &$Name, many: &$Name, crowd: usize) -> $Name {
                let (full, crowd) = (super::traits::CROWDS as i32 - 1, crowd as i32);
                $Name { $($name: (few.$name * (full - crowd) + many.$name * crowd) / full,)* }
            }
        }

        impl $Name {
            /// What these counts are worth.
            #[inline]
            pub(super) fn worth(&self, weights: &$Name) -> i32 {
                0 $(+ self.$name * weights.$name)*
            }
        }
    };
}
pub(super) use traits;
