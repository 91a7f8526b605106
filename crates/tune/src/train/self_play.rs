//! Games of the engine against itself with what its search thought of every position.

use jogada_arena::{Evenness, Job, JobConfig, JobWorker};
use jogada_play::{AnyMatch, Rng, Side, Stop};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::sample::{Variety, self_play};

/// Games in a unit of work: one line of the file.
pub(crate) const UNIT: usize = 50;

/// What a game may be worth to either side after its random opening.
const EVEN: i32 = 300;

/// Of the moves of a game.
const VARIETY: Variety = Variety::OneIn(25);

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TrainingGame {
    /// Of White: 2 for a win, 1 for a draw.
    pub(crate) half_points: u8,
    /// All of them with spaces between.
    pub(crate) moves: String,
    /// What the search thought of the positions before the last moves, for the side to move: those before them are
    /// random ones.
    pub(crate) values: Vec<i32>,
}

/// Games of the engine against itself, fifty at a time.
pub(crate) struct SelfPlayJob {
    /// A game without moves, with the evaluation that is to play.
    pub(crate) start: Box<dyn AnyMatch>,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

impl SelfPlayJob {
    pub(crate) fn config(&self) -> JobConfig {
        let games = vec![self.start.info().id.to_owned()];
        let configuration = json!({ "nodes": self.nodes, "seed": self.seed });
        JobConfig { kind: "train-samples", configuration, games }
    }

    /// Plays the game with this number; `None` if it was stopped.
    fn play(&self, number: usize, stop: &Stop) -> Option<TrainingGame> {
        let mut rng = Rng::new(Rng::seed_of(self.seed, number));
        let mut values = Vec::new();
        let visit = &mut |_: &dyn AnyMatch, value| values.push(value);
        let evenness = Evenness { nodes: self.nodes, value: EVEN };
        let (game, outcome) = self_play(&*self.start, evenness, &mut rng, stop, VARIETY, visit)?;
        let moves = game.line().moves.join(" ");
        Some(TrainingGame { half_points: outcome.half_points(Side::White), moves, values })
    }
}

impl Job for SelfPlayJob {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        Box::new(Worker(self))
    }
}

struct Worker<'j>(&'j SelfPlayJob);

impl JobWorker for Worker<'_> {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let unit: usize = key.parse().ok()?;
        let numbers = unit * UNIT..(unit + 1) * UNIT;
        let games = numbers.map(|number| self.0.play(number, stop)).collect::<Option<Vec<_>>>()?;
        Some(serde_json::to_string(&games).expect("plain data can be written"))
    }
}
