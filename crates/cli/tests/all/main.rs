//! The real binary, run as a person or a script would.

mod analyse;
mod arena;
mod arguments;
mod bad_input;
#[cfg(unix)]
mod cluster;
mod commands;
mod dialogue;
mod docs;
mod experiments;
mod faults;
mod learning;
mod licences;
#[cfg(unix)]
#[path = "../../../cluster/tests/all/nats.rs"]
mod nats;
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
mod site;
mod solve;
mod survey;
mod tables;
mod terminal;
mod texts;
mod tune;
mod ugi;
mod walls;
