//! Things to count and what they are worth, named once.

/// How finely the number of stones on the board is told apart; the last one is a full board.
pub(super) const CROWDS: usize = 17;

/// A struct of counts, and of weights for them: each name with its worth on an empty board and on
/// one with all stones on it, in hundredths of a small advantage.
macro_rules! traits {
    ($(#[$about:meta])* $Name:ident { $($(#[$what:meta])* $name:ident: $few:literal, $many:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(super) struct $Name {
            $($(#[$what])* pub(super) $name: i32,)*
        }

        impl $Name {
            /// The weights for a crowd, below [`CROWDS`](super::traits::CROWDS).
            pub(super) fn weights(crowd: usize) -> $Name {
                let (full, crowd) = (super::traits::CROWDS as i32 - 1, crowd as i32);
                $Name { $($name: ($few * (full - crowd) + $many * crowd) / full,)* }
            }

            /// What these counts are worth.
            #[inline]
            pub(super) fn worth(&self, weights: &$Name) -> i32 {
                0 $(+ self.$name * weights.$name)*
            }
        }
    };
}
pub(super) use traits;
