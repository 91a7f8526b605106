//! What a search has learned about moves: which cut, where and after what.

use jogada_core::{MoveBits, Side};

use crate::history::{History, PLACES, place};
use crate::score::MAX_PLY;

/// What one thread has learned.
pub(crate) struct Order {
    /// Two moves per ply that cut a sibling.
    killers: Box<[[u32; 2]; MAX_PLY]>,
    /// How often moves cut, weighted by depth.
    history: History,
    /// After each move: the reply that cut.
    replies: Box<[u32; PLACES]>,
}

/// No move: a number no game uses.
const NO_MOVE: u32 = u32::MAX;

impl Order {
    pub(crate) fn new() -> Order {
        Order {
            killers: Box::new([[NO_MOVE; 2]; MAX_PLY]),
            history: History::new(),
            replies: Box::new([NO_MOVE; PLACES]),
        }
    }

    /// How promising a move is by what was learned, at this ply and after this move.
    pub(crate) fn value<M: MoveBits>(&self, side: Side, ply: usize, after: Option<M>, m: M) -> i32 {
        let bits = m.to_bits();
        let killer = match self.killers[ply] {
            [first, _] if first == bits => 9_000,
            [_, second] if second == bits => 8_500,
            _ => 0,
        };
        let reply = after.is_some_and(|after| self.replies[place(after.to_bits())] == bits);
        killer + if reply { 3_000 } else { 0 } + self.history.value(side, bits)
    }

    /// The last of these moves cut; the ones tried before it did not.
    pub(crate) fn learn<M: MoveBits>(
        &mut self,
        side: Side,
        ply: usize,
        depth: i32,
        after: Option<M>,
        tried: &[(i32, M)],
    ) {
        let Some(((_, cut), failed)) = tried.split_last() else { return };
        let bits = cut.to_bits();
        if self.killers[ply][0] != bits {
            self.killers[ply] = [bits, self.killers[ply][0]];
        }
        if let Some(after) = after {
            self.replies[place(after.to_bits())] = bits;
        }
        let bonus = (depth * depth * 4).min(1_200);
        self.history.learn(side, bonus, *cut, failed);
    }
}
