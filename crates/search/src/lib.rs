//! The searches of the engine, compiled for each game here and nowhere else: for speed, while what is around them may be
//! compiled to be small.

use std::any::Any;
use std::sync::LazyLock;

use jogada_core::{Level, ONLY_GAME, Playable, Rng, Visitor};
use jogada_engine::{
    Limits, Report, SearchOptions, Stop, Task, TranspositionTable, mcts, play_level, think,
};

/// The task of a search of a game, with the evaluation that ships.
type TaskOf<'a, G> = Task<'a, G, <G as Playable>::Evaluator>;

/// Who hears what is known so far.
type Sink<'a, M> = &'a mut dyn FnMut(&Report<M>);

/// The searches of a game, as the engine has them.
pub trait Search<G: Playable>: Send + Sync {
    /// Alpha-beta.
    fn think(
        &self,
        task: &TaskOf<'_, G>,
        table: &TranspositionTable,
        limits: Limits,
        options: SearchOptions,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move>;

    /// Monte-Carlo tree search, in so many bytes of memory.
    fn mcts(
        &self,
        task: &TaskOf<'_, G>,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move>;

    /// A level of play.
    fn play_level(
        &self,
        task: &TaskOf<'_, G>,
        level: Level,
        table: &TranspositionTable,
        rng: &mut Rng,
        stop: &Stop,
    ) -> Report<G::Move>;

    /// Whether a position is worth what its static evaluation says.
    #[cfg(not(target_family = "wasm"))]
    fn is_quiet(&self, task: &TaskOf<'_, G>) -> bool;
}

struct Compiled;

impl<G: Playable> Search<G> for Compiled {
    fn think(
        &self,
        task: &TaskOf<'_, G>,
        table: &TranspositionTable,
        limits: Limits,
        options: SearchOptions,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move> {
        think(task, table, limits, options, stop, sink)
    }

    fn mcts(
        &self,
        task: &TaskOf<'_, G>,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: Sink<'_, G::Move>,
    ) -> Report<G::Move> {
        mcts(task, bytes, limits, seed, stop, sink)
    }

    fn play_level(
        &self,
        task: &TaskOf<'_, G>,
        level: Level,
        table: &TranspositionTable,
        rng: &mut Rng,
        stop: &Stop,
    ) -> Report<G::Move> {
        play_level(task, level, table, rng, stop)
    }

    #[cfg(not(target_family = "wasm"))]
    fn is_quiet(&self, task: &TaskOf<'_, G>) -> bool {
        jogada_engine::is_quiet(task)
    }
}

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
