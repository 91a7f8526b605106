//! The Universal Game Interface: how programs that play talk to programs that let them.
//!
//! `docs/protocol.md` is the specification. [`Command`] and [`Answer`] are the protocol as data,
//! [`Server`] is an engine that speaks it, [`Engine`] a program outside that does, and [`check`] tells
//! how well.
//!
//! ```
//! use jogada_play::{Spec, ugi};
//! let asked = "position startpos moves a1-a2\nquery p1turn\nquery result\n";
//! let server = ugi::Server::new("nava".parse::<Spec>().unwrap(), "en");
//! server.serve(asked.as_bytes(), std::io::sink()).unwrap();
//! let answer = ugi::Answer::parse("info depth 3 score cp 12 pv e5-e4").unwrap();
//! assert_eq!(answer.to_string(), "info depth 3 score cp 12 pv e5-e4");
//! ```

mod answer;
mod command;
mod command_line;
mod conformance;
mod engine;
mod fault;
mod lines;
mod option_offer;
mod process;
mod server;
mod timeouts;

pub use answer::{Answer, Info};
pub use command::{Command, Go};
pub use command_line::{join_command, split_command};
pub use conformance::{CHECKS, Checked, check};
pub use engine::Engine;
pub(crate) use engine::try_start;
pub use fault::Fault;
pub use option_offer::{OptionKind, OptionOffer};
pub use process::Exit;
pub use server::Server;
pub use timeouts::Timeouts;

/// The option that holds the game and its options, as a spec.
pub const GAME: &str = "Game";
