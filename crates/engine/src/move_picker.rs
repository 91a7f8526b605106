//! The move picker: which move of a position is searched next.

use jogada_core::MoveBits;

use crate::abdada::{CurrentlySearched, MoveKey};
use crate::history::next_best;

/// Scores from here down are those of deferred moves: less by their place in the order.
const DEFERRED: i32 = i32::MIN / 2;

/// Picks moves by score. Those that another thread is searching are deferred until the others have been
/// searched: by then the transposition table may know their values. The first move never is, as
/// without its value nothing is known about the others.
pub(crate) struct MovePicker<'a> {
    /// What other threads are searching, if there are any, and the key of the position.
    searched: Option<(&'a CurrentlySearched, u64)>,
    /// How many of the moves will be searched whatever comes of them.
    sure: usize,
    deferred: usize,
}

impl<'a> MovePicker<'a> {
    pub(crate) fn new(
        searched: Option<(&'a CurrentlySearched, u64)>,
        sure: usize,
    ) -> MovePicker<'a> {
        MovePicker { searched, sure, deferred: 0 }
    }

    /// Swaps the next move to place `done`. Returns it with the place it has by its score alone.
    #[inline]
    pub(crate) fn next<M: MoveBits>(&mut self, moves: &mut [(i32, M)], done: usize) -> (usize, M) {
        match self.searched {
            None => (done, next_best(moves, done)),
            Some((searched, key)) => self.next_free(searched, key, moves, done),
        }
    }

    /// The search of this move begins: other threads defer it.
    #[inline]
    pub(crate) fn begin<M: MoveBits>(&self, m: M) {
        if let Some((searched, key)) = self.searched {
            searched.insert(MoveKey::new(key, m));
        }
    }

    /// The search of this move is over.
    #[inline]
    pub(crate) fn end<M: MoveBits>(&self, m: M) {
        if let Some((searched, key)) = self.searched {
            searched.remove(MoveKey::new(key, m));
        }
    }

    fn next_free<M: MoveBits>(
        &mut self,
        searched: &CurrentlySearched,
        key: u64,
        moves: &mut [(i32, M)],
        done: usize,
    ) -> (usize, M) {
        loop {
            let place = done + self.deferred;
            if self.deferred > 0 && place >= self.sure {
                return self.resume(moves, done);
            }
            let m = next_best(moves, done);
            if place == 0 || !searched.contains(MoveKey::new(key, m)) {
                return (place, m);
            }
            moves[done].0 = DEFERRED - place as i32;
            self.deferred += 1;
        }
    }

    /// The first of the deferred moves.
    fn resume<M: Copy>(&mut self, moves: &mut [(i32, M)], done: usize) -> (usize, M) {
        let waiting = (done..moves.len()).filter(|&i| moves[i].0 <= DEFERRED);
        let first = waiting.max_by_key(|&i| moves[i].0).expect("as many as were deferred");
        moves.swap(done, first);
        self.deferred -= 1;
        ((DEFERRED - moves[done].0) as usize, moves[done].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Number(u32);

    impl MoveBits for Number {
        fn to_bits(self) -> u32 {
            self.0
        }

        fn from_bits(bits: u32) -> Number {
            Number(bits)
        }
    }

    /// Places and moves in the order of their picker, with others at some of them.
    fn order(busy: &[u32], sure: usize) -> Vec<(usize, u32)> {
        let (searched, key) = (CurrentlySearched::new(), 0x1234_5678_9abc_def0);
        for &m in busy {
            searched.insert(MoveKey::new(key, Number(m)));
        }
        let mut moves: Vec<_> = [30, 50, 10, 40, 20].map(|n| (n as i32, Number(n))).to_vec();
        let mut picker = MovePicker::new(Some((&searched, key)), sure);
        let turn = |done| picker.next(&mut moves, done);
        (0..5).map(turn).map(|(place, m)| (place, m.0)).collect()
    }

    #[test]
    fn the_move_of_the_highest_score_is_first() {
        assert_eq!(order(&[], 5), [(0, 50), (1, 40), (2, 30), (3, 20), (4, 10)]);
    }

    #[test]
    fn moves_others_are_at_come_last_in_their_order_and_keep_their_places() {
        assert_eq!(order(&[40, 30], 5), [(0, 50), (3, 20), (4, 10), (1, 40), (2, 30)]);
    }

    #[test]
    fn the_first_move_is_never_put_off() {
        assert_eq!(order(&[50, 40, 30, 20, 10], 5), order(&[], 5));
    }

    #[test]
    fn a_move_put_off_has_its_turn_before_those_that_may_be_left_out() {
        assert_eq!(order(&[40], 3), [(0, 50), (2, 30), (1, 40), (3, 20), (4, 10)]);
    }
}
