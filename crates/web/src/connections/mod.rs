//! TCP connections: admission, time limits, and eviction under load.
//!
//! A client that sends half a request holds a file descriptor, and descriptors are few. So every part
//! of a request has a time limit, and there are never more connections than leave room for the
//! database. When all are taken, those that wait for a client make room for a new one, beginning
//! with the client that has most of them. Responses under way and upgraded connections are never dropped.

mod phase;
mod registry;
mod stream;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use jogada_play::Message;
use jogada_service::Locale;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

pub use self::registry::ConnectionLimits;

use self::phase::{Phase, Tracked};
use self::registry::{Registry, Slot};
use self::stream::Stream;
use crate::error::ApiError;
use crate::limits::Peer;
use crate::observe::{METRICS, causes};

/// From the start of the connection, or the end of a request, to the end of the next head.
const MAX_HEAD_TIME: Duration = Duration::from_secs(15);
/// Bytes of a head, and of the read buffer for a body.
const MAX_HEAD: usize = 64 * 1024;
/// How long responses under way may take on shutdown.
const GRACE_PERIOD: Duration = Duration::from_secs(2);
/// Refused connections whose requests are read; within the descriptors that are reserved.
static LINGERING: Semaphore = Semaphore::const_new(8);
const LINGER_TIME: Duration = Duration::from_secs(1);
/// Bytes read of a refused request.
const MAX_DRAINED: usize = 512 * 1024;
/// The pause before accepting again when the system has no descriptors left.
const ACCEPT_BACKOFF: Duration = Duration::from_millis(50);

/// Serves until `stop` resolves, then lets responses under way finish within [`GRACE_PERIOD`].
pub async fn serve(
    router: Router,
    listener: TcpListener,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let registry = Arc::new(Registry::new(limits));
    let (stopping, _) = watch::channel(false);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, address)) => admit(&registry, stream, address, &router, &stopping).await,
            Err(error) => recover(&registry, &error).await,
        }
    }
    drop(listener);
    stopping.send_replace(true);
    // Each connection holds a receiver until it is done.
    let _ = timeout(GRACE_PERIOD, stopping.closed()).await;
    registry.close_all();
}

async fn admit(
    registry: &Arc<Registry>,
    stream: TcpStream,
    address: SocketAddr,
    router: &Router,
    stopping: &watch::Sender<bool>,
) {
    let Some(slot) = registry.admit(Peer::of(address.ip())).await else {
        tracing::warn!("a connection was refused: all are in use");
        METRICS.count_refused("full");
        refuse(stream);
        return;
    };
    // A move is a small frame that must not wait for the next one.
    let _ = stream.set_nodelay(true);
    let (id, phase) = (slot.id(), slot.phase());
    let work = serve_connection(stream, slot, phase, address, router.clone(), stopping.subscribe());
    registry.attach(id, tokio::spawn(work).abort_handle());
}

/// Serves the requests of one connection.
async fn serve_connection(
    stream: TcpStream,
    slot: Slot,
    phase: Phase,
    address: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let service =
        service_fn(move |request| answer(router.clone(), request, address, phase.clone()));
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(MAX_HEAD_TIME).max_buf_size(MAX_HEAD);
    let io = TokioIo::new(Stream::new(stream, slot));
    let connection = builder.serve_connection(io, service).with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    // How a connection ends is the client's business.
    if let Err(error) = ended {
        tracing::debug!(cause = causes(&error), "a connection broke");
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A closed channel means the same.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn answer(
    router: TowerToHyperService<Router>,
    request: Request<Incoming>,
    address: SocketAddr,
    phase: Phase,
) -> Result<Response, Infallible> {
    use hyper::service::Service as _;
    let mut request = request.map(|body| Body::new(Tracked::request(Body::new(body), &phase)));
    request.extensions_mut().insert(ConnectInfo(address));
    let response = router.call(request).await?;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        phase.upgrade();
    }
    Ok(response.map(|body| Body::new(Tracked::response(body, &phase))))
}

/// Answers 503 without looking at the request, hence in the default language. Closing a connection with
/// unread bytes resets it, and the client would lose the answer: so they are read first, for a few
/// connections at a time.
fn refuse(stream: TcpStream) {
    let error =
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("refused-full"));
    let body = error.body(Locale::default());
    let body = serde_json::to_string(&body).expect("errors have keys that are text");
    let head =
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close";
    let response = format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    // The send buffer of a new connection takes this much at once.
    let sent = stream.try_write(response.as_bytes());
    if sent.is_ok()
        && let Ok(permit) = LINGERING.try_acquire()
    {
        tokio::spawn(async move {
            let _ = timeout(LINGER_TIME, drain(stream)).await;
            drop(permit);
        });
    }
}

/// Reads until the client has closed its side, or has sent more than any request.
async fn drain(mut stream: TcpStream) -> io::Result<()> {
    stream.shutdown().await?;
    let (mut buffer, mut read) = (vec![0; 8 * 1024], 0);
    while read < MAX_DRAINED {
        match stream.read(&mut buffer).await? {
            0 => break,
            count => read += count,
        }
    }
    Ok(())
}

/// A connection reset before it was accepted is ignored; any other error means that there are no
/// descriptors left.
async fn recover(registry: &Registry, error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::warn!(cause = %error, "a connection could not be accepted");
        registry.make_room();
        sleep(ACCEPT_BACKOFF).await;
    }
}
