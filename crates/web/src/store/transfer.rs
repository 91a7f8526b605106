//! Copies of all games from one store to another.

use std::path::Path;
use std::sync::Arc;

use jogada_service::game::Game;
use thiserror::Error;
use tokio::task::JoinSet;

use super::{
    Counts, Document, DocumentKind, DocumentQuery, DocumentWrite, Store, StoreError, StoreResult,
    Stored, Summary, Transaction, Write, open, postgres_address,
};
use crate::incident::silent;

/// Games that are under way at once.
const PAGE: usize = 256;

/// Why games were not copied.
#[derive(Debug, Error)]
pub enum TransferError {
    /// The source cannot be opened or read.
    #[error("the source: {0}")]
    Source(StoreError),
    /// The target cannot be opened or written.
    #[error("the target: {0}")]
    Target(StoreError),
    /// Nothing was written.
    #[error("the target has games already")]
    NotEmpty,
    /// Somebody has written to one of them meanwhile.
    #[error("source and target differ: {0:?}, {1:?}")]
    Different(Counts, Counts),
    /// Nothing was opened.
    #[error("cannot start the runtime: {0}")]
    System(#[source] std::io::Error),
}

/// Copies all games to a store that has none, and compares the counts. No server may run on either.
pub fn move_store(from: &Path, to: &Path) -> Result<Counts, TransferError> {
    if postgres_address(from).is_none() && !from.exists() {
        return Err(TransferError::Source(StoreError::Missing));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(TransferError::System)?.block_on(async {
        let source = open(from, silent()).map_err(TransferError::Source)?;
        let copied = match open(to, silent()) {
            Ok(target) => {
                let copied = copy(&*source, &target).await;
                target.close().await;
                copied
            }
            Err(error) => Err(TransferError::Target(error)),
        };
        source.close().await;
        copied
    })
}

async fn copy(source: &dyn Store, target: &Arc<dyn Store>) -> Result<Counts, TransferError> {
    let there = target.count().await.map_err(TransferError::Target)?;
    if there.games + there.documents > 0 {
        return Err(TransferError::NotEmpty);
    }
    let mut last = String::new();
    loop {
        let ids = source.ids(&last, PAGE).await.map_err(TransferError::Source)?;
        let Some(end) = ids.last() else { break };
        last.clone_from(end);
        let mut writes = JoinSet::new();
        for id in ids {
            let write = read(source, id).await.map_err(TransferError::Source)?;
            let target = Arc::clone(target);
            writes.spawn(async move { target.write(vec![write]).await });
        }
        for written in writes.join_all().await {
            written.map_err(TransferError::Target)?;
        }
    }
    for kind in DocumentKind::ALL {
        copy_documents(source, &**target, kind).await?;
    }
    let there = source.count().await.map_err(TransferError::Source)?;
    let here = target.count().await.map_err(TransferError::Target)?;
    if there == here { Ok(here) } else { Err(TransferError::Different(there, here)) }
}

/// Copies the documents of a kind. Their versions begin anew: nobody holds an old one while no server runs.
async fn copy_documents(
    source: &dyn Store,
    target: &dyn Store,
    kind: DocumentKind,
) -> Result<(), TransferError> {
    let mut query =
        DocumentQuery { kind, prefix: String::new(), after: String::new(), limit: PAGE };
    loop {
        let page = source.documents(query.clone()).await.map_err(TransferError::Source)?;
        let Some(last) = page.last() else { return Ok(()) };
        query.after.clone_from(&last.id);
        let write =
            |Document { id, body, .. }| DocumentWrite { kind, id, base: 0, body: Some(body) };
        let transaction = Transaction::of_documents(page.into_iter().map(write).collect());
        target.commit(transaction).await.map_err(TransferError::Target)?;
    }
}

/// A game as the one write that creates it.
async fn read(source: &dyn Store, id: String) -> StoreResult<Write> {
    let damaged = || StoreError::Damaged(format!("the game {id} does not replay"));
    let Stored { events, keys } = source.load(&id).await?.ok_or_else(damaged)?;
    let game = Game::replay(&id, &events).map_err(|_| damaged())?;
    let (version, summary) = (game.version(), Summary::of(&game));
    Ok(Write { game: id, events, version, keys, spent: Vec::new(), summary })
}
