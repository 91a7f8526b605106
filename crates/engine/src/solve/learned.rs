//! Which moves have decided before, so that they are tried first.

use jogada_core::{MoveBits, Side};

/// Room for what is learned per move. Moves of different bits may share a place; that only blurs.
const PLACES: usize = 1 << 12;

/// Learned values stay within this bound.
const MOST: i32 = 8_000;

/// What a solver has learned about moves.
pub(super) struct Learned {
    /// Of each side, of each place.
    history: [Vec<i32>; 2],
    /// Of each ply, the move that decided last.
    killers: Vec<u32>,
}

impl Learned {
    pub(super) fn new() -> Learned {
        Learned { history: [vec![0; PLACES], vec![0; PLACES]], killers: Vec::new() }
    }

    /// How promising a move is at this ply.
    pub(super) fn value(&self, side: Side, ply: usize, bits: u32) -> i32 {
        let killer = self.killers.get(ply) == Some(&bits);
        self.history[side.index()][place(bits)] + if killer { 2_000 } else { 0 }
    }

    /// The last of these moves decided; the ones tried before it did not.
    pub(super) fn learn<M: MoveBits>(
        &mut self,
        side: Side,
        ply: usize,
        depth: i32,
        tried: &[(i32, M)],
    ) {
        let Some(((_, cut), failed)) = tried.split_last() else { return };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, u32::MAX);
        }
        self.killers[ply] = cut.to_bits();
        let bonus = (depth * depth).clamp(1, 400);
        self.adjust(side, cut.to_bits(), bonus);
        for (_, m) in failed {
            self.adjust(side, m.to_bits(), -bonus);
        }
    }

    /// The nearer the bound, the less a value still moves.
    fn adjust(&mut self, side: Side, bits: u32, bonus: i32) {
        let value = &mut self.history[side.index()][place(bits)];
        *value += bonus - *value * bonus.abs() / MOST;
    }
}

fn place(bits: u32) -> usize {
    (bits.wrapping_mul(0x9e37_79b1) >> 20) as usize
}

/// Brings the most promising of the moves from `place` on to this place.
pub(super) fn next_best<M: Copy>(moves: &mut [(i32, M)], place: usize) -> M {
    let rest = &moves[place..];
    let best = (0..rest.len()).max_by_key(|&i| (rest[i].0, std::cmp::Reverse(i))).unwrap_or(0);
    moves.swap(place, place + best);
    moves[place].1
}
