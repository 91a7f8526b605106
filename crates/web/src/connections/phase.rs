//! The phase of a connection: waiting for its client, or responding.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::task::{Context, Poll};

use axum::Error;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// Waiting for a request, or for the rest of one.
const RECEIVING: u8 = 0;
/// Handling a request, or sending the response.
const RESPONDING: u8 = 1;
/// A WebSocket; it stays one.
const UPGRADED: u8 = 2;

/// Shared between a connection and the registry.
#[derive(Clone, Default)]
pub struct Phase(Arc<AtomicU8>);

impl Phase {
    /// Whether it waits for its client, so that it may be evicted.
    pub fn is_waiting(&self) -> bool {
        self.0.load(Relaxed) == RECEIVING
    }

    /// Marks it as a WebSocket.
    pub fn upgrade(&self) {
        self.0.store(UPGRADED, Relaxed);
    }

    fn set(&self, phase: u8) {
        let _ = self.0.fetch_update(Relaxed, Relaxed, |now| (now != UPGRADED).then_some(phase));
    }
}

/// A body whose end changes the phase: a request that is read is responded to, after a response that is
/// sent the next request is awaited.
pub struct Tracked {
    body: Body,
    phase: Phase,
    next: u8,
}

impl Tracked {
    /// The body of a request.
    pub fn request(body: Body, phase: &Phase) -> Tracked {
        if body.is_end_stream() {
            phase.set(RESPONDING);
        }
        Tracked { body, phase: phase.clone(), next: RESPONDING }
    }

    /// The body of a response.
    pub fn response(body: Body, phase: &Phase) -> Tracked {
        phase.set(RESPONDING);
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
