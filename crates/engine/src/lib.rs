//! One search for all games: alpha-beta with iterative deepening, generic over the contracts of
//! `core` and compiled once per game. Knows no text and the name of no game.
//!
//! ```
//! use jogada_core::options::Options;
//! use jogada_core::{Game, Playable};
//! use jogada_engine::{Limits, SearchOptions, Stop, Task, TranspositionTable, think};
//! use jogada_games::nava::Nava;
//!
//! let game = Nava::new(&Options::defaults(Nava::INFO.options)).expect("defaults fit each other");
//! let (evaluator, state) = (game.evaluator(), game.initial());
//! let task = Task { game: &game, evaluator: &evaluator, state: &state, past: &[] };
//! let table = TranspositionTable::new(1 << 20);
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let report = think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {});
//! assert_eq!(report.depth, 4);
//! assert!(report.nodes > 0 && !report.lines[0].moves.is_empty());
//! ```
//!
//! [`think`] is alpha-beta, [`mcts`] Monte-Carlo tree search, [`play_level`] a weaker player, [`solve`] and
//! [`prove`] give proofs. Scores that are no proof are evaluations.

mod abdada;
mod baseline;
mod eval_cache;
mod history;
mod level;
mod limits;
mod margin;
mod mcts;
mod move_loop;
mod move_picker;
mod ordering;
mod perft;
mod platform;
mod playout;
mod proof;
mod pruning;
mod qsearch;
mod quiet;
mod reductions;
mod repetition;
mod root;
mod score;
mod search;
mod smp;
mod solve;
mod tables;
mod think;
mod tt;
mod worker;

pub use baseline::{play_greedy, play_minimax};
pub use level::play_level;
pub use limits::{Limits, Stop};
pub use mcts::mcts;
pub use perft::{divide, perft};
pub use platform::{Instant, available_threads};
pub use playout::{PlayoutBuffers, PlayoutEnd, PlayoutStart, play_out};
pub use quiet::{is_evaluated, is_quiet};
pub use repetition::Repetitions;
pub use score::Score;
pub use solve::{
    Defence, Effort, Finding, Progress, ProofNumbers, ProvenValue, Solution, Strategist,
    StrategyGoal, WinDistance, defend, prove, solve, solve_by_proof_numbers, solve_shortest,
    win_within, winning_line, winning_moves,
};
pub use tables::{BuildError, BuildProgress, TableBuilder, TableFault, check_ending};
pub use think::{Report, SearchOptions, Task, Variation, think};
pub use tt::TranspositionTable;
