//! Reads results files, also those that a run is adding to.

use std::path::Path;

use jogada_play::{GameLine, open};

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
            return Err(StoreError::Foreign);
        }
        parse(&Lines::new(std::fs::read(path)?)?)
    }

    /// Plays all games again; names the first line with a move that is not legal.
    pub fn check(&self) -> Result<(), StoreError> {
        for (place, pair) in self.pairs.iter().enumerate() {
            let refused = pair.games.iter().find_map(|game| replay(&game.line()).err());
            if let Some((number, text)) = refused {
                return Err(StoreError::Impossible { line: place + 2, number, text });
            }
        }
        Ok(())
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

/// Plays a game again; gives the number of the move that is not legal, from 1, and its text. The
/// number of the position it began with is 0.
fn replay(line: &GameLine) -> Result<(), (usize, String)> {
    let start = line.start.as_deref();
    let opened = open(&line.spec, start);
    let mut game = opened.map_err(|_| (0, start.unwrap_or(&line.spec).to_owned()))?;
    for (place, m) in line.moves.iter().enumerate() {
        game.play(m).map_err(|_| (place + 1, m.clone()))?;
    }
    Ok(())
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
    let header = each.next().and_then(|line| serde_json::from_str(line).ok());
    let header: TournamentHeader =
        header.filter(TournamentHeader::is_known).ok_or(StoreError::Foreign)?;
    let (spec, players) = (&header.spec, header.players.len());
    let pair =
        |(place, line)| lines::read(line, spec, players).ok_or(StoreError::Damaged(place + 2));
    let pairs = each.enumerate().map(pair).collect::<Result<Vec<_>, _>>()?;
    Ok(Journal { header, pairs, torn: !lines.torn.is_empty() })
}
