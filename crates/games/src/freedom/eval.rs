//! Evaluation: places where a line of exactly four stands or can still be made.

#[cfg(test)]
use jogada_core::Playable;
use jogada_core::{
    Bits, EVAL_LIMIT, EvalPart, EvalPosition, Evaluator, Explanation, GameState, Net, NetShape,
    NetSums, NetWeights, SearchParameters, Side, Weights, weights,
};

use super::net::HIDDEN;
use super::score::Direction;
use super::{Move, Rules, State};

/// To leave the opponent without a neighbouring square gives him freedom.
const GIVES_FREEDOM: i32 = -700;

weights! {
    #[derive(Clone, Copy, Debug)]
    struct Worth {
        /// What a window of four squares is worth by the own stones in it, 1 to 4: no enemy stone in
        /// it, no own stone at its two ends.
        windows: [i32; 4],
    }
}

/// The evaluation that ships with the game.
pub struct FreedomEvaluator {
    worth: Worth,
    net: Option<Net<HIDDEN>>,
    search: SearchParameters,
}

type At<'a, const W: usize> = EvalPosition<'a, Rules<W>, NetSums<HIDDEN>>;

impl Worth {
    /// What all windows of one side are worth.
    fn windows<const W: usize>(&self, rules: &Rules<W>, own: Bits<W>, enemy: Bits<W>) -> i32 {
        let open = rules.board - enemy;
        rules.lines.directions().iter().map(|direction| self.along(direction, own, open)).sum()
    }

    /// What the windows along one direction are worth.
    fn along<const W: usize>(&self, direction: &Direction<W>, own: Bits<W>, open: Bits<W>) -> i32 {
        let sets = windows_by_stones(direction, own, open);
        sets[1..].iter().zip(self.windows).map(|(set, weight)| weight * set.len() as i32).sum()
    }
}

/// Names of the windows with one own stone, two, three and four.
const WINDOW_NAMES: [&str; 4] =
    ["part-window-1", "part-window-2", "part-window-3", "part-window-4"];

/// How many windows of a side there are with one own stone, two, three and four.
fn count_windows<const W: usize>(rules: &Rules<W>, own: Bits<W>, open: Bits<W>) -> [i32; 4] {
    let mut counts = [0; 4];
    for direction in rules.lines.directions() {
        let sets = windows_by_stones(direction, own, open);
        for (count, set) in counts.iter_mut().zip(&sets[1..]) {
            *count += set.len() as i32;
        }
    }
    counts
}

/// The windows along one direction that can still become a line of exactly four, by the own stones
/// in them, 0 to 4, all at once: bit `s` stands for the one that begins at `s`.
#[inline]
pub(super) fn windows_by_stones<const W: usize>(
    direction: &Direction<W>,
    own: Bits<W>,
    open: Bits<W>,
) -> [Bits<W>; 5] {
    let behind = |set| direction.behind(set);
    let open_two = open & behind(open);
    let all_open = open_two & behind(behind(open_two));
    let second = behind(own);
    let third = behind(second);
    let fourth = behind(third);
    let free = all_open - direction.ahead(own) - behind(fourth);
    // The stones of a window are added bit by bit: two half adders and their carries.
    let (odd_first, pair_first) = (own ^ second, own & second);
    let (odd_last, pair_last) = (third ^ fourth, third & fourth);
    let odd = odd_first ^ odd_last;
    let two = pair_first ^ pair_last ^ (odd_first & odd_last);
    let four = free & pair_first & pair_last;
    let none = free - own - second - third - fourth;
    [none, free & (odd - two), free & (two - odd), free & odd & two, four]
}

impl FreedomEvaluator {
    fn parts<const W: usize>(&self, rules: &Rules<W>, state: &State<W>) -> Vec<EvalPart> {
        let counts = Side::ALL.map(|side| {
            let (own, enemy) = (state.stones(side), state.stones(side.other()));
            count_windows(rules, own, rules.board - enemy)
        });
        let weights = self.worth.windows;
        let part =
            |(n, name)| EvalPart::counted(name, counts.map(|windows| windows[n]), weights[n]);
        WINDOW_NAMES.into_iter().enumerate().map(part).collect()
    }
}

impl<const W: usize> Evaluator<Rules<W>> for FreedomEvaluator {
    type Accumulator = NetSums<HIDDEN>;

    fn new(_rules: &Rules<W>, weights: &Weights) -> FreedomEvaluator {
        let search = SearchParameters::shipped(include_str!("search.txt"));
        FreedomEvaluator { worth: weights.build(), net: None, search }
    }

    fn search_parameters(&self) -> SearchParameters {
        self.search
    }

    fn net_shape(rules: &Rules<W>) -> Option<NetShape> {
        Some(rules.net_shape().with_images(rules, |input, places| rules.net_image(input, places)))
    }

    fn net_inputs(&self, at: At<'_, W>, put: &mut dyn FnMut(usize)) {
        at.game.each_net_input(at.state, put);
    }

    fn with_net(self, rules: &Rules<W>, net: &NetWeights) -> FreedomEvaluator {
        FreedomEvaluator { net: Net::new(net, &rules.net_shape()).or(self.net), ..self }
    }

    fn refresh(&self, rules: &Rules<W>, state: &State<W>) -> NetSums<HIDDEN> {
        let Some(net) = &self.net else { return NetSums::NONE };
        let mut sums = net.no_inputs();
        rules.each_net_input(state, |input| net.switch_on(&mut sums, input));
        sums
    }

    #[inline]
    fn update(
        &self,
        rules: &Rules<W>,
        before: &State<W>,
        _m: Move,
        after: &State<W>,
        sums: &mut NetSums<HIDDEN>,
    ) {
        if let Some(net) = &self.net {
            rules.follow_net(net, before, after, sums);
        }
    }

    fn evaluate(&self, at: At<'_, W>) -> i32 {
        let side = at.state.to_move();
        let classic = || {
            let [own, enemy] = [side, side.other()].map(|side| at.state.stones(side));
            self.worth.windows(at.game, own, enemy) - self.worth.windows(at.game, enemy, own)
        };
        let value = match &self.net {
            Some(net) => net.combine(at.acc, side, classic),
            None => classic(),
        };
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn explain(&self, at: At<'_, W>) -> Option<Explanation> {
        let classic = || self.parts(at.game, at.state);
        let parts = match &self.net {
            Some(net) => net.explain(at.acc, at.state.to_move(), classic),
            None => classic(),
        };
        Some(Explanation::new(parts, 1))
    }

    fn score_moves(&self, at: At<'_, W>, moves: &[Move], put: &mut impl FnMut(i32, Move)) {
        let gives_freedom = |m: Move| {
            let near = |cell: usize| at.game.neighbours[cell] - at.state.occupied();
            m.cell().is_some_and(|cell| near(cell).is_empty())
        };
        for &m in moves {
            put(if gives_freedom(m) { GIVES_FREEDOM } else { 0 }, m);
        }
    }
}

/// Used by tests and displays: the value of the windows of both sides.
#[cfg(test)]
pub(super) fn values<const W: usize>(game: &Rules<W>, state: &State<W>) -> [i32; 2] {
    let evaluator = game.evaluator();
    Side::ALL
        .map(|side| evaluator.worth.windows(game, state.stones(side), state.stones(side.other())))
}
