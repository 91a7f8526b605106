//! The evaluation of positions: stones, threes in reach, room to move and windows of the board.
//!
//! All weights come from games of the engine against itself, fitted so that 200 means odds of e to
//! one that the side to move wins.

mod dropping;
mod moving;
mod net;
mod order;
mod reach;
mod traits;
mod windows;

#[cfg(test)]
mod tests;

use jogada_core::{
    Bits, Cell, EVAL_LIMIT, EvalPart, EvalPosition, Evaluator, Explanation, GameState, Net,
    NetShape, NetWeights, STANDOFF, SearchParameters, Side, Weights, weights,
};

use super::{Move, Rules, State};
use order::Outlook;
use reach::Reach;
use traits::CROWDS;

type At<'a, const W: usize> = EvalPosition<'a, Rules<W>, Accumulator<W>>;

/// The evaluator of Wali.
pub struct WaliEvaluator {
    phases: Phases,
    /// Stones of both sides together.
    full: usize,
    net: Option<Net<{ net::HIDDEN }>>,
    search: SearchParameters,
}

weights! {
    /// What counts in each phase.
    struct Phases {
        dropping: dropping::Weights,
        moving: moving::Weights,
    }
}

/// What both sides can do. It is found afresh after every move: that takes no longer than to find
/// out what the move has changed.
#[derive(Clone, Debug)]
pub struct Accumulator<const W: usize> {
    reach: [Reach<W>; 2],
    /// What the side to move can capture at once, the best kind first.
    prey: [Bits<W>; order::PREY],
    /// Of the net, which follows the evaluations.
    sums: net::Sums<W>,
}

/// Sums of the net follow later.
impl<const W: usize> PartialEq for Accumulator<W> {
    fn eq(&self, other: &Self) -> bool {
        (&self.reach, &self.prey) == (&other.reach, &other.prey)
    }
}

impl<const W: usize> Accumulator<W> {
    #[inline]
    fn new(rules: &Rules<W>, state: &State<W>, sums: net::Sums<W>) -> Accumulator<W> {
        let reach = Side::ALL.map(|side| Reach::of(rules, state, side));
        let prey = [Bits::EMPTY; order::PREY];
        let mut acc = Accumulator { reach, prey, sums };
        let [own, enemy] = acc.both(state);
        if !state.is_dropping() && !own.spots().is_empty() {
            acc.prey = order::sort_prey(rules, state, [own, enemy]);
        }
        acc
    }

    /// The reach of the side to move and of the enemy.
    #[inline]
    fn both(&self, state: &State<W>) -> [&Reach<W>; 2] {
        let side = state.to_move();
        [side, side.other()].map(|side| &self.reach[side.index()])
    }
}

impl WaliEvaluator {
    /// The evaluation without a net.
    #[inline]
    fn classic<const W: usize>(&self, at: At<'_, W>) -> i32 {
        let EvalPosition { game: rules, state, acc } = at;
        let (both, crowd) = (acc.both(state), self.crowd(state));
        let Phases { dropping, moving } = &self.phases;
        let (means, windows) = if state.is_dropping() {
            (dropping.value(rules, state, both, crowd), &dropping.window)
        } else {
            (moving.value(rules, state, both, crowd), &moving.window)
        };
        means + windows.total(rules, state, state.to_move())
    }

    /// The same in parts.
    fn parts<const W: usize>(&self, at: At<'_, W>) -> Vec<EvalPart> {
        let EvalPosition { game: rules, state, acc } = at;
        let (crowd, Phases { dropping, moving }) = (self.crowd(state), &self.phases);
        let (mut parts, windows) = if state.is_dropping() {
            (dropping.explained(rules, state, &acc.reach, crowd), &dropping.window)
        } else {
            (moving.explained(rules, state, &acc.reach, crowd), &moving.window)
        };
        let shapes = windows.total(rules, state, Side::White);
        parts.push(EvalPart::for_white("part-shapes", shapes));
        parts
    }

    /// How full the board is, for the weights.
    #[inline]
    fn crowd<const W: usize>(&self, state: &State<W>) -> usize {
        let most = CROWDS - 1;
        (state.occupied().len() * most / self.full).min(most)
    }
}

impl<const W: usize> Evaluator<Rules<W>> for WaliEvaluator {
    type Accumulator = Accumulator<W>;

    fn new(rules: &Rules<W>, weights: &Weights) -> WaliEvaluator {
        let search = SearchParameters::shipped(include_str!("../search.txt"));
        WaliEvaluator { phases: weights.build(), full: 2 * rules.stones, net: None, search }
    }

    fn net_shape(rules: &Rules<W>) -> Option<NetShape> {
        let image = |input, places: &[Cell]| net::image(rules, input, places);
        Some(net::shape(rules).with_images(rules, image))
    }

    fn net_inputs(&self, at: At<'_, W>, put: &mut dyn FnMut(usize)) {
        net::each(at.game, &net::inputs(at.state, &at.acc.reach), put);
    }

    fn with_net(self, rules: &Rules<W>, net: &NetWeights) -> WaliEvaluator {
        WaliEvaluator { net: Net::new(net, &net::shape(rules)).or(self.net), ..self }
    }

    #[inline]
    fn refresh(&self, rules: &Rules<W>, state: &State<W>) -> Accumulator<W> {
        Accumulator::new(rules, state, net::Sums::new(self.net.as_ref()))
    }

    #[inline]
    fn update(
        &self,
        rules: &Rules<W>,
        _before: &State<W>,
        _m: Move,
        after: &State<W>,
        acc: &mut Accumulator<W>,
    ) {
        *acc = Accumulator::new(rules, after, acc.sums.clone());
    }

    #[inline]
    fn evaluate(&self, at: At<'_, W>) -> i32 {
        let classic = || self.classic(at);
        let value = match &self.net {
            Some(net) => {
                net::with_sums(net, at, |sums| net.combine(sums, at.state.to_move(), classic))
            }
            None => classic(),
        };
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn explain(&self, at: At<'_, W>) -> Option<Explanation> {
        let classic = || self.parts(at);
        let parts = match &self.net {
            Some(net) => {
                net::with_sums(net, at, |sums| net.explain(sums, at.state.to_move(), classic))
            }
            None => classic(),
        };
        Some(Explanation::new(parts, 1))
    }

    #[inline]
    fn score_moves(&self, at: At<'_, W>, moves: &[Move], put: &mut impl FnMut(i32, Move)) {
        let outlook = Outlook::new(at);
        for &m in moves {
            put(outlook.score(m), m);
        }
    }

    #[inline]
    fn tactical(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        order::captures(at, out);
    }

    /// In a standoff the stones stand like the squares of a chessboard, so that nobody makes a three; or nothing has been
    /// captured for long, though there might.
    fn standoff(&self, at: At<'_, W>) -> i32 {
        let [white, black] = Side::ALL.map(|side| {
            let stones = at.state.stones(side);
            2 * (stones & at.game.board.dark).len() as i32 - stones.len() as i32
        });
        let apart = white.min(-black).max(black.min(-white)).max(0);
        let (quiet, limit) = (i32::from(at.state.quiet()), i32::from(at.game.quiet));
        let late = if limit == 0 { 0 } else { (5 * quiet / 2 - limit).max(0) * STANDOFF / limit };
        apart * STANDOFF / at.game.stones as i32 + late
    }

    fn search_parameters(&self) -> SearchParameters {
        self.search
    }

    /// Under the threat of a three most moves lose a stone.
    #[inline]
    fn is_forced(&self, at: At<'_, W>) -> bool {
        let [_, enemy] = at.acc.both(at.state);
        !at.state.is_dropping() && !enemy.spots().is_empty()
    }

    /// In the move phase only an own step wins: it takes the stone too many, or leaves no step. Without
    /// a capture it closes one square, with one up to four more (rules 13 and 14).
    #[inline]
    fn min_plies_to_win(&self, at: At<'_, W>, side: Side) -> u32 {
        if at.state.is_dropping() {
            return 1;
        }
        if side != at.state.to_move() {
            return 2;
        }
        let [own, enemy] = at.acc.both(at.state);
        let is_last = at.state.stones(side.other()).len() == at.game.fewest + 1;
        let ways_out = enemy.entries().len();
        let by_capture = !own.spots().is_empty() && (is_last || ways_out < 6);
        if by_capture || ways_out < 2 { 1 } else { 3 }
    }
}
