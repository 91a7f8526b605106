//! Matches, players, analysis, records, rules and texts, as JavaScript calls them.

mod catalogue;
mod error;
mod game_match;
mod json;
mod language;
mod limits;
mod player;
mod records;
mod thinking;
pub mod types;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const CALLS: &str = include_str!("calls.d.ts");

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
