//! Monte-Carlo tree search with PUCT selection (C. D. Rosin, 2011; D. Silver and others, 2017) and an
//! evaluation at the leaves instead of playouts. Priors come from the move scores of the game.
//!
//! Certain results are backed up as such (MCTS-Solver: M. E. M. Winands, Y. Björnsson and J.-T. Saito, 2008), so
//! short forced wins are exact. Nothing is allocated on the way: the tree is a pool of fixed size, and stops
//! growing when that is full.

mod tree;

use jogada_core::{EVAL_LIMIT, EvalPosition, Evaluator, Game, Outcome, Repetition, Rng, Side};

use crate::limits::{Deadline, Limits, Stop};
use crate::score::{MAX_PLY, Score};
use crate::think::{Report, Task, Variation};
use tree::{Child, ROOT, Solved, Tree};

/// Evaluations about this far from even are worth three quarters of a win.
const SCALE: f64 = 400.0;

/// A move whose score is this much higher has e times the prior.
const POLICY_TEMPERATURE: f32 = 700.0;

/// Scores beyond these bounds count no more.
const SCORE_RANGE: std::ops::RangeInclusive<i32> = -1_500..=2_500;

/// Visits between two looks at the clock.
const CHECK_EVERY: u64 = 1 << 6;

/// Thinks until a limit is reached, telling `sink` whenever the visits have doubled. The same seed and
/// number of nodes give the same answer.
///
/// # Panics
/// If the game is over.
pub fn mcts<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    bytes: usize,
    limits: Limits,
    seed: u64,
    stop: &Stop,
    sink: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    assert!(task.game.outcome(task.state).is_none(), "a finished game needs no thought");
    let mut searcher = Searcher::new(task, bytes, limits, seed);
    let mut shown = 1_000;
    while !searcher.is_done(stop) {
        searcher.visit();
        if searcher.nodes >= shown {
            sink(&searcher.report());
            shown *= 2;
        }
    }
    let report = searcher.report();
    sink(&report);
    report
}

struct Searcher<'t, 'a, G: Game, E: Evaluator<G>> {
    task: &'t Task<'a, G, E>,
    acc: E::Accumulator,
    tree: Tree<G::Move>,
    rng: Rng,
    limits: Limits,
    deadline: Deadline,
    nodes: u64,
    is_full: bool,
    is_stopped: bool,
    repeats: bool,
    /// Places and sides to move on the way down.
    path: Vec<(usize, Side)>,
    /// Hashes of the positions that led here and could come back.
    past: Vec<u64>,
    moves: Vec<G::Move>,
    children: Vec<Child<G::Move>>,
}

/// Where a walk down the tree has arrived.
struct Place<G: Game, E: Evaluator<G>> {
    state: G::State,
    acc: E::Accumulator,
    /// Where the positions that could come back begin among the past ones.
    since: usize,
}

impl<'t, 'a, G: Game, E: Evaluator<G>> Searcher<'t, 'a, G, E> {
    fn new(task: &'t Task<'a, G, E>, bytes: usize, limits: Limits, seed: u64) -> Self {
        let mut searcher = Searcher {
            task,
            acc: task.evaluator.refresh(task.game, task.state),
            tree: Tree::new(bytes),
            rng: Rng::new(seed),
            limits,
            deadline: Deadline::start(limits, 1),
            nodes: 0,
            is_full: false,
            is_stopped: false,
            repeats: task.game.repetition() != Repetition::Impossible,
            path: Vec::with_capacity(MAX_PLY),
            past: task.past.to_vec(),
            moves: Vec::new(),
            children: Vec::new(),
        };
        let root = Place { state: task.state.clone(), acc: searcher.acc.clone(), since: 0 };
        searcher.expand(ROOT, &root);
        searcher.tree.update_solved(ROOT, task.game.to_move(task.state));
        searcher
    }

    /// Whether a limit is reached or nothing is left to find out.
    fn is_done(&mut self, stop: &Stop) -> bool {
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            let is_deep = |most: u32| self.main_line().len() > most as usize;
            self.is_stopped = stop.is_stopped()
                || self.deadline.is_over(self.nodes)
                || self.limits.depth.is_some_and(is_deep);
        }
        let endless = self.limits.nodes.is_none() && self.limits.time.is_none();
        self.is_stopped
            || self.nodes >= self.deadline.exact_nodes()
            || self.tree.node(ROOT).solved != Solved::Open
            || endless && self.is_full
    }

    /// One iteration: selection, expansion, evaluation, backpropagation.
    fn visit(&mut self) {
        self.nodes += 1;
        self.path.clear();
        self.past.truncate(self.task.past.len());
        let mut here = Place { state: self.task.state.clone(), acc: self.acc.clone(), since: 0 };
        let mut place = ROOT;
        let value = loop {
            let side = self.task.game.to_move(&here.state);
            self.path.push((place, side));
            if let Some(value) = self.evaluate_leaf(place, &here) {
                break value;
            }
            let Some(child) = self.tree.select(place, side) else { break against(side) };
            self.follow(&mut here, self.tree.node(child).m);
            place = child;
        };
        self.backpropagate(value);
    }

    /// What a position where a walk ends is worth to White; `None` where it goes on. A position that
    /// has been visited before gets its children first.
    fn evaluate_leaf(&mut self, place: usize, here: &Place<G, E>) -> Option<f64> {
        let node = self.tree.node(place);
        if node.solved != Solved::Open {
            return Some(node.value(Side::White));
        }
        if !self.tree.is_leaf(place) {
            return None;
        }
        let fresh = node.visits == 0;
        if fresh && place != ROOT && self.is_repeated(here) {
            self.tree.set_solved(place, Solved::Drawn);
            return Some(0.0);
        }
        if !fresh && self.path.len() < MAX_PLY && self.expand(place, here) {
            let side = self.task.game.to_move(&here.state);
            self.tree.update_solved(place, side);
        }
        Some(self.evaluate(here))
    }

    /// The static evaluation, for White.
    fn evaluate(&self, here: &Place<G, E>) -> f64 {
        let value =
            self.task.evaluator.evaluate(EvalPosition::new(self.task.game, &here.state, &here.acc));
        debug_assert!(value.abs() < EVAL_LIMIT, "evaluation {value}");
        let value = (f64::from(value) / SCALE).tanh();
        if self.task.game.to_move(&here.state) == Side::White { value } else { -value }
    }

    /// Whether the position has stood on the board before.
    fn is_repeated(&self, here: &Place<G, E>) -> bool {
        self.repeats && self.past[here.since..].contains(&self.task.game.hash(&here.state))
    }

    fn follow(&mut self, here: &mut Place<G, E>, m: G::Move) {
        let (game, evaluator) = (self.task.game, self.task.evaluator);
        if self.repeats {
            self.past.push(game.hash(&here.state));
            if game.is_irreversible(&here.state, m) {
                here.since = self.past.len();
            }
        }
        let before = here.state.clone();
        game.play(&mut here.state, m);
        if game.outcome(&here.state).is_none() {
            evaluator.update(game, &before, m, &here.state, &mut here.acc);
        }
    }

    /// Gives a leaf its children, those that end the game with their result. False if there is no room.
    fn expand(&mut self, place: usize, here: &Place<G, E>) -> bool {
        let (game, evaluator) = (self.task.game, self.task.evaluator);
        self.list_children(here);
        if !self.tree.has_room(self.children.len()) {
            self.is_full = true;
            return false;
        }
        let is_complete = self.children.len() == game.count(&here.state, &mut self.moves);
        let is_forced =
            || evaluator.is_forced(EvalPosition::new(game, &here.state, &here.acc)).then_some(2);
        let others_last = if is_complete { Some(0) } else { is_forced() };
        self.tree.expand(place, &self.children, others_last);
        true
    }

    /// Lists the candidates as children, each with its prior.
    fn list_children(&mut self, here: &Place<G, E>) {
        let (game, evaluator) = (self.task.game, self.task.evaluator);
        self.children.clear();
        let (rng, children) = (&mut self.rng, &mut self.children);
        let mut put = |score: i32, m| {
            let score = score.clamp(*SCORE_RANGE.start(), *SCORE_RANGE.end()) as f32;
            // A little chance, so that equal moves are not always tried in the same order.
            let chance = 1.0 + rng.below(1_000) as f32 / 20_000.0;
            let prior = (score / POLICY_TEMPERATURE).exp() * chance;
            children.push(Child { m, prior, solved: ending(game, &here.state, m) });
        };
        evaluator.candidates(
            EvalPosition::new(game, &here.state, &here.acc),
            &mut self.moves,
            &mut put,
        );
        let sum: f32 = self.children.iter().map(|child| child.prior).sum();
        self.children.iter_mut().for_each(|child| child.prior /= sum);
    }

    /// Backs up the value of a leaf and what has become certain.
    fn backpropagate(&mut self, value: f64) {
        let mut certain = true;
        for &(place, side) in self.path.iter().rev() {
            self.tree.visit(place, value);
            if certain && self.tree.node(place).solved == Solved::Open {
                certain = self.tree.update_solved(place, side);
            }
        }
    }

    /// The moves both sides would play, as far as the tree knows.
    fn main_line(&self) -> Vec<G::Move> {
        let (mut state, mut place, mut line) = (self.task.state.clone(), ROOT, Vec::new());
        while let Some(child) = self.tree.best(place, self.task.game.to_move(&state)) {
            let node = self.tree.node(child);
            if !line.is_empty() && node.visits == 0 && node.solved == Solved::Open {
                break;
            }
            line.push(node.m);
            self.task.game.play(&mut state, node.m);
            place = child;
        }
        line
    }

    fn report(&self) -> Report<G::Move> {
        let side = self.task.game.to_move(self.task.state);
        let moves = self.main_line();
        Report {
            depth: moves.len() as u32,
            nodes: self.nodes,
            time: self.deadline.elapsed(),
            lines: vec![Variation { score: self.score(side), moves }],
        }
    }

    /// What the best move is worth.
    fn score(&self, side: Side) -> Score {
        let best = self.tree.best(ROOT, side).expect("a live position has a move");
        match self.tree.node(ROOT).solved {
            Solved::Won(winner, plies) if winner == side => Score::Win(plies.into()),
            Solved::Won(_, plies) => Score::Loss(plies.into()),
            Solved::Drawn => Score::Eval(0),
            Solved::Open => {
                let value = self.tree.node(best).value(side).clamp(-0.99, 0.99);
                Score::Eval((value.atanh() * SCALE) as i32)
            }
        }
    }
}

/// A lost position that is not proven to be, because some moves were left out.
fn against(side: Side) -> f64 {
    if side == Side::White { -1.0 } else { 1.0 }
}

/// What is certain after a move: how the game ends, if it does.
fn ending<G: Game>(game: &G, state: &G::State, m: G::Move) -> Solved {
    let next = game.after(state, m);
    match game.outcome(&next) {
        Some(Outcome::Win(side)) => Solved::Won(side, 0),
        Some(Outcome::Draw) => Solved::Drawn,
        None => Solved::Open,
    }
}
