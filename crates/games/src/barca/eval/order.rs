//! Which moves to look at first, and which before a position can be judged.

use super::Brain;
use crate::barca::state::WINNING_HOLES;
use crate::barca::{Move, Rules, State};

/// Wins at once: before everything.
const WINS: i32 = 1_000_000;
const TAKES_HOLE: i32 = 2_000;
const LEAVES_HOLE: i32 = -1_000;
const SCARES_HOLDER: i32 = 20_000;
const SCARES: i32 = 16_000;
/// For a point of zone value.
const ZONE: i32 = 15;

impl<const W: usize> Brain<W> {
    /// How promising a legal move looks.
    #[inline]
    pub(super) fn promise(&self, rules: &Rules<W>, state: &State<W>, m: Move) -> i32 {
        let side = state.to_move();
        let kind = state.kind_at(m.from());
        let holes = rules.board.holes();
        let mut promise = ZONE * self.zones.gain(kind, m);
        if holes.contains(m.to()) {
            let held = state.held(rules, side).len() + usize::from(!holes.contains(m.from()));
            promise += if held >= WINNING_HOLES { WINS } else { TAKES_HOLE };
        }
        if holes.contains(m.from()) {
            promise += LEAVES_HOLE;
        }
        let [beside, _] = rules.board.near(m.to());
        let scared = beside & state.animals(side.other(), kind.scares());
        if !scared.is_empty() {
            promise += if scared.meets(holes) { SCARES_HOLDER } else { SCARES };
        }
        promise
    }
}

/// Appends the moves to holes and those that scare.
pub(super) fn forcing<const W: usize>(rules: &Rules<W>, state: &State<W>, out: &mut Vec<Move>) {
    let enemy = state.to_move().other();
    rules.each_mover(state, |from, targets| {
        let prey = state.animals(enemy, state.kind_at(from).scares());
        targets.each(|to| {
            let [beside, _] = rules.board.near(to);
            if rules.board.holes().contains(to) || beside.meets(prey) {
                out.push(Move::new(from, to));
            }
        });
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
