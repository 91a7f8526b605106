//! The games, their players and their rules.

use jogada_play::wire::{self, GameEntry, LegendEntry};
use jogada_play::{OpenError, Spec, games as all_games, languages as all_languages};
use wasm_bindgen::prelude::*;

use super::error::Failure;
use super::json::to_js;
use super::language::Texts;
use super::types::BenchCount;

/// The tags of the languages; the first is that of calls which name none.
#[wasm_bindgen]
pub fn languages() -> Vec<String> {
    all_languages().map(str::to_owned).collect()
}

/// All games: names, options, presets, pieces, sample positions.
#[wasm_bindgen(unchecked_return_type = "GameEntry[]")]
pub fn games(language: Option<String>) -> Result<JsValue, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let entry = |info| GameEntry::of(info, &texts.localizer(Some(info)));
    let all: Vec<_> = all_games().iter().map(|game| entry(game.info())).collect();
    Ok(to_js(&all))
}

/// The kinds of pieces of the game of a spec, with their drawings.
#[wasm_bindgen(unchecked_return_type = "LegendEntry[]")]
pub fn legend(spec: &str, language: Option<String>) -> Result<JsValue, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let info = read_spec(texts, spec)?.info();
    let localizer = texts.localizer(Some(info));
    Ok(to_js(&info.legend.iter().map(|kind| LegendEntry::of(kind, &localizer)).collect::<Vec<_>>()))
}

/// The words of a page that shows boards, by their ids; those with a plural have a text for each form.
#[wasm_bindgen(js_name = pageTexts, unchecked_return_type = "Record<string, PageText>")]
pub fn page_texts(language: Option<String>) -> Result<JsValue, Failure> {
    Ok(to_js(Texts::of(language.as_deref())?.locale().page_texts()))
}

/// The players of the game of a spec. Programs outside are left out.
#[wasm_bindgen(unchecked_return_type = "PlayerEntry[]")]
pub fn players(spec: &str, language: Option<String>) -> Result<JsValue, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let info = read_spec(texts, spec)?.info();
    let mut players = wire::players(info, &texts.localizer(Some(info)));
    players.retain(|player| !player.command);
    Ok(to_js(&players))
}

/// The rules of the game of a spec, in reading order, with diagrams.
#[wasm_bindgen(unchecked_return_type = "RulesPart[]")]
pub fn rules(spec: &str, language: Option<String>) -> Result<JsValue, Failure> {
    let texts = Texts::of(language.as_deref())?;
    let info = read_spec(texts, spec)?.info();
    Ok(to_js(&wire::rules(info, &texts.localizer(Some(info)))))
}

/// The rules of the game of a spec, as Markdown.
#[wasm_bindgen(js_name = rulesText)]
pub fn rules_text(spec: &str, language: Option<String>) -> Result<String, Failure> {
    let texts = Texts::of(language.as_deref())?;
    Ok(read_spec(texts, spec)?.info().language(texts.tag()).rules.to_owned())
}

/// The spec in its canonical form: presets resolved, options in order, defaults left out.
#[wasm_bindgen(js_name = canonicalSpec)]
pub fn canonical_spec(spec: &str, language: Option<String>) -> Result<String, Failure> {
    let texts = Texts::of(language.as_deref())?;
    Ok(read_spec(texts, spec)?.to_string())
}

/// Searches the bench positions of a game. The number of positions looked at is the same on every machine.
#[wasm_bindgen(unchecked_return_type = "BenchCount")]
pub fn bench(spec: &str) -> Result<JsValue, Failure> {
    let info = read_spec(Texts::default(), spec)?.info();
    let result = jogada_play::bench(info);
    let time_ms = result.time.as_secs_f64() * 1e3;
    Ok(to_js(&BenchCount { positions: result.positions, nodes: result.nodes, time_ms }))
}

/// A spec whose options are known.
pub fn read_spec(texts: Texts, text: &str) -> Result<Spec, Failure> {
    text.parse().map_err(|error| Failure::open(texts, None, &OpenError::Spec(error)))
}
