//! The games and their players as JSON, for `jogada._catalogue`.

use jogada_play::wire::{self, GameEntry};
use jogada_play::{Spec, games};
use pyo3::prelude::*;

use crate::errors;
use crate::language::localizer;

/// All games: names, options, presets, pieces, samples.
#[pyfunction]
pub fn _games() -> String {
    let entry = |info| GameEntry::of(info, &localizer(Some(info)));
    let all: Vec<_> = games().iter().map(|game| entry(game.info())).collect();
    json(&all)
}

/// The players of the game of a spec.
#[pyfunction]
pub fn _players(spec: &str) -> PyResult<String> {
    let spec: Spec = read_spec(spec)?;
    Ok(json(&wire::players(spec.info(), &localizer(Some(spec.info())))))
}

/// The rules of the game of a spec, in Markdown.
#[pyfunction]
pub fn rules(spec: &str) -> PyResult<String> {
    Ok(read_spec(spec)?.info().language(crate::language::language()).rules.to_owned())
}

/// A spec whose options are known.
pub fn read_spec(text: &str) -> PyResult<Spec> {
    text.parse().map_err(|error| errors::unopened(None, &jogada_play::OpenError::Spec(error)))
}

/// Data of ours as JSON, which it always can be.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
