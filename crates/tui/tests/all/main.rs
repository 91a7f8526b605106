//! Playing in a terminal.

mod boards;
mod person;
mod plain;
mod playing;
mod screens;
mod store;
mod texts;
mod workers;
