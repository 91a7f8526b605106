//! Answers as whole lines, from any thread.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_play::visible;

use crate::answer::Answer;

/// A writer that threads share.
pub(super) struct Output<W> {
    inner: Arc<Inner<W>>,
}

struct Inner<W> {
    writer: Mutex<W>,
    broken: AtomicBool,
}

impl<W> Clone for Output<W> {
    fn clone(&self) -> Output<W> {
        Output { inner: Arc::clone(&self.inner) }
    }
}

impl<W: Write> Output<W> {
    pub(super) fn new(writer: W) -> Output<W> {
        let inner = Inner { writer: Mutex::new(writer), broken: AtomicBool::new(false) };
        Output { inner: Arc::new(inner) }
    }

    /// Writes these lines at once, undivided by those of other threads.
    pub(super) fn write(&self, answers: &[Answer]) {
        let line = |answer: &Answer| visible(&answer.to_string()) + "\n";
        let text: String = answers.iter().map(line).collect();
        let mut writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let written = writer.write_all(text.as_bytes()).and_then(|()| writer.flush());
        if written.is_err() {
            self.inner.broken.store(true, SeqCst);
        }
    }

    /// Whether a write has failed: the runner is gone.
    pub(super) fn is_broken(&self) -> bool {
        self.inner.broken.load(SeqCst)
    }
}
