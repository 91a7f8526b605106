//! The real binary, run as a person or a script would.

mod analyse;
mod arena;
mod arguments;
mod bad_input;
mod commands;
mod dialogue;
mod docs;
mod faults;
mod licences;
mod newcomer;
mod play;
#[path = "../../../web/tests/all/postgres.rs"]
mod postgres;
mod pty;
mod run;
mod serve;
#[cfg(unix)]
mod several;
#[cfg(unix)]
mod signals;
mod solve;
mod terminal;
mod texts;
mod tune;
mod ugi;
mod walls;
