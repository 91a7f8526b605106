//! A forced win, looked for between the iterations of the search: by threats alone it is seen further
//! (threat-space search: L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, *Go-Moku solved by new search
//! techniques*, 1996).

use jogada_core::{Evaluator, Game};

use crate::score::Score;
use crate::solve::prove_within;
use crate::think::{Report, Task, Variation};
use crate::worker::Worker;

/// The share of all positions that is spent on it each time.
const SHARE: u64 = 16;

/// With fewer positions nothing is found.
const MIN_NODES: u64 = 50;

/// A win that was proven, if one was.
pub(crate) struct Proof<M> {
    win: Option<Variation<M>>,
}

impl<M: Copy> Proof<M> {
    pub(crate) fn new() -> Proof<M> {
        Proof { win: None }
    }

    /// Looks for a win of the side to move, as long as none is known.
    pub(crate) fn seek<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
    ) {
        if self.win.is_some() {
            return;
        }
        let (deadline, stop) = (worker.shared.deadline, worker.shared.stop);
        let left = deadline.exact_nodes().saturating_sub(worker.nodes);
        let nodes = (worker.nodes / SHARE).min(left);
        if nodes < MIN_NODES {
            return;
        }
        let (win, used) = prove_within(task, nodes, stop, deadline.ends());
        worker.charge(used);
        self.win = win;
    }

    /// Puts the win in the place of a best line that falls short of it.
    pub(crate) fn improve(&self, report: &mut Report<M>) {
        let Some(win) = &self.win else { return };
        let plies = |score| if let Score::Win(plies) = score { plies } else { u32::MAX };
        if plies(report.lines[0].score) > plies(win.score) {
            report.lines[0] = win.clone();
        }
    }
}
