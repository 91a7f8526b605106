//! The root of a search: its moves, each with what is known about it, searched with aspiration windows
//! (H. Kaindl, R. Shams and H. Horacek, *Minimax search algorithms with and without aspiration windows*, 1991).

use jogada_core::{EVAL_LIMIT, EvalPosition, Evaluator, Game, MoveBits};

use crate::move_loop::SHARED_DEPTH;
use crate::move_picker::MovePicker;
use crate::score::{Score, WIN, WON, likely_loss};
use crate::search::{Node, Window};
use crate::think::{Report, Task, Variation};
use crate::worker::Worker;

/// The moves of the root, the best first.
#[derive(Clone)]
pub(crate) struct Root<M> {
    moves: Vec<RootMove<M>>,
    /// Whether all legal moves are there, or at least all that do not lose at once.
    is_complete: bool,
    /// Whether all of them were searched to the depth of the iteration.
    is_finished: bool,
}

#[derive(Clone)]
struct RootMove<M> {
    value: i32,
    /// Whether no evaluation went into the value.
    is_proven: bool,
    line: Vec<M>,
}

impl<M> RootMove<M> {
    fn new(m: M) -> RootMove<M> {
        RootMove { value: -WIN, is_proven: false, line: vec![m] }
    }
}

impl<M: MoveBits> Root<M> {
    /// The candidates, the highest score first.
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn new<G: Game<Move = M>, E: Evaluator<G>>(
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
    ) -> Root<M> {
        let acc = task.evaluator.refresh(task.game, task.state);
        let since = 0;
        let node = Node {
            at: EvalPosition::new(task.game, task.state, &acc),
            after: None,
            ply: 0,
            since,
            is_cut: false,
        };
        worker.list(&node, None);
        worker.moves.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        let moves: Vec<_> = worker.moves.drain(..).map(|(_, m)| RootMove::new(m)).collect();
        assert!(!moves.is_empty(), "a finished game needs no thought");
        Root { moves, is_complete: !E::SELECTIVE, is_finished: false }
    }

    /// Adds the moves that are no candidates.
    fn complete<G: Game<Move = M>, E: Evaluator<G>>(&mut self, task: &Task<'_, G, E>) {
        let mut moves = task.game.legal_moves(task.state);
        moves.retain(|&m| self.moves.iter().all(|known| known.line[0] != m));
        self.moves.extend(moves.into_iter().map(RootMove::new));
        self.is_complete = true;
    }

    /// One iteration: the best `lines` moves at this depth, in order.
    pub(crate) fn deepen<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
        depth: i32,
        lines: usize,
    ) {
        let acc = task.evaluator.refresh(task.game, task.state);
        worker.root_depth = depth;
        self.is_finished = false;
        for place in 0..lines.min(self.moves.len()) {
            self.find(worker, task, &acc, depth, place);
            if place == 0 && self.moves[0].value <= -EVAL_LIMIT && !self.is_complete {
                // Nothing is lost as long as there are other moves.
                self.complete(task);
                self.find(worker, task, &acc, depth, place);
            }
            if worker.stopped {
                return;
            }
            self.moves[place].is_proven = !worker.guessed;
        }
        // A move that was reduced for the first line can turn out better in its own.
        let found = lines.min(self.moves.len());
        self.moves[..found].sort_by_key(|m| std::cmp::Reverse(m.value));
        self.is_finished = true;
    }

    /// Finds the best of the moves from `place` on: first near its last value, then anywhere.
    fn find<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
        acc: &E::Accumulator,
        depth: i32,
        place: usize,
    ) {
        let around = self.moves[place].value;
        let mut reach = if depth < 4 { 2 * WIN } else { worker.parameters.aspiration };
        loop {
            let window =
                Window { alpha: (around - reach).max(-WIN), beta: (around + reach).min(WIN) };
            let value = self.search(worker, task, acc, depth, place, window);
            let inside = value > window.alpha && value < window.beta;
            if worker.stopped || inside || reach > WIN {
                return;
            }
            reach *= 4;
        }
    }

    /// Searches the moves from `place` on and brings the best one there.
    fn search<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
        acc: &E::Accumulator,
        depth: i32,
        place: usize,
        window: Window,
    ) -> i32 {
        let node = Node {
            at: EvalPosition::new(task.game, task.state, acc),
            after: None,
            ply: 0,
            since: 0,
            is_cut: false,
        };
        let mut best = -WIN;
        worker.guessed = E::SELECTIVE;
        worker.path.push(task.game.hash(task.state));
        let mut order = self.order(place);
        let searched = worker.shared.searched.filter(|_| depth >= SHARED_DEPTH);
        let mut picker =
            MovePicker::new(searched.map(|searched| (searched, depth as u64)), order.len());
        for i in 0..order.len() {
            let (late, m) = picker.next(&mut order, i);
            let narrowed = Window { alpha: window.alpha.max(best), ..window };
            // A lost position is worth a full look at every defence.
            let reducible = !worker.exact && best > -EVAL_LIMIT;
            let reduced = if reducible { worker.reductions.of(depth, late, false, 0) } else { 0 };
            picker.begin(m);
            let value = worker.try_move(&node, m, depth, narrowed, i == 0, reduced);
            picker.end(m);
            if worker.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > window.alpha || i == 0 {
                    self.promote(worker, m, place, value);
                }
            }
            if best >= window.beta {
                break;
            }
        }
        worker.path.pop();
        best
    }

    /// The moves from `place` on, each with a score that keeps them in order.
    fn order(&self, place: usize) -> Vec<(i32, M)> {
        self.moves[place..].iter().zip(0..).map(|(m, i): (_, i32)| (-i, m.line[0])).collect()
    }

    /// A move has become the best: it goes to the front, with its line.
    fn promote<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &Worker<'_, G, E>,
        m: M,
        to: usize,
        value: i32,
    ) {
        let is_it = |other: &RootMove<M>| other.line[0] == m;
        let from = self.moves.iter().position(is_it).expect("a move of the root");
        let best = &mut self.moves[from];
        best.value = value;
        best.is_proven = false;
        best.line.truncate(1);
        best.line.extend_from_slice(&worker.lines[1]);
        self.moves[to..=from].rotate_right(1);
    }

    /// Whether looking deeper cannot change anything: the best lines are decided within what was
    /// seen, or no evaluation went into their values.
    pub(crate) fn is_settled(&self, lines: usize, depth: u32) -> bool {
        let decided = |value: i32| value.abs() >= WON && WIN - value.abs() <= depth as i32;
        self.moves.iter().take(lines).all(|m| m.is_proven || decided(m.value))
    }

    /// The best move, and as many of those after it as have a value: a search that ends within its first
    /// iteration has not seen all.
    fn known(&self, lines: usize) -> impl Iterator<Item = &RootMove<M>> {
        let rest = self.moves[1..].iter().take_while(|m| m.value > -WIN);
        self.moves[..1].iter().chain(rest).take(lines.max(1))
    }

    /// The best move with its line; its value is that of the last iteration.
    pub(crate) fn best(&self) -> Variation<M> {
        let RootMove { value, is_proven, line } = &self.moves[0];
        Variation { score: Score::of(*value, *is_proven), moves: line.clone() }
    }

    pub(crate) fn report<G: Game<Move = M>, E: Evaluator<G>>(
        &self,
        worker: &Worker<'_, G, E>,
        depth: u32,
        lines: usize,
    ) -> Report<M> {
        // As long as moves are left to be searched, no loss is sure.
        let value = |m: &RootMove<M>| if self.is_finished { m.value } else { likely_loss(m.value) };
        // What an iteration has not come to yet is worth no more than what it has found to be better.
        let mut bound = WIN;
        let line = |m: &RootMove<M>| {
            bound = bound.min(value(m));
            let is_proven = m.is_proven && bound == value(m);
            Variation { score: Score::of(bound, is_proven), moves: m.line.clone() }
        };
        Report {
            depth,
            nodes: worker.all_nodes(),
            time: worker.shared.deadline.elapsed(),
            lines: self.known(lines).map(line).collect(),
        }
    }
}
