//! Symmetric multiprocessing: threads that search the same position with one transposition table
//! (V. Manohararajah, *Parallel alpha-beta search on shared memory multiprocessors*, 2001) and share its moves
//! by `abdada`.

use std::sync::{Mutex, PoisonError};

use jogada_core::{Evaluator, Game};

use crate::abdada::CurrentlySearched;
use crate::root::Root;
use crate::worker::Worker;

/// All threads work on the same iteration; the first to finish it hands its result to the others, and
/// all go on from there.
pub(crate) struct ThreadPool<'a, M> {
    searched: &'a CurrentlySearched,
    /// The deepest iteration that any thread has finished, and its result.
    finished: Mutex<Option<(u32, Root<M>)>>,
}

impl<'a, M: Copy> ThreadPool<'a, M> {
    pub(crate) fn new(searched: &'a CurrentlySearched) -> ThreadPool<'a, M> {
        ThreadPool { searched, finished: Mutex::new(None) }
    }

    /// A thread has finished the iteration of this depth or was stopped in it. Afterwards it has what
    /// the first one found, and is stopped only if all are. Returns the depth that is done.
    pub(crate) fn join_iteration<G: Game<Move = M>, E: Evaluator<G>>(
        &self,
        worker: &mut Worker<'_, G, E>,
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
                self.searched.finish_depth(depth);
                depth
            }
        }
    }
}
