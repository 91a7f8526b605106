//! What is generated from the definitions of the arguments: completions for shells, the manual page.

use std::io::Write;

use clap::Command;
use clap_complete::Shell;
use jogada_play::Message;

use crate::failure::Failure;
use crate::locale;

/// The script that completes commands and options in a shell.
pub fn completions(mut command: Command, shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "jogada", &mut script);
    write(&script)
}

/// The manual page of the program, or of one of its commands.
pub fn manual(mut command: Command, of: Option<&str>, language: &str) -> Result<(), Failure> {
    command.build();
    let command = match of {
        None => command,
        Some(name) => command.find_subcommand(name).cloned().ok_or_else(|| {
            let message = Message::new("bad-command").with("command", jogada_play::shorten(name));
            Failure::Input(locale::localizer(language).say(&message))
        })?,
    };
    let page = clap_mangen::Man::new(command);
    let mut text = Vec::new();
    page.render(&mut text)?;
    write(&text)
}

fn write(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}
