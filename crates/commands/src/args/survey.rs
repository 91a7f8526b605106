//! The arguments of `jogada survey`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::{QueueArgs, parse_time};

#[derive(Args)]
pub struct SurveyArgs {
    /// Games and grids of their options: nava size=3,4,5 cubes=3..6 wali:* wali:dara; GAME:* is a game with
    /// all its presets
    #[arg(required_unless_present = "sets")]
    pub words: Vec<String>,
    /// Take further sets from this file, in lines of the same form
    #[arg(long, value_name = "FILE")]
    pub sets: Option<PathBuf>,
    /// Who plays both sides; a player that leaves something to chance
    #[arg(long, value_name = "PLAYER", default_value = "level:5")]
    pub player: String,
    /// Games of every set from the start position, and as many after random moves
    #[arg(long, value_name = "N", default_value_t = 40,
          value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub games: u32,
    /// Random moves of the second half, even or not
    #[arg(long, value_name = "N", default_value_t = 2,
          value_parser = clap::value_parser!(u16).range(1..=100))]
    pub opening: u16,
    /// Players of growing strength, each of which meets the next: the depth of the game
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',',
          default_values = ["level:1", "level:3", "level:5"])]
    pub ladder: Vec<String>,
    /// Games of every two of them
    #[arg(long, value_name = "N", default_value_t = 20,
          value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    pub ladder_games: u32,
    /// Positions to look at to tell who leads
    #[arg(long, value_name = "N", default_value_t = 300,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Positions that the proof of a set may look at; 0 for no proofs
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub solve_nodes: u64,
    /// Time that people take for a move, for the minutes of a game
    #[arg(long, value_name = "TIME", default_value = "15s", value_parser = parse_time)]
    pub move_time: Duration,
    /// Moves after which a game is drawn
    #[arg(long, value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub cap: u32,
    /// Openings and chance: the same number, the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Games to play at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Save every result in this file; the same command resumes an interrupted run
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub queue: QueueArgs,
    /// Write a page that compares the sets, for a browser
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}
