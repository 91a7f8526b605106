//! How often a visitor may ask. A visitor is an address; in IPv6 a network, for everybody has many
//! addresses there.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;
use crate::server::App;
use crate::time::{Millis, now};

/// Visitors that are remembered; when there are more, those who have been quiet are forgotten.
const MOST_KNOWN: usize = 10_000;

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The visitor behind an address.
    pub fn of(address: IpAddr) -> Peer {
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                let network = address.to_bits() >> 64 << 64;
                Peer(IpAddr::V6(Ipv6Addr::from_bits(network)))
            }
            other => Peer(other),
        }
    }

    /// What the proxy in front of us says about who asks: the last address is the proxy's own word.
    fn forwarded(headers: &HeaderMap) -> Option<Peer> {
        let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok().map(Peer::of)
    }
}

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let direct = connected.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
        let forwarded = app.proxied.then(|| Peer::forwarded(&parts.headers)).flatten();
        Ok(forwarded.unwrap_or_else(|| Peer::of(direct)))
    }
}

/// An allowance: so many at once, then so many per second.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// At once.
    pub burst: f64,
    /// Per second.
    pub rate: f64,
}

/// Requests of any kind.
pub const REQUESTS: Allowance = Allowance { burst: 120.0, rate: 30.0 };
/// New games.
pub const GAMES: Allowance = Allowance { burst: 40.0, rate: 0.1 };
/// Questions to the engine.
pub const QUESTIONS: Allowance = Allowance { burst: 20.0, rate: 1.0 };
/// Messages over one socket.
pub const MESSAGES: Allowance = Allowance { burst: 60.0, rate: 20.0 };

/// What is left of an allowance.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    left: f64,
    since: Millis,
}

impl Purse {
    /// All of it.
    pub fn full(allowance: Allowance, at: Millis) -> Purse {
        Purse { left: allowance.burst, since: at }
    }

    /// Takes one if there is one; else says in how many seconds there will be.
    pub fn take(&mut self, allowance: Allowance, at: Millis) -> Result<(), f64> {
        let earned = (at - self.since).max(0) as f64 / 1_000.0 * allowance.rate;
        self.left = (self.left + earned).min(allowance.burst);
        self.since = at;
        if self.left < 1.0 {
            return Err((1.0 - self.left) / allowance.rate);
        }
        self.left -= 1.0;
        Ok(())
    }
}

/// What is left to each visitor of one kind of allowance.
pub struct Purses {
    allowance: Allowance,
    known: Mutex<HashMap<IpAddr, Purse>>,
    /// Whether visitors from this machine are counted too.
    strict: bool,
}

impl Purses {
    /// Nobody has taken anything yet. Visitors from this very machine are its owner, and not counted,
    /// unless a proxy stands between.
    pub fn new(allowance: Allowance, strict: bool) -> Purses {
        Purses { allowance, known: Mutex::default(), strict }
    }

    /// Takes one, or refuses.
    pub fn take(&self, Peer(address): Peer) -> Result<(), Refusal> {
        if address.is_loopback() && !self.strict {
            return Ok(());
        }
        let at = now();
        let mut known = self.known.lock().expect("counting does not panic");
        if known.len() >= MOST_KNOWN {
            let full = self.allowance.burst / self.allowance.rate * 1_000.0;
            known.retain(|_, purse| ((at - purse.since) as f64) < full);
        }
        let purse = known.entry(address).or_insert_with(|| Purse::full(self.allowance, at));
        purse.take(self.allowance, at).map_err(Refusal::too_many_requests)
    }
}

/// Sockets a visitor may have open at the same time.
const MOST_SOCKETS: u32 = 100;

/// How many sockets each visitor has open.
#[derive(Clone, Default)]
pub struct Sockets(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// The right to have a socket open; given back when it is dropped.
pub struct Pass {
    sockets: Sockets,
    peer: Peer,
}

impl Sockets {
    /// One more, or a refusal. Visitors from this very machine may have any number.
    pub fn open(&self, peer: Peer) -> Result<Pass, Refusal> {
        let mut open = self.0.lock().expect("counting does not panic");
        let count = open.entry(peer.0).or_default();
        if *count >= MOST_SOCKETS && !peer.0.is_loopback() {
            return Err(Refusal::too_many_sockets(MOST_SOCKETS));
        }
        *count += 1;
        drop(open);
        Ok(Pass { sockets: self.clone(), peer })
    }
}

impl Drop for Pass {
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

/// Counts every request.
pub async fn count(State(app): State<App>, peer: Peer, request: Request, next: Next) -> Response {
    match app.requests.take(peer) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_is_used_up_and_fills_again() {
        let allowance = Allowance { burst: 2.0, rate: 1.0 };
        let mut purse = Purse::full(allowance, 0);
        assert!(purse.take(allowance, 0).is_ok() && purse.take(allowance, 0).is_ok());
        assert_eq!(purse.take(allowance, 500), Err(0.5));
        assert_eq!(purse.take(allowance, 1_000), Ok(()));
        assert!(purse.take(allowance, 1_100).is_err());
    }

    #[test]
    fn one_visitor_does_not_use_up_what_another_has() {
        let purses = Purses::new(Allowance { burst: 1.0, rate: 0.001 }, false);
        let (one, other) = (Peer(IpAddr::from([10, 0, 0, 1])), Peer(IpAddr::from([10, 0, 0, 2])));
        assert!(purses.take(one).is_ok() && purses.take(one).is_err());
        assert!(purses.take(other).is_ok());
    }

    #[test]
    fn a_socket_that_is_closed_makes_room_for_another() {
        let (sockets, peer) = (Sockets::default(), Peer(IpAddr::from([10, 0, 0, 1])));
        let mut passes: Vec<_> = (0..MOST_SOCKETS).map(|_| sockets.open(peer)).collect();
        assert!(passes.iter().all(Result::is_ok) && sockets.open(peer).is_err());
        passes.pop();
        assert!(sockets.open(peer).is_ok());
        passes.clear();
        assert!(sockets.0.lock().unwrap().is_empty());
    }

    #[test]
    fn a_network_of_the_new_kind_is_one_visitor() {
        let peer = |text: &str| Peer::of(text.parse().unwrap()).0;
        assert_eq!(peer("2001:db8::1"), peer("2001:db8::ffff:1"));
        assert_ne!(peer("2001:db8::1"), peer("2001:db8:0:1::1"));
        assert_eq!(peer("::ffff:10.0.0.1"), peer("10.0.0.1"));
    }
}
