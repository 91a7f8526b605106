//! What wins at once, and what stops that.

use std::iter;

use jogada_core::{Bits, Game, GameState, Outcome, Side};

use super::PenteEvaluator;
use super::chances::Chance;
use super::known::Known;
use super::marks::{FIVE, Marks, RISK, TAKE};
use super::tracks::Tracks;
use crate::pente::captures::{captured, flanks};
use crate::pente::lines::{axes, is_five, walk};
use crate::pente::options::Variant;
use crate::pente::{Move, Rules, State};

/// A position with all that is known about it.
pub(super) struct View<'a, const W: usize> {
    pub(super) evaluator: &'a PenteEvaluator<W>,
    pub(super) rules: &'a Rules<W>,
    pub(super) state: &'a State<W>,
    pub(super) tracks: &'a Tracks<W>,
    pub(super) known: &'a Known<W>,
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
    pub(super) fn is_plain(&self) -> bool {
        !matches!(self.evaluator.variant, Variant::Poof | Variant::Boat)
    }

    /// The winning moves of the side to move, without exception.
    pub(super) fn certain_wins(&self) -> Bits<W> {
        let wins = || self.wins(self.me());
        if self.is_plain() {
            return wins();
        }
        if !self.is_close(self.me()) {
            return Bits::EMPTY;
        }
        self.known.certain_wins.get_or_find(|| {
            wins().iter().filter(|&point| self.ends_game(point, self.me())).collect()
        })
    }

    /// Whether the side to move has one.
    #[inline]
    pub(super) fn has_certain_win(&self) -> bool {
        self.is_close(self.me()) && !self.certain_wins().is_empty()
    }

    /// Whether a stone on a point where a side may win does so, if it is its turn.
    fn ends_game(&self, point: usize, side: Side) -> bool {
        match self.evaluator.variant {
            Variant::Boat => self.wins_in_boat(point, side),
            Variant::Poof if self.surely_wins_in_poof(point, side) => true,
            _ => self.wins_when_played(point, side),
        }
    }

    fn wins_when_played(&self, point: usize, side: Side) -> bool {
        let before = if side == self.me() { self.state.clone() } else { self.state.passed() };
        let after = self.rules.after(&before, Move::at(point));
        self.rules.outcome(&after) == Some(Outcome::Win(side))
    }

    /// Whether it is plain that the stone wins and does not vanish.
    fn surely_wins_in_poof(&self, point: usize, side: Side) -> bool {
        let marks = self.marks(point, side);
        let vanishes = marks.has(RISK) || self.is_enough(side.other(), 0);
        (marks.get(TAKE) >= self.needed(side) || marks.has(FIVE)) && !vanishes
    }

    /// The only moves that matter, if so: those that win, or else those that may stop the opponent
    /// from winning next. A stone on the winning point and captures can do that: nothing else takes a
    /// stone out of a line or a bracket. In `poof` and `boat` there are [ways](Self::ways_out) besides.
    pub(super) fn compelled(&self) -> Option<Bits<W>> {
        let targets = self.rules.targets(self.state);
        let (me, other) = (self.me(), self.me().other());
        if self.state.five_stands() {
            return Some(self.chances(me, Chance::Take));
        }
        let wins = self.certain_wins() & targets;
        if !wins.is_empty() {
            return Some(wins);
        }
        let stops = self.stops(other);
        (!stops.is_empty()).then(|| (stops | self.chances(me, Chance::Take)) & targets)
    }

    /// Where a stone of the side to move may stop the opponent from winning next, captures apart; nowhere if
    /// he cannot win.
    fn stops(&self, other: Side) -> Bits<W> {
        if self.is_plain() {
            return self.wins(other);
        }
        if !self.is_close(other) {
            return Bits::EMPTY;
        }
        self.known.stops.get_or_find(|| self.find_stops(other))
    }

    fn find_stops(&self, other: Side) -> Bits<W> {
        let mut stops = Bits::EMPTY;
        self.wins(other).each(|point| {
            if self.threatens(point, other) {
                stops |= Bits::one(point) | self.ways_out(point, other);
            }
        });
        if stops.is_empty() { stops } else { stops | self.wins(self.me()) }
    }

    /// Whether the opponent would win with a stone on this point, where he may. In `poof` some stones of a
    /// capture of several runs may vanish before it.
    fn threatens(&self, point: usize, other: Side) -> bool {
        let counts = self.needed(other) <= 2 || self.marks(point, other).has(FIVE);
        counts && self.ends_game(point, other)
    }

    /// The points from which a win by a stone on `point` can be undone, though not stopped: in `boat` those that
    /// make a run of the five one that can be captured, or are captured and so open the end of such a run; in
    /// `poof` those that make the new stone vanish.
    fn ways_out(&self, point: usize, winner: Side) -> Bits<W> {
        let stones = self.state.stones(winner) | Bits::one(point);
        match self.evaluator.variant {
            Variant::Boat => self.ways_to_break(&stones, point, winner),
            _ => flanks(&stones, iter::once(point)).flatten().collect(),
        }
    }

    /// Where a stone would be captured together with others by one of this side on `point`.
    pub(super) fn offers(&self, point: usize, side: Side) -> Bits<W> {
        let (own, enemy) = (self.state.stones(side), self.state.stones(side.other()));
        let longest = self.evaluator.variant.longest_capture() as isize;
        let mut offers = Bits::EMPTY;
        for step in axes::<W>().into_iter().flat_map(|step| [step, -step]) {
            for length in 2..=longest {
                if own.contains(walk(point, step, length + 1)) {
                    let places = (1..=length).map(|steps| walk(point, step, steps));
                    let mut gaps = places.filter(|&place| !enemy.contains(place));
                    if let (Some(gap), None) = (gaps.next(), gaps.next()) {
                        offers.insert(gap);
                    }
                }
            }
        }
        offers & (self.evaluator.board - own)
    }

    /// Whether the opponent would win next and the side to move cannot win first.
    pub(super) fn is_forced(&self) -> bool {
        let (me, other) = (self.me(), self.me().other());
        if self.is_plain() {
            return self.can_win(other) && !self.can_win(me);
        }
        self.state.five_stands()
            || self.is_close(other) && !self.has_certain_win() && !self.stops(other).is_empty()
    }

    /// Plies before a side can have won. Where stones do not vanish by themselves only its own moves
    /// win, and only where a win is at hand.
    pub(super) fn min_plies_to_win(&self, side: Side) -> u32 {
        match (side == self.me(), self.can_win(side)) {
            _ if self.evaluator.variant == Variant::Poof => 1,
            (true, true) => 1,
            (true, false) => 3,
            (false, _) if self.state.five_stands() => 1,
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

    /// What the side to move captures with a stone here.
    pub(super) fn taken(&self, point: usize) -> Bits<W> {
        self.taken_by(self.me(), point)
    }

    /// What a side captures with a stone here.
    pub(super) fn taken_by(&self, side: Side, point: usize) -> Bits<W> {
        let [own, enemy] = [side, side.other()].map(|side| self.state.stones(side));
        captured(&own, &enemy, point, self.evaluator.variant.longest_capture())
    }

    /// What a stone of this side would do in the place of another.
    pub(super) fn beneath(&self, stone: usize, side: Side) -> Marks {
        self.evaluator.surroundings.marks(self.tracks, stone).of(side)
    }
}
