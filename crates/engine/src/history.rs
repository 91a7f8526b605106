//! How well each move has done, wherever it was played.

use jogada_core::{MoveBits, Side};

/// Room for what is learned per move. Moves of different bits may share a place; that only blurs.
pub(crate) const PLACES: usize = 1 << 12;

/// Learned values stay within this bound.
const MOST: i32 = 8_000;

/// Of each side, of each place.
pub(crate) struct History([Box<[i32; PLACES]>; 2]);

impl History {
    pub(crate) fn new() -> History {
        History([Box::new([0; PLACES]), Box::new([0; PLACES])])
    }

    /// How well the moves of a side have done.
    #[inline]
    pub(crate) fn of(&self, side: Side) -> Learned<'_> {
        Learned(&self.0[side.index()])
    }

    /// A move did well, and the ones tried before it did not.
    pub(crate) fn learn<M: MoveBits>(
        &mut self,
        side: Side,
        bonus: i32,
        best: M,
        failed: &[(i32, M)],
    ) {
        self.adjust(side, best.to_bits(), bonus);
        for (_, m) in failed {
            self.adjust(side, m.to_bits(), -bonus);
        }
    }

    /// The nearer the bound, the less a value still moves.
    fn adjust(&mut self, side: Side, bits: u32, bonus: i32) {
        let value = &mut self.0[side.index()][place(bits)];
        *value += bonus - *value * bonus.abs() / MOST;
    }
}

/// How well the moves of one side have done.
#[derive(Clone, Copy)]
pub(crate) struct Learned<'h>(&'h [i32; PLACES]);

impl Learned<'_> {
    #[inline]
    pub(crate) fn value(self, bits: u32) -> i32 {
        self.0[place(bits)]
    }
}

/// The place of a move.
#[inline]
pub(crate) fn place(bits: u32) -> usize {
    (bits.wrapping_mul(0x9e37_79b1) >> 20) as usize
}

/// Brings the most promising of the moves from `place` on to this place, the first of equals.
pub(crate) fn next_best<M: Copy>(moves: &mut [(i32, M)], place: usize) -> M {
    // Two simple passes are faster than one that keeps both the best and its place.
    let promises = || moves[place..].iter().map(|rated| rated.0);
    let most = promises().max();
    let best = promises().position(|promise| Some(promise) == most).unwrap_or(0);
    moves.swap(place, place + best);
    moves[place].1
}
