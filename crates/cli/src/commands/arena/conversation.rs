//! `--log FILE`: every line between the arena and programs.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use jogada_play::{Localizer, Message};
use jogada_ugi::{ConversationLog, LogLine, Speaker};

use crate::failure::Failure;

/// A log at the end of this file, as a run goes on with its results: seconds since the start, the number of the process, `>` to the program,
/// `<` from it or `!` from its standard error, the line.
pub fn log(path: &Path, localizer: &Localizer) -> Result<ConversationLog, Failure> {
    let unwritable = |error: std::io::Error| {
        let message = Message::new("arena-log").with("file", path.display().to_string());
        let why = jogada_tui::file_error(&error, localizer.language());
        Failure::Input(localizer.say(&message.with("why", why)))
    };
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
    let file = Mutex::new(file);
    let started = Instant::now();
    Ok(ConversationLog::new(move |line: &LogLine<'_>| {
        let sign = match line.speaker {
            Speaker::Runner => '>',
            Speaker::Program => '<',
            Speaker::StandardError => '!',
        };
        let text = format!(
            "{:10.3} {} {} {sign} {}\n",
            started.elapsed().as_secs_f64(),
            line.pid,
            line.program,
            line.text
        );
        // A full disk must not end a match: the log is for looking back only.
        if let Ok(mut file) = file.lock() {
            let _ = file.write_all(text.as_bytes());
        }
    }))
}
