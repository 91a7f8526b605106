//! Playing in a terminal.

mod person;
mod plain;
mod store;
mod texts;
mod workers;
