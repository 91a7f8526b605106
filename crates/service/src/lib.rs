//! What answers the page: on a server behind HTTP and sockets, and inside a browser without a server. It knows
//! no game: what it shows and allows comes from `jogada-play`.
//!
//! Nothing here has a socket, a file, a thread, a clock or random numbers of its own. Times and random numbers
//! are passed in, and what has to be kept is returned.

pub mod bot;
mod catalogue;
mod error;
pub mod game;
mod i18n;
mod json;
mod learning;
pub mod local;
mod picture;
pub mod request;
mod template;
mod theme;
mod thinking;
mod time;
mod token;
pub mod wire;

pub use catalogue::{catalogue, rules};
pub use error::ApiError;
pub use i18n::Locale;
pub use json::read_json;
pub use learning::{PuzzleWork, lessons, puzzles};
pub use template::Template;
pub use thinking::{AnalysisSearch, Evaluated, Review, TreeSearch, evaluate};
pub use time::{Millis, date};
pub use token::{ID_LENGTH, is_id, token};
