//! Which moves to look at first, and which before a position can be evaluated.

use jogada_core::{Bits, GameState};

use super::At;
use super::reach::Reach;
use crate::wali::lines::Way;
use crate::wali::moves::{Step, Turn};
use crate::wali::{Move, Rules, State};

/// Kinds of prey.
pub(super) const PREY: usize = 4;

/// What a capture scores, more than any quiet move, and how much less each worse kind of prey
/// does.
const CAPTURE: i32 = 60_000;
const WORSE_PREY: i32 = 9_000;

/// Squares a drop or a step does well to fill or to leave alone.
const FILL_ENEMY_SPOT: i32 = 600;
const FILL_ENEMY_GAP: i32 = 100;
const FILL_OWN_SPOT: i32 = -300;
const FILL_OWN_GAP: i32 = -100;
const STEP_INTO_GAP: i32 = 100;
const UNPLUG: i32 = -400;

/// Stones tried as prey of each capture before a position is evaluated.
const TRIED_PREY: usize = 2;

/// What the scores of the moves of one position have in common.
pub(super) struct Outlook<'a, const W: usize> {
    own: &'a Reach<W>,
    enemy: &'a Reach<W>,
    own_spots: Bits<W>,
    enemy_spots: Bits<W>,
    prey: &'a [Bits<W>; PREY],
}

impl<'a, const W: usize> Outlook<'a, W> {
    #[inline]
    pub(super) fn new(at: At<'a, W>) -> Self {
        let [own, enemy] = at.acc.both(at.state);
        let (own_spots, enemy_spots) = (own.spots(), enemy.spots());
        Outlook { own, enemy, own_spots, enemy_spots, prey: &at.acc.prey }
    }

    /// The score of a move.
    #[inline]
    pub(super) fn score(&self, m: Move) -> i32 {
        match m.turn() {
            Turn::Pass => 0,
            Turn::Drop(at) => self.drop(at),
            Turn::Step(Step { from, to, prey: None }) => self.step(from, to),
            Turn::Step(Step { prey: Some(prey), .. }) => self.capture(prey),
        }
    }

    #[inline]
    fn drop(&self, at: usize) -> i32 {
        given(FILL_ENEMY_SPOT, self.enemy_spots.contains(at))
            + given(FILL_ENEMY_GAP, self.enemy.gaps.contains(at))
            + given(FILL_OWN_SPOT, self.own_spots.contains(at))
            + given(FILL_OWN_GAP, self.own.gaps.contains(at))
    }

    #[inline]
    fn step(&self, from: usize, to: usize) -> i32 {
        given(FILL_ENEMY_SPOT, self.enemy_spots.contains(to))
            + given(STEP_INTO_GAP, self.own.gaps.contains(to))
            + given(UNPLUG, self.enemy.plugs.contains(from))
    }

    #[inline]
    fn capture(&self, prey: usize) -> i32 {
        let kind = self.prey.iter().position(|kind| kind.contains(prey)).unwrap_or(PREY);
        CAPTURE - WORSE_PREY * kind as i32
    }
}

#[inline]
fn given(score: i32, wanted: bool) -> i32 {
    if wanted { score } else { 0 }
}

/// Appends every step that captures, with the best prey.
pub(super) fn captures<const W: usize>(at: At<'_, W>, out: &mut Vec<Move>) {
    let [own, _] = at.acc.both(at.state);
    for prey in at.acc.prey.iter().flat_map(|kind| kind.iter()).take(TRIED_PREY) {
        for way in Way::ALL {
            own.threes[way as usize].each(|to| out.push(at.game.step_to(to, way).taking(prey)));
        }
    }
}

/// What the side to move can capture if it makes a three, the best kind first: stones of threes the
/// enemy is about to make, stones in the way of own threes, stones of threes the enemy may make
/// later, the rest.
#[inline]
pub(super) fn sort_prey<const W: usize>(
    rules: &Rules<W>,
    state: &State<W>,
    [own, enemy]: [&Reach<W>; 2],
) -> [Bits<W>; PREY] {
    let prey = rules.prey(state);
    let stones = state.stones(state.to_move().other());
    let makers = prey & in_line_with(rules, enemy.spots(), stones);
    let plugs = (prey & own.plugs) - makers;
    let builders = (prey & in_line_with(rules, enemy.gaps, stones)) - makers - plugs;
    [makers, plugs, builders, prey - makers - plugs - builders]
}

/// The stones beside these squares and the ones next in line.
#[inline]
fn in_line_with<const W: usize>(rules: &Rules<W>, squares: Bits<W>, stones: Bits<W>) -> Bits<W> {
    let board = &rules.board;
    Way::ALL.into_iter().fold(Bits::EMPTY, |found, way| {
        let one = board.shift(squares, way) & stones;
        found | one | (board.shift(one, way) & stones)
    })
}
