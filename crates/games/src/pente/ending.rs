//! How a game ends (rules 7 to 11).

use jogada_core::{Bits, GameState, Outcome, Side};

use super::captures::{captured, flanks};
use super::lines::{five_through, fives, is_five};
use super::{Rules, State, Variant};

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Five(Side),
    Captures(Side),
    Full,
    MoveLimit,
}

impl Ending {
    pub(super) fn outcome(self) -> Outcome {
        match self {
            Ending::Five(side) | Ending::Captures(side) => Outcome::Win(side),
            Ending::Full | Ending::MoveLimit => Outcome::Draw,
        }
    }
}

impl<const W: usize> Rules<W> {
    /// Whether and how the game is over, when it is known which sides have a five; `last` is the point of the last
    /// move, through which all fives of its side go.
    #[inline(always)]
    pub(super) fn ending(
        &self,
        state: &State<W>,
        fives: [bool; 2],
        last: Option<usize>,
    ) -> Option<Ending> {
        match self.variant {
            Variant::Poof => {
                more_captures(state).or_else(|| five(fives)).or_else(|| self.move_limit(state))
            }
            Variant::Boat => {
                self.lasting_five(state, fives, last).or_else(|| self.enough_captures(state))
            }
            _ => five(fives).or_else(|| self.enough_captures(state)),
        }
        .or_else(|| self.full(state))
    }

    /// Rule 8.
    #[inline]
    fn enough_captures(&self, state: &State<W>) -> Option<Ending> {
        let enough = |&side: &Side| state.captured(side) >= self.variant.captures_to_win();
        Side::ALL.into_iter().find(enough).map(Ending::Captures)
    }

    /// Rule 9. There are never more stones than plies, so most boards need no look.
    #[inline]
    fn full(&self, state: &State<W>) -> Option<Ending> {
        let full = state.ply() >= self.points.grid().len() && state.occupied() == self.board;
        full.then_some(Ending::Full)
    }

    /// Rule 10.
    fn move_limit(&self, state: &State<W>) -> Option<Ending> {
        let limit = 2 * self.points.grid().len();
        (state.ply() >= limit).then_some(Ending::MoveLimit)
    }

    /// Rule 11: a five that has survived the reply, or will.
    fn lasting_five(
        &self,
        state: &State<W>,
        fives: [bool; 2],
        last: Option<usize>,
    ) -> Option<Ending> {
        let (next, mover) = (state.to_move(), state.to_move().other());
        if fives[next.index()] {
            return Some(Ending::Five(next));
        }
        (fives[mover.index()] && !self.can_break_five(state, last)).then_some(Ending::Five(mover))
    }

    /// Whether the side to move can capture out of every five of its opponent. If all go through one point, no five is
    /// left without it: there was none before.
    fn can_break_five(&self, state: &State<W>, last: Option<usize>) -> bool {
        let (own, enemy) = (state.stones(state.to_move()), state.stones(state.to_move().other()));
        let free = self.board - state.occupied();
        // A capture that breaks a five takes a stone of it.
        let five =
            last.map_or_else(|| fives(enemy, self.variant), |point| five_through(&enemy, point));
        let is_left = |stones: Bits<W>| match last {
            Some(point) => is_five(&stones, point, self.variant),
            None => !fives(stones, self.variant).is_empty(),
        };
        let ends = flanks(&enemy, five);
        let captures =
            ends.filter_map(|[one, other]| match [own.contains(one), own.contains(other)] {
                [true, false] => Some(other),
                [false, true] => Some(one),
                _ => None,
            });
        captures.filter(|&point| free.contains(point)).any(|point| {
            let taken = captured(&own, &enemy, point, self.variant.longest_capture());
            !is_left(enemy - taken)
        })
    }
}

/// Rule 7. Outside `boat` only one side can have a five.
#[inline]
fn five(fives: [bool; 2]) -> Option<Ending> {
    let has_five = |side: &Side| fives[side.index()];
    Side::ALL.into_iter().find(has_five).map(Ending::Five)
}

/// Rule 10: ten captured stones, and more than the opponent.
fn more_captures<const W: usize>(state: &State<W>) -> Option<Ending> {
    let more = |&side: &Side| {
        let count = state.captured(side);
        count >= Variant::Poof.captures_to_win() && count > state.captured(side.other())
    };
    Side::ALL.into_iter().find(more).map(Ending::Captures)
}
