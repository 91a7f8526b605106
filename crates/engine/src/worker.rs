//! One thread of a search, with everything it needs at hand.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use jogada_core::{Evaluator, Game, Repetition, SearchParameters, Side};

use crate::abdada::CurrentlySearched;
use crate::eval_cache::EvalCache;
use crate::limits::{Deadline, Stop};
use crate::margin::Goal;
use crate::ordering::MoveOrdering;
use crate::reductions::Reductions;
use crate::score::MAX_PLY;
use crate::solve::drawn_by_repetition;
use crate::think::{SearchOptions, Task};
use crate::tt::{ThreadTables, TranspositionTable};

/// What all threads of a search share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: &'a Deadline,
    /// Positions looked at by all threads, a little behind.
    pub(crate) nodes: &'a AtomicU64,
    /// What they are searching, if there are several.
    pub(crate) searched: Option<&'a CurrentlySearched>,
}

impl Shared<'_> {
    fn is_over(&self, nodes: u64) -> bool {
        self.stop.is_stopped() || self.deadline.is_over(nodes)
    }
}

/// Between two looks at the clock: well under a millisecond on common boards.
const CHECK_EVERY: u64 = 1 << 9;

/// A thread of a search.
pub(crate) struct Worker<'a, G: Game, E: Evaluator<G>> {
    pub(crate) game: &'a G,
    pub(crate) evaluator: &'a E,
    pub(crate) shared: Shared<'a>,
    pub(crate) ordering: MoveOrdering,
    pub(crate) parameters: SearchParameters,
    pub(crate) reductions: Reductions,
    pub(crate) eval_cache: EvalCache,
    /// The side to move at the root.
    pub(crate) thinker: Side,
    /// Hashes of the positions that led here and could come back.
    pub(crate) path: Vec<u64>,
    /// A stack of move lists, each move with its score.
    pub(crate) moves: Vec<(i32, G::Move)>,
    pub(crate) scratch: Vec<G::Move>,
    /// The best line from each ply on, as far as it is known.
    pub(crate) lines: Vec<Vec<G::Move>>,
    /// What the position at each ply of the line is worth as it stands, where that is asked for.
    pub(crate) evaluations: Vec<Option<i32>>,
    /// How many positions at each ply have had a cut-off since the search entered the one they follow.
    pub(crate) cutoffs: Vec<i32>,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
    pub(crate) exact: bool,
    /// What a standoff is worse for the side that thinks.
    pub(crate) contempt: i32,
    /// What a finished game is worth.
    pub(crate) goal: Goal,
    /// The depth of the iteration.
    pub(crate) root_depth: i32,
    /// Whether an evaluation, or what led here, went into the values found since this was last set.
    pub(crate) guessed: bool,
    pub(crate) history: GameHistory,
}

/// What the game so far means for the rule of repetition.
pub(crate) struct GameHistory {
    rule: Repetition,
    /// Whether a position would be drawn if it came back once more.
    pub(crate) has_draws: bool,
}

impl<'a, G: Game, E: Evaluator<G>> Worker<'a, G, E> {
    /// A thread for this task, ready to begin.
    pub(crate) fn new(task: &Task<'a, G, E>, shared: Shared<'a>, settings: SearchOptions) -> Self {
        let game = task.game;
        let own = || task.evaluator.search_parameters();
        let parameters = settings.parameters.unwrap_or_else(own);
        let ThreadTables { ordering, eval_cache } = shared.table.lend();
        Worker {
            game,
            evaluator: task.evaluator,
            shared,
            thinker: game.to_move(task.state),
            ordering,
            parameters,
            reductions: Reductions::new(&parameters),
            eval_cache,
            path: task.past.to_vec(),
            moves: Vec::new(),
            scratch: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            evaluations: vec![None; MAX_PLY + 1],
            cutoffs: vec![0; MAX_PLY + 1],
            nodes: 0,
            stopped: false,
            exact: settings.exact,
            contempt: if settings.contempt && !settings.exact { parameters.standoff } else { 0 },
            goal: Goal::Result,
            root_depth: 1,
            guessed: false,
            history: GameHistory {
                rule: game.repetition(),
                has_draws: !drawn_by_repetition(task).is_empty(),
            },
        }
    }

    /// The search is over: the next one goes on with the tables of this thread.
    pub(crate) fn finish(self) {
        let Worker { shared, ordering, eval_cache, .. } = self;
        shared.table.give_back(ThreadTables { ordering, eval_cache });
    }

    /// Counts a position; from time to time looks whether to stop.
    #[inline]
    pub(crate) fn count_node(&mut self) {
        if self.nodes >= self.shared.deadline.exact_nodes() {
            self.stopped = true;
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.check_limits();
        }
    }

    /// Counts positions that another search has looked at for this one.
    pub(crate) fn charge(&mut self, nodes: u64) {
        let checks = |nodes: u64| nodes / CHECK_EVERY * CHECK_EVERY;
        let before = self.nodes;
        self.nodes += nodes;
        self.shared.nodes.fetch_add(checks(self.nodes) - checks(before), Relaxed);
    }

    fn check_limits(&mut self) {
        let all = self.shared.nodes.fetch_add(CHECK_EVERY, Relaxed) + CHECK_EVERY;
        let depth = self.root_depth as u32;
        let is_late = self.shared.searched.is_some_and(|searched| searched.has_finished(depth));
        self.stopped |= self.shared.is_over(all) || is_late;
    }

    /// Whether a limit is reached.
    pub(crate) fn is_over(&self) -> bool {
        self.shared.is_over(self.all_nodes())
    }

    /// Positions looked at by all threads.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes % CHECK_EVERY
    }

    /// Whether the position has stood on the board before.
    #[inline]
    pub(crate) fn is_repeated(&self, hash: u64, since: usize) -> bool {
        self.history.rule != Repetition::Impossible && self.path[since..].contains(&hash)
    }

    /// The best line from this ply on begins with this move.
    pub(crate) fn extend_line(&mut self, ply: usize, m: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(m);
        upper[ply].extend_from_slice(&lower[0]);
    }
}
