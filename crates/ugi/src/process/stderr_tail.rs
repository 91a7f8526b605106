//! The last lines that a process writes to its standard error.

use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_play::shorten;

use crate::lines::{Input, read_line, skip_line};

/// Lines that are kept.
const TAIL: usize = 3;

/// Bytes of a line; longer ones are dropped.
const MAX_LINE: usize = 1 << 12;

/// Shared between the thread of the pipe and the owner of the process.
#[derive(Clone, Default)]
pub(super) struct StderrTail(Arc<Mutex<VecDeque<String>>>);

impl StderrTail {
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
            let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            lines.push_back(shorten(line.trim()));
            if lines.len() > TAIL {
                lines.pop_front();
            }
        }
    }

    /// Oldest first.
    pub(super) fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}
