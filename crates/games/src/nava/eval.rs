//! Evaluation: cubes laid, stacks and discs controlled, and what can be hit next.

use jogada_core::{
    Bits, Cell, EVAL_LIMIT, EvalMap, EvalPart, EvalPosition, Evaluator, Explanation, Game,
    GameState, Net, NetShape, NetSums, NetWeights, SearchParameters, Side, Weights, weights,
};

use super::net::HIDDEN;

use super::{Move, Rules, State, Store};

weights! {
    /// What things are worth to the side that has them; a small advantage is about 100.
    struct Worth {
        cube: i32,
        disc: i32,
        stack: i32,
        lone_disc: i32,
        mobility: i32,
        coverable: i32,
        hittable: i32,
        to_move: i32,
    }
}

/// What is counted of both sides, in the order of its weights.
const PARTS: [&str; 7] = [
    "part-cubes",
    "part-discs",
    "part-stacks",
    "part-lone-discs",
    "part-mobility",
    "part-coverable",
    "part-hittable",
];

impl Worth {
    #[inline]
    const fn of_counts(&self) -> [i32; PARTS.len()] {
        [
            self.cube,
            self.disc,
            self.stack,
            self.lone_disc,
            self.mobility,
            self.coverable,
            self.hittable,
        ]
    }
}

type At<'a, S, const CELLS: usize, const W: usize> =
    EvalPosition<'a, Rules<S, CELLS, W>, NetSums<HIDDEN>>;

/// Promises of moves, before anything is learned about them.
const COVERS: i32 = 12_000;
const HITS_CUBE: i32 = 10_000;
const LAYS_CUBE: i32 = 400;
const TAKES_BACK: i32 = -600;

/// The evaluation that ships with the game.
pub struct NavaEvaluator<const W: usize> {
    /// Of each cell, of each height up to the side of the board: the squares a stack reaches.
    reach: Vec<Vec<Bits<W>>>,
    worth: Worth,
    net: Option<Net<HIDDEN>>,
    search: SearchParameters,
}

impl<const W: usize> NavaEvaluator<W> {
    /// The squares a stack of this height attacks.
    #[inline]
    fn attacks(&self, cell: usize, height: usize) -> Bits<W> {
        let heights = &self.reach[cell];
        heights[height.min(heights.len() - 1)]
    }

    /// Whether a side attacks a stack of the other.
    #[inline]
    fn can_cover<S: Store, const CELLS: usize>(
        &self,
        state: &State<S, CELLS, W>,
        side: Side,
    ) -> bool {
        let targets = state.controlled(side.other());
        let covers = |cell| self.attacks(cell, state.stack(cell).height()).meets(targets);
        state.controlled(side).iter().any(covers)
    }

    /// What a stack or a cube is worth to White by itself; `None` where there is neither.
    fn cell_value<S: Store, const CELLS: usize>(
        &self,
        state: &State<S, CELLS, W>,
        cell: usize,
    ) -> Option<i32> {
        let worth = &self.worth;
        let side = |sets: [Bits<W>; 2]| {
            Side::ALL.into_iter().find(|side| sets[side.index()].contains(cell))
        };
        let stack = side(Side::ALL.map(|side| state.controlled(side)));
        let cube = side(Side::ALL.map(|side| state.cubes(side)));
        let height = state.stack(cell).height();
        let lone = if height == 1 { worth.lone_disc } else { 0 };
        let reach = self.attacks(cell, height).len() as i32;
        let value = if stack.is_some() {
            worth.disc * height as i32 + worth.stack + lone + worth.mobility * reach
        } else {
            worth.cube
        };
        stack.or(cube).map(|side| if side == Side::White { value } else { -value })
    }

    /// What a position is worth to the side to move by what is counted.
    #[inline]
    fn classic<S: Store, const CELLS: usize>(&self, state: &State<S, CELLS, W>, side: Side) -> i32 {
        self.side(state, side) - self.side(state, side.other()) + self.worth.to_move
    }

    /// The same in parts.
    fn parts<S: Store, const CELLS: usize>(&self, state: &State<S, CELLS, W>) -> Vec<EvalPart> {
        let counts = Side::ALL.map(|side| self.counts(state, side));
        let part = |(n, weight)| EvalPart::counted(PARTS[n], counts.map(|side| side[n]), weight);
        let parts = self.worth.of_counts().into_iter().enumerate().map(part);
        let tempo = EvalPart::of_side("part-tempo", state.to_move(), self.worth.to_move);
        parts.chain([tempo]).collect()
    }

    /// What a side has, the right to move left out.
    #[inline]
    fn side<S: Store, const CELLS: usize>(&self, state: &State<S, CELLS, W>, side: Side) -> i32 {
        let counts = self.counts(state, side);
        counts.iter().zip(self.worth.of_counts()).map(|(count, worth)| count * worth).sum()
    }

    /// How much of everything a side has, in the order of [`PARTS`].
    #[inline]
    fn counts<S: Store, const CELLS: usize>(
        &self,
        state: &State<S, CELLS, W>,
        side: Side,
    ) -> [i32; PARTS.len()] {
        let own = state.controlled(side);
        let (mut discs, mut lone, mut mobility) = (0, 0, 0);
        let mut attacked = Bits::EMPTY;
        own.each(|cell| {
            let height = state.stack(cell).height();
            let reach = self.attacks(cell, height);
            discs += height as i32;
            lone += i32::from(height == 1);
            mobility += reach.len() as i32;
            attacked |= reach;
        });
        let enemy = side.other();
        let coverable = (attacked & state.controlled(enemy)).len() as i32;
        let hittable = (attacked & state.cubes(enemy)).len() as i32;
        let cubes = state.cubes(side).len() as i32;
        [cubes, discs, own.len() as i32, lone, mobility, coverable, hittable]
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Evaluator<Rules<S, CELLS, W>>
    for NavaEvaluator<W>
{
    type Accumulator = NetSums<HIDDEN>;

    fn new(rules: &Rules<S, CELLS, W>, weights: &Weights) -> Self {
        let grid = rules.grid;
        let within = |cell: Cell, height: i8| {
            let steps = (1..=height).flat_map(|d| [(0, d), (d, 0), (0, -d), (-d, 0)]);
            steps.filter_map(|(dx, dy)| grid.offset(cell, dx, dy)).map(Cell::index).collect()
        };
        let heights = |cell| (0..grid.cols() as i8).map(|height| within(cell, height)).collect();
        NavaEvaluator {
            reach: grid.cells().map(heights).collect(),
            worth: weights.build(),
            net: None,
            search: SearchParameters::shipped(include_str!("search.txt")),
        }
    }

    fn search_parameters(&self) -> SearchParameters {
        self.search
    }

    fn net_shape(rules: &Rules<S, CELLS, W>) -> Option<NetShape> {
        Some(rules.net_shape().with_images(rules, |input, places| rules.net_image(input, places)))
    }

    fn net_inputs(&self, at: At<'_, S, CELLS, W>, put: &mut dyn FnMut(usize)) {
        at.game.each_net_input(at.state, put);
    }

    fn with_net(self, rules: &Rules<S, CELLS, W>, net: &NetWeights) -> Self {
        let net = Net::new(net, &rules.net_shape());
        NavaEvaluator { net: net.or(self.net), ..self }
    }

    fn refresh(&self, rules: &Rules<S, CELLS, W>, state: &State<S, CELLS, W>) -> NetSums<HIDDEN> {
        let Some(net) = &self.net else { return NetSums::NONE };
        let mut sums = net.no_inputs();
        rules.each_net_input(state, |input| net.switch_on(&mut sums, input));
        sums
    }

    #[inline]
    fn update(
        &self,
        rules: &Rules<S, CELLS, W>,
        before: &State<S, CELLS, W>,
        m: Move,
        after: &State<S, CELLS, W>,
        sums: &mut NetSums<HIDDEN>,
    ) {
        if let Some(net) = &self.net {
            rules.follow_net(net, before, m, after, sums);
        }
    }

    fn evaluate(&self, at: At<'_, S, CELLS, W>) -> i32 {
        let (state, side) = (at.state, at.state.to_move());
        let classic = || self.classic(state, side);
        let value = match &self.net {
            Some(net) => net.combine(at.acc, side, classic),
            None => classic(),
        };
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn explain(&self, at: At<'_, S, CELLS, W>) -> Option<Explanation> {
        let (state, grid) = (at.state, at.game.grid);
        let parts = match &self.net {
            Some(net) => net.explain(at.acc, state.to_move(), || self.parts(state)),
            None => self.parts(state),
        };
        let map = EvalMap::new("map-pieces", grid, |cell| self.cell_value(state, cell.index()));
        Some(Explanation::new(parts, 1).with_map(map))
    }

    fn score_moves(
        &self,
        at: At<'_, S, CELLS, W>,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        for &m in moves {
            put(at.game.score(at.state, m), m);
        }
    }

    /// Covering enemy stacks, and laying a cube where an enemy one stood.
    fn tactical(&self, at: At<'_, S, CELLS, W>, out: &mut Vec<Move>) {
        let (state, enemy) = (at.state, at.state.to_move().other());
        at.game.append_moves(state, out, |m, empties| {
            let hits = empties && state.cubes(enemy).contains(m.to());
            hits || state.controlled(enemy).contains(m.to())
        });
    }

    /// Only an own move wins. It lays one cube at most, and no ply takes more than one stack from a
    /// side (rules 5 to 8).
    fn min_plies_to_win(&self, at: At<'_, S, CELLS, W>, side: Side) -> u32 {
        let (game, state) = (at.game, at.state);
        let moves = game.supply(state, side);
        let stacks = state.controlled(side.other()).len();
        let plies = if side != state.to_move() {
            (2 * moves).min(stacks.next_multiple_of(2))
        } else if stacks == 1 && !self.can_cover(state, side) {
            (2 * moves).saturating_sub(1).min(3)
        } else {
            (2 * moves).saturating_sub(1).min(stacks | 1)
        };
        // A position made up by hand may be a move from an end that a game would have had before.
        plies.max(1) as u32
    }

    /// Covering enemy stacks, hitting enemy cubes and, near the end, laying cubes.
    fn forcing(&self, at: At<'_, S, CELLS, W>, out: &mut Vec<Move>) {
        let (game, state, side) = (at.game, at.state, at.state.to_move());
        let targets = state.controlled(side.other()) | state.cubes(side.other());
        let near_end = game.supply(state, side) <= 3;
        game.append_moves(state, out, |m, empties| targets.contains(m.to()) || near_end && empties);
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// Whether a move leaves its square empty.
    fn empties(&self, state: &State<S, CELLS, W>, m: Move) -> bool {
        state.stack(m.from()).height() == usize::from(self.reach.distance(m))
    }

    /// Appends the moves that are wanted, asked with whether they leave their square empty.
    fn append_moves(
        &self,
        state: &State<S, CELLS, W>,
        out: &mut Vec<Move>,
        wanted: impl Fn(Move, bool) -> bool,
    ) {
        let start = out.len();
        self.moves(state, out);
        let mut kept = start;
        for i in start..out.len() {
            let m = out[i];
            if wanted(m, self.empties(state, m)) {
                out[kept] = m;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Covering an enemy stack, then hitting an enemy cube; laying a cube rather than not, and never
    /// one's own cube if it can be helped.
    fn score(&self, state: &State<S, CELLS, W>, m: Move) -> i32 {
        let side = state.to_move();
        let lays = if self.empties(state, m) { LAYS_CUBE } else { 0 };
        let target = if state.controlled(side.other()).contains(m.to()) {
            COVERS + 100 * state.stack(m.to()).height() as i32
        } else if state.cubes(side.other()).contains(m.to()) {
            HITS_CUBE
        } else if state.cubes(side).contains(m.to()) {
            TAKES_BACK
        } else {
            0
        };
        lays + target
    }
}
