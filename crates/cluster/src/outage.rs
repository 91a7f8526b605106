//! A server that does not answer for a while: it is waited for, but not for ever.

use std::time::{Duration, Instant};

use crate::error::ClusterError;

/// How long one request of a run under way may take before it is made again.
const ANSWER: Duration = Duration::from_secs(5);

/// How long all requests may fail before a run is given up.
const LONGEST: Duration = Duration::from_mins(2);

/// How long to wait before the next request.
const PAUSE: Duration = Duration::from_millis(200);

/// Since when requests have failed, if they do.
#[derive(Default)]
pub(crate) struct Outage(Option<Instant>);

impl Outage {
    pub(crate) fn end(&mut self) {
        self.0 = None;
    }

    /// Waits a moment before the next request.
    ///
    /// # Errors
    /// This one, if it has gone on for too long.
    pub(crate) async fn wait(&mut self, error: ClusterError) -> Result<(), ClusterError> {
        if self.0.get_or_insert_with(Instant::now).elapsed() > LONGEST {
            return Err(error);
        }
        tokio::time::sleep(PAUSE).await;
        Ok(())
    }
}

/// What comes of a request, unless it takes too long.
pub(crate) async fn answer<T>(
    what: &'static str,
    request: impl Future<Output = T>,
) -> Result<T, ClusterError> {
    let answered = tokio::time::timeout(ANSWER, request).await;
    answered.map_err(ClusterError::request(what))
}
