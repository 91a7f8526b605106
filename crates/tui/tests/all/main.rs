//! Playing in a terminal.

mod store;
mod workers;
