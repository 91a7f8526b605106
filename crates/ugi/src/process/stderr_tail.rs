//! The last lines that a process writes to its standard error.

use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};

use crate::conversation::{ProgramLog, Speaker};
use crate::lines::{Input, read_line, skip_line};
use crate::quote::quote;

/// Lines that are kept.
const TAIL: usize = 3;

/// Bytes of a line; longer ones are dropped.
const MAX_LINE: usize = 1 << 12;

/// Shared between the thread of the pipe and the owner of the process.
#[derive(Clone)]
pub(super) struct StderrTail {
    lines: Arc<Mutex<VecDeque<String>>>,
    log: ProgramLog,
}

impl StderrTail {
    pub(super) fn new(log: ProgramLog) -> StderrTail {
        StderrTail { lines: Arc::default(), log }
    }

    /// Reads to the end, however much that is.
    pub(super) fn read(&self, from: impl Read) {
        let mut input = BufReader::new(from);
        loop {
            match read_line(&mut input, MAX_LINE) {
                Ok(Input::Line(line)) => self.push(&line),
                Ok(Input::TooLong) if skip_line(&mut input).is_ok() => {}
                _ => return,
            }
        }
    }

    fn push(&self, line: &str) {
        if !line.trim().is_empty() {
            self.log.say(Speaker::StandardError, line);
            let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.push_back(quote(line.trim()));
            if lines.len() > TAIL {
                lines.pop_front();
            }
        }
    }

    /// Oldest first.
    pub(super) fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}
