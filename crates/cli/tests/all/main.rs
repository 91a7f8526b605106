//! The real binary, run as a person or a script would.

mod bad_input;
mod commands;
mod dialogue;
mod docs;
mod run;
mod solve;
mod ugi;
mod walls;
