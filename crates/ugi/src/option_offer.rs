//! Options as the protocol writes them.

use std::fmt;

use jogada_play::{Domain, OptionSpec, Options, Value};

/// An option that an engine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionOffer {
    /// Its name; case does not matter.
    pub name: String,
    /// The values it can have, and the one it has if nothing is said.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check(bool),
    /// A whole number.
    Spin {
        /// If nothing is said.
        default: i64,
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
    /// One of some words.
    Combo {
        /// If nothing is said.
        default: String,
        /// All of them.
        values: Vec<String>,
    },
    /// Any text.
    Text(String),
    /// Something to be done, without a value.
    Button,
}

/// How an empty text is written.
const EMPTY: &str = "<empty>";

impl OptionOffer {
    /// The offer of one of our options, with the value it has among these.
    pub(super) fn of(name: &str, spec: &dyn OptionSpec, options: &Options) -> OptionOffer {
        let shown = options.show(spec);
        let kind = match (spec.domain(), spec.default(options)) {
            (Domain::Int { min, max, off, .. }, Value::Int(default)) => {
                let default = shown.parse().unwrap_or(default);
                OptionKind::Spin { default, min: if off { 0 } else { min }, max }
            }
            (Domain::Choice(names), _) => {
                let values = names.into_iter().map(str::to_owned).collect();
                OptionKind::Combo { default: shown, values }
            }
            _ => OptionKind::Text(shown),
        };
        OptionOffer { name: name.to_owned(), kind }
    }

    /// Reads what stands after `option`; `None` if something is missing or makes no sense.
    pub(super) fn parse(words: &[&str]) -> Option<OptionOffer> {
        let parts = Parts::of(words);
        let name = parts.one("name").filter(|name| !name.is_empty())?;
        let number = |key| parts.one(key)?.parse::<i64>().ok();
        let kind = match parts.one("type")?.as_str() {
            "check" => OptionKind::Check(parts.one("default")?.parse().ok()?),
            "spin" => {
                let (min, max) = (number("min")?, number("max")?);
                let default = number("default").filter(|n| (min..=max).contains(n))?;
                OptionKind::Spin { default, min, max }
            }
            "combo" => {
                let values = parts.all("var");
                let default = parts.one("default").filter(|value| values.contains(value))?;
                OptionKind::Combo { default, values }
            }
            "string" => {
                let default = parts.one("default")?;
                OptionKind::Text(if default == EMPTY { String::new() } else { default })
            }
            "button" => OptionKind::Button,
            _ => return None,
        };
        Some(OptionOffer { name, kind })
    }
}

/// A line cut at its key words.
struct Parts(Vec<(String, String)>);

impl Parts {
    fn of(words: &[&str]) -> Parts {
        const KEYS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];
        let mut parts: Vec<(String, String)> = Vec::new();
        for &word in words {
            match parts.last_mut() {
                // A name may hold a key word, such as “max depth”; the type ends it.
                Some((key, text)) if key == "name" && word != "type" => push_word(text, word),
                Some((_, text)) if !KEYS.contains(&word) => push_word(text, word),
                _ => parts.push((word.to_owned(), String::new())),
            }
        }
        Parts(parts)
    }

    /// The text of a key that is there exactly once.
    fn one(&self, key: &str) -> Option<String> {
        let mut all = self.all(key);
        if all.len() == 1 { all.pop() } else { None }
    }

    fn all(&self, key: &str) -> Vec<String> {
        self.0.iter().filter(|(name, _)| name == key).map(|(_, text)| text.clone()).collect()
    }
}

fn push_word(text: &mut String, word: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(word);
}

impl fmt::Display for OptionOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check(default) => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            OptionKind::Text(default) if default.is_empty() => {
                write!(f, "string default {EMPTY}")
            }
            OptionKind::Text(default) => write!(f, "string default {default}"),
            OptionKind::Button => write!(f, "button"),
        }
    }
}
