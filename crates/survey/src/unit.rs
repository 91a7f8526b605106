//! The units of a survey.

use std::fmt;
use std::str::FromStr;

/// What a unit is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Experiment {
    /// A pair of games from the start position.
    Start,
    /// A pair of games after random moves.
    Openings,
    /// A pair of games between a player of the ladder and the one below.
    Ladder(usize),
    /// What the start position is worth.
    Proof,
}

/// A unit: which set, what for, and its number. Sets are told by their places only among the sets of one
/// plan; a line names them by their specs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SurveyKey {
    /// The place of the set in the plan.
    pub set: usize,
    /// Its canonical spec.
    pub spec: String,
    /// What the unit is for.
    pub experiment: Experiment,
    /// Chooses seeds and openings.
    pub number: usize,
}

impl fmt::Display for Experiment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Experiment::Start => write!(f, "start"),
            Experiment::Openings => write!(f, "openings"),
            Experiment::Ladder(step) => write!(f, "ladder{step}"),
            Experiment::Proof => write!(f, "proof"),
        }
    }
}

/// It is not the name of an experiment or of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a unit: a set, an experiment and a number, such as 0-start-17")]
pub struct UnitError;

impl FromStr for Experiment {
    type Err = UnitError;

    fn from_str(text: &str) -> Result<Experiment, UnitError> {
        match text {
            "start" => Ok(Experiment::Start),
            "openings" => Ok(Experiment::Openings),
            "proof" => Ok(Experiment::Proof),
            _ => {
                let step = text.strip_prefix("ladder").and_then(|step| step.parse().ok());
                step.map(Experiment::Ladder).ok_or(UnitError)
            }
        }
    }
}

/// The name of a unit on other machines.
impl fmt::Display for SurveyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.set, self.experiment, self.number)
    }
}

/// Reads the name of a unit: the place of the set, the experiment and the number.
pub(crate) fn parse(text: &str) -> Result<(usize, Experiment, usize), UnitError> {
    let words: Vec<&str> = text.split('-').collect();
    let &[set, experiment, number] = words.as_slice() else { return Err(UnitError) };
    let number_of = |text: &str| text.parse::<usize>().map_err(|_| UnitError);
    Ok((number_of(set)?, experiment.parse()?, number_of(number)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_units_are_read_as_they_are_written() {
        let all =
            [Experiment::Start, Experiment::Openings, Experiment::Ladder(2), Experiment::Proof];
        for experiment in all {
            let key = SurveyKey { set: 3, spec: "a".to_owned(), experiment, number: 17 };
            assert_eq!(parse(&key.to_string()), Ok((3, experiment, 17)));
        }
        for text in ["", "1-start", "x-start-1", "1-begin-1", "1-ladder-1", "1-start-1-1"] {
            assert_eq!(parse(text), Err(UnitError), "{text}");
        }
    }
}
