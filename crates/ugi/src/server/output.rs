//! Where answers go: whole lines, from whichever thread.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_play::visible;

use crate::answer::Answer;

/// An output that several threads share.
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

    /// Says these in one go.
    pub(super) fn say(&self, answers: &[Answer]) {
        let line = |answer: &Answer| visible(&answer.to_string()) + "\n";
        let text: String = answers.iter().map(line).collect();
        let mut writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let said = writer.write_all(text.as_bytes()).and_then(|()| writer.flush());
        if said.is_err() {
            self.inner.broken.store(true, SeqCst);
        }
    }

    /// Whether nobody listens any more.
    pub(super) fn is_broken(&self) -> bool {
        self.inner.broken.load(SeqCst)
    }
}
