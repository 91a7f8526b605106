//! Long work that Ctrl-C stops.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use jogada_play::Stop;
use pyo3::prelude::*;

/// How late Ctrl-C may be noticed.
const POLL: Duration = Duration::from_millis(20);

/// Works on another thread, without the GIL, while this one listens for Ctrl-C; an interrupted search is stopped
/// and its result thrown away.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        std::thread::scope(|scope| {
            let (sender, receiver) = channel();
            scope.spawn(move || sender.send(work()).ok());
            let mut interrupted = None;
            loop {
                match receiver.recv_timeout(POLL) {
                    Ok(found) => return interrupted.map_or(Ok(found), Err),
                    Err(RecvTimeoutError::Timeout) if interrupted.is_none() => {
                        interrupted = interruption();
                        if interrupted.is_some() {
                            stop.stop();
                        }
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => panic!("the search has failed"),
                }
            }
        })
    })
}

/// Ctrl-C, if it was pressed.
fn interruption() -> Option<PyErr> {
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method fits one lifetime only"
    )]
    Python::attach(|py| py.check_signals()).err()
}
