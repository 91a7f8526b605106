//! Whether the static evaluation of a position can be trusted.

use std::sync::atomic::AtomicU64;

use jogada_core::{EvalPosition, Evaluator, Game};

use crate::limits::{Deadline, Limits, Stop};
use crate::score::WIN;
use crate::search::{MAX_FORCED_REPLIES, Node, Window};
use crate::think::{SearchOptions, Task};
use crate::tt::TranspositionTable;
use crate::worker::{Shared, Worker};

/// Positions looked at before a position counts as tactical.
const MAX_NODES: u64 = 5_000;

/// Bytes of memory for that.
const MEMORY: usize = 1 << 14;

/// Whether the search evaluates a position where its depth ends. It does not if few replies are forced: then it searches them.
pub fn is_evaluated<G: Game, E: Evaluator<G>>(
    evaluator: &E,
    at: EvalPosition<'_, G, E::Accumulator>,
) -> bool {
    !evaluator.forced_replies(at, MAX_FORCED_REPLIES, &mut Vec::new())
}

/// Whether a position is worth to the side to move what its static evaluation says: no reply is forced,
/// and no tactical move makes it better.
///
/// # Panics
/// If the game is over.
pub fn is_quiet<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>) -> bool {
    let (game, evaluator, state) = (task.game, task.evaluator, task.state);
    assert!(game.outcome(state).is_none(), "a finished game has no evaluation");
    let acc = evaluator.refresh(game, state);
    !evaluator.is_forced(EvalPosition::new(game, state, &acc))
        && settled(task, &acc) == Some(evaluator.evaluate(EvalPosition::new(game, state, &acc)))
}

/// The value by quiescence search; `None` if the tactical moves have no end.
fn settled<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>, acc: &E::Accumulator) -> Option<i32> {
    let limits = Limits { nodes: Some(MAX_NODES), ..Limits::default() };
    let (table, deadline) = (TranspositionTable::new(MEMORY), Deadline::start(limits, 1));
    let (nodes, stop) = (AtomicU64::new(0), Stop::default());
    let (table, deadline) = (&table, &deadline);
    let shared = Shared { table, stop: &stop, deadline, nodes: &nodes, searched: None };
    let mut worker = Worker::new(task, shared, SearchOptions::default());
    let node = Node {
        at: EvalPosition::new(task.game, task.state, acc),
        after: None,
        ply: 0,
        since: 0,
        is_cut: false,
    };
    let value = worker.search(&node, 0, Window { alpha: -WIN, beta: WIN });
    (!worker.stopped).then_some(value)
}
