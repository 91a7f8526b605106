//! Playing in a terminal.

mod boards;
mod endings;
mod menu;
mod person;
mod plain;
mod playing;
mod screens;
mod store;
mod texts;
mod workers;
