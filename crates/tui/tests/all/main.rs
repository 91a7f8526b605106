//! Playing in a terminal.

mod workers;
