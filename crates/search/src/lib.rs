//! What takes long, compiled for each game here and nowhere else: for speed, while what is around it is compiled to be
//! small.

#[cfg(not(target_family = "wasm"))]
mod net;
#[cfg(not(target_family = "wasm"))]
mod research;

use std::any::Any;
use std::sync::LazyLock;

use jogada_core::{Baseline, Level, ONLY_GAME, Playable, Rng, Side, Visitor};
use jogada_engine::{
    Defence, Effort, Limits, Progress, Report, SearchOptions, Solution, Stop, Task,
    TranspositionTable, WinDistance,
};

#[cfg(not(target_family = "wasm"))]
pub use net::{NetInputs, NetPosition};
#[cfg(not(target_family = "wasm"))]
pub use research::{Choose, Research};

/// What a browser has no time and no memory for.
#[cfg(target_family = "wasm")]
pub trait Research<G: Playable> {}

/// The task of a search of a game, with the evaluation that ships.
pub type TaskOf<'a, G> = Task<'a, G, <G as Playable>::Evaluator>;

/// Who hears what is known so far.
type Sink<'a, M> = &'a mut dyn FnMut(&Report<M>);

/// The searches of a game, as the engine has them.
pub trait Search<G: Playable>: Research<G> + Send + Sync {
    /// Alpha-beta.
    fn think(
        &self,
        task: &TaskOf<'_, G>,
        table: &TranspositionTable,
        limits: Limits,
        options: SearchOptions,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move> {
        jogada_engine::think(task, table, limits, options, stop, sink)
    }

    /// Monte-Carlo tree search, in so many bytes of memory.
    fn mcts(
        &self,
        task: &TaskOf<'_, G>,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move> {
        jogada_engine::mcts(task, bytes, limits, seed, stop, sink)
    }

    /// A level of play.
    fn play_level(
        &self,
        task: &TaskOf<'_, G>,
        level: Level,
        table: &TranspositionTable,
        rng: &mut Rng,
        stop: &Stop,
    ) -> Report<G::Move> {
        jogada_engine::play_level(task, level, table, rng, stop)
    }

    /// The search of an original program.
    fn play_minimax(
        &self,
        game: &G,
        baseline: &dyn Baseline<G>,
        state: &G::State,
        rng: &mut Rng,
        stop: &Stop,
    ) -> Report<G::Move> {
        jogada_engine::play_minimax(game, baseline, state, rng, stop)
    }

    /// What a position is worth.
    fn solve(
        &self,
        task: &TaskOf<'_, G>,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Solution<G::Move> {
        jogada_engine::solve(task, effort, stop, sink)
    }

    /// How soon a side wins.
    fn win_within(
        &self,
        task: &TaskOf<'_, G>,
        side: Side,
        plies: u32,
        effort: Effort,
        stop: &Stop,
    ) -> WinDistance {
        jogada_engine::win_within(task, side, plies, effort, stop)
    }

    /// The moves that win within so many plies.
    fn winning_moves(
        &self,
        task: &TaskOf<'_, G>,
        plies: u32,
        effort: Effort,
        stop: &Stop,
    ) -> Option<Vec<G::Move>> {
        jogada_engine::winning_moves(task, plies, effort, stop)
    }

    /// A game that is won within so many plies.
    fn winning_line(
        &self,
        task: &TaskOf<'_, G>,
        plies: u32,
        effort: Effort,
        stop: &Stop,
    ) -> Vec<G::Move> {
        jogada_engine::winning_line(task, plies, effort, stop)
    }

    /// The longest defence.
    fn defend(
        &self,
        task: &TaskOf<'_, G>,
        plies: u32,
        effort: Effort,
        stop: &Stop,
    ) -> Option<Defence<G::Move>> {
        jogada_engine::defend(task, plies, effort, stop)
    }

    /// Number of move paths.
    fn perft(&self, game: &G, state: &G::State, depth: u32, threads: usize) -> u64 {
        jogada_engine::perft(game, state, depth, threads)
    }

    /// The first moves, with the number of paths behind each.
    fn divide(
        &self,
        game: &G,
        state: &G::State,
        depth: u32,
        threads: usize,
    ) -> Vec<(G::Move, u64)> {
        jogada_engine::divide(game, state, depth, threads)
    }
}

struct Compiled;

impl<G: Playable> Search<G> for Compiled {}

impl<G: Playable> Research<G> for Compiled {}

/// A `&'static dyn Search<G>` for every type of game.
static ALL: LazyLock<Vec<Box<dyn Any + Send + Sync>>> = LazyLock::new(|| {
    let mut all = All(Vec::new());
    jogada_games::visit_games(&mut all);
    all.0
});

struct All(Vec<Box<dyn Any + Send + Sync>>);

impl All {
    fn add<G: Playable>(&mut self) {
        let search: &'static dyn Search<G> = &Compiled;
        self.0.push(Box::new(search));
    }
}

impl Visitor for All {
    fn visit<G: Playable>(&mut self) {
        self.add::<G>();
        if ONLY_GAME.is_none() {
            self.add::<G::Large>();
        }
    }
}

/// The searches of a game of the list.
///
/// # Panics
/// If it is none of them.
pub fn search_of<G: Playable>() -> &'static dyn Search<G> {
    let mut found = ALL.iter().filter_map(|search| search.downcast_ref());
    *found.next().expect("all games are visited")
}
