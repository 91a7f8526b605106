//! What a survey has found so far, in memory and in its file.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use jogada_arena::{LineFile, StoreError};
use serde::{Deserialize, Serialize};

use crate::observe::SeenGame;
use crate::plan::Plan;
use crate::unit::{Experiment, SurveyKey};

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct AnswerLine {
    /// The canonical spec of the set.
    pub(crate) set: String,
    pub(crate) experiment: String,
    pub(crate) number: usize,
    #[serde(flatten)]
    pub(crate) answer: Answer,
}

/// What a unit has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// The first player has White in the first and Black in the second.
    Games([SeenGame; 2]),
    Proof(Proven),
}

/// What a proof has found, for the side that begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Proven {
    /// `win`, `loss` or `draw`; `None` if it could not be found out.
    pub(crate) value: Option<String>,
    pub(crate) plies: Option<u32>,
    pub(crate) margin: Option<i32>,
    pub(crate) nodes: u64,
}

/// What was found of one set.
#[derive(Default)]
pub(crate) struct SetAnswers {
    pub(crate) pairs: BTreeMap<Experiment, BTreeMap<usize, [SeenGame; 2]>>,
    pub(crate) proven: Option<Proven>,
}

/// What was found of all sets.
#[derive(Default)]
pub struct Answers {
    sets: HashMap<String, SetAnswers>,
    known: HashSet<(String, Experiment, usize)>,
}

impl Answers {
    /// Takes a line in; whether it makes sense.
    pub fn add(&mut self, line: &str) -> bool {
        let Ok(AnswerLine { set, experiment, number, answer }) = serde_json::from_str(line) else {
            return false;
        };
        let Ok(experiment) = experiment.parse::<Experiment>() else { return false };
        self.known.insert((set.clone(), experiment, number));
        let answers = self.sets.entry(set).or_default();
        match answer {
            Answer::Games(games) => {
                answers.pairs.entry(experiment).or_default().insert(number, games);
            }
            Answer::Proof(proven) => answers.proven = Some(proven),
        }
        true
    }

    /// Whether a unit was done.
    pub fn contains(&self, key: &SurveyKey) -> bool {
        self.known.contains(&(key.spec.clone(), key.experiment, key.number))
    }

    /// What was found of a set.
    pub(crate) fn of(&self, set: &str) -> Option<&SetAnswers> {
        self.sets.get(set)
    }
}

/// The file of a survey, open and locked for adding to it.
pub struct SurveyFile(LineFile);

impl SurveyFile {
    /// Opens a file, or begins it; also gives what is in it. More sets and games than before may be asked
    /// for; other settings are refused.
    pub fn open(path: &Path, plan: &Plan) -> Result<(SurveyFile, Answers), StoreError> {
        let (mut file, lines) = LineFile::open(path)?;
        let mut each = lines.whole.lines().enumerate();
        match each.next() {
            None => file.begin(&lines.torn, plan)?,
            Some((_, first)) => compare(first, plan)?,
        }
        let mut answers = Answers::default();
        for (place, line) in each {
            if !answers.add(line) {
                return Err(StoreError::Damaged(place + 1));
            }
        }
        file.cut()?;
        Ok((SurveyFile(file), answers))
    }

    /// Adds lines, safe from a sudden end of the program once this returns.
    pub fn add(&mut self, lines: &[String]) -> std::io::Result<()> {
        self.0.append(&lines.iter().flat_map(|line| [&**line, "\n"]).collect::<String>())
    }
}

fn compare(first: &str, plan: &Plan) -> Result<(), StoreError> {
    let there: Option<Plan> = serde_json::from_str(first).ok();
    let there = there.filter(Plan::is_known).ok_or(StoreError::Foreign)?;
    match plan.differences(&there) {
        none if none.is_empty() => Ok(()),
        differences => Err(StoreError::Different(differences)),
    }
}
