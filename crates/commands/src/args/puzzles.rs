//! The arguments of `jogada puzzles`.

use std::path::PathBuf;

use clap::Args;

use super::{Look, QueueArgs};

/// Which puzzles to solve, or how to make them.
#[derive(Args)]
pub struct PuzzlesArgs {
    /// The game; with --make also its options: GAME:key=value,…
    pub spec: String,
    /// Begin with this puzzle, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub puzzle: usize,
    /// Look for so many new puzzles in games of the engine against itself, and prove each
    #[arg(long, value_name = "N", requires = "out", conflicts_with = "puzzle",
          value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub make: Option<u32>,
    /// Where new puzzles are written; a file that was made before is gone on with
    #[arg(long, value_name = "FILE", requires = "make")]
    pub out: Option<PathBuf>,
    /// Positions to look at for each proof
    #[arg(long, value_name = "N", default_value_t = 300_000, requires = "make",
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Games to play at most [default: 30 for each puzzle]
    #[arg(long, value_name = "N", requires = "make",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub games: Option<u32>,
    /// The games follow from it: the same number, the same puzzles
    #[arg(long, value_name = "N", default_value_t = 1, requires = "make")]
    pub seed: u64,
    /// Games to play at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", requires = "make",
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    #[command(flatten)]
    pub queue: QueueArgs,
    #[command(flatten)]
    pub look: Look,
}
