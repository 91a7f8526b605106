//! What a connection is doing: waiting for its client, or answering.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::task::{Context, Poll};

use axum::Error;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// Waiting for a request, or for the rest of one.
const RECEIVING: u8 = 0;
/// At work for the client.
const ANSWERING: u8 = 1;
/// A socket; it stays one.
const UPGRADED: u8 = 2;

/// What a connection is doing now.
#[derive(Clone, Default)]
pub struct Phase(Arc<AtomicU8>);

impl Phase {
    /// Whether it does nothing but wait for its client.
    pub fn is_waiting(&self) -> bool {
        self.0.load(Relaxed) == RECEIVING
    }

    /// It is a socket from now on.
    pub fn upgrade(&self) {
        self.0.store(UPGRADED, Relaxed);
    }

    fn set(&self, phase: u8) {
        let _ = self.0.fetch_update(Relaxed, Relaxed, |now| (now != UPGRADED).then_some(phase));
    }
}

/// A body whose end changes the phase: after the last byte of a request comes the answer, after the
/// last byte of the answer the next request.
pub struct Tracked {
    body: Body,
    phase: Phase,
    next: u8,
}

impl Tracked {
    /// The body of a request.
    pub fn request(body: Body, phase: &Phase) -> Tracked {
        if body.is_end_stream() {
            phase.set(ANSWERING);
        }
        Tracked { body, phase: phase.clone(), next: ANSWERING }
    }

    /// The body of an answer.
    pub fn response(body: Body, phase: &Phase) -> Tracked {
        phase.set(ANSWERING);
        Tracked { body, phase: phase.clone(), next: RECEIVING }
    }
}

impl HttpBody for Tracked {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if self.body.is_end_stream() || matches!(frame, Poll::Ready(None)) {
            self.phase.set(self.next);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Tracked {
    fn drop(&mut self) {
        self.phase.set(self.next);
    }
}
