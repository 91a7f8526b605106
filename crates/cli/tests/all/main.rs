//! The real binary, run as a person or a script would.

mod arena;
mod bad_input;
mod commands;
mod dialogue;
mod docs;
mod faults;
mod play;
mod run;
mod serve;
mod solve;
mod terminal;
mod texts;
mod tune;
mod ugi;
mod walls;
