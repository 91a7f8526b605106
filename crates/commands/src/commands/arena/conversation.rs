//! `--log FILE`: every line between the arena and programs.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use jogada_play::{Localizer, Message};
use jogada_ugi::{ConversationLog, LogLine, Speaker};

use crate::failure::Failure;

/// Bytes of what a program says between two lines that it is told; the rest is left out.
const MAX_SAID: usize = 1 << 18;

/// A log at the end of a file, as a run goes on with its results. Clones write to the same.
#[derive(Clone)]
pub struct LogFile {
    path: PathBuf,
    started: Instant,
    /// What stands in place of what is left out.
    left_out: String,
    state: Arc<Mutex<LogState>>,
}

struct LogState {
    file: File,
    /// Bytes that the process of this number has said since it was told something.
    said: HashMap<u32, usize>,
    broken: Option<io::Error>,
}

impl LogFile {
    pub fn open(path: &Path, localizer: &Localizer) -> Result<LogFile, Failure> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| {
            Failure::Input(localizer.say(&about("arena-log", path, &error, localizer)))
        })?;
        let state = LogState { file, said: HashMap::new(), broken: None };
        Ok(LogFile {
            path: path.to_owned(),
            started: Instant::now(),
            left_out: localizer.word("arena-log-left-out"),
            state: Arc::new(Mutex::new(state)),
        })
    }

    /// The log of a contestant, by its name if it has one.
    pub fn of(&self, name: Option<String>) -> ConversationLog {
        let (log, name) = (self.clone(), name.map_or(String::new(), |name| format!("{name}: ")));
        ConversationLog::new(move |line| log.add(&name, line))
    }

    /// What was lost, if the file could not be written.
    pub fn close(&self, localizer: &Localizer) -> Result<(), Failure> {
        let lost = |error| localizer.say(&about("arena-log-lost", &self.path, error, localizer));
        self.state().broken.as_ref().map_or(Ok(()), |error| Err(Failure::Unsaved(lost(error))))
    }

    fn state(&self) -> MutexGuard<'_, LogState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seconds since the start, the number of the process, who it is, `>` to the program, `<` from it or
    /// `!` from its standard error, the line.
    fn add(&self, name: &str, line: &LogLine<'_>) {
        let sign = match line.speaker {
            Speaker::Runner => '>',
            Speaker::Program => '<',
            Speaker::StandardError => '!',
        };
        let mut state = self.state();
        let Some(text) = state.admit(line, &self.left_out) else { return };
        let seconds = self.started.elapsed().as_secs_f64();
        let LogLine { pid, program, .. } = line;
        state.write(&format!("{seconds:10.3} {pid} {name}{program} {sign} {text}\n"));
    }
}

impl LogState {
    /// What is written of a line: itself, or once in place of more than enough that something is left
    /// out.
    fn admit<'l>(&mut self, line: &LogLine<'l>, left_out: &'l str) -> Option<&'l str> {
        if line.speaker == Speaker::Runner {
            self.said.remove(&line.pid);
            return Some(line.text);
        }
        let said = self.said.entry(line.pid).or_default();
        let before = *said;
        *said = said.saturating_add(line.text.len() + 1);
        match () {
            () if *said <= MAX_SAID => Some(line.text),
            () if before <= MAX_SAID => Some(left_out),
            () => None,
        }
    }

    /// A full disk must not end a match: the log ends instead.
    fn write(&mut self, text: &str) {
        if self.broken.is_none() {
            self.broken = self.file.write_all(text.as_bytes()).err();
        }
    }
}

fn about(id: &'static str, path: &Path, error: &io::Error, localizer: &Localizer) -> Message {
    let why = jogada_tui::file_error(error, localizer.language());
    Message::new(id).with("file", path.display().to_string()).with("why", why)
}
