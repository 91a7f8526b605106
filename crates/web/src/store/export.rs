//! All games of a store as records, also while servers use it.

use std::io::{self, Write};
use std::path::Path;

use jogada_service::game::{EventRecord, Game};
use thiserror::Error;

use super::new_file::NewFile;
use super::postgres::PostgresSource;
use super::sqlite::FileSource;
use super::{StoreError, StoreResult, postgres_address};
use crate::time::Day;

/// Which games are wanted; all unless something is said.
#[derive(Clone, Debug, Default)]
pub struct ExportQuery {
    /// Only those that are over.
    pub finished: bool,
    /// Only those of these rules, by their id.
    pub game: Option<String>,
    /// Only those that began on this day or later.
    pub since: Option<Day>,
}

/// What was exported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// Games written.
    pub games: usize,
    /// Ids of games that cannot be read, and are left out.
    pub damaged: Vec<String>,
}

/// Why games were not exported.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The store cannot be opened or read.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The records cannot be written.
    #[error("the records cannot be written: {0}")]
    Output(#[from] io::Error),
    /// The file of the records exists already, or cannot be made.
    #[error("{0}")]
    Target(StoreError),
}

/// Where games are read from.
pub trait Source {
    /// Ids of the wanted games, the oldest first.
    fn ids(&self, query: &ExportQuery) -> StoreResult<Vec<String>>;

    /// The events of a game; none if it was removed meanwhile.
    fn events(&self, id: &str) -> StoreResult<Vec<EventRecord>>;
}

/// Writes games as records, one after another. `progress` is told how many of how many are done.
pub fn export(
    data: &Path,
    query: &ExportQuery,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Exported, ExportError> {
    let source: Box<dyn Source> = match postgres_address(data) {
        Some(address) => Box::new(PostgresSource::open(address)?),
        None => Box::new(FileSource::open(data)?),
    };
    let ids = source.ids(query)?;
    let mut exported = Exported::default();
    for (done, id) in ids.iter().enumerate() {
        progress(done, ids.len());
        let events = source.events(id)?;
        match Game::replay(id, &events) {
            _ if events.is_empty() => {}
            Ok(game) => {
                let gap = if exported.games > 0 { "\n" } else { "" };
                write!(out, "{gap}{}", game.record())?;
                exported.games += 1;
            }
            Err(_) => exported.damaged.push(id.clone()),
        }
    }
    out.flush()?;
    Ok(exported)
}

/// Does so to a file that is not there yet and appears when it is complete.
pub fn export_to_file(
    data: &Path,
    query: &ExportQuery,
    to: &Path,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Exported, ExportError> {
    let file = NewFile::create(to).map_err(ExportError::Target)?;
    let mut out = io::BufWriter::new(file.open()?);
    let exported = export(data, query, &mut out, progress)?;
    drop(out);
    file.publish().map_err(ExportError::Target)?;
    Ok(exported)
}
