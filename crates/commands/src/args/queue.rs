//! The arguments of runs on many machines.

use std::time::Duration;

use clap::Args;

use super::parse_time;

/// Who does the work of a run, if not this machine.
#[derive(Args, Clone)]
pub struct QueueArgs {
    /// Have the work done by the workers of this NATS server, such as `nats://host:4222`
    #[arg(long, value_name = "URL")]
    pub queue: Option<String>,
    /// How long a worker may be silent about its work before another gets it
    #[arg(long, value_name = "TIME", default_value = "15s", value_parser = parse_time,
          requires = "queue")]
    pub ack_wait: Duration,
}

#[derive(Args)]
pub struct WorkerArgs {
    /// The address of the NATS server, such as `nats://host:4222`
    pub url: String,
    /// Games to play at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Take part in runs that start programs of this machine, as players with cmd: do
    #[arg(long)]
    pub allow_cmd: bool,
}
