//! Which moves to look at first, and which before a position can be evaluated.

use jogada_core::{Bits, GameState, Side};

use super::zones::Zones;
use super::{Accumulator, BarcaEvaluator};
use crate::barca::state::WINNING_HOLES;
use crate::barca::{Kind, Move, Rules, State};

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
    holes: Bits<W>,
    /// What taking one more hole scores.
    takes_hole: i32,
    /// Where animals of the enemy are scary, or would be, by their kind.
    scary: &'a [Bits<W>; 3],
    /// Squares from which an animal scares someone on a hole, by kind.
    scares_holder: [Bits<W>; 3],
}

impl<'a, const W: usize> Outlook<'a, W> {
    #[inline]
    pub(super) fn new(rules: &Rules<W>, state: &State<W>, acc: &'a Accumulator<W>) -> Self {
        let side = state.to_move();
        let wins = state.held(rules, side).len() + 1 >= WINNING_HOLES;
        Outlook {
            holes: rules.board.holes(),
            takes_hole: if wins { WINS } else { TAKES_HOLE },
            scary: acc.scary.of(side),
            scares_holder: scares_holder(rules, state, side.other()),
        }
    }

    /// Squares from which an animal of this kind scares someone.
    #[inline]
    fn scares(&self, kind: Kind) -> Bits<W> {
        // All squares beside its prey: just those where the prey is scary to its own prey.
        self.scary[kind.scares().scares().index()]
    }

    /// What the moves of an animal of this kind score; `zones` are the values of squares.
    #[inline]
    fn prospects<'o>(&'o self, zones: &'o Zones, kind: Kind, from: usize) -> Prospects<'o, W> {
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
struct Prospects<'o, const W: usize> {
    /// What leaving its square scores.
    start: i32,
    /// What squares score by their zone.
    zones: &'o [i32],
    /// Squares that score more: holes and those from which it scares someone.
    marked: Bits<W>,
    holes: Bits<W>,
    takes_hole: i32,
    scares: Bits<W>,
    scares_holder: &'o Bits<W>,
}

impl<const W: usize> Prospects<'_, W> {
    /// The score of the move to a square.
    #[inline]
    fn score(&self, to: usize, is_marked: bool) -> i32 {
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

impl<const W: usize> BarcaEvaluator<W> {
    /// Finds and rates the legal moves of a live position.
    #[inline]
    pub(super) fn rate_all(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        put: &mut impl FnMut(i32, Move),
    ) {
        let outlook = Outlook::new(rules, state, acc);
        rules.each_mover_in(state, &acc.fear(rules, state), |kind, from, targets| {
            let prospects = outlook.prospects(&self.scores, kind, from);
            targets.each_marked(prospects.marked, |to, is_marked| {
                put(prospects.score(to, is_marked), Move::new(from, to));
            });
        });
    }

    /// Rates legal moves; those of an animal follow one another.
    #[inline]
    pub(super) fn rate(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        let outlook = Outlook::new(rules, state, acc);
        for animal in moves.chunk_by(|a, b| a.from() == b.from()) {
            let from = animal[0].from();
            let prospects = outlook.prospects(&self.scores, state.kind_at(from), from);
            for &m in animal {
                put(prospects.score(m.to(), prospects.marked.contains(m.to())), m);
            }
        }
    }
}

/// Appends the moves to holes and those that scare.
pub(super) fn forcing<const W: usize>(
    rules: &Rules<W>,
    state: &State<W>,
    acc: &Accumulator<W>,
    out: &mut Vec<Move>,
) {
    let outlook = Outlook::new(rules, state, acc);
    rules.each_mover_in(state, &acc.fear(rules, state), |kind, from, targets| {
        let forcing = targets & (outlook.holes | outlook.scares(kind));
        forcing.each(|to| out.push(Move::new(from, to)));
    });
}

/// Appends a move that wins at once, if there is one.
pub(super) fn winning<const W: usize>(
    rules: &Rules<W>,
    state: &State<W>,
    acc: &Accumulator<W>,
    out: &mut Vec<Move>,
) {
    let held = state.held(rules, state.to_move());
    if held.len() + 1 < WINNING_HOLES {
        return;
    }
    let free = rules.board.holes() - state.occupied();
    rules.each_mover_in(state, &acc.fear(rules, state), |_, from, to| {
        let third = to & free;
        if let Some(to) = third.first()
            && !held.contains(from)
        {
            out.push(Move::new(from, to));
        }
    });
}
