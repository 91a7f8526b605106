//! What a program says on standard error, the last of it.

use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_play::shorten;

use crate::lines::{Input, read_line, skip_line};

/// Lines that are kept.
const KEPT: usize = 3;

/// Bytes of a line that are looked at.
const LONGEST: usize = 1 << 12;

/// The last lines of a program's complaints.
#[derive(Clone, Default)]
pub(super) struct StderrTail(Arc<Mutex<VecDeque<String>>>);

impl StderrTail {
    /// Listens until there is no more, however much that is.
    pub(super) fn listen(&self, from: impl Read) {
        let mut input = BufReader::new(from);
        loop {
            match read_line(&mut input, LONGEST) {
                Ok(Input::Line(line)) => self.keep(&line),
                Ok(Input::TooLong) if skip_line(&mut input).is_ok() => {}
                _ => return,
            }
        }
    }

    fn keep(&self, line: &str) {
        if !line.trim().is_empty() {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.push_back(shorten(line.trim()));
            if kept.len() > KEPT {
                kept.pop_front();
            }
        }
    }

    /// The lines, the latest last.
    pub(super) fn last(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}
