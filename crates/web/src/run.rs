//! Runs a server until it is signalled to stop.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::time::timeout;

use crate::connections::ConnectionLimits;
use crate::incident::Reporter;
use crate::server::{App, Config, serve};
use crate::store::StoreError;

/// Options of [`run`].
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Of the server itself.
    pub config: Config,
}

/// The limit of file descriptors to ask for.
const MAX_FILES: u64 = 1 << 16;

/// Assumed where the limit is unknown.
const DEFAULT_FILES: u64 = 256;

/// Why a server could not be started.
#[derive(Debug, Error)]
pub enum RunError {
    /// Opening the database failed.
    #[error("cannot open the database: {0}")]
    Store(#[source] StoreError),
    /// Binding the address failed.
    #[error("cannot listen: {0}")]
    Listen(#[source] io::Error),
    /// Nobody has the name of somebody who is to administer the server.
    #[error("there is no account with the name {0:?}")]
    NoAccount(String),
    /// Starting the runtime failed.
    #[error("cannot start the runtime: {0}")]
    System(#[source] io::Error),
}

/// Connections that the system completes before they are accepted; it may allow fewer.
const MAX_WAITING_CONNECTIONS: u32 = 4_096;

/// How long closing the store may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs a server until it is interrupted. Calls `ready` with the address once it listens.
pub fn run(
    options: &ServeOptions,
    report: &Reporter,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    // Every connection is a file descriptor; with a lower limit there are fewer connections.
    let files = rlimit::increase_nofile_limit(MAX_FILES).unwrap_or(DEFAULT_FILES);
    let limits = ConnectionLimits::new(files, options.config.proxied);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(RunError::System)?;
    let done = runtime.block_on(listen(options, limits, report, ready));
    // Does not wait for sockets that are still open.
    runtime.shutdown_background();
    done
}

async fn listen(
    options: &ServeOptions,
    limits: ConnectionLimits,
    report: &Reporter,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    let listener = bind(options.listen).map_err(RunError::Listen)?;
    let app = App::open(&options.config, report).map_err(RunError::Store)?;
    for name in &options.config.admins {
        if !app.make_admin(name).await.map_err(RunError::Store)? {
            app.close().await;
            return Err(RunError::NoAccount(name.clone()));
        }
    }
    let address = listener.local_addr().map_err(RunError::System)?;
    tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "listening");
    ready(address);
    serve(app.clone(), listener, limits, interrupted()).await;
    // On timeout nothing is lost: the write-ahead log is replayed at the next start.
    if timeout(CLOSE_TIMEOUT, app.close()).await.is_err() {
        tracing::warn!("the database took too long to close; the next start completes that");
    }
    tracing::info!("stopped");
    Ok(())
}

/// Listens with room for many who connect at once: beyond it a client tries again only after a second.
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As tokio does: on Windows it would let two servers share the port.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(MAX_WAITING_CONNECTIONS)
}

/// Waits for SIGINT or SIGTERM.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without a handler the default action ends the process.
    let _ = tokio::signal::ctrl_c().await;
}
