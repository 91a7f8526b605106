//! Which constants are varied.

use jogada_play::{ParameterInfo, SearchParameters};

use super::spsa::Knob;
use crate::error::TuneError;

/// Constants that mean nothing where another is off, which is beside them.
const DEPENDENT: [(&str, &str); 9] = [
    ("futility_depth", "futility_margin"),
    ("futility_improving", "futility_margin"),
    ("futility_table", "futility_margin"),
    ("razor_depth", "razor_margin"),
    ("probcut_margin", "probcut_depth"),
    ("probcut_reduction", "probcut_depth"),
    ("singular_margin", "singular_depth"),
    ("lmp_base", "lmp_depth"),
    ("lmp_slope", "lmp_depth"),
];

/// Some constants, by their places among all.
pub(crate) struct Varied {
    start: SearchParameters,
    places: Vec<usize>,
}

impl Varied {
    /// Those of these names; without any, all that do something at the start.
    pub(crate) fn new(start: SearchParameters, names: &[String]) -> Result<Varied, TuneError> {
        check_ranges(&start)?;
        let is_known = |name: &&String| SearchParameters::ALL.iter().any(|one| one.name == **name);
        if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
            return Err(TuneError::UnknownConstant(unknown.clone()));
        }
        let is_named = |one: &ParameterInfo| names.iter().any(|name| name == one.name);
        let is_varied =
            |one: &ParameterInfo| if names.is_empty() { is_on(&start, one) } else { is_named(one) };
        let all = SearchParameters::ALL.iter().enumerate();
        let places = all.filter(|(_, one)| is_varied(one)).map(|(place, _)| place).collect();
        Ok(Varied { start, places })
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.places.iter().map(|&place| SearchParameters::ALL[place].name).collect()
    }

    pub(crate) fn knobs(&self) -> Vec<Knob> {
        let start = self.start.values();
        let knob = |&place: &usize| Knob::new(start[place], &SearchParameters::ALL[place].range);
        self.places.iter().map(knob).collect()
    }

    /// All constants, with these values for those that are varied.
    pub(crate) fn with_values(&self, values: &[i32]) -> SearchParameters {
        let mut all = self.start.values();
        self.places.iter().zip(values).for_each(|(&place, &value)| all[place] = value);
        SearchParameters::with_values(&all)
    }
}

/// Whether a constant does anything.
fn is_on(parameters: &SearchParameters, one: &ParameterInfo) -> bool {
    let is_off = |name: &str| {
        let mut all = SearchParameters::ALL.iter().zip(parameters.values());
        // Where less than nothing is allowed, nothing does not mean that it is off.
        all.any(|(one, value)| one.name == name && value == 0 && *one.range.start() == 0)
    };
    let switch = DEPENDENT.iter().find(|(name, _)| *name == one.name).map(|(_, switch)| switch);
    !is_off(one.name) && !switch.is_some_and(|switch| is_off(switch))
}

/// A search with values outside may do anything, dividing by nothing included.
fn check_ranges(parameters: &SearchParameters) -> Result<(), TuneError> {
    let mut all = SearchParameters::ALL.iter().zip(parameters.values());
    match all.find(|(one, value)| !one.range.contains(value)) {
        Some((one, value)) => Err(TuneError::OutOfRange(one, value)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(start: SearchParameters, names: &[&str]) -> Vec<&'static str> {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        Varied::new(start, &names).unwrap().names()
    }

    #[test]
    fn what_is_off_is_varied_only_if_it_is_named() {
        let start = SearchParameters {
            lmr_base: 0,
            futility_margin: 0,
            razor_margin: 100,
            ..SearchParameters::default()
        };
        let varied = names(start, &[]);
        for on in ["lmr_base", "razor_margin", "razor_depth", "killer"] {
            assert!(varied.contains(&on), "{on}: {varied:?}");
        }
        for off in ["lmr_history", "futility_margin", "futility_depth", "probcut_margin"] {
            assert!(!varied.contains(&off), "{off}: {varied:?}");
        }
        let varied = names(start, &["futility_margin", "killer", "futility_margin"]);
        assert_eq!(varied, ["futility_margin", "killer"]);
    }

    #[test]
    fn every_name_of_a_switch_is_one() {
        let is_known = |name| SearchParameters::ALL.iter().any(|one| one.name == name);
        for (name, switch) in DEPENDENT {
            assert!(is_known(name) && is_known(switch), "{name} {switch}");
        }
    }

    #[test]
    fn only_what_is_varied_changes() {
        let start = SearchParameters::default();
        let varied = Varied::new(start, &["killer".to_owned(), "lmr_base".to_owned()]).unwrap();
        let changed = varied.with_values(&[1, 2]);
        assert_eq!(changed, SearchParameters { lmr_base: 1, killer: 2, ..start });
    }

    #[test]
    fn names_and_values_that_cannot_be_are_refused() {
        let start = SearchParameters::default();
        let unknown = Varied::new(start, &["killer".to_owned(), "lmr".to_owned()]);
        assert!(matches!(unknown, Err(TuneError::UnknownConstant(name)) if name == "lmr"));
        let outside = SearchParameters { lmr_divisor: 0, ..start };
        let refused = Varied::new(outside, &[]);
        assert!(matches!(refused, Err(TuneError::OutOfRange(one, 0)) if one.name == "lmr_divisor"));
    }
}
