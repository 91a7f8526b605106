//! What something is worth to White and to Black, as one number that adds up.

use std::ops::{Add, Sub};

use jogada_core::Side;

/// Two values in one: White's in the lower half, Black's in the higher, less one where White's is
/// negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Values(i64);

impl Values {
    pub(super) const fn new([white, black]: [i32; 2]) -> Values {
        Values(((black as i64) << 32) + white as i64)
    }

    /// The value to a side.
    #[inline]
    pub(super) const fn of(self, side: Side) -> i32 {
        let white = self.0 as i32;
        match side {
            Side::White => white,
            Side::Black => ((self.0 - white as i64) >> 32) as i32,
        }
    }
}

impl Add for Values {
    type Output = Values;

    #[inline]
    fn add(self, other: Values) -> Values {
        Values(self.0 + other.0)
    }
}

impl Sub for Values {
    type Output = Values;

    #[inline]
    fn sub(self, other: Values) -> Values {
        Values(self.0 - other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_differences_are_those_of_each_side() {
        let numbers = [-70_000, -1, 0, 1, 2_500, 70_000];
        for (white, black) in numbers.into_iter().flat_map(|a| numbers.map(|b| (a, b))) {
            let values = Values::new([white, black]) + Values::new([-3, 5]) - Values::new([4, -6]);
            assert_eq!(Side::ALL.map(|side| values.of(side)), [white - 7, black + 11]);
        }
    }
}
