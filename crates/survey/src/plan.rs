//! What is to be measured, and how.

use jogada_arena::{Difference, Format, Openings, Tournament};
use jogada_play::{Message, PlayerSpec, Spec};
use serde::{Deserialize, Serialize};

use crate::unit::{Experiment, SurveyKey};
use crate::varied_player::VariedPlayer;

/// The form of results files; another number, another form.
const VERSION: u32 = 2;

/// Everything that the results of a survey follow from: the first line of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The form of the file.
    pub jogada_survey: u32,
    /// The version of the program that measures.
    pub version: String,
    /// Canonical specs.
    pub sets: Vec<String>,
    /// Who plays both sides.
    pub player: String,
    /// Games of every set from the start position, and as many after random moves.
    pub games: usize,
    /// Random moves of those, whatever they lead to.
    pub opening: usize,
    /// Players of growing strength, each of which meets the next.
    pub ladder: Vec<String>,
    /// Games of every two of them.
    pub ladder_games: usize,
    /// Positions that the search looks at to tell who leads.
    pub nodes: u64,
    /// Positions that a proof may look at; 0 for no proofs.
    pub solve_nodes: u64,
    /// Moves after which a game is drawn.
    pub cap: usize,
    /// Milliseconds that people are taken to need for a move.
    pub move_ms: u64,
    /// Everything left to chance follows from it.
    pub seed: u64,
}

/// Why a plan makes no sense. `Display` is for programmers; [`message`](PlanError::message) is what users read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// A set is no game of ours.
    #[error("“{0}” is no set of options")]
    Set(String),
    /// A player is none of this game.
    #[error("“{0}” is no player of {1}")]
    Player(String, String),
    /// A player is a program outside.
    #[error("“{0}” is a program: what it does does not follow from a seed")]
    Program(String),
}

impl PlanError {
    /// What to tell users.
    pub fn message(&self) -> Message {
        match self {
            PlanError::Set(set) => Message::new("survey-bad-set").with("set", set.as_str()),
            PlanError::Player(name, set) => Message::new("survey-bad-player")
                .with("name", name.as_str())
                .with("set", set.as_str()),
            PlanError::Program(name) => Message::new("survey-program").with("name", name.as_str()),
        }
    }
}

impl Plan {
    /// A plan for these sets.
    pub fn new(sets: &[Spec]) -> Plan {
        Plan {
            jogada_survey: VERSION,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            sets: sets.iter().map(ToString::to_string).collect(),
            player: "level:5".to_owned(),
            games: 40,
            opening: 2,
            ladder: ["level:1", "level:3", "level:5"].map(str::to_owned).to_vec(),
            ladder_games: 20,
            nodes: 300,
            solve_nodes: 1_000_000,
            cap: 400,
            move_ms: 15_000,
            seed: 0,
        }
    }

    /// Seconds that people take for a move, to tell how long they would play.
    pub(crate) fn move_seconds(&self) -> f64 {
        self.move_ms as f64 / 1e3
    }

    /// Whether this form of file is the one we know.
    pub(crate) fn is_known(&self) -> bool {
        self.jogada_survey == VERSION
    }

    /// What has to change before results of `there` can be added to. More sets and more games may always be
    /// asked for.
    pub(crate) fn differences(&self, there: &Plan) -> Vec<Difference> {
        let more = ["sets", "games", "ladder_games", "move_ms"];
        let mut all = Difference::between(self, there);
        all.retain(|difference| !more.contains(&difference.setting.as_str()));
        all
    }

    /// Sees to it that every set can be played by every player.
    pub fn check(&self) -> Result<(), PlanError> {
        for set in &self.sets {
            let spec = spec(set)?;
            let names = self.ladder.iter().chain([&self.player]);
            names.into_iter().try_for_each(|name| player(name, &spec).map(drop))?;
        }
        Ok(())
    }

    /// The units of all sets. The first of every set come first, so that a report is worth reading early.
    pub fn keys(&self) -> Vec<SurveyKey> {
        let mut keys: Vec<SurveyKey> = Vec::new();
        for (set, spec) in self.sets.iter().enumerate() {
            let pairs = |experiment, games: usize| {
                (0..games.div_ceil(2)).map(move |number| (experiment, number))
            };
            let steps = 1..self.ladder.len();
            let ladder = steps.flat_map(|step| pairs(Experiment::Ladder(step), self.ladder_games));
            let proof = (self.solve_nodes > 0).then_some((Experiment::Proof, 0));
            let all = pairs(Experiment::Start, self.games)
                .chain(pairs(Experiment::Openings, self.games))
                .chain(ladder)
                .chain(proof);
            let key =
                |(experiment, number)| SurveyKey { set, spec: spec.clone(), experiment, number };
            keys.extend(all.map(key));
        }
        keys.sort_by_key(|key| key.number);
        keys
    }

    /// The match that an experiment with a set is; `None` for a proof.
    pub(crate) fn tournament(
        &self,
        spec: &Spec,
        experiment: Experiment,
    ) -> Result<Option<Tournament>, PlanError> {
        let (players, plies) = match experiment {
            Experiment::Start => ([&self.player; 2], 0),
            Experiment::Openings => ([&self.player; 2], self.opening),
            Experiment::Ladder(step) => {
                let place = step.clamp(1, self.ladder.len().saturating_sub(1).max(1));
                ([&self.ladder[place], &self.ladder[place - 1]], self.opening)
            }
            Experiment::Proof => return Ok(None),
        };
        let [first, second] = players.map(|name| player(name, spec).map(VariedPlayer));
        Ok(Some(Tournament {
            openings: Openings::Random { plies, even: false },
            seed: self.seed,
            cap: self.cap,
            ..Tournament::new(spec.clone(), [first?, second?], Format::Match)
        }))
    }
}

/// The set of this text.
pub(crate) fn spec(set: &str) -> Result<Spec, PlanError> {
    let bad = || PlanError::Set(set.to_owned());
    let spec = set.parse::<Spec>().map_err(|_| bad())?;
    spec.open(None).map_err(|_| bad())?;
    Ok(spec)
}

fn player(name: &str, spec: &Spec) -> Result<PlayerSpec, PlanError> {
    let read = PlayerSpec::parse(name, spec.info());
    let read = read.map_err(|_| PlanError::Player(name.to_owned(), spec.to_string()))?;
    if read.kind().takes_command() {
        return Err(PlanError::Program(name.to_owned()));
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_units_and_more_can_be_asked_for() {
        let sets = ["nava:tiny", "wali"].map(|set| spec(set).unwrap());
        let plan = Plan { games: 4, ladder_games: 2, ..Plan::new(&sets) };
        assert_eq!(plan.check(), Ok(()));
        // Two pairs from the start, two after openings, one for each step of the ladder, a proof.
        assert_eq!(plan.keys().len(), 2 * (2 + 2 + 2 + 1));
        let more = Plan { games: 8, ..Plan::new(&sets[..1]) };
        assert!(plan.differences(&more).is_empty());
        let other = Plan { seed: 1, ..plan.clone() };
        assert_eq!(plan.differences(&other).len(), 1);
    }

    #[test]
    fn players_that_are_none_or_programs_are_refused() {
        let plan = Plan::new(&[spec("nava:tiny").unwrap()]);
        let with = |player: &str| Plan { player: player.to_owned(), ..plan.clone() }.check();
        assert!(matches!(with("clever"), Err(PlanError::Player(..))));
        assert!(matches!(with("cmd:./bot"), Err(PlanError::Program(_))));
    }
}
