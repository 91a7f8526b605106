//! The arguments of the arena.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use jogada_ugi::Timeouts;

use super::{Effort, parse_time};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct ArenaArgs {
    #[command(subcommand)]
    pub task: Option<ArenaTask>,
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    #[arg(required = true)]
    pub spec: Option<String>,
    /// The players, at least two; `jogada players` lists them. Of a match, the results of the first are
    /// shown
    #[arg(required = true, num_args = 2..)]
    pub players: Vec<String>,
    /// Who meets whom [default: match for two players, round-robin for more]
    #[arg(long, value_name = "FORMAT")]
    pub format: Option<FormatChoice>,
    /// Rounds of a Swiss tournament [default: as many as a knockout would have]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub rounds: Option<u16>,
    /// Games of every two players who meet; an odd number becomes the next even one [default: 100, or
    /// with --sprt until it is decided]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    /// Random moves each opening begins with
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u16).range(0..=100))]
    pub opening: u16,
    /// Take random openings as they come, even or not: to measure the advantage of the first move
    #[arg(long, conflicts_with = "openings")]
    pub uneven: bool,
    /// Take the openings from this file: records, or a line each with moves or a position
    #[arg(long, value_name = "FILE", conflicts_with = "opening")]
    pub openings: Option<PathBuf>,
    /// Openings and chance: the same number, the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Games to play at the same time [default: as many as leave every player its threads]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Moves after which a game is drawn
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub cap: u32,
    /// Play by clocks: BASE+INCREMENT, such as 10s+100ms or 60+0.5
    #[arg(long, value_name = "TIME", conflicts_with = "time", value_parser = parse_clock)]
    pub clock: Option<(Duration, Duration)>,
    /// How far a program may overstep its time before it has lost
    #[arg(long, value_name = "TIME", default_value = "100ms", value_parser = parse_margin)]
    pub time_margin: Duration,
    /// Faults of a player (crashes, illegal moves, slow answers) after which the run is broken off
    /// [default: 3 with --sprt, otherwise none]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_faults: Option<u64>,
    /// End games that both players have valued at this much or more for the same side, six moves in a
    /// row
    #[arg(long, value_name = "VALUE", value_parser = clap::value_parser!(i32).range(1..))]
    pub adjudicate: Option<i32>,
    /// End a match once it is decided between these two differences in Elo points
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// The chance that the test believes ELO1 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = parse_chance, requires = "sprt")]
    pub alpha: f64,
    /// The chance that the test believes ELO0 wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = parse_chance, requires = "sprt")]
    pub beta: f64,
    /// The Elo points of the test
    #[arg(long, value_name = "MODEL", default_value = "logistic", requires = "sprt")]
    pub model: ModelChoice,
    /// Give this player a rating of 0, instead of the mean of all
    #[arg(long, value_name = "NAME")]
    pub anchor: Option<String>,
    #[command(flatten)]
    pub effort: Effort,
    /// Save every game in this file as soon as it is over; the same command goes on where it was
    /// broken off
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub outputs: Outputs,
    /// As JSON, one object per pair of games, then one for all results
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum ArenaTask {
    /// Play every level of a game against the one below, and full strength against the original
    /// players: the tables of docs/strength.md
    Ladder(LadderArgs),
    /// Show what is in a results file, also of a run that has not ended
    Report(ReportArgs),
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FormatChoice {
    /// Two players
    Match,
    /// Everybody against everybody
    RoundRobin,
    /// The first player against all others
    Gauntlet,
    /// The loser of an encounter is out
    Knockout,
    /// Rounds between players with similar results
    Swiss,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ModelChoice {
    /// By the share of points
    Logistic,
    /// In standard deviations of a game, as fishtest counts
    Normalised,
}

/// What is made of a results file.
#[derive(Args)]
pub struct Outputs {
    /// Write a report with plots, for a browser
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write a table with a line for every game
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write all games as records
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
}

#[derive(Args)]
pub struct LadderArgs {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    pub spec: String,
    /// The highest level to play
    #[arg(long, value_name = "N", default_value_t = 10,
          value_parser = clap::value_parser!(u16).range(2..=10))]
    pub levels: u16,
    /// Games of every two players who meet; an odd number becomes the next even one
    #[arg(long, value_name = "N", default_value_t = 200,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Time for a move of the player at full strength
    #[arg(long, value_name = "TIME", default_value = "100ms", value_parser = parse_time)]
    pub time: Duration,
    /// Openings and chance: the same number, the same games of the levels
    #[arg(long, value_name = "N", default_value_t = 2026)]
    pub seed: u64,
    /// Games to play at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Save every game in this file as soon as it is over; the same command goes on where it was
    /// broken off
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Args)]
pub struct ReportArgs {
    /// The results file, as written with --out
    pub file: PathBuf,
    #[command(flatten)]
    pub outputs: Outputs,
    /// Give this player a rating of 0, instead of the mean of all
    #[arg(long, value_name = "NAME")]
    pub anchor: Option<String>,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// What clocks begin with and gain with every move.
fn parse_clock(text: &str) -> Result<(Duration, Duration), String> {
    match text.split_once('+') {
        Some((base, increment)) if increment.trim() == "0" => {
            Ok((parse_time(base)?, Duration::ZERO))
        }
        Some((base, increment)) => Ok((parse_time(base)?, parse_time(increment)?)),
        None => Ok((parse_time(text)?, Duration::ZERO)),
    }
}

/// A time that may be none, and no longer than a program is waited for.
fn parse_margin(text: &str) -> Result<Duration, String> {
    let margin = if text.trim() == "0" { Duration::ZERO } else { parse_time(text)? };
    if margin > Timeouts::default().grace {
        return Err("bad-margin".to_owned());
    }
    Ok(margin)
}

fn parse_chance(text: &str) -> Result<f64, String> {
    let chance = text.parse::<f64>().ok().filter(|chance| *chance > 0.0 && *chance < 0.5);
    chance.ok_or_else(|| "bad-chance".to_owned())
}
