//! How a game ends (rules 7 to 11).

use jogada_core::{Bits, GameState, Outcome, Side};

use super::captures::{captured, flanks};
use super::lines::{Row, fives, has_five, is_five, rows_through};
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

    /// Whether the side to move can capture out of every five of its opponent; `last` is the point of the last move, if
    /// that made them.
    fn can_break_five(&self, state: &State<W>, last: Option<usize>) -> bool {
        let sides = [state.to_move(), state.to_move().other()].map(|side| state.stones(side));
        if let Some(last) = last {
            return self.can_break_five_through(&sides, last);
        }
        let all = fives(sides[1], self.variant);
        let is_left = |from| has_five(&self.without_captured(&sides, from), self.variant);
        self.captures_out_of(all.iter(), &sides).any(|from| !is_left(from))
    }

    /// Whether the side whose stones come first, and whose turn it is, can break the fives of the other through a point.
    /// There are none elsewhere: there was none before a stone stood there.
    pub(super) fn can_break_five_through(&self, sides: &[Bits<W>; 2], point: usize) -> bool {
        let rows = || rows_through(&sides[1], point);
        let mut each = rows();
        if let (Some(five), None) = (each.next(), each.next())
            && five.length == 5
        {
            // Any capture out of a single five breaks it.
            return self.captures_out_of(five.stones(), sides).next().is_some();
        }
        let is_left = |from| is_five(&self.without_captured(sides, from), point, self.variant);
        self.captures_out_of(rows().flat_map(Row::stones), sides).any(|from| !is_left(from))
    }

    /// The points from which a side can capture some of these stones of the other.
    fn captures_out_of(
        &self,
        five: impl Iterator<Item = usize>,
        [own, enemy]: &[Bits<W>; 2],
    ) -> impl Iterator<Item = usize> {
        let is_free = |&point: &usize| self.board.contains(point);
        flanks(enemy, five).filter_map(move |[one, other]| {
            let end = match [own.contains(one), own.contains(other)] {
                [true, false] => other,
                [false, true] => one,
                _ => return None,
            };
            Some(end).filter(is_free)
        })
    }

    /// The stones of the other side that a stone on `from` leaves.
    fn without_captured(&self, [own, enemy]: &[Bits<W>; 2], from: usize) -> Bits<W> {
        *enemy - captured(own, enemy, from, self.variant.longest_capture())
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
