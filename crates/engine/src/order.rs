//! What a search has learned about moves: which cut, where and after what.

use jogada_core::{MoveBits, Side};

use crate::history::{History, Learned, PLACES, place};
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

    /// What was learned about the moves of a side at this ply and after this move; `first` is to be
    /// tried before all others.
    #[inline]
    pub(crate) fn advice<M: MoveBits>(
        &self,
        side: Side,
        ply: usize,
        after: Option<M>,
        first: Option<u32>,
    ) -> Advice<'_> {
        Advice {
            first: first.unwrap_or(NO_MOVE),
            killers: self.killers[ply],
            reply: after.map_or(NO_MOVE, |after| self.replies[place(after.to_bits())]),
            history: self.history.of(side),
        }
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

/// What was learned that concerns the moves of one position.
pub(crate) struct Advice<'o> {
    first: u32,
    killers: [u32; 2],
    reply: u32,
    history: Learned<'o>,
}

impl Advice<'_> {
    /// How promising a move is, by what the game promises and what was learned.
    #[inline]
    pub(crate) fn promise(&self, promise: i32, bits: u32) -> i32 {
        let promise = promise + self.history.value(bits);
        // Few moves of a position are any of these.
        let is_special = [self.first, self.killers[0], self.killers[1], self.reply].contains(&bits);
        if is_special { self.special(promise, bits) } else { promise }
    }

    #[cold]
    fn special(&self, promise: i32, bits: u32) -> i32 {
        if self.first == bits {
            return i32::MAX;
        }
        let killer = match self.killers {
            [first, _] if first == bits => 9_000,
            [_, second] if second == bits => 8_500,
            _ => 0,
        };
        promise + killer + if self.reply == bits { 3_000 } else { 0 }
    }
}
