//! Results for scripts. Fields may be added, never renamed.

use jogada_play::{Localizer, Side};
use serde_json::{Value, json};

use crate::game::PlayedGame;
use crate::header::TournamentHeader;
use crate::results::{Figures, Results, Tally};
use crate::statistics::Sprt;
use crate::tournament::Pair;

/// A pair: its number, its players by name and its games, the first player's side and points in each.
pub fn pair_json(pair: &Pair, names: &[String], localizer: &Localizer) -> Value {
    let games: Vec<_> = pair.sides().map(|(side, game)| game_json(side, game, localizer)).collect();
    let players = pair.key.players.map(|player| names[player].as_str());
    json!({ "pair": pair.key.number + 1, "players": players, "games": games })
}

fn game_json(first: Side, game: &PlayedGame, localizer: &Localizer) -> Value {
    let line = game.line();
    json!({
        "side": first,
        "points": game.half_points(first) as f64 / 2.0,
        "winner": game.end.outcome.word(),
        "reason": game.end.reason,
        "fault": game.end.fault.as_ref().map(|fault| localizer.say(fault)),
        "start": line.start,
        "moves": line.moves,
    })
}

/// All results, in the form of a match or of a tournament. What nothing is known about is null.
pub fn results_json(header: &TournamentHeader, results: &Results, anchor: Option<usize>) -> Value {
    let mut all = json!({ "spec": header.spec, "players": header.names(), "seed": header.seed });
    merge(&mut all, figures_json(&results.figures));
    all["even_openings"] = header.has_even_openings().into();
    merge(
        &mut all,
        if header.is_match() {
            match_json(header, results)
        } else {
            table_json(header, results, anchor)
        },
    );
    all
}

/// A match. Numbers that are infinite, as where one side took everything, are null.
fn match_json(header: &TournamentHeader, results: &Results) -> Value {
    let mut all = tally_json(&results.first());
    all["sprt"] = header.sprt.map(|sprt| sprt_json(&sprt, &results.first())).into();
    all
}

/// A tournament: the table, the strongest player first, and every encounter.
fn table_json(header: &TournamentHeader, results: &Results, anchor: Option<usize>) -> Value {
    let names = header.names();
    let name = |player: usize| names[player].as_str();
    let table = results.table(header.names().len(), anchor).into_iter().map(|row| {
        let mut all = tally_json(&row.tally);
        all["player"] = name(row.player).into();
        all["rating"] = row.rating.map(|rating| rating.elo).into();
        all["rating_error"] = row.rating.map(|rating| rating.error).into();
        all
    });
    let encounters = results.encounters.iter().map(|(players, tally)| {
        let mut all = tally_json(tally);
        all["players"] = players.map(name).to_vec().into();
        all
    });
    json!({ "table": table.collect::<Vec<_>>(), "encounters": encounters.collect::<Vec<_>>() })
}

fn tally_json(tally: &Tally) -> Value {
    let estimate = tally.estimate();
    let [elo, low, high] = [0, 1, 2].map(|bound| estimate.map(|estimate| estimate.elo()[bound]));
    json!({
        "games": tally.games(),
        "wins": tally.wins(),
        "draws": tally.draws(),
        "losses": tally.losses(),
        "score": tally.score(),
        "pairs": tally.pairs,
        "faults": tally.faults,
        "elo": elo,
        "elo_low": low,
        "elo_high": high,
        "superiority": estimate.map(|estimate| estimate.superiority()),
    })
}

fn sprt_json(sprt: &Sprt, tally: &Tally) -> Value {
    let [low, high] = sprt.bounds();
    let accepted = sprt.verdict(&tally.pairs).map(|verdict| format!("H{}", verdict as usize));
    json!({
        "elo0": sprt.elo[0],
        "elo1": sprt.elo[1],
        "llr": sprt.ratio(&tally.pairs),
        "low": low,
        "high": high,
        "accepted": accepted,
    })
}

fn figures_json(figures: &Figures) -> Value {
    let quantiles = [5, 25, 50, 75, 95].map(|percent| figures.quantile(percent));
    let white = figures.white_score();
    let bounds = white.map(|white| white.interval());
    json!({
        "white_score": white.map(|white| white.mean),
        "white_low": bounds.map(|[low, _]| low),
        "white_high": bounds.map(|[_, high]| high),
        "decisive": figures.decisive_share(),
        "mean_plies": figures.mean_plies(),
        "plies_quantiles": quantiles,
        "branching": figures.branching(),
        "reasons": figures.reasons,
    })
}

fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
