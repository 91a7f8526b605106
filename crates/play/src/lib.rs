//! Board games without the type of any game: open one by its spec, play moves as text, let a strategy
//! think about it, read and write records, draw the board, and say it all in English or Portuguese.
//!
//! ```
//! use jogada_play::{Request, Stop, Strategy, open};
//!
//! let mut game = open("pente:size=13", None)?;
//! game.play("g7")?;
//! let refusal = game.play("g7").unwrap_err();
//! assert_eq!(refusal.to_string(), "g7 is occupied");
//!
//! let (request, stop) = (Request::default(), Stop::default());
//! let found = game.think(&Strategy::level(3), &request, &stop, &mut |_| {});
//! game.play(found.expect("the game is not over").best())?;
//! assert_eq!(game.line().moves.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - A game in progress is an [`AnyMatch`]; what can be found out about it is [`Thinking`], which every
//!   match implements.
//! - A [`Spec`] names a game and its options, a [`PlayerSpec`] a player; [`games`] lists the games.
//! - A [`Session`] adds people, bots, undo and resignation to a match; a [`Record`] is a game as a file.
//! - Errors implement [`Error`](std::error::Error) with an English sentence; a [`Localizer`] says it in
//!   the reader's language.
//!
//! Nothing here touches files, sockets, processes or terminals: the crate compiles for a browser.

mod analysis;
mod any_match;
#[cfg(not(target_family = "wasm"))]
mod batch;
mod bench;
mod catalogue;
mod choice;
mod command_line;
mod draw;
#[cfg(not(target_family = "wasm"))]
mod encoded;
mod ending;
mod ending_text;
mod explanation_text;
mod game_line;
mod i18n;
mod legal_move;
mod lesson;
mod move_list;
#[cfg(not(target_family = "wasm"))]
mod move_log;
mod news;
mod player;
#[cfg(not(target_family = "wasm"))]
mod proof;
mod puzzle;
mod reason;
mod record;
mod review;
mod rules;
mod sample;
mod session;
mod spec;
mod status;
#[cfg(not(target_family = "wasm"))]
mod tables;
mod thinking;
mod time_control;
mod tree;
mod tree_text;
mod typed_match;
pub mod wire;

pub use analysis::{Analysis, AnalysisLine, Clock, Evaluation, Request};
pub use any_match::AnyMatch;
#[cfg(not(target_family = "wasm"))]
pub use batch::{BadAction, Batch, BatchArrays, BatchOptions};
pub use bench::{BenchResult, bench};
pub use catalogue::{
    AnyGame, BaselineParameters, find, games, want_whole_build, whole_build_was_wanted,
};
pub use choice::{MoveChoice, check_choice};
pub use command_line::{CommandLineError, join_command, split_command};
pub use draw::{Drawing, draw, draw_values, glyphs};
#[cfg(not(target_family = "wasm"))]
pub use encoded::{Encoded, Observations};
pub use ending::{Ending, PlayError, PlayProblem};
pub use ending_text::EndingSentences;
pub use explanation_text::{explanation_map, explanation_rows, explanation_table};
pub use game_line::GameLine;
pub use i18n::{Localize, Localizer, languages};
pub use jogada_core::options::{
    Domain, Int, OptionError, OptionErrors, OptionSpec, Options, Value,
};
pub use jogada_core::text::{nearest, shorten, visible};
pub use jogada_core::{
    AbstractPlayName, BoardView, Cell, CellView, DEFAULT_LEVEL, EVAL_LIMIT, EndingClass, EndingKey,
    EndingTable, EndingValue, EvalMap, EvalPart, Explanation, Fact, GameInfo, GomocupRules,
    GridStyle, GridView, HIDDEN_UNIT, Illegal, Interop, LEVEL_COUNT, Language, MAX_OUTPUT, Mark,
    Message, MovePath, NetError, NetMode, NetShape, NetWeights, ONLY_GAME, OUTPUT_UNIT, Outcome,
    ParameterInfo, ParseError, Piece, PieceKind, Plane, Rng, Role, Sample, SearchParameters, Side,
    Symmetry, Terrain, TrayView, Weights,
};
pub use jogada_engine::{
    BuildError, BuildProgress, Defence, Effort, Finding, Instant, Limits, Progress, ProofNumbers,
    ProvenValue, Repetitions, Score, SearchOptions, Solution, Stop, TableFault, TranspositionTable,
    WinDistance,
};
#[cfg(not(target_family = "wasm"))]
pub use jogada_search::NetPosition;
pub use legal_move::{LegalMove, cell_name, continuations};
pub use lesson::{LessonAnswer, LessonError, LessonStep, lessons, read_lessons};
pub use move_list::{BadMove, play_move_list};
#[cfg(not(target_family = "wasm"))]
pub use move_log::MoveLog;
pub use news::news;
pub use player::{
    EVALUATION, Player, PlayerError, PlayerFault, PlayerKind, PlayerSpec, StrategyPlayer,
    describe_player,
};
#[cfg(not(target_family = "wasm"))]
pub use proof::{Claim, Goal, Problem as ProofProblem, Proof, ProofError, Walked};
pub use puzzle::{
    MAX_DIFFICULTY, Puzzle, PuzzleAnswer, PuzzleAttempt, PuzzleError, PuzzleGoal, PuzzleHint,
    puzzles, read_puzzles,
};
#[cfg(not(target_family = "wasm"))]
pub use puzzle::{PuzzleCandidate, PuzzleMaker, PuzzleSource};
pub use reason::Reason;
pub use record::{Problem, Record, RecordError, RecordMove, read_records};
pub use review::{Annotation, chance};
pub use rules::{Diagram, Part, RulesError, Span, SpanStyle, parse_rules, rules, rules_text};
pub use sample::{sample_spec, samples};
pub use session::{Seat, Session};
pub use spec::{OpenError, Spec, SpecError, open};
pub use status::{counts, prompt};
#[cfg(not(target_family = "wasm"))]
pub use tables::{TableSource, TableSummary, table_head, use_tables};
#[cfg(not(target_family = "wasm"))]
pub use thinking::{BadPosition, Playout, Playouts};
pub use thinking::{Research, Strategy, Thinking};
pub use time_control::{TimeControl, TimeError, parse_time};
pub use tree::{MAX_TREE_POSITIONS, TreeNode, TreeShape, tree};
pub use tree_text::tree_text;

/// Texts of this crate.
pub(crate) const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];

/// The example of the README, tried as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
