//! The Universal Game Interface, the protocol between engines and the programs that run them.
//!
//! `docs/protocol.md` is the specification. [`Command`] and [`Answer`] are the protocol as data,
//! [`Server`] is the engine's side of it, [`Engine`] the runner's, and [`check`] a conformance suite for
//! engines.
//!
//! ```
//! use jogada_play::Spec;
//! use jogada_ugi::{Answer, Server};
//! let asked = "position startpos moves a1-a2\nquery p1turn\nquery result\n";
//! let server = Server::new("nava".parse::<Spec>().unwrap(), "en");
//! server.serve(asked.as_bytes(), std::io::sink()).unwrap();
//! let answer = "info depth 3 score cp 12 pv e5-e4".parse::<Answer>().unwrap();
//! assert_eq!(answer.to_string(), "info depth 3 score cp 12 pv e5-e4");
//! ```

mod abstract_play;
mod answer;
mod command;
mod conformance;
mod conversation;
mod engine;
mod fault;
mod gomocup;
mod lines;
mod option_offer;
mod player;
mod process;
mod quote;
mod server;
mod timeouts;

pub use abstract_play::public_key;
pub use answer::{Answer, Info, NoAnswer};
pub use command::{Command, CommandError, Go};
pub use conformance::{CHECKS, Checked, check};
pub use conversation::{ConversationLog, LogLine, Speaker};
pub use engine::Engine;
pub use fault::Fault;
pub use option_offer::{OptionKind, OptionOffer};
pub use player::{
    EngineSetup, announced_name, check_game, check_start, open_player, open_player_with,
};
pub use process::Exit;
pub use server::Server;
pub use timeouts::Timeouts;

use jogada_play::Language;

/// The UGI option whose value is the spec of the game.
pub const GAME: &str = "Game";

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
