//! One search for all games: alpha-beta with iterative deepening, generic over the contracts of
//! `core` and compiled once per game. Knows no text and the name of no game.

mod appraise;
mod evals;
mod expand;
mod history;
mod level;
mod limits;
mod mates;
mod mcts;
mod order;
mod original;
mod proof;
mod quiesce;
mod reductions;
mod root;
mod score;
mod search;
mod solve;
mod team;
mod think;
mod tt;
mod turns;
mod worker;

pub use appraise::is_quiet;
pub use level::play_level;
pub use limits::{Limits, Stop};
pub use mcts::mcts;
pub use original::{play_greedy, play_minimax};
pub use score::Score;
pub use solve::{Effort, News, Progress, Solution, Value, prove, solve};
pub use think::{Line, Report, Settings, Task, think};
pub use tt::Table;
