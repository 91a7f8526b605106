//! Where the answers to a threat are known to be all there are: what a threat-space search (L. V. Allis, H. J. van
//! den Herik and M. P. H. Huntjens, *Go-Moku solved by new search techniques*, 1996) needs to be a proof.

use jogada_core::Bits;

use super::chances::Chance;
use super::marks::TAKE;
use super::threats::View;
use super::weights::WIDTH;
use crate::pente::lines::{axes, is_five, run, walk};
use crate::pente::options::Variant;

/// How far a point can be from another of the same five.
const REACH: isize = 4;

impl<const W: usize> View<'_, W> {
    /// Within how many plies every move that is no candidate loses, if all do.
    pub(super) fn others_lose_within(&self) -> Option<u32> {
        if self.is_forced() {
            return Some(2);
        }
        (self.compelled().is_none() && self.must_answer_tria() && self.is_tria_sure()).then_some(4)
    }

    /// Whether a tria of the opponent wins against every move that does not answer it: he makes a tessera, and
    /// then five at one of its ends. No answer is one that stands on the tessera or at an end of it, makes a four
    /// or has to do with captures.
    fn is_tria_sure(&self) -> bool {
        let (me, other) = (self.me(), self.me().other());
        let answers = |&point: &usize| self.answers_tria(point);
        let is_plain = !matches!(self.evaluator.variant, Variant::Poof | Variant::Boat);
        is_plain
            && !self.can(me, Chance::Take)
            && self.chances(other, Chance::OpenFour).iter().any(|point| self.is_sure_tessera(point))
            && (self.near() & self.tracks.chances.lively()).iter().filter(answers).count() <= WIDTH
    }

    /// Whether the opponent has two ways to five after a stone on this point, all of which are answers, the
    /// stone cannot be captured, and it captures none itself, whatever the reply: the place of a captured stone may
    /// be the end of a run.
    fn is_sure_tessera(&self, point: usize) -> bool {
        let stones = self.state.stones(self.me().other()) | Bits::one(point);
        let free = self.evaluator.board - self.state.occupied();
        let longest = self.evaluator.variant.longest_capture();
        let other = self.me().other();
        if self.marks(point, other).has(TAKE) || !self.offers(point, other).is_empty() {
            return false;
        }
        let run_along = |step| 1 + run(&stones, point, step) + run(&stones, point, -step);
        if axes::<W>().into_iter().any(|step| (2..=longest).contains(&run_along(step))) {
            return false;
        }
        let mut ways = 0;
        for step in axes::<W>() {
            for direction in [step, -step] {
                let ahead = (1..=REACH).map(|steps| walk(point, direction, steps));
                // Beyond a point that is not his there is no five with this stone.
                let first = ahead.into_iter().find(|&end| !stones.contains(end));
                let Some(end) = first.filter(|&end| free.contains(end)) else { continue };
                if is_five(&(stones | Bits::one(end)), end, self.evaluator.variant) {
                    if !self.answers_tria(end) {
                        return false;
                    }
                    ways += 1;
                }
            }
        }
        ways >= 2 && self.answers_tria(point)
    }
}
