//! The evaluation in parts, for people.

use jogada_core::{EvalMap, EvalPart, Evaluator, Explanation, GameState, Side};

use super::chances::Chance;
use super::threats::View;
use super::weights::{FINER, Next};
use super::{At, PenteEvaluator, net};

/// What the lines of an empty point are worth to each side.
const LINE_MAPS: [&str; 2] = ["map-lines-white", "map-lines-black"];

impl<const W: usize> PenteEvaluator<W> {
    pub(super) fn explained(&self, at: At<'_, W>) -> Explanation {
        let view = self.view(at);
        let parts = if view.certain_wins().is_empty() {
            let lines = self.line_parts(&view).into_iter();
            let classic = lines.chain(self.capture_parts(&view)).chain(self.turn_parts(&view));
            self.with_net_part(at, classic.collect())
        } else {
            vec![EvalPart::of_side("part-win", view.me(), self.worth.mine.win)]
        };
        let mut explained = Explanation::new(parts, FINER);
        for (side, name) in Side::ALL.into_iter().zip(LINE_MAPS) {
            explained = explained.with_map(self.line_map(&view, side, name));
        }
        explained
    }

    /// The parts with that of the net, if there is one: all that the evaluation says beside the others.
    fn with_net_part(&self, at: At<'_, W>, classic: Vec<EvalPart>) -> Vec<EvalPart> {
        let Some(net) = &self.net else { return classic };
        let (view, me) = (self.view(at), at.state.to_move());
        let mut parts = net.explain(&net::sums(net, &view), me, || classic);
        parts.pop();
        let white = if me == Side::White { 1 } else { -1 };
        let others: i32 = parts.iter().map(EvalPart::value).sum();
        parts.push(EvalPart::of_net(me, FINER * self.evaluate(at) - white * others));
        parts
    }

    /// The lines that a stone could make, by kind.
    fn line_parts(&self, view: &View<'_, W>) -> [EvalPart; 5] {
        let points = || view.rules.points.all().iter();
        self.worth.lines.kinds().map(|(name, field, weight)| {
            let count = |side| points().map(|point| view.marks(point, side).get(field)).sum();
            EvalPart::counted(name, Side::ALL.map(count), weight)
        })
    }

    /// Captured stones, and captures at hand.
    fn capture_parts(&self, view: &View<'_, W>) -> [EvalPart; 2] {
        let stones = Side::ALL.map(|side| view.state.captured(side));
        let captured = stones.map(|stones| self.captured_worth(stones));
        let takes = Side::ALL
            .map(|side| self.captures(view, side, self.next(view, side)) - captured[side.index()]);
        let ways = |side| view.tracks.chances.count(side, Chance::Take) as i32;
        [
            EvalPart::new("part-captured", captured).with_counts(stones.map(i32::from)),
            EvalPart::new("part-takes", takes).with_counts(Side::ALL.map(ways)),
        ]
    }

    /// What either side could do next, and the right to move.
    fn turn_parts(&self, view: &View<'_, W>) -> [EvalPart; 2] {
        let (me, other, theirs) = (view.me(), view.me().other(), &self.worth.theirs);
        let danger = match view.wins(other).len() {
            0 => {
                let lines = |side| Self::lines(view, side, self.next(view, side));
                EvalPart::new("part-tessera", Side::ALL.map(lines))
            }
            1 => EvalPart::of_side("part-one-win", other, theirs.open_four),
            _ => EvalPart::of_side("part-two-wins", other, theirs.win),
        };
        [danger, EvalPart::of_side("part-tempo", me, self.worth.tempo)]
    }

    /// The weights of what a side can do next.
    fn next(&self, view: &View<'_, W>, side: Side) -> &Next {
        if side == view.me() { &self.worth.mine } else { &self.worth.theirs }
    }

    fn line_map(&self, view: &View<'_, W>, side: Side, name: &'static str) -> EvalMap {
        EvalMap::new(name, view.rules.points.grid(), |cell| {
            let marks = view.marks(view.rules.points.of(cell), side);
            Some(self.worth.lines.sum(marks) / FINER).filter(|&value| value != 0)
        })
    }
}
