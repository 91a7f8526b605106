//! Games in which puzzles are looked for, as units of work.

use jogada_play::{PuzzleCandidate, PuzzleSource, Stop};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::executor::{Job, JobConfig, JobWorker};
use crate::pair_job::JobError;

/// The games of a source of puzzles, for any process. A key is the number of a game.
pub struct PuzzleJob {
    source: PuzzleSource,
}

/// A source in a form that can be sent.
#[derive(Serialize, Deserialize)]
struct PuzzleConfig {
    spec: String,
    nodes: u64,
    seed: u64,
}

impl PuzzleJob {
    /// The word of this kind of work.
    pub const KIND: &'static str = "puzzles";

    /// The games of this source.
    pub fn new(source: PuzzleSource) -> PuzzleJob {
        PuzzleJob { source }
    }

    /// What another process needs to play games of it.
    pub fn config(&self) -> JobConfig {
        let PuzzleSource { spec, nodes, seed } = &self.source;
        let config = PuzzleConfig { spec: spec.to_string(), nodes: *nodes, seed: *seed };
        let games = vec![spec.info().id.to_owned()];
        JobConfig { kind: Self::KIND, configuration: json!(config), games }
    }

    /// The work of such a configuration.
    pub fn parse(configuration: &Value) -> Result<PuzzleJob, JobError> {
        let config = PuzzleConfig::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        let spec = config.spec.parse().map_err(|_| JobError::Different(config.spec))?;
        Ok(PuzzleJob::new(PuzzleSource { spec, nodes: config.nodes, seed: config.seed }))
    }

    /// What a line of [`JobWorker::run`] says: the puzzles of a game.
    pub fn read(line: &str) -> serde_json::Result<Vec<PuzzleCandidate>> {
        serde_json::from_str(line)
    }
}

impl Job for PuzzleJob {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        Box::new(PuzzleWorker(self))
    }
}

struct PuzzleWorker<'a>(&'a PuzzleJob);

impl JobWorker for PuzzleWorker<'_> {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let found = self.0.source.game(key.parse().ok()?, stop)?;
        Some(serde_json::to_string(&found).expect("plain data can be written"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_follows_from_the_source_and_the_number() {
        let spec = "nava:tiny".parse().expect("it is one of ours");
        let job = PuzzleJob::new(PuzzleSource { spec, nodes: 20_000, seed: 3 });
        let sent = PuzzleJob::parse(&job.config().configuration).unwrap();
        let mut found = 0;
        for number in 0..6 {
            let line = job.worker().run(&number.to_string(), &Stop::default()).unwrap();
            let again = sent.worker().run(&number.to_string(), &Stop::default());
            assert_eq!(again.as_deref(), Some(&*line), "game {number}");
            found += PuzzleJob::read(&line).unwrap().len();
        }
        assert!(found > 0);
        assert_eq!(job.worker().run("x", &Stop::default()), None);
    }

    #[test]
    fn what_is_no_source_is_refused() {
        for wrong in [json!({}), json!({ "spec": "nava:tinny", "nodes": 1, "seed": 1 })] {
            assert!(PuzzleJob::parse(&wrong).is_err(), "{wrong}");
        }
    }
}
