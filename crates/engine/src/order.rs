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

/// What was learned about the moves of a position.
pub(crate) struct Advice<'a> {
    killers: [u32; 2],
    reply: u32,
    history: &'a [i32; PLACES],
}

impl Advice<'_> {
    /// How promising a move is by what was learned.
    #[inline]
    pub(crate) fn value(&self, bits: u32) -> i32 {
        let killer = match self.killers {
            [first, _] if first == bits => 9_000,
            [_, second] if second == bits => 8_500,
            _ => 0,
        };
        killer + if self.reply == bits { 3_000 } else { 0 } + self.history[place(bits)]
    }
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

    /// What was learned for this ply, after this move.
    #[inline]
    pub(crate) fn advice<M: MoveBits>(
        &self,
        side: Side,
        ply: usize,
        after: Option<M>,
    ) -> Advice<'_> {
        let reply = after.map_or(NO_MOVE, |after| self.replies[place(after.to_bits())]);
        Advice { killers: self.killers[ply], reply, history: self.history.of(side) }
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
