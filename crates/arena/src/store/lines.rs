//! A pair of games as a line of text.

use std::borrow::Cow;

use jogada_play::{GameLine, Localizer, Message, Reason};
use serde::{Deserialize, Serialize};

use super::json_line;
use crate::game::{End, PlayedGame};
use crate::schedule::Key;
use crate::tournament::Pair;

#[derive(Serialize, Deserialize)]
struct PairLine<'a> {
    players: [usize; 2],
    pair: usize,
    #[serde(borrow)]
    games: [StoredGame<'a>; 2],
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
}

/// The line of a pair, ending in a line break.
pub(super) fn write(pair: &Pair, localizer: &Localizer) -> String {
    let games = pair.games.each_ref().map(|game| game_line(game, localizer));
    let line = PairLine { players: pair.key.players, pair: pair.key.number, games };
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
    }
}

/// The pair of a line of a tournament with this spec and so many players; `None` if it makes no sense.
pub(super) fn read(text: &str, spec: &str, players: usize) -> Option<Pair> {
    let line: PairLine<'_> = serde_json::from_str(text).ok()?;
    let known = line.players.iter().all(|&player| player < players);
    let [first, second] = line.games.map(|game| read_game(game, spec));
    let key = Key { players: line.players, number: line.pair };
    known.then_some(Pair { key, games: [first?, second?] })
}

fn read_game(game: StoredGame<'_>, spec: &str) -> Option<PlayedGame> {
    let outcome = game.winner.parse().ok()?;
    let moves: Vec<_> =
        game.moves.split(' ').filter(|m| !m.is_empty()).map(str::to_owned).collect();
    let said = |text: String| Message::new("fault-said").with("text", text);
    let reason = game.reason.into_owned();
    (game.opening <= moves.len()).then(|| PlayedGame {
        moves: GameLine { spec: spec.to_owned(), start: game.start, moves }.into(),
        opening: game.opening,
        choices: game.choices,
        end: End { outcome, reason, fault: game.fault.map(said) },
    })
}
