//! Whether the lines of a results file can have been written by the tournament in its header.

use std::collections::{BTreeSet, HashMap};

use jogada_play::{GameLine, Localizer, Message, Outcome, Reason, open, shorten};

use super::StoreError;
use crate::game::{End, PlayedGame};
use crate::header::TournamentHeader;
use crate::schedule::{Encounter, Key, Played, Schedule};
use crate::tournament::Pair;

/// Why a line cannot be one of its tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A move is not legal.
    #[error("“{}” is illegal as move {number}", shorten(text))]
    Move {
        /// Which move, from 1; 0 if the game cannot begin with its position.
        number: usize,
        /// The text of the move or position.
        text: String,
    },
    /// A game did not end as the line says.
    #[error("game {game} cannot have ended as “{said}”")]
    End {
        /// Which game of the pair, from 1.
        game: usize,
        /// The winner and the reason in the file.
        said: String,
        /// The winner and the reason that follow from the moves; `None` if they leave the game open.
        found: Option<String>,
    },
    /// The tournament has no such pair.
    #[error("the tournament has no pair {0}")]
    Key(Key),
    /// The pair is in an earlier line.
    #[error("line {0} has the same pair")]
    Again(usize),
}

impl Impossible {
    /// The sentence about this line of a file.
    pub(super) fn message(&self, localizer: &Localizer) -> Message {
        match self {
            Impossible::Move { number, text } => {
                Message::new("store-impossible").with("number", *number).with("text", shorten(text))
            }
            Impossible::End { game, said, found } => {
                let open = || localizer.word("store-end-open");
                Message::new("store-end")
                    .with("game", *game)
                    .with("said", said.as_str())
                    .with("found", found.clone().unwrap_or_else(open))
            }
            Impossible::Key(key) => Message::new("store-key")
                .with("players", key.players.map(|player| player.to_string()).join(", "))
                .with("pair", key.number),
            Impossible::Again(first) => Message::new("store-again").with("first", *first),
        }
    }

    /// In the line of the pair at this place.
    pub(super) fn at(self, place: usize) -> StoreError {
        StoreError::Impossible { line: place + 2, why: self }
    }
}

/// Sees to it that the tournament has every pair, and each is there once.
pub(super) fn check_keys(header: &TournamentHeader, pairs: &[Pair]) -> Result<(), StoreError> {
    let known = KnownKeys::of(&header.schedule(), pairs);
    let mut seen: HashMap<Key, usize> = HashMap::new();
    for (place, Pair { key, .. }) in pairs.iter().enumerate() {
        if !known.contains(key) {
            return Err(Impossible::Key(*key).at(place));
        }
        if let Some(first) = seen.insert(*key, place) {
            return Err(Impossible::Again(first + 2).at(place));
        }
    }
    Ok(())
}

/// The pairs that a tournament may have.
enum KnownKeys {
    /// Any number of pairs between these: more games may have been asked for later.
    Between(BTreeSet<[usize; 2]>),
    /// Those that follow from the results.
    Exactly(BTreeSet<Key>),
}

impl KnownKeys {
    fn of(schedule: &Schedule, pairs: &[Pair]) -> KnownKeys {
        let mut played = Played::default();
        if schedule.format.is_fixed() {
            let all = schedule.encounters(&played);
            return KnownKeys::Between(all.iter().map(|encounter| encounter.players).collect());
        }
        for pair in pairs {
            played.add(pair.key, pair.half_points());
        }
        let all = schedule.encounters(&played);
        KnownKeys::Exactly(all.iter().flat_map(Encounter::keys).collect())
    }

    fn contains(&self, key: &Key) -> bool {
        match self {
            KnownKeys::Between(players) => players.contains(&key.players),
            KnownKeys::Exactly(keys) => keys.contains(key),
        }
    }
}

/// Plays the games of a pair again.
pub(super) fn check_games(header: &TournamentHeader, pair: &Pair) -> Result<(), Impossible> {
    (1..).zip(&pair.games).try_for_each(|(number, game)| check_game(header, number, game))
}

fn check_game(
    header: &TournamentHeader,
    number: usize,
    game: &PlayedGame,
) -> Result<(), Impossible> {
    let found = replay(&game.line())?;
    let fits = match &found {
        Some(end) => *end == game.end,
        None => is_off_the_board(&game.end, game.plies() >= header.cap),
    };
    let words = |end: &End| format!("{} {}", end.outcome.word(), end.reason);
    let contradiction = || Impossible::End {
        game: number,
        said: words(&game.end),
        found: found.as_ref().map(words),
    };
    if fits { Ok(()) } else { Err(contradiction()) }
}

/// How the moves end the game by its rules; `None` if they do not.
fn replay(line: &GameLine) -> Result<Option<End>, Impossible> {
    let start = line.start.as_deref();
    let refused = |number, text: &str| Impossible::Move { number, text: text.to_owned() };
    let opened = open(&line.spec, start);
    let mut game = opened.map_err(|_| refused(0, start.unwrap_or(&line.spec)))?;
    for (place, m) in line.moves.iter().enumerate() {
        game.play(m).map_err(|_| refused(place + 1, m))?;
    }
    Ok(game.ending().map(End::from))
}

/// Whether a game can have ended in this way while its rules let it go on.
fn is_off_the_board(end: &End, is_long: bool) -> bool {
    let is_won = end.outcome.winner().is_some();
    match end.reason {
        Reason::Rules(_) | Reason::Repetition => false,
        Reason::Time | Reason::Fault | Reason::Forfeit | Reason::Resigned => is_won,
        Reason::Cap => is_long && end.outcome == Outcome::Draw,
        Reason::Agreed | Reason::Aborted => !is_won,
        Reason::Adjudicated => true,
    }
}
