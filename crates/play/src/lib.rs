//! Everything a front end needs, without the type of any game: find a game by its spec, sit down
//! at a [`Match`](AnyMatch), play moves as text, read and write whole games, draw the board, and
//! say it all in English or Portuguese.
//!
//! ```
//! use jogada_play::{Localizer, open};
//! let mut table = open("pente:size=13", None).unwrap();
//! table.play("G7").unwrap();
//! let refusal = table.play("g7").unwrap_err();
//! assert_eq!(Localizer::of("en", table.info()).say(&refusal), "g7 is occupied");
//! ```

mod analysis;
mod any_match;
mod bench;
mod catalogue;
mod command_line;
mod draw;
mod ending;
mod game_line;
mod i18n;
mod json;
mod legal_move;
mod move_list;
mod move_log;
mod player;
mod record;
mod repetition;
mod review;
mod rules;
mod session;
mod spec;
mod status;
mod thinking;
mod typed_match;

pub use analysis::{Analysis, AnalysisLine, Clock, Request};
pub use any_match::AnyMatch;
pub use bench::{BenchResult, bench};
pub use catalogue::{AnyGame, BaselineParameters, find, games};
pub use command_line::{join_command, split_command};
pub use draw::{Drawing, draw};
pub use ending::{Ending, PlayError};
pub use game_line::GameLine;
pub use i18n::{Localize, Localizer, languages};
pub use jogada_core::options::{
    Domain, Int, OptionError, OptionErrors, OptionSpec, Options, Value,
};
pub use jogada_core::text::{nearest, shorten, visible};
pub use jogada_core::{
    BoardView, Cell, CellView, Fact, GameInfo, GridStyle, GridView, Illegal, LEVEL_COUNT, Language,
    Mark, Message, MovePath, Outcome, ParseError, Piece, PieceKind, Rng, Side, Terrain, TrayView,
    Weights,
};
pub use jogada_engine::{
    Effort, Finding, Limits, Progress, Score, SearchOptions, Solution, Stop,
    TranspositionTable as Memory, Value as Worth,
};
pub use json::{ending_json, game_json, players_json, show_json, view_json};
pub use legal_move::{LegalMove, cell_name, continuations};
pub use move_list::{BadMove, play_move_list};
pub use move_log::MoveLog;
pub use player::{Player, PlayerError, PlayerFault, PlayerKind, PlayerSpec, StrategyPlayer};
pub use record::{Problem, Record, RecordError, RecordMove, read_records};
pub use repetition::Repetitions;
pub use review::{Annotation, chance};
pub use rules::{Diagram, Part, RulesError, parse_rules, rules, rules_text};
pub use session::{Seat, Session};
pub use spec::{OpenError, Spec, SpecError, open};
pub use status::{counts, prompt};
pub use thinking::{BadPosition, Playout, Playouts, Strategy, Thinking};

/// Texts of this crate.
pub(crate) const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// The example of the README, tried as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
