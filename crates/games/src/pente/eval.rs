//! The evaluation of positions and moves: lines and captures, both as threats.
//!
//! Every empty point knows, on each of its four axes, what a stone of either side would do there
//! (`patterns`); a move changes that only for points within four steps (`tracks`). From this follow
//! what wins at once and what stops it (`threats`, `boat`), what is to be answered (`forcing`) and what else is worth
//! trying (`move_score`).

mod answers;
mod boat;
mod candidates;
mod chances;
mod explain;
mod forcing;
mod known;
mod marks;
mod move_score;
mod net;
mod patterns;
mod rows;
mod threats;
mod tracks;
mod values;
mod weights;
mod windows;

#[cfg(test)]
mod tests;

use std::array::from_fn;

use jogada_core::{
    Bits, EVAL_LIMIT, EvalPosition, Evaluator, Explanation, Net, NetShape, NetWeights,
    SearchParameters, Side, Weights, keep_at_most,
};

use self::chances::Chance;
use self::known::Known;
use self::move_score::MoveScores;
use self::threats::View;
use self::tracks::Surroundings;
use self::weights::{FINER, Next, Worth};
use super::options::Variant;
use super::{Move, Rules, State};

type At<'a, const W: usize> = EvalPosition<'a, Rules<W>, Known<W>>;

/// The evaluator of Pente, for one board and one variant.
pub struct PenteEvaluator<const W: usize> {
    worth: Worth,
    surroundings: Surroundings<W>,
    variant: Variant,
    board: Bits<W>,
    /// How near the centre each point is.
    centrality: [[i16; 64]; W],
    net: Option<Net<{ net::HIDDEN }>>,
    search: SearchParameters,
}

impl<const W: usize> PenteEvaluator<W> {
    fn view<'a>(&'a self, at: At<'a, W>) -> View<'a, W> {
        View {
            evaluator: self,
            rules: at.game,
            state: at.state,
            tracks: &at.acc.tracks,
            known: at.acc,
        }
    }

    /// What so many captured stones are worth.
    #[inline]
    fn captured_worth(&self, stones: u16) -> i32 {
        let tenths = stones * 10 / self.variant.captures_to_win();
        let captured = &self.worth.captured.0;
        captured[usize::from(tenths).min(captured.len() - 1)]
    }

    /// What the captures of a side are worth, those at hand included.
    fn captures(&self, view: &View<'_, W>, side: Side, next: &Next) -> i32 {
        let worth = |stones| self.captured_worth(stones);
        let now = view.state.captured(side);
        let takes = view.tracks.chances.count(side, Chance::Take) as i32;
        let gain = next.take + (worth(now + 2) - worth(now)) * next.gain / 100;
        worth(now) + if takes > 0 { gain + (takes - 1) * next.more_takes } else { 0 }
    }

    /// What a side could do next, captures apart.
    fn lines(view: &View<'_, W>, side: Side, next: &Next) -> i32 {
        if view.can(side, Chance::OpenFour) { next.open_four } else { 0 }
    }
}

/// A sum of weights as a value.
#[inline]
fn bounded(sum: i32) -> i32 {
    (sum / FINER).clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
}

impl<const W: usize> Evaluator<Rules<W>> for PenteEvaluator<W> {
    const SELECTIVE: bool = true;

    type Accumulator = Known<W>;

    fn new(rules: &Rules<W>, weights: &Weights) -> PenteEvaluator<W> {
        let (points, worth) = (rules.points, weights.build::<Worth>().of(rules.variant));
        let far = points.grid().cols() / 2;
        let centrality = |word, bit| {
            points.cell(64 * word + bit).map_or(0, |cell| {
                let (cols, rows) = points.off_centre(cell);
                i16::from(2 * far - cols - rows)
            })
        };
        PenteEvaluator {
            surroundings: Surroundings::new(points, rules.variant, worth.lines),
            worth,
            variant: rules.variant,
            board: rules.board,
            centrality: from_fn(|word| from_fn(|bit| centrality(word, bit))),
            net: None,
            search: SearchParameters::shipped(match rules.variant {
                Variant::Gomoku | Variant::Freestyle => include_str!("search.lines.txt"),
                _ => include_str!("search.txt"),
            }),
        }
    }

    fn net_shape(rules: &Rules<W>) -> Option<NetShape> {
        Some(net::shape(rules.variant))
    }

    fn net_inputs(&self, at: At<'_, W>, put: &mut dyn FnMut(usize)) {
        net::each_input(&self.view(at), put);
    }

    fn with_net(self, rules: &Rules<W>, net: &NetWeights) -> PenteEvaluator<W> {
        PenteEvaluator { net: Net::new(net, &net::shape(rules.variant)).or(self.net), ..self }
    }

    fn refresh(&self, _rules: &Rules<W>, state: &State<W>) -> Known<W> {
        Known::new(self.surroundings.refresh(state))
    }

    #[inline]
    fn update(
        &self,
        _rules: &Rules<W>,
        before: &State<W>,
        m: Move,
        after: &State<W>,
        known: &mut Known<W>,
    ) {
        known.forget_answers();
        self.surroundings.update(before, m, after, &mut known.tracks);
    }

    fn evaluate(&self, at: At<'_, W>) -> i32 {
        let view = self.view(at);
        let (me, other) = (view.me(), view.me().other());
        let Worth { mine, theirs, tempo, .. } = &self.worth;
        if view.has_certain_win() {
            return bounded(mine.win);
        }
        let danger = match view.wins(other).len() {
            0 => Self::lines(&view, other, theirs) - Self::lines(&view, me, mine),
            1 => theirs.open_four,
            _ => theirs.win,
        };
        let lines = view.tracks.value(me) - view.tracks.value(other);
        let captures = self.captures(&view, me, mine) - self.captures(&view, other, theirs);
        let classic = || bounded(lines + captures - danger + tempo);
        match &self.net {
            Some(net) => {
                let value = net.combine(&net::sums(net, &view), me, classic);
                value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
            }
            None => classic(),
        }
    }

    fn explain(&self, at: At<'_, W>) -> Option<Explanation> {
        Some(self.explained(at))
    }

    #[inline]
    fn score_moves(&self, at: At<'_, W>, moves: &[Move], put: &mut impl FnMut(i32, Move)) {
        let scores = MoveScores::new(&self.view(at));
        for &m in moves {
            put(scores.of_any(m.point()), m);
        }
    }

    #[inline]
    fn candidates(&self, at: At<'_, W>, _scratch: &mut Vec<Move>, put: &mut impl FnMut(i32, Move)) {
        self.view(at).candidates(put);
    }

    fn tactical(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        self.view(at).forcing(out);
    }

    fn search_parameters(&self) -> SearchParameters {
        self.search
    }

    fn is_forced(&self, at: At<'_, W>) -> bool {
        self.view(at).is_forced()
    }

    fn is_threatened(&self, at: At<'_, W>) -> bool {
        self.view(at).must_answer_tria()
    }

    fn forced_replies(&self, at: At<'_, W>, max: usize, out: &mut Vec<Move>) -> bool {
        let (view, start) = (self.view(at), out.len());
        if !view.is_forced() {
            return false;
        }
        view.candidates(&mut |_, m| out.push(m));
        keep_at_most(max, start, out)
    }

    fn answers(&self, at: At<'_, W>, out: &mut Vec<Move>) -> Option<u32> {
        let view = self.view(at);
        let plies = view.others_lose_within()?;
        view.candidates(&mut |_, m| out.push(m));
        Some(plies)
    }

    fn others_lose_within(&self, at: At<'_, W>) -> Option<u32> {
        self.view(at).others_lose_within()
    }

    fn min_plies_to_win(&self, at: At<'_, W>, side: Side) -> u32 {
        self.view(at).min_plies_to_win(side)
    }

    fn forcing(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        self.view(at).pressing(out);
    }
}
