//! `jogada tables`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Subcommand)]
pub enum TablesCommand {
    /// List the small endings of a game, how much memory their tables take and which are built
    List(TableArgs),
    /// Build the tables of a game that fit into memory, the smallest endings first; Ctrl-C keeps what is
    /// done, and the same command goes on from it
    Build {
        #[command(flatten)]
        tables: TableArgs,
        /// Most memory to use, in megabytes
        #[arg(long, value_name = "MB", default_value_t = 1024,
              value_parser = clap::value_parser!(u32).range(1..))]
        hash: u32,
    },
    /// Check tables by the rules alone: every value against those of all positions a ply later
    Verify {
        #[command(flatten)]
        tables: TableArgs,
        /// Check this many random endings of each table
        #[arg(long, value_name = "N", default_value_t = 100_000, conflicts_with = "all",
              value_parser = clap::value_parser!(u64).range(1..))]
        samples: u64,
        /// Check all of them
        #[arg(long)]
        all: bool,
    },
}

#[derive(Args)]
pub struct TableArgs {
    /// The game with its options: GAME, GAME:key=value,… or GAME:PRESET
    pub spec: String,
    /// Where tables are kept [default: where the program looks for them]
    #[arg(long, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,
}
