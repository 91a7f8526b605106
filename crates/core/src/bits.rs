//! Sets of small numbers, one bit each: the boards of all games.

use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::Cell;

/// An ordered set of numbers below `64 * W`.
///
/// `|` is union, `&` intersection, `-` difference, `^` symmetric difference and `!` the complement
/// (of all `64 * W` numbers: intersect with the board afterwards).
///
/// ```
/// use jogada_core::Bits;
/// let corners: Bits<2> = [0, 9, 90, 99].into_iter().collect();
/// let edge: Bits<2> = (0..10).collect();
/// assert_eq!((corners & edge).iter().collect::<Vec<_>>(), [0, 9]);
/// assert_eq!((corners - edge).first(), Some(90));
/// assert_eq!(corners.nth(3), Some(99));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Self = Bits([0; W]);

    /// The set of one number.
    ///
    /// # Panics
    /// If the number is not below `64 * W`.
    #[inline]
    pub fn one(n: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(n);
        bits
    }

    /// The numbers below `n`.
    pub fn below(n: usize) -> Self {
        (0..n).collect()
    }

    /// The set whose words these are, lowest numbers first.
    #[inline]
    pub const fn from_words(words: [u64; W]) -> Self {
        Bits(words)
    }

    /// The words, lowest numbers first.
    #[inline]
    pub const fn words(self) -> [u64; W] {
        self.0
    }

    /// Writes a value for every number from 0 on, eight at a time: `values` has those of each byte.
    ///
    /// # Panics
    /// If `out` is longer than the set can be.
    #[inline]
    pub(crate) fn write<T: Copy>(self, values: &[[T; 8]; 256], out: &mut [T]) {
        let (eights, rest) = out.as_chunks_mut::<8>();
        for (n, eight) in eights.iter_mut().enumerate() {
            *eight = values[usize::from(self.eight(8 * n))];
        }
        if rest.is_empty() {
            return;
        }
        // The last eight, some of them once more: a copy of a fixed length is fast.
        let length = out.len();
        match out.last_chunk_mut::<8>() {
            Some(last) => *last = values[usize::from(self.eight(length - 8))],
            None => out.copy_from_slice(&values[usize::from(self.eight(0))][..length]),
        }
    }

    /// Which of the eight numbers from this one on are in the set, as a byte.
    #[inline]
    fn eight(self, start: usize) -> u8 {
        let (word, place) = (start / 64, start % 64);
        let above = if place > 56 { self.0[word + 1] << (64 - place) } else { 0 };
        (self.0[word] >> place | above) as u8
    }

    /// Whether the number is in the set. Numbers of `64 * W` and more never are.
    #[inline]
    pub fn contains(&self, n: usize) -> bool {
        n < 64 * W && self.0[n / 64] >> (n % 64) & 1 != 0
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, n: usize) {
        self.0[n / 64] |= 1 << (n % 64);
    }

    /// Takes a number out.
    #[inline]
    pub fn remove(&mut self, n: usize) {
        self.0[n / 64] &= !(1 << (n % 64));
    }

    /// Adds the number if it is missing, takes it out if it is there.
    #[inline]
    pub fn toggle(&mut self, n: usize) {
        self.0[n / 64] ^= 1 << (n % 64);
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many numbers are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the two sets share a number.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The smallest number.
    #[inline]
    pub fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The `n`-th smallest number, from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<usize> {
        let mut left = n as u32;
        for (i, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                return Some(i * 64 + select(word, left) as usize);
            }
            left -= here;
        }
        None
    }

    /// Every number grown by `n` (below 64); those that grow out of range are lost.
    #[inline]
    pub fn up(self, n: u32) -> Self {
        debug_assert!(n < 64);
        Bits(std::array::from_fn(|i| {
            // Two shifts, so that `n == 0` needs no case of its own.
            let carry = if i == 0 { 0 } else { self.0[i - 1] >> 1 >> (63 - n) };
            self.0[i] << n | carry
        }))
    }

    /// Every number lowered by `n` (below 64); those that fall below 0 are lost.
    #[inline]
    pub fn down(self, n: u32) -> Self {
        debug_assert!(n < 64);
        Bits(std::array::from_fn(|i| {
            let carry = if i + 1 == W { 0 } else { self.0[i + 1] << 1 << (63 - n) };
            self.0[i] >> n | carry
        }))
    }

    /// The numbers from the largest of `below` to the smallest of `above`, both included: what a
    /// piece between them sees of a line. From 0 if `below` is empty, to the end if `above` is.
    /// All of `below` must be smaller than all of `above`.
    #[inline]
    pub fn span(below: Self, above: Self) -> Self {
        // As one long number, all ones from a place on is minus the one of that place. Subtracting
        // that from `above` changes just the bits of the span.
        let minus = below.since_last();
        let mut carry = false;
        Bits(std::array::from_fn(|i| {
            let (sum, over) = above.0[i].overflowing_add(minus.0[i]);
            let (sum, again) = sum.overflowing_add(carry.into());
            carry = over || again;
            above.0[i] ^ sum
        }))
    }

    /// The numbers from the largest of the set on; all if it is empty.
    #[inline]
    fn since_last(self) -> Self {
        let mut open = !0;
        let mut bits = self;
        for word in bits.0.iter_mut().rev() {
            // An empty word is open as a whole, like one whose largest number is its first.
            let here = (!0 << (*word | 1).ilog2()) & open;
            open &= if *word == 0 { !0 } else { 0 };
            *word = here;
        }
        bits
    }

    /// The members as cells, the lowest first.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.iter().map(Cell::at)
    }

    /// The numbers, smallest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..W).flat_map(move |i| Ones(self.0[i]).map(move |bit| i * 64 + bit))
    }

    /// Calls `visit` with every number, smallest first. In hot loops this beats [`Bits::iter`].
    #[inline]
    pub fn each(self, mut visit: impl FnMut(usize)) {
        for (i, &word) in self.0.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                visit(i * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// Calls `visit` with every number, smallest first, and whether it is in `marks` too.
    #[inline]
    pub fn each_marked(self, marks: Self, mut visit: impl FnMut(usize, bool)) {
        for (i, (&word, &marks)) in self.0.iter().zip(&marks.0).enumerate() {
            let mut word = word;
            while word != 0 {
                let place = word.trailing_zeros();
                visit(i * 64 + place as usize, marks >> place & 1 != 0);
                word &= word - 1;
            }
        }
    }
}

/// The places of the ones of a word.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            place
        })
    }
}

/// The place of the `n`-th one of a word that has more than `n`: its byte, by counting in all bytes at
/// once, then its place in the byte, from a table. There is no branch, since none could be foreseen.
#[inline]
fn select(word: u64, n: u32) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = EACH << 7;
    let pairs = word - (word >> 1 & (EACH * 0x55));
    let fours = (pairs & (EACH * 0x33)) + (pairs >> 2 & (EACH * 0x33));
    // Every byte becomes the number of ones in it and all below.
    let sums = ((fours + (fours >> 4)) & (EACH * 0x0f)).wrapping_mul(EACH);
    let passed = (((u64::from(n) * EACH) | HIGH) - sums) & HIGH;
    let place = passed.count_ones() * 8;
    let before = (sums << 8 >> place) as u8;
    let byte = (word >> place) as u8;
    place + u32::from(NTH_OF_BYTE[usize::from(byte)][(n - u32::from(before)) as usize & 7])
}

/// The place of the `n`-th one of every byte.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                places[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut bits = Self::EMPTY;
        numbers.into_iter().for_each(|n| bits.insert(n));
        bits
    }
}

macro_rules! word_wise {
    ($Op:ident $op:ident, $Assign:ident $assign:ident, $f:expr) => {
        impl<const W: usize> $Op for Bits<W> {
            type Output = Self;

            #[inline]
            fn $op(self, other: Self) -> Self {
                let f: fn(u64, u64) -> u64 = $f;
                Bits(std::array::from_fn(|i| f(self.0[i], other.0[i])))
            }
        }

        impl<const W: usize> $Assign for Bits<W> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = self.$op(other);
            }
        }
    };
}

word_wise!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
word_wise!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
word_wise!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
word_wise!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl<const W: usize> Not for Bits<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Bits(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Rng;

    fn random(rng: &mut Rng) -> (Bits<3>, BTreeSet<usize>) {
        let set: BTreeSet<usize> = (0..rng.below(60)).map(|_| rng.below(192)).collect();
        (set.iter().copied().collect(), set)
    }

    #[test]
    fn every_operation_agrees_with_an_ordered_set() {
        let mut rng = Rng::new(7);
        for _ in 0..500 {
            let ((a, set_a), (b, set_b)) = (random(&mut rng), random(&mut rng));
            assert!((a | b).iter().eq(set_a.union(&set_b).copied()));
            assert!((a & b).iter().eq(set_a.intersection(&set_b).copied()));
            assert!((a - b).iter().eq(set_a.difference(&set_b).copied()));
            assert!((a ^ b).iter().eq(set_a.symmetric_difference(&set_b).copied()));
            assert_eq!((a.len(), a.is_empty()), (set_a.len(), set_a.is_empty()));
            assert_eq!(a.first(), set_a.first().copied());
            assert_eq!(a.meets(b), !set_a.is_disjoint(&set_b));
            check_span(a, rng.below(193));
            check_span(a & b, rng.below(193));
            assert!((0..=set_a.len()).all(|n| a.nth(n) == set_a.iter().nth(n).copied()));
            assert!((0..200).all(|n| a.contains(n) == set_a.contains(&n)));
            let n = rng.below(64);
            assert!(a.up(n as u32).iter().eq(set_a.iter().map(|x| x + n).filter(|&x| x < 192)));
            assert!(a.down(n as u32).iter().eq(set_a.iter().filter(|&&x| x >= n).map(|x| x - n)));
        }
    }

    /// The span round a gap of the set at `n`, which may be empty on either side.
    fn check_span(set: Bits<3>, n: usize) {
        let below = set & Bits::below(n);
        let (low, high) = (below.iter().last(), (set - below).first());
        let span = Bits::span(below, set - below);
        assert!(span.iter().eq(low.unwrap_or(0)..=high.unwrap_or(191)));
    }

    #[test]
    fn the_nth_of_a_full_set_is_n() {
        let full = Bits::<2>::below(128);
        assert!((0..128).all(|n| full.nth(n) == Some(n)));
        assert_eq!(full.nth(128), None);
    }

    #[test]
    fn each_and_iter_visit_the_same_numbers() {
        let (bits, set) = random(&mut Rng::new(3));
        let mut seen = Vec::new();
        bits.each(|n| seen.push(n));
        assert!(seen.into_iter().eq(set));
    }

    #[test]
    fn each_marked_tells_which_numbers_are_in_the_other_set_too() {
        let mut rng = Rng::new(4);
        let ((bits, set), (marks, marked)) = (random(&mut rng), random(&mut rng));
        let mut seen = Vec::new();
        bits.each_marked(marks, |n, is_marked| seen.push((n, is_marked)));
        assert!(seen.into_iter().eq(set.into_iter().map(|n| (n, marked.contains(&n)))));
    }
}
