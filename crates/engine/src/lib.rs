//! One search for all games: alpha-beta with iterative deepening, generic over the contracts of
//! `core` and compiled once per game. Knows no text and the name of no game.

mod abdada;
mod baseline;
mod eval_cache;
mod history;
mod level;
mod limits;
mod mcts;
mod move_loop;
mod move_picker;
mod ordering;
mod platform;
mod proof;
mod qsearch;
mod quiet;
mod reductions;
mod root;
mod score;
mod search;
mod smp;
mod solve;
mod think;
mod tt;
mod worker;

pub use baseline::{play_greedy, play_minimax};
pub use level::play_level;
pub use limits::{Limits, Stop};
pub use mcts::mcts;
pub use platform::{Instant, available_threads};
pub use quiet::is_quiet;
pub use score::Score;
pub use solve::{Effort, Finding, Progress, Solution, Value, prove, solve};
pub use think::{Report, SearchOptions, Task, Variation, think};
pub use tt::TranspositionTable;
