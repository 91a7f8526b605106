//! The games of the person at this machine, unfinished and finished, and how they ended.

use std::io;
use std::path::{Path, PathBuf};

use jogada_play::{Outcome, Record, Side};

use super::{FinishedGame, FinishedGames, UnfinishedGame, UnfinishedGames};
use crate::describe::{game_of, is_person, named};
use crate::natural::natural;

/// Everything that is kept in a state directory.
#[derive(Debug, Default)]
pub struct OwnGames {
    /// Newest first.
    pub unfinished: Vec<UnfinishedGame>,
    /// Newest first.
    pub finished: Vec<FinishedGame>,
    /// Unreadable files; they are left alone.
    pub damaged: Vec<PathBuf>,
}

/// How a person did in a game against an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Id of the game.
    pub game: &'static str,
    /// As records name it.
    pub opponent: String,
    /// Games won by the person.
    pub won: usize,
    /// Games without a winner.
    pub drawn: usize,
    /// Games won by the opponent.
    pub lost: usize,
}

/// The result of a game for the person who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnResult {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The person lost.
    Lost,
}

impl OwnGames {
    /// Games that a running process plays are left out.
    pub fn read(state_dir: &Path) -> io::Result<OwnGames> {
        let unfinished = UnfinishedGames::read(state_dir)?;
        let finished = FinishedGames::read(state_dir)?;
        Ok(OwnGames {
            unfinished: unfinished.games,
            finished: finished.games,
            damaged: [unfinished.damaged, finished.damaged].concat(),
        })
    }

    /// Of the finished games between a person and a bot: by game, then by opponent.
    pub fn tallies(&self) -> Vec<Tally> {
        tallies(self.finished.iter().map(FinishedGame::record))
    }
}

/// Of these finished games, as [`OwnGames::tallies`].
pub(crate) fn tallies<'r>(finished: impl Iterator<Item = &'r Record>) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for record in finished {
        let (Some(side), Some(result)) = (person(record), own_result(record)) else { continue };
        let Some(game) = game_of(&record.spec) else { continue };
        let opponent = named(record, side.other());
        let same = |tally: &Tally| tally.game == game.id && tally.opponent == opponent;
        let place = tallies.iter().position(same).unwrap_or_else(|| {
            tallies.push(Tally::new(game.id, opponent));
            tallies.len() - 1
        });
        tallies[place].count(result);
    }
    tallies.sort_by_key(|tally| (place(tally.game), natural(&tally.opponent)));
    tallies
}

impl Tally {
    fn new(game: &'static str, opponent: &str) -> Tally {
        Tally { game, opponent: opponent.to_owned(), won: 0, drawn: 0, lost: 0 }
    }

    fn count(&mut self, result: OwnResult) {
        *match result {
            OwnResult::Won => &mut self.won,
            OwnResult::Drawn => &mut self.drawn,
            OwnResult::Lost => &mut self.lost,
        } += 1;
    }
}

fn place(game: &str) -> Option<usize> {
    jogada_play::games().iter().position(|other| other.info().id == game)
}

/// The side of the only person in a game.
fn person(record: &Record) -> Option<Side> {
    match Side::ALL.map(|side| is_person(record, side)) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

/// `None` if it is not over, or not between a person and a bot.
pub fn own_result(record: &Record) -> Option<OwnResult> {
    let side = person(record)?;
    Some(match record.result? {
        Outcome::Win(winner) if winner == side => OwnResult::Won,
        Outcome::Win(_) => OwnResult::Lost,
        Outcome::Draw => OwnResult::Drawn,
    })
}
