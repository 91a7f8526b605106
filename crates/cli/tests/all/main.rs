//! The real binary, run as a person or a script would.

mod bad_input;
mod commands;
mod docs;
mod run;
mod serve;
mod solve;
mod walls;
