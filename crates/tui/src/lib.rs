//! Playing in a terminal, on the full screen or line by line. Everything it knows about a game
//! comes from `jogada-play`: the view of the board, the legal moves, the sentences.

mod adviser;
mod analysis_text;
mod app;
mod autosave;
mod board;
mod bots;
mod clock;
mod date;
mod describe;
mod event;
mod file_error;
mod game;
mod games_list;
mod history;
mod menu;
mod natural;
mod outcome;
mod rematch;
mod rules;
mod rules_view;
mod settings;
mod setup;
mod signals;
mod tags;
mod terminal;
mod text_field;
mod tree_worker;
mod widgets;
mod worker;

pub mod plain;
pub mod store;

pub use app::App;
pub use describe::{describe_record, player_name};
pub use event::{Event, Sender};
pub use file_error::file_error;
pub use outcome::OutcomeText;
pub use rules::rules_page;
pub use tags::is_name;
pub use terminal::{is_ascii_locale, run, size};

pub use settings::{Appearance, PlaySettings, Theme};
pub use widgets::{fill, list_row};
pub use worker::{Sink, Worker, WorkerUpdate};

use jogada_play::Language;

/// Fluent messages of this crate, in every language.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
