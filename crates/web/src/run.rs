//! Running a server until it is told to stop.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::connections::ConnectionLimits;
use crate::incident::Reporter;
use crate::server::{App, Config, serve};
use crate::store::StoreError;

/// What a server is run with.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The rest.
    pub config: Config,
}

/// Files and sockets that are wanted at once.
const MAX_FILES: u64 = 1 << 16;

/// Files a system allows that does not say how many.
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
    /// Starting the runtime failed.
    #[error("cannot start the runtime: {0}")]
    System(#[source] io::Error),
}

/// How long the file of the games may take to be closed.
const MAX_CLOSE_TIME: Duration = Duration::from_secs(2);

/// Runs a server until it is interrupted. `ready` is told the address when it answers.
pub fn run(
    options: &ServeOptions,
    report: &Reporter,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    // Every visitor is an open file. Where it is refused, the server bears fewer of them.
    let files = rlimit::increase_nofile_limit(MAX_FILES).unwrap_or(DEFAULT_FILES);
    let limits = ConnectionLimits::new(files, options.config.proxied);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(RunError::System)?;
    let done = runtime.block_on(listen(options, limits, report, ready));
    // Sockets that are still open do not keep it from stopping.
    runtime.shutdown_background();
    done
}

async fn listen(
    options: &ServeOptions,
    limits: ConnectionLimits,
    report: &Reporter,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    let listener = TcpListener::bind(options.listen).await.map_err(RunError::Listen)?;
    let app = App::open(&options.config, report).map_err(RunError::Store)?;
    ready(listener.local_addr().map_err(RunError::System)?);
    serve(app.clone(), listener, limits, interrupted()).await;
    // If it takes longer, nothing is lost: the log is read at the next start.
    let _ = timeout(MAX_CLOSE_TIME, app.close()).await;
    Ok(())
}

/// Waits for Ctrl-C, or for the polite signal of a system that stops.
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
    // Without handlers the system ends the process itself.
    let _ = tokio::signal::ctrl_c().await;
}
