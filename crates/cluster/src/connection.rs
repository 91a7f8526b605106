//! The server and what is set up on it.

use std::time::Duration;

use async_nats::jetstream::consumer::{PullConsumer, pull};
use async_nats::jetstream::context::CreateStreamError;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, Stream};
use async_nats::jetstream::{self, Context, kv};
use async_nats::{ConnectError, ConnectErrorKind};

use crate::error::ClusterError;
use crate::run_info::RunInfo;

/// Where runs are made known.
const RUNS: &str = "jogada-runs";

/// The one consumer of keys, which all workers share.
const CONSUMER: &str = "workers";

/// How long the server may take to answer, restarts included.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often a stream that could not be created is looked for, and how long to wait before each look.
const LOOKS: u32 = 3;
const PAUSE: Duration = Duration::from_millis(100);

/// Units that may be under way at the same time, on all machines together.
const MAX_UNDER_WAY: i64 = 100_000;

/// A connection to the server at this address, which comes back by itself when it was lost.
pub(crate) async fn connect(url: &str) -> Result<Context, ClusterError> {
    let shown = without_password(url);
    let client = async_nats::connect(url).await.map_err(|error| not_connected(url, &error))?;
    let mut context = jetstream::new(client);
    context.set_timeout(PATIENCE);
    match stream(&context, runs_stream()).await {
        Ok(_) => Ok(context),
        Err(error) => Err(ClusterError::NoStreams { url: shown, why: error.to_string() }),
    }
}

fn not_connected(url: &str, error: &ConnectError) -> ClusterError {
    let url = without_password(url);
    match error.kind() {
        ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
            ClusterError::Denied { url }
        }
        _ => ClusterError::Connect { url, why: error.to_string() },
    }
}

/// The stream, created if it is not there. Of several who create it at the same moment the server may refuse
/// all but one: the others find it when they look again.
async fn stream(context: &Context, config: Config) -> Result<Stream, CreateStreamError> {
    for _ in 0..LOOKS {
        if let Ok(stream) = context.get_or_create_stream(config.clone()).await {
            return Ok(stream);
        }
        tokio::time::sleep(PAUSE).await;
    }
    context.get_or_create_stream(config).await
}

/// An address as it may be shown.
pub fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 <= at => {
            format!("{}{}", &url[..scheme + 3], &url[at + 1..])
        }
        _ => url.to_owned(),
    }
}

/// The stream of the list of runs: a key-value bucket. It is made by hand because making a bucket reads the
/// account first, which the client cannot do with servers before 2.10.
fn runs_stream() -> Config {
    Config {
        name: format!("KV_{RUNS}"),
        subjects: vec![format!("$KV.{RUNS}.>")],
        max_messages_per_subject: 1,
        discard: DiscardPolicy::New,
        allow_rollup: true,
        deny_delete: true,
        allow_direct: true,
        ..Config::default()
    }
}

/// The list of runs.
pub(crate) async fn runs(context: &Context) -> Result<kv::Store, ClusterError> {
    context.get_key_value(RUNS).await.map_err(ClusterError::request("cluster-read-runs"))
}

/// The stream of keys, each of which is removed once its lines are stored.
pub(crate) async fn keys(context: &Context, run: &RunInfo) -> Result<Stream, ClusterError> {
    let config = Config {
        name: run.keys_stream(),
        subjects: vec![run.key_subject("*")],
        retention: RetentionPolicy::WorkQueue,
        ..Config::default()
    };
    stream(context, config).await.map_err(ClusterError::request("cluster-create-queue"))
}

/// The stream of lines: one for each key, the first that comes. Message ids are only remembered for a
/// while; the limit of one message per subject holds as long as the stream.
pub(crate) async fn results(context: &Context, run: &RunInfo) -> Result<Stream, ClusterError> {
    let config = Config {
        name: run.results_stream(),
        subjects: vec![run.result_subject("*")],
        max_messages_per_subject: 1,
        discard: DiscardPolicy::New,
        discard_new_per_subject: true,
        ..Config::default()
    };
    stream(context, config).await.map_err(ClusterError::request("cluster-create-stream"))
}

/// The consumer that workers share. A unit that was not acknowledged, nor said to be in progress, for
/// `ack_wait` is given to another, so many times at most.
pub(crate) async fn consumer(
    keys: &Stream,
    ack_wait: Duration,
    max_deliver: i64,
) -> Result<PullConsumer, ClusterError> {
    let config = pull::Config {
        durable_name: Some(CONSUMER.to_owned()),
        ack_wait,
        max_deliver,
        max_ack_pending: MAX_UNDER_WAY,
        ..pull::Config::default()
    };
    let created = keys.create_consumer(config).await;
    created.map_err(ClusterError::request("cluster-create-consumer"))
}

/// The same consumer, as a worker finds it.
pub(crate) async fn shared_consumer(
    context: &Context,
    run: &RunInfo,
) -> Result<PullConsumer, ClusterError> {
    let found = context.get_consumer_from_stream(CONSUMER, run.keys_stream()).await;
    found.map_err(ClusterError::request("cluster-find-queue"))
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(without_password("nats://ana:secret@host:4222"), "nats://host:4222");
        assert_eq!(without_password("nats://host"), "nats://host");
        assert_eq!(without_password("tls://anna:s@cret@host"), "tls://host");
        assert_eq!(without_password("host"), "host");
    }
}
