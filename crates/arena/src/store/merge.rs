//! Several results files of one tournament as one: parts that were played on different machines.

use std::collections::BTreeMap;
use std::path::Path;

use jogada_play::{Localizer, Message};

use super::{Journal, Store, StoreError};
use crate::schedule::Key;
use crate::tournament::Pair;

/// Why files cannot be merged. `Display` is for programmers; [`say`](MergeError::say) is what users read.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    /// A file cannot be used; its name.
    #[error("{0}: {1}")]
    File(String, #[source] StoreError),
    /// The same pair went differently in this file than in one before it.
    #[error("{file}: pair {key} went differently in another file")]
    Conflict {
        /// The later of the files.
        file: String,
        /// The pair.
        key: Key,
    },
}

impl MergeError {
    /// What is wrong and the way out.
    pub fn say(&self, localizer: &Localizer) -> String {
        match self {
            MergeError::File(name, error) => error.say(name, localizer),
            MergeError::Conflict { file, key } => {
                let message = Message::new("merge-conflict").with("file", file.as_str());
                localizer.say(&message.with("pair", key.number + 1))
            }
        }
    }
}

/// Adds the pairs of some files to another, each once, in the order of the tournament; gives what is in it
/// then. All must be of the same tournament, and none may contradict another.
pub fn merge(files: &[&Path], out: &Path, localizer: &Localizer) -> Result<Journal, MergeError> {
    let at = |path: &Path| {
        let name = path.display().to_string();
        move |error| MergeError::File(name, error)
    };
    let mut journals = Vec::new();
    for path in files {
        let journal = Journal::read(path).map_err(at(path))?;
        journal.check().map_err(at(path))?;
        journals.push(journal);
    }
    let longest = journals.iter().max_by_key(|journal| journal.header.games);
    let header = longest.map(|journal| journal.header.clone());
    let header = header.ok_or_else(|| at(out)(StoreError::Foreign))?;
    let (mut store, already) = Store::open(out, &header).map_err(at(out))?;
    already.check().map_err(at(out))?;
    let mut pairs: BTreeMap<(usize, [usize; 2]), Pair> = BTreeMap::new();
    let place = |pair: &Pair| (pair.key.number, pair.key.players);
    pairs.extend(already.pairs.iter().map(|pair| (place(pair), pair.clone())));
    for (path, journal) in files.iter().zip(journals) {
        let differences = header.differences(&journal.header);
        if !differences.is_empty() {
            return Err(at(path)(StoreError::Different(differences)));
        }
        for pair in journal.pairs {
            let (place, key, games) = (place(&pair), pair.key, pair.games.clone());
            if pairs.entry(place).or_insert(pair).games != games {
                return Err(MergeError::Conflict { file: path.display().to_string(), key });
            }
        }
    }
    let known: std::collections::HashSet<Key> = already.pairs.iter().map(|pair| pair.key).collect();
    let new: Vec<Pair> =
        pairs.values().filter(|pair| !known.contains(&pair.key)).cloned().collect();
    store.add(&new, localizer).map_err(|error| at(out)(error.into()))?;
    Ok(Journal { header, pairs: pairs.into_values().collect(), torn: already.torn })
}
