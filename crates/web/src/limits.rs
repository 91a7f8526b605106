//! Rate limits per client. A client is an IPv4 address or an IPv6 /64, the smallest network a provider
//! hands out.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::server::App;
use crate::time::{Millis, now};

/// Buckets kept in memory; beyond that, those that have refilled are dropped.
const MAX_CLIENTS: usize = 10_000;

/// The client behind a request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// Reduces an address to what counts as one client.
    pub fn of(address: IpAddr) -> Peer {
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                let network = address.to_bits() >> 64 << 64;
                Peer(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
            other => Peer(other),
        }
    }

    /// The client a reverse proxy names. Only the last address was written by the proxy itself; those
    /// before it can be forged by the client.
    fn forwarded(headers: &HeaderMap) -> Option<Peer> {
        let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok().map(Peer::of)
    }
}

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Infallible> {
        let direct = connected_from(&parts.extensions);
        let forwarded = app.proxied.then(|| Peer::forwarded(&parts.headers)).flatten();
        Ok(forwarded.unwrap_or_else(|| Peer::of(direct)))
    }
}

/// The address at the other end of the connection.
pub fn connected_from(extensions: &Extensions) -> IpAddr {
    let connected = extensions.get::<ConnectInfo<SocketAddr>>();
    connected.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip())
}

/// The parameters of a token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    /// Capacity of the bucket.
    pub burst: f64,
    /// Tokens per second.
    pub rate: f64,
}

/// Requests to the API.
pub const REQUESTS: Quota = Quota { burst: 120.0, rate: 30.0 };
/// Pages and their files. Several people behind one address may load them at once.
pub const FILES: Quota = Quota { burst: 400.0, rate: 60.0 };
/// Creating games: far fewer, because each of them is stored.
pub const GAMES: Quota = Quota { burst: 40.0, rate: 0.1 };
/// Analyses and reviews.
pub const ANALYSES: Quota = Quota { burst: 20.0, rate: 1.0 };
/// Attempts to sign in or to make an account: each hashes a passphrase.
pub const SIGN_INS: Quota = Quota { burst: 10.0, rate: 0.1 };
/// Messages over one WebSocket.
pub const MESSAGES: Quota = Quota { burst: 60.0, rate: 20.0 };

/// A token bucket. It refills lazily, when a token is taken.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    tokens: f64,
    refilled: Millis,
}

impl TokenBucket {
    /// A full bucket.
    pub fn new(quota: Quota, at: Millis) -> TokenBucket {
        TokenBucket { tokens: quota.burst, refilled: at }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// The seconds until there is one.
    pub fn take(&mut self, quota: Quota, at: Millis) -> Result<(), f64> {
        let refill = (at - self.refilled).max(0) as f64 / 1_000.0 * quota.rate;
        self.tokens = (self.tokens + refill).min(quota.burst);
        self.refilled = at;
        // Rounding must not keep a client waiting longer than it was told.
        if self.tokens < 1.0 - 1e-9 {
            return Err((1.0 - self.tokens) / quota.rate);
        }
        self.tokens = (self.tokens - 1.0).max(0.0);
        Ok(())
    }
}

/// A token bucket for each client.
pub struct RateLimiter {
    quota: Quota,
    buckets: Mutex<HashMap<IpAddr, TokenBucket>>,
    limit_loopback: bool,
}

impl RateLimiter {
    /// Clients on this machine are its owner and not limited; behind a proxy every connection comes
    /// from this machine, so there `limit_loopback` has to be set.
    pub fn new(quota: Quota, limit_loopback: bool) -> RateLimiter {
        RateLimiter { quota, buckets: Mutex::default(), limit_loopback }
    }

    /// Takes a token of this client.
    pub fn take(&self, Peer(address): Peer) -> Result<(), ApiError> {
        if address.is_loopback() && !self.limit_loopback {
            return Ok(());
        }
        let at = now();
        let mut buckets = self.buckets.lock().expect("counting does not panic");
        if buckets.len() >= MAX_CLIENTS {
            let refill_time = self.quota.burst / self.quota.rate * 1_000.0;
            buckets.retain(|_, bucket| ((at - bucket.refilled) as f64) < refill_time);
        }
        let bucket = buckets.entry(address).or_insert_with(|| TokenBucket::new(self.quota, at));
        bucket.take(self.quota, at).map_err(ApiError::too_many_requests)
    }
}

/// Open sockets of one client.
const MAX_SOCKETS: u32 = 100;

/// Counts the open sockets of each client.
#[derive(Clone, Default)]
pub struct Sockets(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// Counts one WebSocket as open until it is dropped.
pub struct SocketGuard {
    sockets: Sockets,
    peer: Peer,
}

impl Sockets {
    /// Counts one more. Clients on this machine are not limited.
    pub fn open(&self, peer: Peer) -> Result<SocketGuard, ApiError> {
        let mut open = self.0.lock().expect("counting does not panic");
        let count = open.entry(peer.0).or_default();
        if *count >= MAX_SOCKETS && !peer.0.is_loopback() {
            return Err(ApiError::too_many_sockets(MAX_SOCKETS));
        }
        *count += 1;
        drop(open);
        Ok(SocketGuard { sockets: self.clone(), peer })
    }
}

impl Sockets {
    /// Open sockets of all clients.
    pub fn count(&self) -> usize {
        let open = self.0.lock().expect("counting does not panic");
        open.values().map(|count| *count as usize).sum()
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut open = self.sockets.0.lock().expect("counting does not panic");
        if let Some(count) = open.get_mut(&self.peer.0) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.peer.0);
            }
        }
    }
}

/// Middleware that limits the rate of requests: those to the API, and apart from them those to all else.
pub async fn limit_requests(
    State(app): State<App>,
    peer: Peer,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let limiter = if is_api { &app.requests } else { &app.files };
    match limiter.take(peer) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_bucket_empties_and_refills() {
        let quota = Quota { burst: 2.0, rate: 1.0 };
        let mut bucket = TokenBucket::new(quota, 0);
        assert!(bucket.take(quota, 0).is_ok() && bucket.take(quota, 0).is_ok());
        assert_eq!(bucket.take(quota, 500), Err(0.5));
        assert_eq!(bucket.take(quota, 1_000), Ok(()));
        assert!(bucket.take(quota, 1_100).is_err());
    }

    #[test]
    fn whoever_waits_as_long_as_told_is_served() {
        for quota in [REQUESTS, FILES, GAMES, ANALYSES, SIGN_INS, MESSAGES] {
            let (mut bucket, mut at) = (TokenBucket::new(quota, 0), 0);
            for step in 0..5_000 {
                at += step % 37;
                if let Err(seconds) = bucket.take(quota, at) {
                    // Whole seconds, as in `Retry-After`.
                    at += seconds.ceil() as Millis * 1_000;
                    assert_eq!(bucket.take(quota, at), Ok(()), "{quota:?} after {seconds} s");
                }
            }
        }
    }

    #[test]
    fn clients_are_limited_separately() {
        let limiter = RateLimiter::new(Quota { burst: 1.0, rate: 0.001 }, false);
        let (one, other) = (Peer(IpAddr::from([10, 0, 0, 1])), Peer(IpAddr::from([10, 0, 0, 2])));
        assert!(limiter.take(one).is_ok() && limiter.take(one).is_err());
        assert!(limiter.take(other).is_ok());
    }

    #[test]
    fn a_closed_socket_is_no_longer_counted() {
        let (sockets, peer) = (Sockets::default(), Peer(IpAddr::from([10, 0, 0, 1])));
        let mut guards: Vec<_> = (0..MAX_SOCKETS).map(|_| sockets.open(peer)).collect();
        assert!(guards.iter().all(Result::is_ok) && sockets.open(peer).is_err());
        guards.pop();
        assert!(sockets.open(peer).is_ok());
        guards.clear();
        assert!(sockets.0.lock().unwrap().is_empty());
    }

    #[test]
    fn an_ipv6_64_counts_as_one_client() {
        let peer = |text: &str| Peer::of(text.parse().unwrap()).0;
        assert_eq!(peer("2001:db8::1"), peer("2001:db8::ffff:1"));
        assert_ne!(peer("2001:db8::1"), peer("2001:db8:0:1::1"));
        assert_eq!(peer("::ffff:10.0.0.1"), peer("10.0.0.1"));
    }
}
