//! What wins at once, what stops that, and what forces the opponent.

use std::cmp::Reverse;

use jogada_core::{Bits, Game, GameState, Outcome, Side};

use super::PenteEvaluator;
use super::chances::Chance;
use super::marks::{ATTACK, FIVE, Marks, OPEN_FOUR, TAKE};
use super::move_score::MoveScores;
use super::tracks::Tracks;
use crate::pente::captures::captured;
use crate::pente::lines::{fives, is_five};
use crate::pente::options::Variant;
use crate::pente::{Move, Rules, State};

/// A position with all that is known about it.
pub(super) struct View<'a, const W: usize> {
    pub(super) evaluator: &'a PenteEvaluator<W>,
    pub(super) rules: &'a Rules<W>,
    pub(super) state: &'a State<W>,
    pub(super) tracks: &'a Tracks<W>,
}

impl<const W: usize> View<'_, W> {
    #[inline]
    pub(super) fn me(&self) -> Side {
        self.state.to_move()
    }

    /// Where a side could do it at once.
    #[inline]
    pub(super) fn chances(&self, side: Side, chance: Chance) -> Bits<W> {
        self.tracks.chances.of(side, chance)
    }

    /// Whether a side could do it anywhere.
    #[inline]
    pub(super) fn can(&self, side: Side, chance: Chance) -> bool {
        self.tracks.chances.count(side, chance) != 0
    }

    /// Where a side could attack a run that may be captured.
    fn attacks(&self, side: Side) -> Bits<W> {
        let attacks = |&point: &usize| self.marks(point, side).has(ATTACK);
        self.near().iter().filter(attacks).collect()
    }

    /// What a stone of this side on an empty point would do.
    #[inline]
    pub(super) fn marks(&self, point: usize, side: Side) -> Marks {
        self.tracks.marks(point).of(side)
    }

    /// Whether that many more captured stones win (rule 8).
    #[inline]
    pub(super) fn is_enough(&self, side: Side, stones: i32) -> bool {
        i32::from(self.state.captured(side)) + stones
            >= i32::from(self.evaluator.variant.captures_to_win())
    }

    /// How many more captured stones win, at least one (rule 8).
    #[inline]
    pub(super) fn needed(&self, side: Side) -> i32 {
        let [all, taken] = [self.evaluator.variant.captures_to_win(), self.state.captured(side)];
        (i32::from(all) - i32::from(taken)).max(1)
    }

    /// Where a stone of this side would win. In `poof` and `boat` a few of these do not, because
    /// the stone vanishes or the five can be broken.
    #[inline]
    pub(super) fn wins(&self, side: Side) -> Bits<W> {
        if self.is_close(side) { self.find_wins(side) } else { Bits::EMPTY }
    }

    /// Whether there may be such a point.
    #[inline]
    fn is_close(&self, side: Side) -> bool {
        // No capture takes fewer than two stones, and hardly ever is there one of more.
        let last = if self.needed(side) <= 2 { Chance::Take } else { Chance::TakeMore };
        self.can(side, Chance::Five) || self.can(side, last)
    }

    fn find_wins(&self, side: Side) -> Bits<W> {
        let fives = self.chances(side, Chance::Five);
        let gomoku = self.evaluator.variant == Variant::Gomoku;
        let mut wins = if gomoku { self.exact(side, fives) } else { fives };
        let needed = self.needed(side);
        if needed <= 2 {
            return wins | self.chances(side, Chance::Take);
        }
        self.chances(side, Chance::TakeMore).each(|point| {
            if self.marks(point, side).get(TAKE) >= needed {
                wins.insert(point);
            }
        });
        wins
    }

    /// Whether there is such a point.
    #[inline]
    fn can_win(&self, side: Side) -> bool {
        self.is_close(side) && !self.find_wins(side).is_empty()
    }

    /// The points that make five and not more; a window does not see far enough to tell.
    fn exact(&self, side: Side, points: Bits<W>) -> Bits<W> {
        let wins = |&point: &usize| {
            let stones = self.state.stones(side) | Bits::one(point);
            is_five(&stones, point, Variant::Gomoku)
        };
        points.iter().filter(wins).collect()
    }

    /// Whether a five is final and no stone vanishes by its own move.
    #[inline]
    fn is_plain(&self) -> bool {
        !matches!(self.evaluator.variant, Variant::Poof | Variant::Boat)
    }

    /// The winning moves of the side to move, without exception.
    pub(super) fn certain_wins(&self) -> Bits<W> {
        let wins = self.wins(self.me());
        if self.is_plain() {
            return wins;
        }
        let ends = |&point: &usize| {
            let state = self.rules.after(self.state, Move::at(point));
            self.rules.outcome(&state) == Some(Outcome::Win(self.me()))
        };
        wins.iter().filter(ends).collect()
    }

    /// The opponent's five stands and has to be broken (rule 11).
    fn must_break(&self) -> bool {
        self.evaluator.variant == Variant::Boat
            && !fives(self.state.stones(self.me().other()), Variant::Boat).is_empty()
    }

    /// The only moves that matter, if so: those that win, or else those that may stop the opponent
    /// from winning next. Only a stone on the winning point and captures can do that: nothing else
    /// takes a stone out of a line or a bracket. In `poof` and `boat` that is not so sure.
    pub(super) fn compelled(&self) -> Option<Bits<W>> {
        let targets = self.rules.targets(self.state);
        let (me, other) = (self.me(), self.me().other());
        if self.must_break() {
            return Some(self.chances(me, Chance::Take));
        }
        let wins = self.certain_wins() & targets;
        if !wins.is_empty() {
            return Some(wins);
        }
        if !self.is_plain() {
            return None;
        }
        let stops = self.wins(other) & targets;
        (!stops.is_empty()).then(|| stops | self.chances(me, Chance::Take) & targets)
    }

    /// Whether the opponent would win next and the side to move cannot win first.
    pub(super) fn is_forced(&self) -> bool {
        if !self.is_plain() {
            return self.must_break();
        }
        self.can_win(self.me().other()) && !self.can_win(self.me())
    }

    /// Appends moves that win or that the opponent has to answer, the strongest first; where the
    /// side to move is the one who has to, its answers.
    pub(super) fn forcing(&self, out: &mut Vec<Move>) {
        let start = out.len();
        let points = self.compelled().unwrap_or_else(|| self.threats());
        points.each(|point| out.push(Move::at(point)));
        let scores = MoveScores::new(self);
        out[start..].sort_unstable_by_key(|m| (Reverse(scores.of(m.point())), m.point()));
    }

    /// Plies before a side can have won. Where stones do not vanish by themselves only its own moves
    /// win, and only where a win is at hand.
    pub(super) fn min_plies_to_win(&self, side: Side) -> u32 {
        match (side == self.me(), self.can_win(side)) {
            _ if !self.is_plain() => 1,
            (true, true) => 1,
            (true, false) => 3,
            (false, at_hand) if at_hand || self.may_be_given() => 2,
            (false, _) => 4,
        }
    }

    /// Whether a move may let the opponent win at once who could not before. Only captures do that:
    /// the new stone can be part of one more run that is taken, and where stones are taken the
    /// opponent may place one again.
    fn may_be_given(&self) -> bool {
        let (me, other) = (self.me(), self.me().other());
        let run = self.evaluator.variant.longest_capture() as i32;
        let enough = self.needed(other) - run;
        let regains = |point| {
            self.taken(point).iter().any(|stone| self.beneath(stone, other).get(TAKE) >= enough)
        };
        enough <= 2
            || self.can(other, Chance::TakeMore)
            || self.chances(me, Chance::Take).iter().any(regains)
    }

    /// Appends moves that win or that the opponent has to answer now or soon: fours, trias, captures
    /// and attacks on runs; where the side to move is the one who has to, its answers.
    pub(super) fn pressing(&self, out: &mut Vec<Move>) {
        let points = self.compelled().unwrap_or_else(|| {
            let me = self.me();
            let presses = |&point: &usize| {
                let marks = self.marks(point, me);
                marks.threats() > 0 || marks.has(OPEN_FOUR) || marks.has(TAKE) || marks.has(ATTACK)
            };
            self.near().iter().filter(presses).collect::<Bits<W>>() | self.threats()
        });
        (points & self.rules.targets(self.state)).each(|point| out.push(Move::at(point)));
    }

    /// Fours that lead on, captures where they decide something and attacks on the last run needed.
    fn threats(&self) -> Bits<W> {
        let (me, other) = (self.me(), self.me().other());
        let leads_on = |&point: &usize| self.marks(point, me).leads_on();
        let mut points: Bits<W> = self.chances(me, Chance::Four).iter().filter(leads_on).collect();
        if !self.is_plain() {
            points |= self.wins(me) | self.wins(other);
        }
        let takes = self.chances(me, Chance::Take);
        if self.is_enough(me, 4) || self.can(other, Chance::OpenFour) {
            points |= takes;
        } else {
            points |= takes.iter().filter(|&point| self.opens_five(point)).collect();
        }
        if self.is_enough(me, 2) {
            points |= self.attacks(me);
        }
        points
    }

    /// Whether a capture takes a stone that alone stood in the way of five.
    fn opens_five(&self, point: usize) -> bool {
        self.taken(point).iter().any(|stone| self.beneath(stone, self.me()).has(FIVE))
    }

    /// What the side to move captures with a stone here.
    fn taken(&self, point: usize) -> Bits<W> {
        let [own, enemy] = [self.me(), self.me().other()].map(|side| self.state.stones(side));
        captured(&own, &enemy, point, self.evaluator.variant.longest_capture())
    }

    /// What a stone of this side would do in the place of another.
    fn beneath(&self, stone: usize, side: Side) -> Marks {
        self.evaluator.surroundings.marks(self.tracks, stone).of(side)
    }
}
