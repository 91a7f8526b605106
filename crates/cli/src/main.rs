//! `jogada`.

use std::process::ExitCode;

fn main() -> ExitCode {
    jogada_commands::run()
}
