//! Reads the lines of a run as they are stored.

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{DeliverPolicy, pull};
use async_nats::jetstream::stream::Stream;
use futures_util::StreamExt;

use crate::error::ClusterError;
use crate::outage::answer;
use crate::run_info::RunInfo;

/// All lines from the first on, each once. The consumer of the client survives a lost connection; a server
/// that was started again has forgotten it, and it is made anew behind the last line that was read.
pub(crate) struct LineReader {
    results: Stream,
    subject: String,
    /// `None` after reading has failed.
    lines: Option<pull::Ordered>,
    /// The number of the last line that was read, from 1.
    last: u64,
}

impl LineReader {
    pub(crate) async fn open(results: Stream, run: &RunInfo) -> Result<LineReader, ClusterError> {
        let subject = run.result_subject("*");
        let lines = Some(lines_after(0, &results, &subject).await?);
        Ok(LineReader { results, subject, lines, last: 0 })
    }

    /// The next line, as soon as there is one. Nothing is lost if it is not waited for to the end.
    pub(crate) async fn next(&mut self) -> Result<Message, ClusterError> {
        let read = match &mut self.lines {
            Some(lines) => next_of(lines).await,
            None => Err(ended()),
        };
        match &read {
            Ok((_, number)) => self.last = *number,
            Err(_) => self.lines = None,
        }
        read.map(|(message, _)| message)
    }

    /// Goes on behind the last line with a new consumer. Where the server makes none, reading fails.
    pub(crate) async fn reopen(&mut self) {
        let reopened = lines_after(self.last, &self.results, &self.subject);
        if let Ok(Ok(lines)) = answer("cluster-read-results", reopened).await {
            self.lines = Some(lines);
        }
    }
}

fn ended() -> ClusterError {
    ClusterError::request("cluster-read-results")("the stream has ended")
}

/// A line and its number.
async fn next_of(lines: &mut pull::Ordered) -> Result<(Message, u64), ClusterError> {
    let message = lines.next().await.ok_or_else(ended)?;
    let message = message.map_err(ClusterError::request("cluster-read-results"))?;
    let info = message.info().map_err(ClusterError::request("cluster-read-results"))?;
    let number = info.stream_sequence;
    Ok((message, number))
}

async fn lines_after(
    last: u64,
    results: &Stream,
    subject: &str,
) -> Result<pull::Ordered, ClusterError> {
    let config = pull::OrderedConfig {
        filter_subject: subject.to_owned(),
        deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: last + 1 },
        ..Default::default()
    };
    let consumer = results.create_consumer(config).await;
    let consumer = consumer.map_err(ClusterError::request("cluster-read-results"))?;
    consumer.messages().await.map_err(ClusterError::request("cluster-read-results"))
}
