//! The position: the only place where stones and hash change.

use jogada_core::{Bits, GameState, Outcome, Rng, Side};

use super::captures::{flanked, poofed};
use super::ending::Ending;
use super::lines::{fives, is_alone, is_five, pairs, walk};
use super::{Move, Rules, Variant};

/// A position of Pente.
///
/// Within a game the number of plies follows from the stones and the captures. A composed position
/// may have more plies than that; they decide about the opening, so they are part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    stones: [Bits<W>; 2],
    /// Of the stones alone; [`State::hash`] adds the rest.
    key: u64,
    /// Stones taken by each side.
    captured: [u16; 2],
    ply: u16,
    ending: Option<Ending>,
}

impl<const W: usize> GameState for State<W> {
    #[inline]
    fn to_move(&self) -> Side {
        Side::ALL[usize::from(self.ply % 2)]
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }
}

impl<const W: usize> State<W> {
    pub(super) fn empty() -> Self {
        State { stones: [Bits::EMPTY; 2], key: 0, captured: [0; 2], ply: 0, ending: None }
    }

    /// A position put together from its text; decides from scratch whether it is over.
    pub(super) fn set_up(
        rules: &Rules<W>,
        stones: [Bits<W>; 2],
        captured: [u16; 2],
        ply: u16,
    ) -> Self {
        let mut state = State { captured, ply, ..State::empty() };
        for side in Side::ALL {
            stones[side.index()].each(|point| state.flip(rules, side, point));
        }
        let fives = Side::ALL.map(|side| state.has_five(rules, side));
        state.ending = rules.ending(&state, fives);
        state
    }

    /// Places a stone and decides whether that ends the game. A stone without neighbours, as most
    /// are early on, changes nothing else.
    #[inline(always)]
    pub(super) fn play(&mut self, rules: &Rules<W>, m: Move) {
        let (side, point) = (self.to_move(), m.point());
        self.flip(rules, side, point);
        // The last number keeps the turn: after it comes the one before.
        self.ply = self.ply.checked_add(1).unwrap_or(u16::MAX - 1);
        let mut fives = [false; 2];
        if !is_alone(&self.stones, point) {
            match rules.variant {
                Variant::Gomoku | Variant::Freestyle => {}
                Variant::Poof => self.capture_and_poof(rules, side, point),
                Variant::Pente | Variant::Keryo | Variant::Boat => self.capture(rules, side, point),
            }
            fives[side.index()] = is_five(&self.stones[side.index()], point, rules.variant);
        }
        if rules.variant == Variant::Boat {
            fives[side.other().index()] = self.has_five(rules, side.other());
        }
        self.ending = rules.ending(self, fives);
    }

    /// Takes what the stone just placed captures (rule 5). What lies in one direction does not
    /// depend on the others, so each is taken as soon as it is seen.
    #[inline(always)]
    fn capture(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        let longest = rules.variant.longest_capture();
        for step in pairs(&self.stones[side.other().index()], point) {
            let [own, enemy] = [side, side.other()].map(|side| &self.stones[side.index()]);
            let count = flanked(own, enemy, point, step, longest);
            for n in 1..=count {
                self.flip(rules, side.other(), walk(point, step, n as isize));
            }
            self.captured[side.index()] += count as u16;
        }
    }

    /// Poofs are decided before any stone leaves the board (rule 6).
    #[cold]
    fn capture_and_poof(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        let gone = poofed(&self.stones(side), &self.stones(side.other()), point);
        self.capture(rules, side, point);
        gone.each(|point| self.flip(rules, side, point));
        self.captured[side.other().index()] += gone.len() as u16;
    }

    /// Looks at the whole board, which `play` does in `boat` only: elsewhere no older five stands.
    #[cold]
    fn has_five(&self, rules: &Rules<W>, side: Side) -> bool {
        !fives(self.stones(side), rules.variant).is_empty()
    }

    /// Puts a stone on a point, or takes it away.
    #[inline]
    fn flip(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        self.stones[side.index()].toggle(point);
        self.key ^= rules.keys[point][side.index()];
    }

    /// Plies matter through the side to move and the two moves of the opening only.
    pub(super) fn hash(&self) -> u64 {
        let turn = match self.ply {
            ply @ (0 | 2) => ply,
            ply => 4 + ply % 2,
        };
        let [white, black] = self.captured;
        let rest = u64::from(turn) << 32 | u64::from(white) << 16 | u64::from(black);
        self.key ^ Rng::new(rest).bits()
    }

    #[inline]
    pub(super) fn stones(&self, side: Side) -> Bits<W> {
        self.stones[side.index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bits<W> {
        self.stones[0] | self.stones[1]
    }

    /// Stones taken by this side.
    #[inline]
    pub(super) fn captured(&self, side: Side) -> u16 {
        self.captured[side.index()]
    }

    #[inline]
    pub(super) fn ply(&self) -> usize {
        self.ply.into()
    }

    #[inline]
    pub(super) fn ending(&self) -> Option<Ending> {
        self.ending
    }
}
