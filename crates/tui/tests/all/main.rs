//! Playing in a terminal.

mod person;
mod playing;
mod screens;
mod workers;
