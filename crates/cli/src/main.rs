//! `jogada`: parses, calls, and maps errors to exit codes. No logic lives here.

mod args;
mod commands;
mod failure;
mod locale;
mod output;
mod tables;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    match commands::run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
