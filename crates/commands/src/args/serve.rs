//! The commands about the server, and their arguments.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use jogada_web::{BasePath, Day};

/// The commands that run a server and care for its data.
#[derive(Subcommand)]
pub enum ServerCommand {
    /// Start a server to play in a browser, for yourself or for others too
    Serve(ServeArgs),
    /// Copy the games of the server to a file, also while it runs
    Backup {
        /// The file to write; nothing may be there yet
        file: PathBuf,
        /// The file of the games [default: as in serve]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
    },
    /// Copy the games of a backup back to where the server looks for them
    Restore {
        /// The backup
        file: PathBuf,
        /// The file of the games; nothing may be there yet [default: as in serve]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
    },
    /// Write the games of the server as records, also while it runs
    Export {
        /// The file to write; nothing may be there yet; - for standard output
        file: PathBuf,
        /// The file of the games, or postgres://… [default: as in serve]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
        #[command(flatten)]
        wanted: ExportArgs,
    },
    /// Copy all games from one store to another, such as from a file to a database; stop the server first
    MoveStore {
        /// The file of the games, or postgres://…
        from: PathBuf,
        /// The file to make, or the address of a database without games
        to: PathBuf,
    },
}

/// Which games are exported.
#[derive(ClapArgs)]
pub struct ExportArgs {
    /// Only games that are over
    #[arg(long)]
    pub finished: bool,
    /// Only games of this kind, such as those in jogada games
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Only games that began on this day or later, such as 2026-11-16
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<Day>,
}

fn day(text: &str) -> Result<Day, &'static str> {
    text.parse().map_err(|_| "bad-day")
}

/// The arguments of `jogada serve`.
#[derive(ClapArgs)]
pub struct ServeArgs {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 8080)]
    pub port: u16,
    /// The address to listen on; 0.0.0.0 lets everybody in who can reach this machine
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub listen: IpAddr,
    /// The file of the games, or postgres://… for a database that several servers share [default: games.db where unfinished games are kept]
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Threads for the bots [default: all but one of the processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub bots: Option<u16>,
    /// There is a proxy in front, which says in X-Forwarded-For who asks
    #[arg(long)]
    pub proxied: bool,
    /// Serve everything below this path, such as /jogada, for a host that has other sites too
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = base_path)]
    pub base_path: BasePath,
    /// Remove unfinished games after so many days without a change if no person has made a move; 0 keeps all
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = clap::value_parser!(u16).range(0..=3650))]
    pub expire: u16,
    /// Do not open a browser, even on a desktop
    #[arg(long)]
    pub no_open: bool,
    /// Show /status and /metrics to everybody, not only to this machine
    #[arg(long)]
    pub public_status: bool,
    /// A member who administers the server from now on; the account has to exist. May be given several times
    #[arg(long, value_name = "NAME")]
    pub admin: Vec<String>,
    #[command(flatten)]
    pub log: LogArgs,
}

pub fn base_path(text: &str) -> Result<BasePath, &'static str> {
    text.parse().map_err(|_| "bad-base-path")
}

/// What is written to standard error while the server runs.
#[derive(ClapArgs)]
pub struct LogArgs {
    /// How much to write to standard error: info has a line per request and per move
    #[arg(long = "log", value_name = "LEVEL", default_value = "warn")]
    pub level: LogLevel,
    /// Lines for people or for programs
    #[arg(long = "log-format", value_name = "FORMAT", default_value = "text")]
    pub format: LogFormat,
    /// Write down the addresses of those who ask, too
    #[arg(long = "log-addresses")]
    pub addresses: bool,
}

/// From nothing to everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}
