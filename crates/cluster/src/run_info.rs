//! A run as workers see it.

use jogada_arena::JobConfig;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Which program plays: results of another one are not the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// The version of the program.
    pub version: String,
    /// Nodes of `jogada bench` for the games of the run: they change with its rules, its search, its
    /// weights and its net.
    pub signature: u64,
}

/// What a coordinator tells of a run, and a worker checks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunInfo {
    /// The name of the run on the server.
    pub id: String,
    /// Who can read the configuration.
    pub kind: String,
    /// The games, by their ids.
    pub games: Vec<String>,
    /// Everything that the results follow from.
    pub configuration: Value,
    /// The program of the coordinator.
    pub build: Build,
}

/// Digits of an id: enough for runs never to meet.
const ID_BYTES: usize = 8;

impl RunInfo {
    /// A run of this work. The same work with the same salt has the same id, so that it can be gone on
    /// with; others have another.
    pub fn new(job: &JobConfig, build: Build, salt: &str) -> RunInfo {
        let mut run = RunInfo {
            id: salt.to_owned(),
            kind: job.kind.to_owned(),
            games: job.games.clone(),
            configuration: job.configuration.clone(),
            build,
        };
        let digest = Sha256::digest(run.json());
        run.id = hex::encode(&digest[..ID_BYTES]);
        run
    }

    pub(crate) fn json(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("plain data can be written")
    }

    /// The stream that keys wait in.
    pub(crate) fn keys_stream(&self) -> String {
        format!("jogada-{}-keys", self.id)
    }

    /// The stream that lines are kept in.
    pub(crate) fn results_stream(&self) -> String {
        format!("jogada-{}-results", self.id)
    }

    /// The subject of a unit, or of all with `*`.
    pub(crate) fn key_subject(&self, unit: &str) -> String {
        format!("jogada.{}.key.{unit}", self.id)
    }

    /// The subject of a line, or of all with `*`.
    pub(crate) fn result_subject(&self, key: &str) -> String {
        format!("jogada.{}.result.{key}", self.id)
    }

    /// Where workers say that they take part, or why not.
    pub(crate) fn report_subject(&self) -> String {
        format!("jogada.{}.workers", self.id)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_same_work_has_the_same_id_and_other_work_another() {
        let run = |seed: u64, signature, salt| {
            let configuration = json!({ "seed": seed });
            let job = JobConfig { kind: "arena", configuration, games: vec!["noughts".to_owned()] };
            RunInfo::new(&job, Build { version: "1".to_owned(), signature }, salt).id
        };
        assert_eq!(run(1, 2, "a"), run(1, 2, "a"));
        for other in [run(2, 2, "a"), run(1, 3, "a"), run(1, 2, "b")] {
            assert_ne!(run(1, 2, "a"), other);
        }
    }
}
