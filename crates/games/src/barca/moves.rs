//! Moves: who may go where.

use jogada_core::{Bits, MoveBits};

use super::options::Trapped;
use super::state::MOST_ANIMALS;
use super::{Kind, Rules, State};

/// An animal goes from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    from: u16,
    to: u16,
}

impl Move {
    #[inline]
    pub(super) const fn new(from: usize, to: usize) -> Move {
        Move { from: from as u16, to: to as u16 }
    }

    #[inline]
    pub(super) const fn from(self) -> usize {
        self.from as usize
    }

    #[inline]
    pub(super) const fn to(self) -> usize {
        self.to as usize
    }
}

impl MoveBits for Move {
    fn to_bits(self) -> u32 {
        u32::from(self.from) << 16 | u32::from(self.to)
    }

    fn from_bits(bits: u32) -> Move {
        Move { from: (bits >> 16) as u16, to: bits as u16 }
    }
}

/// Who may move, and to which of the squares it reaches. All sets are by kind.
struct Turn<const W: usize> {
    animals: [Bits<W>; 3],
    /// Where these may stop.
    safe: [Bits<W>; 3],
    /// Trapped animals that may stop on any empty square.
    trapped: [Bits<W>; 3],
}

/// The animals that may move, each with the squares it may go to.
pub(super) struct Destinations<const W: usize> {
    animals: usize,
    moves: usize,
    from: [u16; MOST_ANIMALS],
    to: [Bits<W>; MOST_ANIMALS],
}

impl<const W: usize> Destinations<W> {
    const NONE: Self = Destinations {
        animals: 0,
        moves: 0,
        from: [0; MOST_ANIMALS],
        to: [Bits::EMPTY; MOST_ANIMALS],
    };

    #[inline]
    fn add(&mut self, from: usize, to: Bits<W>) {
        self.from[self.animals] = from as u16;
        self.to[self.animals] = to;
        self.animals += 1;
        self.moves += to.len();
    }

    /// The number of moves.
    #[inline]
    pub(super) fn count(&self) -> usize {
        self.moves
    }

    /// The `n`-th move, from 0.
    #[inline]
    pub(super) fn nth(&self, mut n: usize) -> Option<Move> {
        for (&from, to) in self.from.iter().zip(self.to).take(self.animals) {
            let here = to.len();
            if n < here {
                return to.nth(n).map(|to| Move::new(from.into(), to));
            }
            n -= here;
        }
        None
    }
}

impl<const W: usize> Rules<W> {
    /// Appends the legal moves.
    #[inline]
    pub(super) fn generate(&self, state: &State<W>, out: &mut Vec<Move>) {
        self.each_mover(state, |from, to| {
            to.each(|to| out.push(Move::new(from, to)));
        });
    }

    /// The legal moves, not yet spelled out.
    #[inline]
    pub(super) fn destinations(&self, state: &State<W>) -> Destinations<W> {
        let mut found = Destinations::NONE;
        self.each_mover(state, |from, to| found.add(from, to));
        found
    }

    /// Calls `visit` with each animal that may move and the squares it may go to, perhaps none;
    /// with no animal when the game is over.
    #[inline]
    pub(super) fn each_mover(&self, state: &State<W>, mut visit: impl FnMut(usize, Bits<W>)) {
        if state.outcome().is_some() {
            return;
        }
        let turn = self.turn(state);
        self.each_reach(state, turn.animals, turn.safe, &mut visit);
        if turn.trapped != [Bits::EMPTY; 3] {
            self.each_reach(state, turn.trapped, [self.empty(state); 3], &mut visit);
        }
    }

    /// Who may move (rules 6 to 8).
    #[inline]
    fn turn(&self, state: &State<W>) -> Turn<W> {
        let fear = self.fear(state, state.to_move());
        let mut turn = Turn { animals: fear.animals, safe: fear.safe, trapped: [Bits::EMPTY; 3] };
        if fear.scared == [Bits::EMPTY; 3] {
            return turn;
        }
        if self.reaches_any(state, fear.scared, fear.safe) {
            turn.animals = fear.scared;
        } else {
            turn.animals = fear.calm();
            if self.trapped == Trapped::Move {
                turn.trapped = fear.scared;
            }
        }
        turn
    }

    /// Whether a scared animal must move (rule 6).
    #[inline]
    pub(super) fn is_forced(&self, state: &State<W>) -> bool {
        let fear = self.fear(state, state.to_move());
        fear.scared != [Bits::EMPTY; 3] && self.reaches_any(state, fear.scared, fear.safe)
    }

    /// Whether one of these animals reaches a square open to its kind.
    #[inline]
    fn reaches_any(&self, state: &State<W>, animals: [Bits<W>; 3], open: [Bits<W>; 3]) -> bool {
        let mut any = false;
        self.each_reach(state, animals, open, &mut |_, to: Bits<W>| {
            any |= !to.is_empty();
        });
        any
    }

    /// Calls `visit` with each of these animals and what it reaches of the squares open to its kind.
    #[inline]
    pub(super) fn each_reach(
        &self,
        state: &State<W>,
        animals: [Bits<W>; 3],
        open: [Bits<W>; 3],
        visit: &mut impl FnMut(usize, Bits<W>),
    ) {
        let occupied = state.occupied();
        for kind in Kind::ALL {
            let open = open[kind.index()];
            animals[kind.index()]
                .each(|cell| visit(cell, self.board.reach(kind, cell, occupied) & open));
        }
    }
}
