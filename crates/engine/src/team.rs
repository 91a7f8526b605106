//! What the threads of a search have found out together.

use std::sync::{Mutex, PoisonError};

use jogada_core::{Game, Heuristics};

use crate::mates::Mates;
use crate::root::Root;
use crate::worker::Worker;

/// Threads that search the same position. All work on the same iteration; the first to finish it
/// shows the others what came out, and all go on from there.
pub(crate) struct Team<'a, M> {
    mates: &'a Mates,
    /// The deepest iteration that any has finished.
    finished: Mutex<Option<(u32, Root<M>)>>,
}

impl<'a, M: Copy> Team<'a, M> {
    pub(crate) fn new(mates: &'a Mates) -> Team<'a, M> {
        Team { mates, finished: Mutex::new(None) }
    }

    /// A thread has finished the iteration of this depth or was stopped in it. Afterwards it has what
    /// the first one found, and is stopped only if all are. Returns the depth that is done.
    pub(crate) fn meet<G: Game<Move = M>, H: Heuristics<G>>(
        &self,
        worker: &mut Worker<'_, G, H>,
        root: &mut Root<M>,
        depth: u32,
    ) -> u32 {
        let mut finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner);
        match &*finished {
            Some((reached, first)) if *reached >= depth => {
                *root = first.clone();
                worker.stopped = worker.is_over();
                *reached
            }
            _ if worker.stopped => depth - 1,
            _ => {
                *finished = Some((depth, root.clone()));
                self.mates.reach(depth);
                depth
            }
        }
    }
}
