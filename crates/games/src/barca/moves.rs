//! Moves: who may go where.

use jogada_core::{Bits, GameState, MoveBits};

use super::fear::Fear;
use super::options::Trapped;
use super::state::MAX_ANIMALS;
use super::{Kind, Rules, State};

/// An animal goes from one square, in the high half, to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u32);

impl Move {
    #[inline]
    pub(super) const fn new(from: usize, to: usize) -> Move {
        Move((from as u32) << 16 | to as u32)
    }

    #[inline]
    pub(super) const fn from(self) -> usize {
        (self.0 >> 16) as usize
    }

    #[inline]
    pub(super) const fn to(self) -> usize {
        self.0 as u16 as usize
    }
}

impl MoveBits for Move {
    #[inline]
    fn to_bits(self) -> u32 {
        self.0
    }

    #[inline]
    fn from_bits(bits: u32) -> Move {
        Move(bits)
    }
}

/// Who may move, by kind.
struct Turn<const W: usize> {
    /// Animals that may stop on safe squares.
    animals: [Bits<W>; 3],
    /// Trapped animals that may stop on any empty square.
    trapped: [Bits<W>; 3],
}

/// The animals that may move, each with the squares it may go to.
pub(super) struct Destinations<const W: usize> {
    animals: usize,
    moves: usize,
    from: [u16; MAX_ANIMALS],
    to: [Bits<W>; MAX_ANIMALS],
}

impl<const W: usize> Destinations<W> {
    const NONE: Self = Destinations {
        animals: 0,
        moves: 0,
        from: [0; MAX_ANIMALS],
        to: [Bits::EMPTY; MAX_ANIMALS],
    };

    #[inline]
    fn add(&mut self, from: usize, to: Bits<W>) {
        self.from[self.animals] = from as u16;
        self.to[self.animals] = to;
        self.animals += 1;
        self.moves += to.len();
    }

    /// Calls `visit` with each animal and the squares it may go to.
    #[inline]
    pub(super) fn each(&self, mut visit: impl FnMut(usize, Bits<W>)) {
        let animals = self.from.iter().zip(self.to).take(self.animals);
        animals.for_each(|(&from, to)| visit(from.into(), to));
    }

    /// The move of the number that is chosen.
    #[inline]
    pub(super) fn pick(&self, choose: &mut impl FnMut(usize) -> usize) -> Option<Move> {
        if self.moves == 0 { None } else { self.nth(choose(self.moves)) }
    }

    /// The `n`-th move, from 0.
    #[inline]
    fn nth(&self, mut n: usize) -> Option<Move> {
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
    /// The legal moves, not yet spelled out.
    #[inline(always)]
    pub(super) fn destinations(&self, state: &State<W>) -> Destinations<W> {
        let mut found = Destinations::NONE;
        self.each_mover(state, |_, from, to| found.add(from, to));
        found
    }

    /// Calls `visit` with each animal that may move, its kind first, and the squares it may go to,
    /// perhaps none; with no animal when the game is over.
    #[inline(always)]
    pub(super) fn each_mover(&self, state: &State<W>, visit: impl FnMut(Kind, usize, Bits<W>)) {
        if state.outcome().is_none() {
            self.each_mover_in(state, &self.fear(state, state.to_move()), visit);
        }
    }

    /// The same for a live position with what the side to move is afraid of at hand.
    #[inline(always)]
    pub(super) fn each_mover_in(
        &self,
        state: &State<W>,
        fear: &Fear<W>,
        mut visit: impl FnMut(Kind, usize, Bits<W>),
    ) {
        let turn = self.turn(state, fear);
        self.each_reach(state, turn.animals, fear.safe, &mut visit);
        if turn.trapped != [Bits::EMPTY; 3] {
            self.each_reach(state, turn.trapped, [self.empty(state); 3], &mut visit);
        }
    }

    /// Who may move (rules 6 to 8).
    #[inline]
    fn turn(&self, state: &State<W>, fear: &Fear<W>) -> Turn<W> {
        let none = [Bits::EMPTY; 3];
        if fear.scared == none {
            return Turn { animals: fear.animals, trapped: none };
        }
        if self.can_flee(state, fear) {
            return Turn { animals: fear.scared, trapped: none };
        }
        let trapped = if self.trapped == Trapped::Move { fear.scared } else { none };
        Turn { animals: fear.calm(), trapped }
    }

    /// Whether a scared animal has a safe destination, and so must move if it is its side's turn
    /// (rule 6).
    #[inline]
    pub(super) fn can_flee(&self, state: &State<W>, fear: &Fear<W>) -> bool {
        self.count_flights(state, fear) > 0
    }

    /// How many moves take a scared animal to safety.
    #[inline]
    pub(super) fn count_flights(&self, state: &State<W>, fear: &Fear<W>) -> usize {
        let mut count = 0;
        if fear.scared != [Bits::EMPTY; 3] {
            self.each_reach(state, fear.scared, fear.safe, &mut |_, _, to: Bits<W>| {
                count += to.len();
            });
        }
        count
    }

    /// Calls `visit` with each of these animals and what it reaches of the squares open to its kind.
    #[inline]
    pub(super) fn each_reach(
        &self,
        state: &State<W>,
        animals: [Bits<W>; 3],
        open: [Bits<W>; 3],
        visit: &mut impl FnMut(Kind, usize, Bits<W>),
    ) {
        let occupied = state.occupied();
        for kind in Kind::ALL {
            let open = open[kind.index()];
            animals[kind.index()]
                .each(|cell| visit(kind, cell, self.board.reach(kind, cell, occupied) & open));
        }
    }
}
