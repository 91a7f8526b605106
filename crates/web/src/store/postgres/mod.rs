//! Games in a `PostgreSQL` database that any number of servers share. One task per server writes, a batch
//! in one statement; what it has written it tells the others by a notification.
//!
//! All background work runs on a thread and runtime of its own, so that a busy server still says in time
//! that it is alive.

mod batch;
mod documents;
mod expiry;
mod listen;
mod nodes;
mod presence;
mod read;
mod schema;
mod source;
mod write;

pub use source::PostgresSource;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{
    Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, NoTls};

use super::{
    ClientCounts, Counts, Document, DocumentKind, DocumentQuery, ListQuery, Listed, News, Store,
    StoreError, StoreResult, Stored, Transaction,
};
use crate::incident::Reporter;
use crate::time::{Millis, now};
use crate::token;
use nodes::Node;
use write::{Command, Job, Writer};

/// The capacity of the queue of the writer; beyond it callers wait.
const MAX_WAITING_WRITES: usize = 4_096;
/// Connections for reads and writes; the listener has one more.
const MAX_CONNECTIONS: usize = 8;
/// How long a connection is waited for, made or checked.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// A connection whose other end does not answer for so long is closed.
const DEAD_AFTER: Duration = Duration::from_secs(10);
/// News that a slow receiver may have before it; beyond, it looks at everything.
const MAX_WAITING_NEWS: usize = 1_024;
/// What every connection sets. Whoever has set commits to be lazy would lose acknowledged moves.
const SETTINGS: &str = "-c search_path=jogada -c synchronous_commit=on -c statement_timeout=9s -c default_transaction_isolation=read\\ committed";

/// A handle of the database.
pub struct PostgresStore {
    pool: Pool,
    node: Arc<Node>,
    writer: mpsc::Sender<Command>,
    news: broadcast::Sender<News>,
}

impl PostgresStore {
    /// Connects, makes the tables if they are missing, and starts the background work.
    pub fn open(address: &str, report: Reporter) -> StoreResult<PostgresStore> {
        let config = config(address)?;
        let (opened, is_open) = std::sync::mpsc::channel();
        let work = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(run(config, report, &opened)),
                Err(error) => {
                    let _ = opened.send(Err(StoreError::Failed(error.to_string())));
                }
            }
        };
        let failed = |error: String| StoreError::Failed(error);
        let thread = std::thread::Builder::new().name("store".to_owned());
        thread.spawn(work).map_err(|error| failed(error.to_string()))?;
        is_open.recv().map_err(|error| failed(error.to_string()))?
    }
}

/// The thread of the store. It ends when the store is closed or dropped.
async fn run(
    config: Config,
    report: Reporter,
    opened: &std::sync::mpsc::Sender<StoreResult<PostgresStore>>,
) {
    let (writer, commands) = mpsc::channel(MAX_WAITING_WRITES);
    let news = broadcast::Sender::new(MAX_WAITING_NEWS);
    let prepared = async {
        let pool = pool(config.clone())?;
        schema::migrate(&mut connect(&pool).await?).await?;
        let node = Arc::new(Node::new(pool.clone(), token::new_id()));
        node.beat().await?;
        Ok((pool, node))
    };
    let (pool, node) = match prepared.await {
        Ok(prepared) => prepared,
        Err(error) => return drop(opened.send(Err(error))),
    };
    let writing =
        Writer { pool: pool.clone(), node: node.name().to_owned(), report, failing: false };
    let heart = Arc::clone(&node);
    let store = PostgresStore { pool: pool.clone(), node, writer, news: news.clone() };
    if opened.send(Ok(store)).is_err() {
        return;
    }
    let closing = tokio::select! {
        closing = writing.run(commands) => closing,
        () = heart.run() => None,
        () = listen::run(&config, heart.name(), &news) => None,
    };
    if let Some(done) = closing {
        // If it fails, the others notice in a few seconds that this node is silent.
        let _ = heart.leave().await;
        pool.close();
        // The caller may have stopped waiting.
        let _ = done.send(());
    }
}

fn config(address: &str) -> StoreResult<Config> {
    let invalid = |error: tokio_postgres::Error| StoreError::Address(text(&error));
    let mut config: Config = address.parse().map_err(invalid)?;
    if config.get_password().is_none()
        && let Ok(password) = std::env::var("PGPASSWORD")
    {
        config.password(password);
    }
    let options = config.get_options().unwrap_or_default();
    let options = format!("{SETTINGS} {options}");
    config.options(options.trim_end()).connect_timeout(CONNECT_TIMEOUT);
    config.tcp_user_timeout(DEAD_AFTER).keepalives_idle(DEAD_AFTER);
    if config.get_application_name().is_none() {
        config.application_name("jogada");
    }
    Ok(config)
}

fn pool(config: Config) -> StoreResult<Pool> {
    let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config, NoTls, settings);
    let pool = Pool::builder(manager).max_size(MAX_CONNECTIONS).runtime(Runtime::Tokio1);
    let pool = pool.wait_timeout(Some(CONNECT_TIMEOUT)).create_timeout(Some(CONNECT_TIMEOUT));
    pool.build().map_err(|error| StoreError::Failed(error.to_string()))
}

/// A connection of the pool.
async fn connect(pool: &Pool) -> StoreResult<Client> {
    pool.get().await.map_err(|error| match error {
        PoolError::Backend(error) => failure(error),
        other => StoreError::Unavailable(other.to_string()),
    })
}

/// What an error of the database means for the caller.
#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn failure(error: tokio_postgres::Error) -> StoreError {
    let why = text(&error);
    match error.code() {
        Some(&SqlState::UNIQUE_VIOLATION) => StoreError::Conflict,
        Some(code) if is_passing(code) => StoreError::Unavailable(why),
        Some(_) => StoreError::Failed(why),
        None => StoreError::Unavailable(why),
    }
}

/// Whether it may succeed later: lost connections, a database that is starting, stopping, full, read-only
/// or asked for too much.
fn is_passing(code: &SqlState) -> bool {
    let class = &code.code()[..2];
    ["08", "40", "53", "55", "57"].contains(&class) || *code == SqlState::READ_ONLY_SQL_TRANSACTION
}

/// The error with its cause, which its own text leaves out.
fn text(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(error), _) => error.message().to_owned(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn commit(&self, transaction: Transaction) -> StoreResult<()> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Failed("the writer has stopped".to_owned());
        self.writer.send(Command::Write(Job { transaction, answer })).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// A transaction with a number of its own is one that writes; a standby gives none.
    async fn probe(&self) -> StoreResult<()> {
        let client = connect(&self.pool).await?;
        client.execute("SELECT txid_current()", &[]).await.map_err(failure)?;
        Ok(())
    }

    async fn load(&self, id: &str) -> StoreResult<Option<Stored>> {
        let stored = read::since(&self.pool, id, 0).await?;
        Ok(Some(stored).filter(|stored| !stored.events.is_empty()))
    }

    async fn since(&self, id: &str, version: u64) -> StoreResult<Stored> {
        read::since(&self.pool, id, version).await
    }

    async fn versions(&self, ids: Vec<String>) -> StoreResult<Vec<(String, u64)>> {
        read::versions(&self.pool, &ids).await
    }

    async fn due(&self, now: Millis, bots: bool) -> StoreResult<Vec<String>> {
        self.node.claim_due(now, bots).await
    }

    async fn list(&self, query: ListQuery) -> StoreResult<Vec<Listed>> {
        read::list(&self.pool, &query).await
    }

    async fn list_ids(&self, ids: Vec<String>) -> StoreResult<Vec<Listed>> {
        read::list_ids(&self.pool, &ids).await
    }

    async fn ids(&self, after: &str, limit: usize) -> StoreResult<Vec<String>> {
        read::ids(&self.pool, after, limit).await
    }

    async fn document(&self, kind: DocumentKind, id: &str) -> StoreResult<Option<Document>> {
        documents::load(&self.pool, kind, id).await
    }

    async fn documents(&self, query: DocumentQuery) -> StoreResult<Vec<Document>> {
        documents::list(&self.pool, &query).await
    }

    async fn unplayed(
        &self,
        before: Millis,
        after: &str,
        limit: usize,
    ) -> StoreResult<Vec<String>> {
        expiry::unplayed(&self.pool, before, after, limit).await
    }

    async fn remove(&self, id: &str, version: u64) -> StoreResult<bool> {
        expiry::remove(&self.pool, id, version).await
    }

    async fn count(&self) -> StoreResult<Counts> {
        read::count(&self.pool).await
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn now(&self) -> Millis {
        now() + self.node.clock_offset()
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.news.subscribe())
    }

    async fn claim(&self, id: &str) -> StoreResult<bool> {
        self.node.claim(id).await
    }

    async fn share_presence(
        &self,
        mine: Vec<(String, ClientCounts)>,
        games: Vec<String>,
    ) -> StoreResult<Vec<(String, ClientCounts)>> {
        presence::share(&self.pool, self.node.name(), &mine, &games).await
    }

    async fn release(&self, id: &str) -> StoreResult<()> {
        self.node.release(id).await
    }

    async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.writer.send(Command::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}
