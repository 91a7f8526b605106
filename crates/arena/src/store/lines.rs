//! A pair of games as a line of text.

use std::borrow::Cow;

use jogada_play::{GameLine, Localizer, Message, Reason};
use serde::{Deserialize, Serialize};

use super::json_line;
use crate::executor::Worker;
use crate::game::{End, PlayedGame};
use crate::schedule::Key;
use crate::thoughts::Thoughts;
use crate::tournament::Pair;

#[derive(Serialize, Deserialize)]
struct PairLine<'a> {
    players: [usize; 2],
    pair: usize,
    #[serde(borrow)]
    games: [StoredGame<'a>; 2],
    #[serde(skip_serializing_if = "Option::is_none", default)]
    worker: Option<Cow<'a, Worker>>,
}

/// Texts are borrowed where that can be: a file may hold millions of moves.
#[derive(Serialize, Deserialize)]
struct StoredGame<'a> {
    #[serde(borrow)]
    winner: Cow<'a, str>,
    #[serde(borrow)]
    reason: Cow<'a, Reason>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    fault: Option<String>,
    opening: usize,
    choices: u64,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    start: Option<String>,
    /// Canonical texts, which have no spaces, with a space between them.
    moves: String,
    /// Score, depth and perhaps time of every move that a player chose.
    #[serde(skip_serializing_if = "str::is_empty", default, borrow)]
    thoughts: Cow<'a, str>,
}

/// The line of a pair, ending in a line break.
pub(crate) fn write(pair: &Pair, localizer: &Localizer) -> String {
    let games = pair.games.each_ref().map(|game| game_line(game, localizer));
    let worker = pair.worker.as_ref().map(Cow::Borrowed);
    let line = PairLine { players: pair.key.players, pair: pair.key.number, games, worker };
    json_line(&line)
}

fn game_line<'a>(game: &'a PlayedGame, localizer: &Localizer) -> StoredGame<'a> {
    let line = game.line();
    StoredGame {
        winner: game.end.outcome.word().into(),
        reason: Cow::Borrowed(&game.end.reason),
        fault: game.end.fault.as_ref().map(|fault| localizer.say(fault)),
        opening: game.opening,
        choices: game.choices,
        start: line.start,
        moves: line.moves.join(" "),
        thoughts: game.thoughts.as_str().into(),
    }
}

/// The pair of a line of a tournament with this spec and so many players; `None` if it makes no sense.
pub(crate) fn read(text: &str, spec: &str, players: usize) -> Option<Pair> {
    let line: PairLine<'_> = serde_json::from_str(text).ok()?;
    let known = line.players.iter().all(|&player| player < players);
    let [first, second] = line.games.map(|game| read_game(game, spec));
    let key = Key { players: line.players, number: line.pair };
    let worker = line.worker.map(Cow::into_owned);
    known.then_some(Pair { key, games: [first?, second?], worker })
}

fn read_game(game: StoredGame<'_>, spec: &str) -> Option<PlayedGame> {
    let outcome = game.winner.parse().ok()?;
    let moves: Vec<_> =
        game.moves.split(' ').filter(|m| !m.is_empty()).map(str::to_owned).collect();
    let said = |text: String| Message::new("fault-said").with("text", text);
    let reason = game.reason.into_owned();
    let thoughts = Thoughts::read(&game.thoughts, moves.len().checked_sub(game.opening)?)?;
    Some(PlayedGame {
        moves: GameLine { spec: spec.to_owned(), start: game.start, moves }.into(),
        opening: game.opening,
        choices: game.choices,
        end: End { outcome, reason, fault: game.fault.map(said) },
        thoughts,
    })
}
