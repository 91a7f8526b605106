//! Tables of small endings without the types of games: where they come from, and their making.
//!
//! A table as a file is a head of text lines, an empty line, and its values as bytes:
//!
//! ```text
//! jogada table 1
//! game: wali
//! class: 5x6-3v3
//! slots: 39864825
//! ```

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use jogada_core::{EndingClass, EndingTable, EndingTables, GameInfo, Playable};
use jogada_engine::{BuildError, BuildProgress, Stop};
use jogada_search::search_of;

use crate::typed_match::Match;

/// What is in a finished table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Positions that are won, lost and drawn, nothing forbidden.
    pub counts: [u64; 3],
    /// Plies of the longest win or loss.
    pub longest: u32,
}

/// First line of every file.
const MAGIC: &str = "jogada table 1";

/// Reads the file of a class of endings, if there is one.
pub type TableSource = dyn Fn(&GameInfo, &EndingClass) -> Option<Vec<u8>> + Send + Sync;

static SOURCE: OnceLock<Box<TableSource>> = OnceLock::new();

/// Tables that have been read, for all matches.
static LOADED: Mutex<BTreeMap<(&str, String), Arc<EndingTable>>> = Mutex::new(BTreeMap::new());

/// From now on matches that are opened use the tables of this source, each when it is first needed. Only the first source
/// counts; without one there are no tables.
pub fn use_tables(source: Box<TableSource>) {
    // Whoever comes second has no say.
    let _ = SOURCE.set(source);
}

/// The lines before the values of a class.
pub fn table_head(info: &GameInfo, class: &EndingClass) -> String {
    let EndingClass { name, slots, .. } = class;
    format!("{MAGIC}\ngame: {}\nclass: {name}\nslots: {slots}\n\n", info.id)
}

/// The rules with their tables, if there is a source.
pub(crate) fn with_tables<G: Playable>(game: G) -> G {
    if SOURCE.get().is_none() {
        return game;
    }
    game.with_tables(EndingTables::new(Arc::new(|class| load(G::INFO, class))))
}

fn load(info: &'static GameInfo, class: &EndingClass) -> Option<Arc<EndingTable>> {
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (info.id, class.name.clone());
    if let Some(table) = loaded.get(&key) {
        return Some(Arc::clone(table));
    }
    let bytes = SOURCE.get()?(info, class)?;
    let values = bytes.strip_prefix(table_head(info, class).as_bytes())?;
    let table = Arc::new(EndingTable::parse(class, values)?);
    loaded.insert(key, Arc::clone(&table));
    Some(table)
}

impl<G: Playable> Match<G> {
    /// Makes the table of a class, from what was saved if anything was. `out` gets all bytes of the finished table, or what
    /// there is to be saved: then there is no summary.
    pub(crate) fn make_table(
        &self,
        class: usize,
        saved: Option<&[u8]>,
        stop: &Stop,
        sink: &mut dyn FnMut(BuildProgress),
        out: &mut dyn FnMut(&[u8]),
    ) -> Result<Option<TableSummary>, BuildError> {
        let table = search_of().build_table(self.game(), class, saved, stop, sink, out)?;
        Ok(table.map(|table| {
            table.parts().into_iter().for_each(out);
            TableSummary { counts: table.counts(), longest: table.longest().into() }
        }))
    }
}
