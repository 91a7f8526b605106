//! Reads results files, also those that a run is adding to.

use std::path::Path;

use super::check::{check_games, check_keys};
use super::{Lines, StoreError, lines};
use crate::header::TournamentHeader;
use crate::statistics::Sprt;
use crate::stopping::StoppingRule;
use crate::tournament::Pair;

/// What is in a results file.
#[derive(Clone, Debug)]
pub struct Journal {
    /// The first line of the file.
    pub header: TournamentHeader,
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
            return Err(StoreError::NotResults);
        }
        parse(&Lines::new(std::fs::read(path)?)?).map_err(|error| match error {
            StoreError::Foreign => StoreError::NotResults,
            other => other,
        })
    }

    /// Plays all games again; names the first line with a move that is not legal, or with a result that
    /// does not follow from the moves.
    pub fn check(&self) -> Result<(), StoreError> {
        self.pairs.iter().enumerate().try_for_each(|(place, pair)| {
            check_games(&self.header, pair).map_err(|impossible| impossible.at(place))
        })
    }

    /// The pairs in the order of the tournament. Where a test decides, those it has seen: one after the
    /// other without a gap, until it was decided.
    pub fn counted(&self) -> Vec<&Pair> {
        let mut pairs: Vec<&Pair> = self.pairs.iter().collect();
        pairs.sort_by_key(|pair| (pair.key.number, pair.key.players));
        if let Some(sprt) = self.header.sprt {
            pairs.truncate(seen(&pairs, sprt));
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
        if rule.add(pair).is_some() {
            return place + 1;
        }
    }
    pairs.len()
}

pub(super) fn parse(lines: &Lines) -> Result<Journal, StoreError> {
    let mut each = lines.whole.lines();
    let header = read_header(each.next().unwrap_or_default())?;
    let (spec, players) = (&header.spec, header.players.len());
    let pair =
        |(place, line)| lines::read(line, spec, players).ok_or(StoreError::Damaged(place + 2));
    let pairs = each.enumerate().map(pair).collect::<Result<Vec<_>, _>>()?;
    check_keys(&header, &pairs)?;
    Ok(Journal { header, pairs, torn: !lines.torn.is_empty() })
}

fn read_header(line: &str) -> Result<TournamentHeader, StoreError> {
    let header: Option<TournamentHeader> = serde_json::from_str(line).ok();
    let header = header.filter(TournamentHeader::is_known).ok_or(StoreError::Foreign)?;
    if header.is_as_sealed(line) { Ok(header) } else { Err(StoreError::Altered) }
}
