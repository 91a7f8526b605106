//! The history heuristic (J. Schaeffer, 1983): how often each move caused a cut-off, wherever it was
//! played.

use jogada_core::{MoveBits, Side};

/// Moves of different bits may share a slot; that only blurs.
pub(crate) const SLOTS: usize = 1 << 12;

/// Values stay within this bound.
const MAX_HISTORY: i32 = 8_000;

/// Of each side, of each slot.
pub(crate) struct History([Box<[i32; SLOTS]>; 2]);

impl History {
    pub(crate) fn new() -> History {
        History([Box::new([0; SLOTS]), Box::new([0; SLOTS])])
    }

    /// A quarter is forgotten.
    pub(crate) fn age(&mut self) {
        for value in self.0.iter_mut().flat_map(|side| side.iter_mut()) {
            *value -= *value / 4;
        }
    }

    #[inline]
    pub(crate) fn of(&self, side: Side) -> SideHistory<'_> {
        SideHistory(&self.0[side.index()])
    }

    /// The best move caused a cut-off, and the ones tried before it did not.
    pub(crate) fn update<M: MoveBits>(
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
        let value = &mut self.0[side.index()][slot(bits)];
        *value += bonus - *value * bonus.abs() / MAX_HISTORY;
    }
}

/// The history of one side.
#[derive(Clone, Copy)]
pub(crate) struct SideHistory<'h>(&'h [i32; SLOTS]);

impl SideHistory<'_> {
    #[inline]
    pub(crate) fn value(self, bits: u32) -> i32 {
        self.0[slot(bits)]
    }
}

/// The slot of a move.
#[inline]
pub(crate) fn slot(bits: u32) -> usize {
    (bits.wrapping_mul(0x9e37_79b1) >> 20) as usize
}

/// Swaps the move of the highest score from `place` on to this place, the first of equals.
pub(crate) fn next_best<M: Copy>(moves: &mut [(i32, M)], place: usize) -> M {
    // Two simple passes are faster than one that keeps both the best and its place.
    let scores = || moves[place..].iter().map(|rated| rated.0);
    let most = scores().max();
    let best = scores().position(|score| Some(score) == most).unwrap_or(0);
    moves.swap(place, place + best);
    moves[place].1
}
