//! Does the units of a survey.

use jogada_arena::{Job, JobConfig, JobError, JobWorker, Key, play_pair};
use jogada_play::{Effort, ProvenValue, Spec, Stop};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::observe::observe;
use crate::plan::{Plan, spec};
use crate::results::{Answer, AnswerLine, Proven};
use crate::unit::{self, Experiment};

/// Memory of a proof for each position it may look at.
const BYTES_A_NODE: u64 = 64;

/// Memory of a proof, at least and at most.
const MEMORY: [u64; 2] = [1 << 20, 1 << 28];

/// The units of a plan, for any process.
pub struct SurveyJob {
    plan: Plan,
    sets: Vec<Spec>,
}

impl SurveyJob {
    /// The word of this kind of work.
    pub const KIND: &'static str = "survey";

    /// The units of a plan that was checked.
    ///
    /// # Errors
    /// [`JobError::Different`] if it cannot be played.
    pub fn new(plan: Plan) -> Result<SurveyJob, JobError> {
        plan.check().map_err(|error| JobError::Different(error.to_string()))?;
        let sets = plan.sets.iter().map(|set| spec(set)).collect::<Result<Vec<_>, _>>();
        let sets = sets.map_err(|error| JobError::Different(error.to_string()))?;
        Ok(SurveyJob { plan, sets })
    }

    /// What another process needs to do units of a plan.
    pub fn config(&self) -> JobConfig {
        let mut games: Vec<_> = self.sets.iter().map(|spec| spec.info().id.to_owned()).collect();
        games.sort();
        games.dedup();
        JobConfig { kind: Self::KIND, configuration: json!(self.plan), games }
    }

    /// The work of such a configuration.
    pub fn parse(configuration: &Value) -> Result<SurveyJob, JobError> {
        let plan = Plan::deserialize(configuration).map_err(|_| JobError::Foreign)?;
        if !plan.is_known() {
            return Err(JobError::Foreign);
        }
        SurveyJob::new(plan)
    }

    fn answer(&self, key: &str, stop: &Stop) -> Option<AnswerLine> {
        let (set, experiment, number) = unit::parse(key).ok()?;
        let (spec, name) = (self.sets.get(set)?, self.plan.sets.get(set)?);
        let answer = match experiment {
            Experiment::Proof => Answer::Proof(self.prove(spec, stop)?),
            _ => Answer::Games(self.play(spec, experiment, number, stop)?),
        };
        let experiment = experiment.to_string();
        Some(AnswerLine { set: name.clone(), experiment, number, answer })
    }

    fn play(
        &self,
        spec: &Spec,
        experiment: Experiment,
        number: usize,
        stop: &Stop,
    ) -> Option<[crate::observe::SeenGame; 2]> {
        let is_step = |step: usize| (1..self.plan.ladder.len()).contains(&step);
        if matches!(experiment, Experiment::Ladder(step) if !is_step(step)) {
            return None;
        }
        let tournament = self.plan.tournament(spec, experiment).ok()??;
        let pair = play_pair(&tournament, Key { players: [0, 1], number }, stop)?;
        // Who leads between unequal players says nothing about the game.
        let nodes = (!matches!(experiment, Experiment::Ladder(_))).then_some(self.plan.nodes);
        let [first, second] = pair.games.each_ref().map(|game| observe(game, nodes, stop));
        Some([first?, second?])
    }

    fn prove(&self, spec: &Spec, stop: &Stop) -> Option<Proven> {
        let game = spec.open(None).ok()?;
        let nodes = self.plan.solve_nodes;
        let bytes = (nodes * BYTES_A_NODE).clamp(MEMORY[0], MEMORY[1]) as usize;
        let found = game.solve(Effort { nodes, bytes }, stop, &mut |_| {})?;
        if stop.is_stopped() {
            return None;
        }
        let value = found.value.map(|value| match value {
            ProvenValue::Win => "win",
            ProvenValue::Loss => "loss",
            ProvenValue::Draw => "draw",
        });
        let value = value.map(str::to_owned);
        Some(Proven { value, plies: found.plies, margin: found.margin, nodes: found.nodes })
    }
}

impl Job for SurveyJob {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        Box::new(SurveyWorker(self))
    }
}

struct SurveyWorker<'a>(&'a SurveyJob);

impl JobWorker for SurveyWorker<'_> {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let line = self.0.answer(key, stop)?;
        Some(serde_json::to_string(&line).expect("plain data can be written"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> SurveyJob {
        let plan = Plan {
            nodes: 50,
            solve_nodes: 50_000,
            ..Plan::new(&[spec("nava:size=3,discs=3,cubes=3").unwrap()])
        };
        let player = "level:1".to_owned();
        SurveyJob::new(Plan { player, cap: 60, ..plan }).unwrap()
    }

    #[test]
    fn a_line_follows_from_the_plan_and_the_key() {
        let sent = SurveyJob::parse(&job().config().configuration).unwrap();
        for key in ["0-start-0", "0-openings-1", "0-ladder1-0", "0-proof-0"] {
            let line = job().worker().run(key, &Stop::default());
            assert!(line.is_some(), "{key}");
            assert_eq!(line, sent.worker().run(key, &Stop::default()), "{key}");
        }
        for key in ["1-start-0", "0-ladder0-0", "0-ladder9-0", "0-none-0", ""] {
            assert_eq!(job().worker().run(key, &Stop::default()), None, "{key}");
        }
    }

    /// Error bars are for games that differ.
    #[test]
    fn games_from_the_start_differ() {
        let plan = Plan { nodes: 1, ..Plan::new(&[spec("nava").unwrap()]) };
        let job = SurveyJob::new(plan).unwrap();
        let lines: std::collections::HashSet<_> = (0..6)
            .map(|number| job.worker().run(&format!("0-start-{number}"), &Stop::default()).unwrap())
            .map(|line| line.split_once("\"games\"").expect("it has games").1.to_owned())
            .collect();
        assert!(lines.len() > 3, "{lines:?}");
    }

    #[test]
    fn a_small_game_is_solved_and_its_positions_are_counted() {
        let line = job().worker().run("0-proof-0", &Stop::default()).unwrap();
        assert!(line.contains("\"value\":\"") && line.contains("\"plies\":"), "{line}");
        let line = job().worker().run("0-openings-0", &Stop::default()).unwrap();
        let read: AnswerLine = serde_json::from_str(&line).unwrap();
        let Answer::Games(games) = read.answer else { panic!("{line}") };
        for game in games {
            assert_eq!(game.chances.len(), game.positions());
            assert!(game.forced as usize <= game.positions());
            assert!(game.choices >= game.positions() as u64);
        }
    }
}
