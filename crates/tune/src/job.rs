//! The work of a round for other processes: games to learn from, and pairs of the match.

use jogada_arena::{Job, JobConfig, JobError, JobWorker, PairJob, Sprt, Tournament};
use jogada_play::{AnyMatch, Spec, Stop, Weights};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::sample::SelfPlay;
use crate::verify;

/// Games of the engine against itself, by their numbers.
pub struct SampleJob {
    spec: Spec,
    weights: Weights,
    config: SampleConfig,
}

#[derive(Clone, Serialize, Deserialize)]
struct SampleConfig {
    spec: String,
    weights: String,
    nodes: u64,
    seed: u64,
}

impl SampleJob {
    /// The word of this kind of work.
    pub const KIND: &'static str = "tune-samples";

    pub(crate) fn new(spec: &Spec, weights: &Weights, nodes: u64, seed: u64) -> SampleJob {
        let (text, written) = (spec.to_string(), weights.to_string());
        let config = SampleConfig { spec: text, weights: written, nodes, seed };
        SampleJob { spec: spec.clone(), weights: weights.clone(), config }
    }

    pub(crate) fn config(&self) -> JobConfig {
        let games = vec![self.spec.info().id.to_owned()];
        JobConfig { kind: Self::KIND, configuration: json!(self.config), games }
    }

    /// The work of such a configuration.
    pub fn parse(configuration: &Value) -> Result<SampleJob, JobError> {
        let config = SampleConfig::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        let spec = spec(&config.spec)?;
        let weights = weights(&spec, &config.weights)?;
        Ok(SampleJob { spec, weights, config })
    }

    fn start(&self) -> Box<dyn AnyMatch> {
        self.spec.open(None).expect("the game was opened before").fork_with(&self.weights)
    }
}

fn spec(text: &str) -> Result<Spec, JobError> {
    let different = || JobError::Different(text.to_owned());
    let spec = text.parse::<Spec>().map_err(|_| different())?;
    spec.open(None).map_err(|_| different())?;
    Ok(spec)
}

fn weights(spec: &Spec, text: &str) -> Result<Weights, JobError> {
    let shipped = Weights::parse(spec.weights()).map_err(|_| JobError::Foreign)?;
    shipped.parse_others(text).map_err(|_| JobError::Different("weights".to_owned()))
}

impl Job for SampleJob {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        let SampleConfig { nodes, seed, .. } = self.config;
        Box::new(SampleWorker(SelfPlay { start: self.start(), nodes, seed }))
    }
}

struct SampleWorker(SelfPlay);

impl JobWorker for SampleWorker {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let game = self.0.play(key.parse().ok()?, stop)?;
        Some(serde_json::to_string(&game).expect("plain data can be written"))
    }
}

/// The match between new and old weights.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct MatchConfig {
    pub(crate) spec: String,
    pub(crate) new: String,
    pub(crate) old: String,
    pub(crate) games: usize,
    pub(crate) nodes: u64,
    pub(crate) sprt: Sprt,
    pub(crate) seed: u64,
}

impl MatchConfig {
    pub(crate) fn job(&self, spec: &Spec) -> JobConfig {
        let games = vec![spec.info().id.to_owned()];
        JobConfig { kind: MatchJob::KIND, configuration: json!(self), games }
    }

    pub(crate) fn tournament(&self) -> Result<Tournament, JobError> {
        let spec = spec(&self.spec)?;
        let (new, old) = (weights(&spec, &self.new)?, weights(&spec, &self.old)?);
        Ok(verify::tournament(self, spec, [new, old]))
    }
}

/// Reads the matches of other processes.
pub struct MatchJob;

impl MatchJob {
    /// The word of this kind of work.
    pub const KIND: &'static str = "tune-match";

    /// The work of such a configuration.
    pub fn parse(configuration: &Value) -> Result<PairJob, JobError> {
        let config = MatchConfig::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        config.tournament().map(PairJob::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_to_learn_from_are_the_same_elsewhere() {
        let spec: Spec = "nava:tiny".parse().unwrap();
        let weights = Weights::parse(spec.weights()).unwrap();
        let job = SampleJob::new(&spec, &weights, 50, 3);
        let sent = SampleJob::parse(&job.config().configuration).unwrap();
        let line = |job: &SampleJob, key: &str| job.worker().run(key, &Stop::default());
        assert!(line(&job, "2").is_some());
        assert_eq!(line(&job, "2"), line(&sent, "2"));
        assert_eq!(line(&sent, "two"), None);
    }

    #[test]
    fn a_match_of_weights_is_the_same_elsewhere() {
        let spec: Spec = "nava:tiny".parse().unwrap();
        let weights = Weights::parse(spec.weights()).unwrap();
        let config = MatchConfig {
            spec: spec.to_string(),
            new: weights.to_string(),
            old: weights.to_string(),
            games: 4,
            nodes: 50,
            sprt: Sprt::new([0.0, 5.0]),
            seed: 1,
        };
        let job = MatchJob::parse(&config.job(&spec).configuration).unwrap();
        assert!(job.worker().run("0-1-0", &Stop::default()).is_some());
        assert!(MatchJob::parse(&json!({})).is_err());
    }
}
