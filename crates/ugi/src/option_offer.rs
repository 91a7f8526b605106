//! Options of an engine, as the protocol writes them.

use std::fmt;

use jogada_play::{Domain, OptionSpec, Options, Value};

/// A line `option`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionOffer {
    /// Its name; case does not matter.
    pub name: String,
    /// Its type, range and default.
    pub kind: OptionKind,
}

/// The types of options, with their defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check(bool),
    /// An integer within a range.
    Spin {
        /// The value at the start.
        default: i64,
        /// The smallest value that is accepted.
        min: i64,
        /// The largest value that is accepted.
        max: i64,
    },
    /// One of a list.
    Combo {
        /// The value at the start.
        default: String,
        /// At least the default.
        values: Vec<String>,
    },
    /// `string`: any text.
    Text(String),
    /// An action without a value.
    Button,
}

/// How an empty text is written.
const EMPTY: &str = "<empty>";

impl OptionOffer {
    /// One of our options, its value among `options` as the default.
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

    /// Parses what follows `option`; `None` if it is malformed.
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

/// A line split at its keywords.
struct Parts(Vec<(String, String)>);

impl Parts {
    fn of(words: &[&str]) -> Parts {
        const KEYS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];
        let mut parts: Vec<(String, String)> = Vec::new();
        for &word in words {
            match parts.last_mut() {
                // A name may contain a keyword, such as “max depth”; `type` ends it.
                Some((key, text)) if key == "name" && word != "type" => push_word(text, word),
                Some((_, text)) if !KEYS.contains(&word) => push_word(text, word),
                _ => parts.push((word.to_owned(), String::new())),
            }
        }
        Parts(parts)
    }

    /// The text of a keyword that occurs exactly once.
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
