//! The arguments of `jogada train`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use jogada_play::NetMode;

use super::parse_time;
use super::tune::parse_elo;

/// How a net is trained and proven.
#[derive(Args)]
pub struct TrainArgs {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    pub spec: String,
    /// Games to learn from, per generation
    #[arg(long, value_name = "N", default_value_t = 20_000,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Positions to look at for each of their moves
    #[arg(long, value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Whether the net evaluates alone or is added to the classic evaluation
    #[arg(long, value_name = "MODE", default_value = "alone")]
    pub mode: Mode,
    /// Times every position is learned from
    #[arg(long, value_name = "N", default_value_t = 16,
          value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub epochs: u16,
    /// How far a step of learning goes at first
    #[arg(long, value_name = "RATE", default_value_t = 0.005, value_parser = parse_share)]
    pub rate: f64,
    /// The share of the result in what is learned, from 0 to 1; the rest is the value of the search
    #[arg(long, value_name = "SHARE", default_value_t = 0.3, value_parser = parse_share)]
    pub result_share: f64,
    /// Games of each of the two matches that prove the net, at most; 0 for none
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    pub match_games: u32,
    /// Positions to look at for each move of the first match
    #[arg(long, value_name = "N", default_value_t = 2_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub match_nodes: u64,
    /// Time for each move of the second match, such as 20ms
    #[arg(long, value_name = "TIME", default_value = "20ms", value_parser = parse_time)]
    pub match_time: Duration,
    /// A match ends when one of two differences in Elo points is believed: the net is better by the first,
    /// or by the second, which proves it
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], default_values = ["0", "10"],
          allow_negative_numbers = true, value_parser = parse_elo)]
    pub sprt: Vec<f64>,
    /// Generations: each learns from games of the newest net and from all games before
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1_000))]
    pub generations: u16,
    /// Where everything is kept; run again with the same folder to go on [default: train-GAME]
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Begin with the net of this file instead of what ships
    #[arg(long, value_name = "FILE")]
    pub net: Option<PathBuf>,
    /// Write the net here if it is proven
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Openings and the net to begin with follow from it: the same number, the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
}

/// Whether a net evaluates alone.
#[derive(Clone, Copy, ValueEnum)]
pub enum Mode {
    Alone,
    Correction,
}

impl Mode {
    pub fn net_mode(self) -> NetMode {
        match self {
            Mode::Alone => NetMode::Alone,
            Mode::Correction => NetMode::Correction,
        }
    }
}

/// A number from 0 to 1.
fn parse_share(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "bad-share".to_owned())
}
