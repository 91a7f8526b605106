//! Whether the server is alive, and whether it can store a move.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::server::App;
use crate::store::{Store, StoreError};
use crate::time::{Millis, now};

/// A result is good for so long, so that however many ask, the disk is written to once a second.
const MAX_AGE: Millis = 1_000;
/// A write that takes longer has failed, for those who wait.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// Tries to write to the store, for all who ask at the same time once.
#[derive(Default)]
pub struct Probe(Mutex<Option<(Millis, Result<(), StoreError>)>>);

impl Probe {
    /// Whether the store takes writes.
    pub async fn check(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, result)) = &*last
            && now() - at < MAX_AGE
        {
            return result.clone();
        }
        let slow = || StoreError::Failed("a write takes too long".to_owned());
        let result = timeout(PROBE_TIMEOUT, store.probe()).await.unwrap_or_else(|_| Err(slow()));
        *last = Some((now(), result.clone()));
        result
    }
}

/// How the server is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Health {
    /// `live` or `ready`.
    status: &'static str,
    version: &'static str,
}

impl Health {
    fn new(status: &'static str) -> Json<Health> {
        Json(Health { status, version: env!("CARGO_PKG_VERSION") })
    }
}

/// The process answers.
#[utoipa::path(get, path = "/health/live", operation_id = "health_live", tag = "Host", responses((status = 200, body = Health)))]
pub async fn live() -> Json<Health> {
    Health::new("live")
}

/// The store takes writes; 503 with the reason otherwise.
#[utoipa::path(get, path = "/health/ready", tag = "Host", responses((status = 200, body = Health), ApiError))]
pub async fn ready(State(app): State<App>) -> Result<Json<Health>, ApiError> {
    app.probe.check(app.rooms.store()).await?;
    Ok(Health::new("ready"))
}

/// The same as `ready`.
#[utoipa::path(get, path = "/health", tag = "Host", responses((status = 200, body = Health), ApiError))]
pub async fn health(State(app): State<App>) -> Result<Json<Health>, ApiError> {
    ready(State(app)).await
}
