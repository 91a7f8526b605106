//! What the operator can see of a running server. Records go to `tracing`; nothing is printed here.

mod actions;
pub mod health;
mod metrics;
mod recent;
mod requests;
pub mod status;

pub use actions::{act, record_bot_move};
pub use metrics::METRICS;
pub use requests::{RefusalCode, log_requests};

use std::error::Error;
use std::sync::Arc;

use crate::incident::Reporter;

/// Also counts what is reported.
pub fn counted(report: &Reporter) -> Reporter {
    let report = Arc::clone(report);
    Arc::new(move |incident| {
        METRICS.count_incident(incident.code());
        report(incident);
    })
}

/// An error and what caused it, as one line.
pub fn causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut next = error.source();
    while let Some(error) = next {
        let cause = error.to_string();
        // Many errors repeat their cause.
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
        next = error.source();
    }
    text
}

/// To microseconds: more digits are noise.
fn milliseconds(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rooms::RoomError;
    use crate::store::StoreError;

    #[tokio::test]
    async fn an_error_is_logged_with_its_cause_and_without_repetition() {
        let failed = RoomError::from(StoreError::Failed("disk I/O error".to_owned()));
        assert_eq!(causes(&failed), "the database failed: disk I/O error");
        let panicked = tokio::spawn(async { panic!("no such square") }).await.unwrap_err();
        let logged = causes(&RoomError::from(panicked));
        assert!(logged.starts_with("the task did not finish: "), "{logged}");
        assert!(logged.contains("no such square"), "{logged}");
    }
}
