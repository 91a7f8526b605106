//! The order in which the moves of a position have their turn.

use jogada_core::MoveBits;

use crate::history::next_best;
use crate::mates::{Mark, Mates};

/// Promises from here down are those of moves put off: less by their place in the order.
const PUT_OFF: i32 = i32::MIN / 2;

/// Takes the moves by promise. Those that another thread is at are put off until the others have
/// had their turn: by then the table may know their values. The first one never is, as without its
/// value nothing is known about the others.
pub(crate) struct Turns<'a> {
    /// The threads that search along, if any, and the key of the position.
    mates: Option<(&'a Mates, u64)>,
    /// How many moves are sure to have a turn, of those there are.
    sure: usize,
    put_off: usize,
}

impl<'a> Turns<'a> {
    pub(crate) fn new(mates: Option<(&'a Mates, u64)>, sure: usize) -> Turns<'a> {
        Turns { mates, sure, put_off: 0 }
    }

    /// Brings the move that has the turn after the first `done` ones to its place. Returns it with
    /// the place it has by its promise alone.
    #[inline]
    pub(crate) fn next<M: MoveBits>(&mut self, moves: &mut [(i32, M)], done: usize) -> (usize, M) {
        match self.mates {
            None => (done, next_best(moves, done)),
            Some((mates, key)) => self.next_free(mates, key, moves, done),
        }
    }

    /// The turn of this move begins: other threads put it off.
    #[inline]
    pub(crate) fn begin<M: MoveBits>(&self, m: M) {
        if let Some((mates, key)) = self.mates {
            mates.begin(Mark::new(key, m));
        }
    }

    /// The turn of this move is over.
    #[inline]
    pub(crate) fn end<M: MoveBits>(&self, m: M) {
        if let Some((mates, key)) = self.mates {
            mates.end(Mark::new(key, m));
        }
    }

    fn next_free<M: MoveBits>(
        &mut self,
        mates: &Mates,
        key: u64,
        moves: &mut [(i32, M)],
        done: usize,
    ) -> (usize, M) {
        loop {
            let place = done + self.put_off;
            if self.put_off > 0 && place >= self.sure {
                return self.resume(moves, done);
            }
            let m = next_best(moves, done);
            if place == 0 || !mates.are_at(Mark::new(key, m)) {
                return (place, m);
            }
            moves[done].0 = PUT_OFF - place as i32;
            self.put_off += 1;
        }
    }

    /// The first of the moves put off.
    fn resume<M: Copy>(&mut self, moves: &mut [(i32, M)], done: usize) -> (usize, M) {
        let waiting = (done..moves.len()).filter(|&i| moves[i].0 <= PUT_OFF);
        let first = waiting.max_by_key(|&i| moves[i].0).expect("as many as were put off");
        moves.swap(done, first);
        self.put_off -= 1;
        ((PUT_OFF - moves[done].0) as usize, moves[done].1)
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

    /// Places and moves in the order of their turns, with others at some of them.
    fn order(busy: &[u32], sure: usize) -> Vec<(usize, u32)> {
        let (mates, key) = (Mates::new(), 0x1234_5678_9abc_def0);
        for &m in busy {
            mates.begin(Mark::new(key, Number(m)));
        }
        let mut moves: Vec<_> = [30, 50, 10, 40, 20].map(|n| (n as i32, Number(n))).to_vec();
        let mut turns = Turns::new(Some((&mates, key)), sure);
        let turn = |done| turns.next(&mut moves, done);
        (0..5).map(turn).map(|(place, m)| (place, m.0)).collect()
    }

    #[test]
    fn the_most_promising_move_is_first() {
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
