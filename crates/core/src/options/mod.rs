//! Options, declared once. From the same constants come specs, flags, forms, tables and checks.
//!
//! ```
//! use jogada_core::options::{Choice, Int, OptionSpec, Options};
//! const SIZE: Int = Int::new("size", 4, 24).default(10);
//! const PASS: Choice<bool> = Choice::new("pass", &[("off", false), ("on", true)]);
//! const SPECS: &[&dyn OptionSpec] = &[&SIZE, &PASS];
//!
//! let options = Options::parse(SPECS, &[], "size=8").unwrap();
//! assert_eq!(options.get(&SIZE), 8);
//! assert!(!options.get(&PASS));
//! assert_eq!(Options::parse(SPECS, &[], "size=3,pas=on").unwrap_err().0.len(), 2);
//! ```

mod errors;
mod list;
mod spec;

pub use errors::{OptionError, OptionErrors};
pub use list::{List, Numbers};
pub use spec::{Choice, Dims, Domain, Int, Key, OptionSpec, Value};

use std::fmt;

use crate::Preset;

/// Values for a list of options. What is not given has its default.
#[derive(Clone)]
pub struct Options {
    specs: &'static [&'static dyn OptionSpec],
    /// One place per spec.
    given: Vec<Option<Value>>,
}

impl Options {
    /// Every option at its default.
    pub fn defaults(specs: &'static [&'static dyn OptionSpec]) -> Options {
        Options { specs, given: vec![None; specs.len()] }
    }

    /// Reads `key=value,key=value`. The first item may be the name of a preset; the options after
    /// it then change single values. Case and spaces around items do not matter.
    pub fn parse(
        specs: &'static [&'static dyn OptionSpec],
        presets: &[Preset],
        text: &str,
    ) -> Result<Options, OptionErrors> {
        if text.trim().is_empty() {
            let names = specs.iter().map(|spec| spec.key()).chain(presets.iter().map(|p| p.id));
            return Err(OptionErrors(vec![OptionError::none(names)]));
        }
        let mut options = Options::defaults(specs);
        let mut errors = Vec::new();
        let mut seen: Vec<&str> = Vec::new();
        for (i, item) in text.split(',').map(str::trim).enumerate() {
            let outcome = match item.split_once('=') {
                Some((key, value)) => options.read(key.trim(), value.trim(), &mut seen),
                None => options.read_preset(presets, item, i == 0),
            };
            errors.extend(outcome.err());
        }
        if errors.is_empty() { Ok(options) } else { Err(OptionErrors(errors)) }
    }

    /// The same choices in another list of options, as far as it has them.
    pub fn within(&self, specs: &'static [&'static dyn OptionSpec]) -> Options {
        let same = |key| self.specs.iter().position(|spec| spec.key() == key);
        let given = |spec: &&dyn OptionSpec| same(spec.key()).and_then(|place| self.given[place]);
        Options { specs, given: specs.iter().map(given).collect() }
    }

    /// Sets one option from text, as a flag or a form does.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let key = key.to_lowercase();
        let Some(place) = self.specs.iter().position(|spec| spec.key() == key) else {
            return Err(OptionError::unknown(&key, self.specs.iter().map(|spec| spec.key())));
        };
        let spec = self.specs[place];
        let read = spec.domain().parse(&value.to_lowercase());
        self.given[place] = Some(read.map_err(|domain| domain.error(spec.key(), value))?);
        Ok(())
    }

    /// The value of an option, or its default.
    ///
    /// # Panics
    /// If the option is not of this list.
    pub fn get<K: Key>(&self, key: &K) -> K::Out {
        let place = self.specs.iter().position(|spec| spec.key() == key.key());
        let place = place.expect("an option is read only by the game that declares it");
        key.value(self.given[place].unwrap_or_else(|| key.default(self)))
    }

    /// The text of an option's value, or of its default.
    ///
    /// # Panics
    /// If the option is not of this list.
    pub fn show(&self, spec: &dyn OptionSpec) -> String {
        let place = self.specs.iter().position(|other| other.key() == spec.key());
        let given = self.given[place.expect("an option is shown with the list it belongs to")];
        spec.domain().show(given.unwrap_or_else(|| spec.default(self)))
    }

    fn read<'t>(
        &mut self,
        key: &'t str,
        value: &str,
        seen: &mut Vec<&'t str>,
    ) -> Result<(), OptionError> {
        if seen.iter().any(|earlier| earlier.eq_ignore_ascii_case(key)) {
            return Err(OptionError::twice(key));
        }
        seen.push(key);
        self.set(key, value)
    }

    fn read_preset(
        &mut self,
        presets: &[Preset],
        name: &str,
        first: bool,
    ) -> Result<(), OptionError> {
        let preset = presets.iter().find(|preset| preset.id.eq_ignore_ascii_case(name));
        match preset {
            Some(preset) if first => {
                let all = Options::parse(self.specs, &[], preset.options);
                *self = all.expect("presets are checked by the tests");
                Ok(())
            }
            Some(preset) => Err(OptionError::late_preset(preset.id)),
            None => {
                let keys = self.specs.iter().map(|spec| spec.key());
                Err(OptionError::not_an_option(name, keys, presets.iter().map(|p| p.id)))
            }
        }
    }
}

/// The canonical text: what differs from the default, in the order of declaration.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (spec, given) in self.specs.iter().zip(&self.given) {
            if let Some(value) = *given
                && spec.default(self) != value
            {
                write!(f, "{separator}{}={}", spec.key(), spec.domain().show(value))?;
                separator = ",";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Options({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Int = Int::new("size", 7, 25).step(2).default(19);
    const LIMIT: Int = Int::new("limit", 10, 99).or_off().default(40);
    const STONES: Int = Int::new("stones", 3, 40).default_from(|options| options.get(&SIZE) / 2);
    const RULE: Choice<u8> = Choice::new("rule", &[("plain", 0), ("long", 1)]);
    const AREA: Dims = Dims::new("area", 4, 9, (5, 6));
    const SPECS: &[&dyn OptionSpec] = &[&SIZE, &LIMIT, &STONES, &RULE, &AREA];
    const PRESETS: &[Preset] = &[Preset { id: "tiny", options: "size=7,limit=0" }];

    fn parse(text: &str) -> Result<Options, OptionErrors> {
        Options::parse(SPECS, PRESETS, text)
    }

    fn errors(text: &str) -> Vec<&'static str> {
        parse(text).unwrap_err().0.iter().map(|error| error.message.id).collect()
    }

    #[test]
    fn values_are_typed_and_the_canonical_text_names_what_differs() {
        let options = parse("RULE=Long, size=19,limit=0,area=6x4").unwrap();
        assert_eq!((options.get(&SIZE), options.get(&LIMIT)), (19, 0));
        assert_eq!((options.get(&RULE), options.get(&AREA)), (1, (6, 4)));
        assert_eq!(options.to_string(), "limit=0,rule=long,area=6x4");
    }

    #[test]
    fn a_default_can_follow_from_other_options() {
        assert_eq!(parse("size=9").unwrap().get(&STONES), 4);
        assert_eq!(parse("size=9,stones=4").unwrap().to_string(), "size=9");
        assert_eq!(parse("size=9,stones=5").unwrap().to_string(), "size=9,stones=5");
    }

    #[test]
    fn a_preset_stands_first_and_can_be_changed() {
        assert_eq!(parse("tiny").unwrap().to_string(), "size=7,limit=0");
        assert_eq!(parse("tiny,limit=40").unwrap().to_string(), "size=7");
        assert_eq!(errors("size=9,tiny"), ["options-late-preset"]);
    }

    #[test]
    fn every_bad_option_is_reported_at_once() {
        assert_eq!(
            errors("size=8,limit=5,stones=99999999999999999999,rule=lung,area=5,sise=7,x,,size=9"),
            [
                "options-number-step",
                "options-number-off",
                "options-number",
                "options-choice-nearest",
                "options-dims",
                "options-unknown-nearest",
                "options-unknown",
                "options-empty",
                "options-twice",
            ]
        );
    }

    #[test]
    fn numbers_are_plain() {
        for text in ["size=+9", "size=09", "size=-9", "size=9.0", "size=", "size=९", "area=05x6"]
        {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
