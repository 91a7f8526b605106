//! Which moves to look at first, and which before a position can be evaluated.

use jogada_core::{Bits, GameState, Side};

use super::At;
use super::zones::Zones;
use crate::barca::state::WINNING_HOLES;
use crate::barca::{Kind, Rules, State};

/// Wins at once: before everything.
const WINS: i32 = 1_000_000;
const TAKES_HOLE: i32 = 2_000;
const LEAVES_HOLE: i32 = -1_000;
const SCARES_HOLDER: i32 = 20_000;
const SCARES: i32 = 16_000;
/// For a point of zone value.
pub(super) const ZONE: i32 = 15;

/// What the scores of the moves of one position have in common.
pub(super) struct Outlook<'a, const W: usize> {
    pub(super) holes: Bits<W>,
    /// What taking one more hole scores.
    takes_hole: i32,
    /// Where animals of the enemy are scary, or would be, by their kind.
    scary: &'a [Bits<W>; 3],
    /// Squares from which an animal scares someone on a hole, by kind.
    scares_holder: [Bits<W>; 3],
}

impl<'a, const W: usize> Outlook<'a, W> {
    #[inline]
    pub(super) fn new(at: At<'a, W>) -> Self {
        let (rules, side) = (at.game, at.state.to_move());
        let wins = at.state.held(rules, side).len() + 1 >= WINNING_HOLES;
        Outlook {
            holes: rules.board.holes(),
            takes_hole: if wins { WINS } else { TAKES_HOLE },
            scary: at.acc.scary.of(side),
            scares_holder: scares_holder(rules, at.state, side.other()),
        }
    }

    /// Squares from which an animal of this kind scares someone.
    #[inline]
    pub(super) fn scares(&self, kind: Kind) -> Bits<W> {
        // All squares beside its prey: just those where the prey is scary to its own prey.
        self.scary[kind.scares().scares().index()]
    }

    /// What the moves of an animal of this kind score; `zones` are the values of squares.
    #[inline]
    pub(super) fn prospects<'o>(
        &'o self,
        zones: &'o Zones,
        kind: Kind,
        from: usize,
    ) -> Prospects<'o, W> {
        let (zones, leaves) = (zones.of(kind), self.holes.contains(from));
        let scares = self.scares(kind);
        Prospects {
            start: (if leaves { LEAVES_HOLE } else { 0 }) - zones[from],
            zones,
            marked: self.holes | scares,
            holes: self.holes,
            takes_hole: if leaves { TAKES_HOLE } else { self.takes_hole },
            scares,
            scares_holder: &self.scares_holder[kind.index()],
        }
    }
}

/// Squares from which an animal scares someone of this side on a hole, by kind.
#[inline]
fn scares_holder<const W: usize>(rules: &Rules<W>, state: &State<W>, side: Side) -> [Bits<W>; 3] {
    let held = state.held(rules, side);
    if held.is_empty() {
        return [Bits::EMPTY; 3];
    }
    Kind::ALL.map(|kind| rules.board.around(state.animals(side, kind.scares()) & held))
}

/// What the scores of the moves of one animal have in common.
pub(super) struct Prospects<'o, const W: usize> {
    /// What leaving its square scores.
    start: i32,
    /// What squares score by their zone.
    zones: &'o [i32],
    /// Squares that score more: holes and those from which it scares someone.
    pub(super) marked: Bits<W>,
    holes: Bits<W>,
    takes_hole: i32,
    scares: Bits<W>,
    scares_holder: &'o Bits<W>,
}

impl<const W: usize> Prospects<'_, W> {
    /// The score of the move to a square.
    #[inline]
    pub(super) fn score(&self, to: usize, is_marked: bool) -> i32 {
        let plain = self.start + self.zones[to];
        if is_marked { plain + self.extra(to) } else { plain }
    }

    fn extra(&self, to: usize) -> i32 {
        let hole = if self.holes.contains(to) { self.takes_hole } else { 0 };
        hole + match self.scares.contains(to) {
            true if self.scares_holder.contains(to) => SCARES_HOLDER,
            true => SCARES,
            false => 0,
        }
    }
}
