//! What keeps results of one run from being added to those of another.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

/// A setting that a file and a run do not share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The name of its field in the header.
    pub setting: String,
    /// Its value in the file; empty if it has none.
    pub there: String,
    /// Its value in the new run; empty if it has none.
    pub here: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ≠ {}", self.setting, self.there, self.here)
    }
}

impl Difference {
    /// All settings that two headers do not share, by their names.
    ///
    /// # Panics
    /// If they are not objects of plain values.
    pub fn between<H: Serialize>(here: &H, there: &H) -> Vec<Difference> {
        let [here, there] = [here, there].map(fields);
        let names: BTreeSet<&String> = here.keys().chain(there.keys()).collect();
        let differ = names.into_iter().filter(|name| here.get(*name) != there.get(*name));
        differ
            .map(|name| Difference {
                setting: name.clone(),
                there: text(there.get(name)),
                here: text(here.get(name)),
            })
            .collect()
    }

    /// Several of them in one line.
    pub fn list(all: &[Difference]) -> String {
        all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }
}

fn fields(header: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(header) {
        Ok(Value::Object(fields)) => fields,
        _ => panic!("a header is an object of plain values"),
    }
}

fn text(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
        None => String::new(),
    }
}
