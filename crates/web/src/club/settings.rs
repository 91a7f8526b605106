//! What whoever runs the server has chosen for it.

use std::sync::{Arc, RwLock};

use jogada_service::game::ClockKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::documents::{Versioned, load, write};
use crate::store::{DocumentKind, Store, StoreResult, Transaction};

/// There is one document of its kind.
const ID: &str = "site";

/// What visitors find on this server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Shown on the first page. Empty lines separate paragraphs.
    #[schema(max_length = 2000)]
    pub welcome: String,
    /// Who runs the server; a page of its own.
    #[schema(max_length = 10000)]
    pub imprint: String,
    /// Whether no more accounts can be made.
    pub closed: bool,
    /// Whether only administrators make tournaments.
    pub own_tournaments: bool,
    /// What forms begin with.
    pub defaults: Defaults,
}

/// What forms begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Defaults {
    /// The level of the bot; `null` for the usual one.
    #[schema(minimum = 1, maximum = 10)]
    pub level: Option<u8>,
    /// The clock of games between people.
    pub clock: ClockKind,
}

/// The settings in memory, as they were last read.
pub struct Site {
    store: Arc<dyn Store>,
    known: RwLock<Arc<Settings>>,
}

impl Site {
    /// Nothing is read yet.
    pub fn new(store: Arc<dyn Store>) -> Site {
        Site { store, known: RwLock::default() }
    }

    /// As they were last read.
    pub fn settings(&self) -> Arc<Settings> {
        Arc::clone(&self.known.read().expect("nothing panics with the lock"))
    }

    /// Reads them again: another server may have changed them.
    pub async fn refresh(&self) -> StoreResult<()> {
        let stored = self.stored().await?;
        self.remember(stored.value);
        Ok(())
    }

    /// Replaces them.
    pub async fn change(&self, settings: Settings) -> StoreResult<()> {
        let base = self.stored().await?.version;
        let document = write(DocumentKind::Settings, ID, base, &settings);
        self.store.commit(Transaction::of_documents(vec![document])).await?;
        self.remember(settings);
        Ok(())
    }

    async fn stored(&self) -> StoreResult<Versioned<Settings>> {
        let found = load(&*self.store, DocumentKind::Settings, ID).await?;
        Ok(found.unwrap_or(Versioned { version: 0, value: Settings::default() }))
    }

    fn remember(&self, settings: Settings) {
        *self.known.write().expect("nothing panics with the lock") = Arc::new(settings);
    }
}
