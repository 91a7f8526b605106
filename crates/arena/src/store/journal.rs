//! Reading a results file.

use std::path::Path;

use super::{StoreError, lines};
use crate::configuration::Configuration;
use crate::contest::Pair;
use crate::statistics::Sprt;
use crate::stopping::StoppingRule;

/// What is in a results file.
#[derive(Clone, Debug)]
pub struct Journal {
    /// What was played.
    pub configuration: Configuration,
    /// The pairs in the order in which they were finished.
    pub pairs: Vec<Pair>,
    /// Whether the last line was torn and has been left out: the games that were being written when
    /// the run was killed.
    pub torn: bool,
}

impl Journal {
    /// Reads a results file, also one that a run is adding to.
    pub fn read(path: &Path) -> Result<Journal, StoreError> {
        // Devices and pipes may never end.
        if !std::fs::metadata(path)?.is_file() {
            return Err(StoreError::Foreign);
        }
        parse(&std::fs::read(path)?)
    }

    /// The pairs in the order of the contest. Where a test decides, those it has seen: one after the
    /// other without a gap, until it was decided.
    pub fn counted(&self) -> Vec<&Pair> {
        let mut pairs: Vec<&Pair> = self.pairs.iter().collect();
        pairs.sort_by_key(|pair| (pair.key.number, pair.key.players));
        if let Some(sprt) = self.configuration.sprt {
            pairs.truncate(seen(&pairs, sprt.into()));
        }
        pairs
    }
}

/// How many of these pairs a test has seen.
fn seen(pairs: &[&Pair], sprt: Sprt) -> usize {
    let mut rule = StoppingRule::test(Some(sprt));
    for (place, pair) in pairs.iter().enumerate() {
        if pair.key.number != place {
            return place;
        }
        if rule.see(pair).is_some() {
            return place + 1;
        }
    }
    pairs.len()
}

/// How many bytes belong to whole lines.
pub(super) fn whole(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1)
}

pub(super) fn parse(bytes: &[u8]) -> Result<Journal, StoreError> {
    let end = whole(bytes);
    let text = std::str::from_utf8(&bytes[..end]).map_err(|error| {
        let before = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n');
        StoreError::Damaged(before.count() + 1)
    })?;
    let mut lines = text.lines();
    let header = lines.next().and_then(|line| serde_json::from_str(line).ok());
    let configuration: Configuration =
        header.filter(Configuration::is_known).ok_or(StoreError::Foreign)?;
    let (spec, players) = (&configuration.spec, configuration.players.len());
    let pair =
        |(place, line)| lines::read(line, spec, players).ok_or(StoreError::Damaged(place + 2));
    let pairs = lines.enumerate().map(pair).collect::<Result<Vec<_>, _>>()?;
    Ok(Journal { configuration, pairs, torn: end < bytes.len() })
}
