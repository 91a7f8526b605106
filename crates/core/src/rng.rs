//! Seeded random numbers, the same on every machine.

/// `SplitMix64` (Steele, Lea and Flood 2014): tiny, fast, good enough for hash keys, playouts
/// and test games. The seed is always handed in; nothing here is random by itself.
#[derive(Clone, Debug)]
pub struct Rng(u64);

/// What is added for every number.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Rng {
    /// A generator that repeats itself for the same seed.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The generator of a seed after so many numbers.
    #[inline]
    pub const fn after(seed: u64, numbers: u64) -> Rng {
        Rng(seed.wrapping_add(numbers.wrapping_mul(STEP)))
    }

    /// A seed of its own for everything that has a number.
    pub const fn seed_of(seed: u64, number: usize) -> u64 {
        Rng::new(Rng::new(seed).bits() ^ number as u64).bits()
    }

    /// The next 64 bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`. The bias is below `n / 2^32`, far under anything a game can show.
    ///
    /// # Panics
    /// In debug builds, if `n` is zero or does not fit 32 bits.
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0 && n <= u32::MAX as usize);
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn the_first_numbers_of_seed_zero_are_the_published_ones() {
        let mut rng = Rng::new(0);
        assert_eq!(rng.bits(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(rng.bits(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn numbers_can_be_skipped() {
        let mut rng = Rng::new(17);
        for numbers in 0..5 {
            assert_eq!(Rng::after(17, numbers).bits(), rng.bits());
        }
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut rng = Rng::new(1);
        let mut seen = [0; 7];
        for _ in 0..7_000 {
            seen[rng.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| n > 800), "{seen:?}");
    }
}
