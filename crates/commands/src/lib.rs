//! The commands of `jogada`: parses arguments, calls the libraries, shows what comes of it and maps errors to exit codes.

mod args;
mod commands;
mod failure;
mod interrupt;
mod locale;
mod log;
mod memory;
mod named_file;
mod open_game;
mod output;
mod proof_files;
mod record_file;
mod state_dir;
mod table_files;

use std::process::ExitCode;

/// Runs the program with the arguments it was given.
pub fn run() -> ExitCode {
    let args = match args::Args::read() {
        Ok(args) => args,
        Err(status) => return status,
    };
    let language = commands::language(&args);
    match commands::run(args, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&locale::localizer(language).word("error")),
    }
}
