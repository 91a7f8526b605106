//! The arguments of `jogada tune`.

use std::path::PathBuf;

use clap::Args;

use super::QueueArgs;

/// How weights, or constants of the search, are found and proven.
#[derive(Args)]
pub struct TuneArgs {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    pub spec: String,
    #[command(flatten)]
    pub search: TuneSearchArgs,
    /// Games to learn from
    #[arg(long, value_name = "N", default_value_t = 2_000,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Positions to look at for each of their moves
    #[arg(long, value_name = "N", default_value_t = 1_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Games of the match that proves the new values, at most
    #[arg(long, value_name = "N", default_value_t = 2_000,
          value_parser = clap::value_parser!(u32).range(2..))]
    pub match_games: u32,
    /// Positions to look at for each of its moves
    #[arg(long, value_name = "N", default_value_t = 2_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub match_nodes: u64,
    /// The match ends when one of two differences in Elo points is believed: the new values are
    /// better by the first, or by the second, which proves them
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], default_values = ["0", "5"],
          allow_negative_numbers = true, value_parser = parse_elo)]
    pub sprt: Vec<f64>,
    /// Do it all again with the new weights, so many times in all, as long as they are proven
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1_000))]
    pub rounds: u16,
    /// Where everything is kept; run again with the same folder to go on [default: tune-GAME]
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Begin with the weights of this file instead of those that ship
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Write the weights, or the constants of the search, here if they are proven
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Openings follow from it: the same number, the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    #[command(flatten)]
    pub queue: QueueArgs,
}

/// What there is to say about constants of the search.
#[derive(Args)]
pub struct TuneSearchArgs {
    /// Improve the constants of the search instead of the weights, by SPSA
    #[arg(long, conflicts_with_all = ["games", "rounds", "weights", "queue"])]
    pub search: bool,
    /// Constants to vary [default: all that are not off]
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "search")]
    pub vary: Vec<String>,
    /// Small matches between two sets of constants to learn from
    #[arg(long, value_name = "N", default_value_t = 1_000, requires = "search",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: u32,
    /// Openings of a small match, each played with both colours; at least as many as --jobs keep all of them busy
    #[arg(long, value_name = "N", default_value_t = 4, requires = "search",
          value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub pairs: u16,
    /// Begin with the constants of this file instead of those that ship
    #[arg(long, value_name = "FILE", requires = "search")]
    pub parameters: Option<PathBuf>,
}

/// A difference in Elo points.
pub(super) fn parse_elo(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.abs() <= 1_000.0);
    number.ok_or_else(|| "bad-elo".to_owned())
}
