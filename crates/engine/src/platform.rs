//! What a page of a browser does in another way than a program: the clock and threads.

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;
#[cfg(target_family = "wasm")]
pub use web_time::Instant;

/// So many of these threads can be had: in a browser, the one that asks.
pub const fn available_threads(wanted: usize) -> usize {
    if cfg!(target_family = "wasm") { 1 } else { wanted }
}
