//! Which moves to look at first, and which before a position can be judged.

use jogada_core::Bits;

use super::Brain;
use crate::barca::state::WINNING_HOLES;
use crate::barca::{Kind, Move, Rules, State};

/// Wins at once: before everything.
const WINS: i32 = 1_000_000;
const TAKES_HOLE: i32 = 2_000;
const LEAVES_HOLE: i32 = -1_000;
const SCARES_HOLDER: i32 = 20_000;
const SCARES: i32 = 16_000;
/// For a point of zone value.
const ZONE: i32 = 15;

/// What the promises of the moves of one position have in common.
pub(super) struct Outlook<const W: usize> {
    holes: Bits<W>,
    /// What taking one more hole promises.
    takes_hole: i32,
    /// Squares from which an animal scares someone, or someone on a hole, by kind.
    scares: [Bits<W>; 3],
    scares_holder: [Bits<W>; 3],
}

impl<const W: usize> Outlook<W> {
    #[inline]
    pub(super) fn new(rules: &Rules<W>, state: &State<W>) -> Self {
        let side = state.to_move();
        let holes = rules.board.holes();
        let prey = Kind::ALL.map(|kind| state.animals(side.other(), kind.scares()));
        let wins = state.held(rules, side).len() + 1 >= WINNING_HOLES;
        Outlook {
            holes,
            takes_hole: if wins { WINS } else { TAKES_HOLE },
            scares: prey.map(|prey| rules.board.around(prey)),
            scares_holder: prey.map(|prey| rules.board.around(prey & holes)),
        }
    }

    /// How promising a move of an animal of this kind looks, the worth of squares apart.
    #[inline]
    fn promise(&self, kind: Kind, m: Move) -> i32 {
        let leaves = self.holes.contains(m.from());
        let mut promise = if leaves { LEAVES_HOLE } else { 0 };
        if self.holes.contains(m.to()) {
            promise += if leaves { TAKES_HOLE } else { self.takes_hole };
        }
        if self.scares[kind.index()].contains(m.to()) {
            let holder = self.scares_holder[kind.index()].contains(m.to());
            promise += if holder { SCARES_HOLDER } else { SCARES };
        }
        promise
    }
}

impl<const W: usize> Brain<W> {
    /// Rates legal moves; those of an animal follow one another.
    #[inline]
    pub(super) fn rate(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        let outlook = Outlook::new(rules, state);
        for animal in moves.chunk_by(|a, b| a.from() == b.from()) {
            let kind = state.kind_at(animal[0].from());
            for &m in animal {
                put(ZONE * self.zones.gain(kind, m) + outlook.promise(kind, m), m);
            }
        }
    }

    /// How promising a legal move looks.
    pub(super) fn promise(&self, rules: &Rules<W>, state: &State<W>, m: Move) -> i32 {
        let mut promise = 0;
        self.rate(rules, state, &[m], &mut |rated, _| promise = rated);
        promise
    }
}

/// Appends the moves to holes and those that scare.
pub(super) fn forcing<const W: usize>(rules: &Rules<W>, state: &State<W>, out: &mut Vec<Move>) {
    let outlook = Outlook::new(rules, state);
    rules.each_mover(state, |from, targets| {
        let scares = outlook.scares[state.kind_at(from).index()];
        (targets & (outlook.holes | scares)).each(|to| out.push(Move::new(from, to)));
    });
}

/// Appends a move that wins at once, if there is one.
pub(super) fn winning<const W: usize>(rules: &Rules<W>, state: &State<W>, out: &mut Vec<Move>) {
    let held = state.held(rules, state.to_move());
    if held.len() + 1 < WINNING_HOLES {
        return;
    }
    let free = rules.board.holes() - state.occupied();
    rules.each_mover(state, |from, to| {
        let third = to & free;
        if let Some(to) = third.first()
            && !held.contains(from)
        {
            out.push(Move::new(from, to));
        }
    });
}
