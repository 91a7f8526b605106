//! Move ordering by what caused cut-offs before: killer moves (S. G. Akl and M. M. Newborn, 1977), the
//! history heuristic (J. Schaeffer, 1983) and countermoves (J. Uiterwijk, 1992).

use jogada_core::{MoveBits, SearchParameters, Side};

use crate::history::{History, SLOTS, SideHistory, slot};
use crate::score::MAX_PLY;

/// The ordering tables of one thread.
pub(crate) struct MoveOrdering {
    /// Two moves per ply that caused a cut-off in a sibling.
    killers: Box<[[u32; 2]; MAX_PLY]>,
    history: History,
    /// The countermove: after each move, the countermove that caused a cut-off.
    countermoves: Box<[u32; SLOTS]>,
}

/// No move: a number no game uses.
const NO_MOVE: u32 = u32::MAX;

impl MoveOrdering {
    pub(crate) fn new() -> MoveOrdering {
        MoveOrdering {
            killers: Box::new([[NO_MOVE; 2]; MAX_PLY]),
            history: History::new(),
            countermoves: Box::new([NO_MOVE; SLOTS]),
        }
    }

    /// A new search begins, at another position: killers are of other plies now, and history counts less.
    pub(crate) fn new_search(&mut self) {
        self.killers.fill([NO_MOVE; 2]);
        self.history.age();
    }

    /// What concerns the moves of a side at this ply and after this move; `first` is the move of the
    /// transposition table.
    #[inline]
    pub(crate) fn hints<M: MoveBits>(
        &self,
        parameters: &SearchParameters,
        side: Side,
        ply: usize,
        after: Option<M>,
        first: Option<u32>,
    ) -> OrderingHints<'_> {
        OrderingHints {
            first: first.unwrap_or(NO_MOVE),
            killers: self.killers[ply],
            countermove: after.map_or(NO_MOVE, |after| self.countermoves[slot(after.to_bits())]),
            history: self.history.of(side),
            history_share: parameters.history_share,
            killer: parameters.killer,
            countermove_score: parameters.countermove,
        }
    }

    /// What the history says about a move of a side.
    #[inline]
    pub(crate) fn history(&self, side: Side, bits: u32) -> i32 {
        self.history.of(side).value(bits)
    }

    /// The last of these moves caused a cut-off; the ones tried before it did not.
    pub(crate) fn update<M: MoveBits>(
        &mut self,
        parameters: &SearchParameters,
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
            self.countermoves[slot(after.to_bits())] = bits;
        }
        let bonus = (depth * depth * parameters.history_bonus).min(parameters.history_limit);
        self.history.update(side, bonus, *cut, failed);
    }
}

/// What the tables say about the moves of one position.
pub(crate) struct OrderingHints<'o> {
    first: u32,
    killers: [u32; 2],
    countermove: u32,
    history: SideHistory<'o>,
    history_share: i32,
    killer: i32,
    countermove_score: i32,
}

impl OrderingHints<'_> {
    /// The score of a move: what the game gives it and what the tables add.
    #[inline]
    pub(crate) fn move_score(&self, score: i32, bits: u32) -> i32 {
        let score = score + self.history.value(bits) * self.history_share / 100;
        // Few moves of a position are any of these.
        let is_special =
            [self.first, self.killers[0], self.killers[1], self.countermove].contains(&bits);
        if is_special { self.special(score, bits) } else { score }
    }

    #[cold]
    fn special(&self, score: i32, bits: u32) -> i32 {
        if self.first == bits {
            return i32::MAX;
        }
        let killer = match self.killers {
            [first, _] if first == bits => self.killer,
            [_, second] if second == bits => self.killer - 500,
            _ => 0,
        };
        score + killer + if self.countermove == bits { self.countermove_score } else { 0 }
    }
}
