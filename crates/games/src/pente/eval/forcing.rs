//! Moves that win or that the opponent has to answer.

use std::cmp::Reverse;

use jogada_core::{Bits, Side};

use super::chances::Chance;
use super::marks::{ATTACK, FIVE, OPEN_FOUR, TAKE};
use super::move_score::MoveScores;
use super::threats::View;
use crate::pente::Move;

impl<const W: usize> View<'_, W> {
    /// Appends moves that win or that the opponent has to answer, the strongest first; where the
    /// side to move is the one who has to, its answers.
    pub(super) fn forcing(&self, out: &mut Vec<Move>) {
        let start = out.len();
        let points = self.compelled().unwrap_or_else(|| self.threats());
        points.each(|point| out.push(Move::at(point)));
        let scores = MoveScores::new(self);
        out[start..].sort_unstable_by_key(|m| (Reverse(scores.of(m.point())), m.point()));
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

    /// Where a side could attack a run that may be captured.
    fn attacks(&self, side: Side) -> Bits<W> {
        let attacks = |&point: &usize| self.marks(point, side).has(ATTACK);
        self.near().iter().filter(attacks).collect()
    }
}
