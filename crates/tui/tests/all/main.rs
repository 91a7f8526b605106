//! Playing in a terminal.

mod person;
mod plain;
mod playing;
mod screens;
mod store;
mod texts;
mod workers;
