//! The command line, declared.

mod analyse;
mod arena;
mod calculate;
mod errors;
pub mod generate;
mod help;
mod play;
mod puzzles;
mod queue;
pub mod read;
mod serve;
mod site;
mod survey;
mod tables;
mod train;
mod tune;

pub use analyse::{AnalyseArgs, Eval, Thinker};
pub use arena::{
    ArenaArgs, ArenaTask, FormatChoice, LadderArgs, MergeArgs, ModelChoice, OrderChoice, Outputs,
    ReportArgs,
};
pub use calculate::{CalculatorCommand, EloArgs, SprtArgs};
pub use play::PlayArgs;
pub use puzzles::PuzzlesArgs;
pub use queue::{QueueArgs, WorkerArgs};
pub use serve::{ExportArgs, LogArgs, LogFormat, LogLevel, ServeArgs, ServerCommand};
pub use site::SiteArgs;
pub use survey::SurveyArgs;
pub use tables::{TableArgs, TablesCommand};
pub use train::TrainArgs;
pub use tune::TuneArgs;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use jogada_play::TimeError;
use jogada_play::{Limits, Request, SearchOptions};

/// Two-player abstract board games
#[derive(Parser)]
#[command(name = "jogada", version, propagate_version = true, max_term_width = 100)]
pub struct Args {
    /// Language of games and messages: en or pt [default: from the locale]
    #[arg(long, global = true, value_name = "LANG", value_parser = ["en", "pt"])]
    pub lang: Option<String>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// List the games, or one game's options, presets and sample positions
    Games {
        /// Show the options, presets and sample positions of this game
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Show the rules of a game
    Rules {
        /// The game; `jogada games` lists them
        game: String,
        #[command(flatten)]
        look: Look,
    },
    /// Draw a position
    Show {
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        look: Look,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// List the legal moves, one per line
    Moves {
        #[command(flatten)]
        place: Place,
    },
    /// Count the move sequences of a length (perft); the last word printed is the number of nodes
    Perft {
        #[command(flatten)]
        place: Place,
        /// Length of the paths
        #[arg(value_parser = clap::value_parser!(u32).range(0..=99))]
        depth: u32,
        /// Show the count behind each first move
        #[arg(long)]
        divide: bool,
        /// Threads to use
        #[arg(long, value_name = "N", default_value_t = 1,
              value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: u16,
    },
    /// Play a game, against a bot or with a friend
    Play(PlayArgs),
    /// Learn a game step by step
    Learn {
        /// The game; `jogada games` lists them
        game: String,
        /// Begin with this step, from 1
        #[arg(long, value_name = "N", default_value_t = 1)]
        step: usize,
        #[command(flatten)]
        look: Look,
    },
    /// Solve the puzzles of a game, or make new ones
    Puzzles(PuzzlesArgs),
    /// List the players, or those of one game with their parameters
    Players {
        /// Show the players of this game with their parameters
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Think about a position; the last line is the best move; `win in 5` counts plies, the moves of
    /// both sides
    #[command(alias = "analyze")]
    Analyse(Box<AnalyseArgs>),
    /// Measure the search on fixed positions: nodes, the same everywhere, and nodes per second
    Bench {
        /// Only this game
        game: Option<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Let players play matches and tournaments: each opening twice, with both colours
    Arena(Box<ArenaArgs>),
    #[command(flatten)]
    Calculate(CalculatorCommand),
    /// Prove whether a position is won, lost or drawn; the last line is the answer, in plies: the moves
    /// of both sides
    Solve {
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        work: SolveArgs,
        /// As JSON, one object on the last line
        #[arg(long)]
        json: bool,
    },
    /// Check a proof that `jogada solve --proof` wrote, move by move and by the rules alone
    Verify {
        /// The file; - for standard input
        file: PathBuf,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Tables of small endings, which analysis and bots use once they are built
    Tables {
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Measure what games are like under their options: balance, length, drama, depth
    Survey(Box<SurveyArgs>),
    /// Do the work of runs that others start with --queue, until Ctrl-C or SIGTERM; what was begun is
    /// finished
    Worker(WorkerArgs),
    /// Improve the weights of a game's evaluation, or the constants of its search, by games of the engine
    /// against itself
    Tune(TuneArgs),
    /// Train a net that evaluates a game by games of the engine against itself
    Train(TrainArgs),
    #[command(flatten)]
    Server(ServerCommand),
    /// Write the page as files for any web space: everything but online play, without a server
    Site(SiteArgs),
    /// Speak the Universal Game Interface, the protocol of engines and runners, until `quit`
    Ugi {
        /// The game to begin with [default: the first that `jogada games` lists]
        spec: Option<String>,
        /// Check how well a program speaks it instead, such as "./bot --quick"; with no SPEC in a
        /// game that it says it plays
        #[arg(long, value_name = "CMD", allow_hyphen_values = true)]
        check: Option<String>,
    },
    /// List your games, unfinished and finished, and how often you won
    Mygames {
        /// Only games whose line has all these words, such as a game, an opponent or a year
        words: Vec<String>,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the script that completes commands in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page, of the program or of one command
    Man {
        /// The command
        command: Option<String>,
    },
    /// Write a game as a record
    Record {
        #[command(flatten)]
        place: Place,
        /// A tag of the record, such as White=Ana; may be given several times
        #[arg(long, value_name = "NAME=VALUE")]
        tag: Vec<String>,
    },
    /// Check the records of a file and show the position they lead to
    Replay {
        /// The file; - for standard input
        file: PathBuf,
        /// Which record of the file, from 1 [default: the first]
        #[arg(long, value_name = "N")]
        game: Option<usize>,
        /// Show the position after this many moves instead of the last one
        #[arg(long, value_name = "N")]
        ply: Option<usize>,
        #[command(flatten)]
        look: Look,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
}

/// A game and a place in it.
#[derive(ClapArgs)]
pub struct Place {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    pub spec: String,
    /// Begin at this position instead of the usual one: its text, or the name of a sample that
    /// `jogada games GAME` lists; - reads it from standard input
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Play these moves first
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    pub moves: String,
}

/// How boards are drawn.
#[derive(ClapArgs)]
pub struct Look {
    /// Plain letters instead of Unicode drawing
    #[arg(long)]
    pub ascii: bool,
    /// Black at the bottom
    #[arg(long)]
    pub flip: bool,
    /// Colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: When,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// On a terminal; for colours, unless `NO_COLOR` is set
    Auto,
    Always,
    Never,
}

/// How long to think, and with what.
#[derive(ClapArgs)]
pub struct Effort {
    /// Time to think about a move, such as 500ms, 2s or 1m [default: 1s, in the arena 100ms, if
    /// nothing else is given]
    #[arg(long, value_name = "TIME", value_parser = parse_time, allow_hyphen_values = true)]
    pub time: Option<Duration>,
    /// Positions to look at
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub depth: Option<u32>,
    /// Threads to use
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

impl Effort {
    /// What was asked for; `default_time` if no limit was given.
    pub fn request(&self, lines: usize, default_time: Duration) -> Request {
        let unlimited = self.nodes.is_none() && self.depth.is_none();
        let time = self.time.or(unlimited.then_some(default_time));
        let threads = self.threads.into();
        Request {
            limits: Limits { depth: self.depth, nodes: self.nodes, time },
            settings: SearchOptions { threads, lines, ..SearchOptions::default() },
            ..Request::default()
        }
    }
}

/// How much a proof may cost.
#[derive(ClapArgs)]
pub struct SolveArgs {
    /// Positions to look at before giving up
    #[arg(long, value_name = "N", default_value_t = 1_000_000_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub limit_nodes: u64,
    /// Memory of the proof in megabytes
    #[arg(long, value_name = "MB", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub hash: u32,
    /// Find out how soon a win comes, whatever it costs
    #[arg(long, conflicts_with_all = ["proof", "save"])]
    pub shortest: bool,
    /// Write a proof to this file, which `jogada verify` checks; searches by proof numbers alone
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
    /// Keep what is known in this file when the search ends or is stopped by Ctrl-C, and go on from it;
    /// searches by proof numbers alone
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Look for a win of this side alone, which is half the work; searches by proof numbers alone
    #[arg(long, value_name = "SIDE", conflicts_with = "shortest")]
    pub winner: Option<Winner>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Winner {
    White,
    Black,
}

/// A time with its unit; a bare number is seconds.
fn parse_time(text: &str) -> Result<Duration, String> {
    jogada_play::parse_time(text).map_err(bad_time)
}

/// The message about a time that is none.
fn bad_time(error: TimeError) -> String {
    let id = match error {
        TimeError::Unit => "bad-time-unit",
        TimeError::Number => "bad-time",
        TimeError::Range => "bad-time-range",
    };
    id.to_owned()
}
