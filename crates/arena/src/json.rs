//! Results for scripts. Fields may be added, never renamed.

use jogada_play::{Side, Speech};
use serde_json::{Value, json};

use crate::game::Game;
use crate::run::{Match, Pair};
use crate::tally::Tally;

/// A pair: its number and its games, the first player's side and points in each.
pub fn pair_json(pair: &Pair, speech: &Speech) -> Value {
    let games: Vec<_> = pair.sides().map(|(side, game)| game_json(side, game, speech)).collect();
    json!({ "pair": pair.number + 1, "games": games })
}

fn game_json(first: Side, game: &Game, speech: &Speech) -> Value {
    json!({
        "side": first,
        "points": game.half_points(first) as f64 / 2.0,
        "winner": game.end.outcome.word(),
        "reason": game.end.reason,
        "fault": game.end.fault.as_ref().map(|fault| speech.say(&fault.message)),
        "start": game.line.start,
        "moves": game.line.moves,
    })
}

/// The results of a match. Numbers that are infinite, as where one side took everything, are null.
pub fn tally_json(the_match: &Match, tally: &Tally) -> Value {
    let estimate = tally.estimate();
    let [elo, low, high] = estimate.map_or([0.0; 3], |estimate| estimate.elo());
    json!({
        "spec": the_match.spec.to_string(),
        "players": the_match.players.each_ref().map(ToString::to_string),
        "seed": the_match.conditions.seed,
        "games": tally.games(),
        "wins": tally.wins(),
        "draws": tally.draws(),
        "losses": tally.losses(),
        "score": tally.score(),
        "pairs": tally.pairs,
        "elo": elo,
        "elo_low": low,
        "elo_high": high,
        "superiority": estimate.map(|estimate| estimate.superiority()),
        "white_score": tally.white_score(),
        "mean_plies": tally.mean_plies(),
        "reasons": tally.reasons,
    })
}
