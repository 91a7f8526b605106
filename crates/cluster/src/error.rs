//! Why a run cannot be spread, or goes on no longer.

use jogada_play::{Message, shorten};

/// What went wrong between us and the server. `Display` is for programmers; [`message`](ClusterError::message)
/// is what users read.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// Nobody answers there.
    #[error("{url}: {why}")]
    Connect {
        /// The address, without its password.
        url: String,
        /// What the client says.
        why: String,
    },
    /// The server does not know the user, or not with this password.
    #[error("{url}: the server refused the user name or password")]
    Denied {
        /// The address, without its password.
        url: String,
    },
    /// The server has no streams.
    #[error("{url}: the server runs without JetStream: {why}")]
    NoStreams {
        /// The address, without its password.
        url: String,
        /// What the server says.
        why: String,
    },
    /// A request failed.
    #[error("{what}: {why}")]
    Request {
        /// What was asked for, by the id of its words.
        what: &'static str,
        /// What the client or the server says.
        why: String,
    },
    /// The configuration is larger than a message may be.
    #[error("a configuration of {size} bytes, at most {limit} can be sent")]
    TooLarge {
        /// Bytes of the configuration.
        size: usize,
        /// Bytes of a message of this server.
        limit: usize,
    },
    /// No worker could do these units, however often they were delivered.
    #[error("units that no worker could do: {}", .0.join(", "))]
    DeadLetters(Vec<String>),
}

impl ClusterError {
    /// A failed request for this.
    pub(crate) fn request<E: std::fmt::Display>(what: &'static str) -> impl Fn(E) -> ClusterError {
        move |why| ClusterError::Request { what, why: why.to_string() }
    }

    /// What to tell users.
    pub fn message(&self) -> Message {
        match self {
            ClusterError::Connect { url, why } => {
                Message::new("cluster-connect").with("url", url.as_str()).with("why", why.as_str())
            }
            ClusterError::Denied { url } => {
                Message::new("cluster-denied").with("url", url.as_str())
            }
            ClusterError::NoStreams { url, why } => Message::new("cluster-no-streams")
                .with("url", url.as_str())
                .with("why", why.as_str()),
            ClusterError::Request { what, why } => {
                Message::new("cluster-request").word("what", what).with("why", why.as_str())
            }
            ClusterError::TooLarge { size, limit } => {
                Message::new("cluster-too-large").with("size", *size).with("limit", *limit)
            }
            ClusterError::DeadLetters(keys) => Message::new("cluster-dead-letters")
                .with("count", keys.len())
                .with("keys", shorten(&keys.join(", "))),
        }
    }
}
