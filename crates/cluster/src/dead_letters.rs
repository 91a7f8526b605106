//! Units that were delivered as often as they may be: they stay in the queue, and nobody gets them.

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::stream::Stream;
use futures_util::StreamExt;

use crate::error::ClusterError;

/// Looks for dead letters where nothing has come for a while.
#[derive(Default)]
pub(crate) struct DeadLetters {
    /// Whether the last look found nothing but units that nobody will get. One look may fall between
    /// two states of the server.
    suspected: bool,
}

impl DeadLetters {
    /// A unit was done: somebody works.
    pub(crate) fn reset(&mut self) {
        self.suspected = false;
    }

    /// The keys of all dead letters, which are removed from the queue.
    pub(crate) async fn find(
        &mut self,
        keys: &Stream,
        consumer: &PullConsumer,
    ) -> Result<Vec<String>, ClusterError> {
        let state =
            consumer.get_info().await.map_err(ClusterError::request("cluster-look-at-queue"))?;
        let alive = state.num_pending > 0 || state.num_ack_pending > 0;
        if alive || !std::mem::replace(&mut self.suspected, true) {
            self.suspected &= !alive;
            return Ok(Vec::new());
        }
        self.suspected = false;
        remove_all(keys).await
    }
}

/// Takes out what is in the queue; gives its keys.
async fn remove_all(keys: &Stream) -> Result<Vec<String>, ClusterError> {
    let look = ClusterError::request("cluster-look-at-queue");
    let mut subjects = keys.info_with_subjects(">").await.map_err(&look)?;
    let mut found = Vec::new();
    while let Some(subject) = subjects.next().await {
        let (subject, _) = subject.map_err(ClusterError::request("cluster-look-at-queue"))?;
        // Whoever finished it meanwhile has removed it.
        let Ok(message) = keys.get_last_raw_message_by_subject(&subject).await else { continue };
        found.extend(serde_json::from_slice::<Vec<String>>(&message.payload).unwrap_or_default());
        let removed = keys.delete_message(message.sequence).await;
        removed.map_err(ClusterError::request("cluster-remove-unit"))?;
    }
    Ok(found)
}
