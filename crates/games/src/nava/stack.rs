//! A stack of discs as one number.

use std::fmt;

use jogada_core::Side;

/// The discs of a square: a leading one, then a bit for every disc from the bottom to the top, 0
/// for White and 1 for Black. Without discs only the one is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stack(u32);

impl Stack {
    pub(super) const EMPTY: Stack = Stack(1);

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self == Stack::EMPTY
    }

    /// Whether there is more than one disc.
    #[inline]
    pub(super) fn is_tall(self) -> bool {
        self.0 >= 1 << 2
    }

    /// How many discs there are.
    #[inline]
    pub(super) fn height(self) -> usize {
        // The lowest bit changes no height; set, it tells the compiler that this is not 0.
        (self.0 | 1).ilog2() as usize
    }

    /// Whether this side controls the stack: the top disc is its own (rule 3).
    #[inline]
    pub(super) fn belongs_to(self, side: Side) -> bool {
        !self.is_empty() && self.0 & 1 == side.index() as u32
    }

    /// With one more disc on top.
    pub(super) fn with(self, disc: Side) -> Stack {
        Stack(self.0 << 1 | disc.index() as u32)
    }

    /// The discs from the bottom to the top.
    pub(super) fn discs(self) -> impl DoubleEndedIterator<Item = Side> {
        let disc = move |place| Side::ALL[(self.0 >> place & 1) as usize];
        (0..self.height()).rev().map(disc)
    }

    /// Calls `visit` with every disc from the second to the bottom.
    #[inline]
    pub(super) fn each_below_the_top(self, mut visit: impl FnMut(Side)) {
        let mut rest = self.0 >> 1;
        while rest > 1 {
            visit(Side::ALL[(rest & 1) as usize]);
            rest >>= 1;
        }
    }

    /// Takes discs from the top and puts them on `under`, their order kept: what is left, and the
    /// stack that grew (rule 4).
    #[inline]
    pub(super) fn give(self, discs: u8, under: Stack) -> (Stack, Stack) {
        let taken = self.0 & ((1 << discs) - 1);
        (Stack(self.0 >> discs), Stack(under.0 << discs | taken))
    }

    /// With every disc of the other colour.
    #[inline]
    pub(super) fn exchanged(self) -> Stack {
        Stack(self.0 ^ ((1 << self.height()) - 1))
    }

    /// The number, which no other stack has.
    #[inline]
    pub(super) fn number(self) -> u64 {
        self.0.into()
    }

    #[inline]
    pub(super) fn store<S: Store>(self) -> S {
        S::narrow(self.0)
    }

    #[inline]
    pub(super) fn stored<S: Store>(stored: S) -> Stack {
        Stack(stored.into())
    }
}

/// An integer that holds a stack: the smaller it is, the faster states are copied.
pub trait Store: Copy + Eq + fmt::Debug + Into<u32> + Send + Sync + 'static {
    /// The tallest stack there is room for.
    const MAX_DISCS: i64;
    /// Stores a number for which there is room.
    fn narrow(number: u32) -> Self;
}

impl Store for u16 {
    const MAX_DISCS: i64 = 15;

    #[inline]
    fn narrow(number: u32) -> u16 {
        number as u16
    }
}

impl Store for u32 {
    const MAX_DISCS: i64 = 31;

    #[inline]
    fn narrow(number: u32) -> u32 {
        number
    }
}
