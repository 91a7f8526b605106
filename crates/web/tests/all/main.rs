//! The server from outside: by requests, over sockets, and through what it keeps.

mod about;
mod actions;
mod admin;
mod bad_input;
mod base_path;
mod bots;
mod connections;
mod data_file;
mod learning;
mod live;
mod local;
mod members;
mod observe;
mod pages;
mod postgres;
mod seats;
mod several;
mod storage;
mod test_server;
mod thinking;
mod tournaments;

/// The load program, with few games.
#[path = "../../examples/load/crowd/mod.rs"]
mod crowd;
