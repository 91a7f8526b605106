//! The games for JavaScript: matches, players, analysis, records, rules and texts. `npm/` adds a worker around it.
//! The page asks [as it asks a server](local) instead.
//!
//! Everything here runs to its end before it returns, so a page calls it in a worker. Data crosses as JSON, in
//! the types of `play::wire`; `api/types.d.ts` has their declarations, made by `examples/types.rs`.

#![expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands over what it has converted")]

#[cfg(feature = "api")]
mod api;
pub mod local;
mod stop;

#[cfg(feature = "api")]
pub use api::types;
