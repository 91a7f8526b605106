//! The arguments of `jogada solve`.

use clap::Args;

/// How much a proof may cost.
#[derive(Args)]
pub struct SolveArgs {
    /// Positions to look at before giving up
    #[arg(long, value_name = "N", default_value_t = 1_000_000_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub limit_nodes: u64,
    /// Memory of the proof in megabytes
    #[arg(long, value_name = "MB", default_value_t = 1024,
          value_parser = clap::value_parser!(u32).range(1..))]
    pub hash: u32,
}
