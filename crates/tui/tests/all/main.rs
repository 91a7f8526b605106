//! Playing in a terminal.

mod boards;
mod clocks;
mod endings;
mod engine;
mod form;
mod menu;
mod person;
mod plain;
mod playing;
mod screens;
mod store;
mod texts;
mod workers;
