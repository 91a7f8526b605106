//! The arguments of the arena.

use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};
use jogada_arena::{DrawRule, ResignRule};
use jogada_play::TimeControl;
use jogada_ugi::Timeouts;

use super::{Effort, QueueArgs, bad_time, parse_time};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct ArenaArgs {
    #[command(subcommand)]
    pub task: Option<ArenaTask>,
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    #[arg(required_unless_present = "config")]
    pub spec: Option<String>,
    /// The players, at least two; `jogada players` lists them. Of a match, the results of the first are
    /// shown. Settings of its own stand in brackets before a player, as in "[name=old nodes=500] max"
    #[arg(required_unless_present = "config")]
    pub players: Vec<String>,
    /// Take game, players and settings from this TOML file
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "spec", "players", "format", "rounds", "games", "opening", "uneven", "openings",
        "openings_order", "openings_plies", "openings_skip", "seed", "cap", "clock", "time_margin",
        "max_faults", "resign", "draw", "sprt", "alpha", "beta", "model", "time", "nodes", "depth",
        "threads",
    ])]
    pub config: Option<PathBuf>,
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
    /// The order of the openings of a file
    #[arg(long, value_name = "ORDER", default_value = "file", requires = "openings")]
    pub openings_order: OrderChoice,
    /// Play at most so many moves of every opening of a file
    #[arg(long, value_name = "N", requires = "openings",
          value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub openings_plies: Option<u16>,
    /// Leave out so many openings at the beginning of a file; they come after the last
    #[arg(long, value_name = "N", requires = "openings", default_value_t = 0)]
    pub openings_skip: u32,
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
    pub clock: Option<TimeControl>,
    /// How far a program may overstep its time before it has lost
    #[arg(long, value_name = "TIME", default_value = "100ms", value_parser = parse_margin)]
    pub time_margin: Duration,
    /// Faults of a player (crashes, illegal moves, slow answers) after which the run stops
    /// [default: 3 with --sprt, otherwise none]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_faults: Option<u64>,
    /// Give a game to a side that is ahead by this much in the eyes of both players for three moves
    /// each, as in 600 or 600,moves=5,sides=one: with one, what the loser thinks is enough
    #[arg(long, value_name = "RULE", value_parser = parse_resign)]
    pub resign: Option<ResignRule>,
    /// Call a game a draw that is worth no more than this to both players for eight moves each, as in
    /// 10 or 10,moves=5,from=60: not before so many plies
    #[arg(long, value_name = "RULE", value_parser = parse_draw)]
    pub draw: Option<DrawRule>,
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
    /// Save every game in this file as soon as it is over; the same command resumes an
    /// interrupted run
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Play only the pairs with these numbers, from 0, as in 200..400; others play the rest, and
    /// jogada arena merge puts it together
    #[arg(long, value_name = "A..B", value_parser = parse_pairs, requires = "out",
          conflicts_with_all = ["sprt", "queue"])]
    pub pairs: Option<Range<usize>>,
    #[command(flatten)]
    pub queue: QueueArgs,
    #[command(flatten)]
    pub outputs: Outputs,
    /// Write every line between the arena and programs to this file, with times
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// As JSON, one object per pair of games, then one for all results
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum ArenaTask {
    /// Play every level of a game against the one below, and full strength against the original
    /// players: the tables of docs/strength.md
    Ladder(LadderArgs),
    /// Put results files of the same run together: parts that were played on different machines
    Merge(MergeArgs),
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
pub enum OrderChoice {
    /// As in the file
    File,
    /// Shuffled by the seed
    Random,
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
    /// Save every game in this file as soon as it is over; the same command resumes an
    /// interrupted run
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub queue: QueueArgs,
}

#[derive(Args)]
pub struct MergeArgs {
    /// The results files, as written with --out and --pairs
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The results file they are added to
    #[arg(long, value_name = "FILE", required = true)]
    pub out: PathBuf,
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

/// Numbers of pairs: the first of them, and the first after them.
fn parse_pairs(text: &str) -> Result<Range<usize>, String> {
    let (first, end) = text.split_once("..").ok_or("bad-pairs")?;
    match (first.trim().parse(), end.trim().parse()) {
        (Ok(first), Ok(end)) if first < end => Ok(first..end),
        _ => Err("bad-pairs".to_owned()),
    }
}

/// What clocks begin with and gain with every move.
fn parse_clock(text: &str) -> Result<TimeControl, String> {
    text.parse().map_err(bad_time)
}

/// Moves of each side if nothing else is said.
const DRAW_MOVES: usize = 8;

/// A value, then perhaps `moves=N` and `sides=one` or `sides=both`.
fn parse_resign(text: &str) -> Result<ResignRule, String> {
    let (score, settings) = rule(text, "bad-resign")?;
    let mut rule = ResignRule::new(score);
    for (key, value) in settings {
        match (key, value, positive(value)) {
            ("moves", _, Some(moves)) => rule.moves = moves,
            ("sides", "one", _) => rule.both = false,
            ("sides", "both", _) => rule.both = true,
            _ => return Err("bad-resign".to_owned()),
        }
    }
    Ok(rule)
}

/// A value, then perhaps `moves=N` and `from=N`.
fn parse_draw(text: &str) -> Result<DrawRule, String> {
    let (score, settings) = rule(text, "bad-draw")?;
    let mut rule = DrawRule { score, moves: DRAW_MOVES, from: 0 };
    for (key, value) in settings {
        match (key, positive(value)) {
            ("moves", Some(moves)) => rule.moves = moves,
            ("from", Some(from)) => rule.from = from,
            _ => return Err("bad-draw".to_owned()),
        }
    }
    Ok(rule)
}

/// Names and values.
type Settings<'a> = Vec<(&'a str, &'a str)>;

/// A value and the settings after it.
fn rule<'a>(text: &'a str, bad: &str) -> Result<(i32, Settings<'a>), String> {
    let mut parts = text.split(',').map(str::trim);
    let score = parts.next().and_then(|score| score.parse().ok()).filter(|score| *score > 0);
    let settings: Option<Vec<_>> = parts.map(|part| part.split_once('=')).collect();
    score.zip(settings).ok_or_else(|| bad.to_owned())
}

fn positive(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number| (1..=100_000).contains(number))
}

/// A time that may be none, and no longer than a program is waited for.
fn parse_margin(text: &str) -> Result<Duration, String> {
    let margin = if text.trim() == "0" { Duration::ZERO } else { parse_time(text)? };
    if margin > Timeouts::default().grace {
        return Err("bad-margin".to_owned());
    }
    Ok(margin)
}

pub(super) fn parse_chance(text: &str) -> Result<f64, String> {
    let chance = text.parse::<f64>().ok().filter(|chance| *chance > 0.0 && *chance < 0.5);
    chance.ok_or_else(|| "bad-chance".to_owned())
}
