//! Things to count and what they are worth, named once.

use jogada_core::{EvalPart, Side, Weighed, WeightReader, dotted};

use super::windows::Windows;

/// How finely the number of stones on the board is told apart; the last one is a full board.
pub(super) const CROWDS: usize = 17;

/// Weights for every crowd, below [`CROWDS`]: those on an empty board (`few`) and on one with all
/// stones on it (`many`) are given, the others are between them.
struct ByCrowd<T>([T; CROWDS]);

/// Counts, or weights for them.
pub(super) trait Traits {
    /// The weights for a crowd, from the ones for the emptiest and the fullest board.
    fn mix(few: &Self, many: &Self, crowd: usize) -> Self;
    /// What these counts are worth.
    fn worth(&self, weights: &Self) -> i32;
    /// What these counts of White and Black are worth, each by its name.
    fn parts(counts: [Self; 2], weights: &Self) -> Vec<EvalPart>
    where
        Self: Sized;
}

/// The weights of a phase: of what a side has, of what the turn means to the side to move, and of the
/// windows of the board.
pub(super) struct Phase<M, T> {
    means: ByCrowd<M>,
    turn: ByCrowd<T>,
    pub(super) window: Windows,
}

impl<M: Weighed + Traits, T: Weighed + Traits> Weighed for Phase<M, T> {
    fn read(name: &str, from: &mut WeightReader<'_>) -> Self {
        Phase {
            means: Weighed::read(&dotted(name, "means"), from),
            turn: Weighed::read(&dotted(name, "turn"), from),
            window: Weighed::read(&dotted(name, "window"), from),
        }
    }
}

impl<M: Traits, T: Traits> Phase<M, T> {
    /// What a position is worth to the side to move, windows apart.
    #[inline]
    pub(super) fn worth(&self, crowd: usize, [own, enemy]: [M; 2], turn: &T) -> i32 {
        let means = &self.means.0[crowd];
        own.worth(means) - enemy.worth(means) + turn.worth(&self.turn.0[crowd])
    }
}

impl<M: Traits, T: Traits + Default> Phase<M, T> {
    /// The same by its names; `means` and the parts are White's and Black's.
    pub(super) fn parts(&self, crowd: usize, means: [M; 2], side: Side, turn: T) -> Vec<EvalPart> {
        let turns = match side {
            Side::White => [turn, T::default()],
            Side::Black => [T::default(), turn],
        };
        let mut parts = M::parts(means, &self.means.0[crowd]);
        parts.extend(T::parts(turns, &self.turn.0[crowd]));
        parts
    }
}

impl<T: Weighed + Traits> Weighed for ByCrowd<T> {
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

        impl super::traits::Traits for $Name {
            fn mix(few: &$Name, many: &$Name, crowd: usize) -> $Name {
                let (full, crowd) = (super::traits::CROWDS as i32 - 1, crowd as i32);
                $Name { $($name: (few.$name * (full - crowd) + many.$name * crowd) / full,)* }
            }

            #[inline]
            fn worth(&self, weights: &$Name) -> i32 {
                0 $(+ self.$name * weights.$name)*
            }

            fn parts([white, black]: [$Name; 2], weights: &$Name) -> Vec<jogada_core::EvalPart> {
                vec![$(jogada_core::EvalPart::counted(
                    concat!("part-", stringify!($name)),
                    [white.$name, black.$name],
                    weights.$name,
                ),)*]
            }
        }
    };
}
pub(super) use traits;
