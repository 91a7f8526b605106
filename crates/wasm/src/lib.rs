//! The games for JavaScript: matches, players, analysis, records, rules and texts. `npm/` adds a worker around it.
//!
//! Everything here runs to its end before it returns, so a page calls it in a worker. Data crosses as JSON, in
//! the types of `play::wire`; `types.d.ts` has their declarations, made by `examples/types.rs`.

#![expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over what it has converted")]

mod catalogue;
mod error;
mod game_match;
mod json;
mod language;
mod limits;
pub mod local;
mod player;
mod records;
mod stop;
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
