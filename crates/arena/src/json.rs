//! Results for scripts. Fields may be added, never renamed.

use jogada_play::{Localizer, Score, Side};
use serde_json::{Value, json};

use crate::game::PlayedGame;
use crate::header::TournamentHeader;
use crate::placings::{Placings, RoundResult, SwissRow};
use crate::results::{Figures, Results, Tally};
use crate::schedule::{Duel, KnockoutRound};
use crate::statistics::Sprt;
use crate::thoughts::Thought;
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
        "thoughts": game.thoughts.iter().map(thought_json).collect::<Vec<_>>(),
    })
}

/// What a player thought of a move; unknown scores and times are null.
fn thought_json(thought: Thought) -> Value {
    let (score, plies) = match thought.score {
        Some(Score::Eval(value)) => (Some(value), None),
        Some(Score::Draw) => (Some(0), None),
        Some(Score::Win(plies)) => (None, Some(i64::from(plies))),
        Some(Score::Loss(plies)) => (None, Some(-i64::from(plies))),
        None => (None, None),
    };
    let time = thought.time.map(|time| time.as_millis() as u64);
    json!({ "score": score, "mate": plies, "depth": thought.depth, "time_ms": time })
}

/// All results, in the form of a match or of a tournament. What nothing is known about is null.
pub fn results_json(header: &TournamentHeader, results: &Results, anchor: Option<usize>) -> Value {
    let mut all = json!({
        "spec": header.spec,
        "players": header.names(),
        "seed": header.seed,
        "version": header.version,
        "hash": header.hash,
    });
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
    if let Some(placings) = Placings::of(&header.schedule(), &results.played) {
        merge(&mut all, placings_json(&placings, &header.names()));
    }
    all
}

/// The standings of a Swiss tournament or the bracket of a knockout, and who has won.
fn placings_json(placings: &Placings, names: &[String]) -> Value {
    let winners: Vec<&str> =
        placings.winners().into_iter().map(|player| names[player].as_str()).collect();
    match placings {
        Placings::Swiss(table) => {
            let rows: Vec<Value> = table.rows.iter().map(|row| standing_json(row, names)).collect();
            json!({ "winners": winners, "rounds_played": table.finished, "standings": rows })
        }
        Placings::Knockout(bracket) => {
            let round = |round: &KnockoutRound| -> Value {
                let duels: Vec<Value> =
                    round.duels.iter().map(|duel| duel_json(duel, names)).collect();
                let byes: Vec<&str> = round.byes.iter().map(|&bye| names[bye].as_str()).collect();
                json!({ "encounters": duels, "byes": byes })
            };
            let rounds: Vec<Value> = bracket.rounds.iter().map(round).collect();
            json!({ "winners": winners, "bracket": rounds })
        }
    }
}

fn standing_json(row: &SwissRow, names: &[String]) -> Value {
    let SwissRow { standing, game_points, results } = row;
    let round = |result: &RoundResult| match result {
        RoundResult::Bye => json!({ "opponent": null, "points": null }),
        RoundResult::Against(opponent, half) => {
            let points = half.map(|half| half.map(|half| half as f64 / 2.0));
            json!({ "opponent": names[*opponent], "points": points })
        }
    };
    json!({
        "rank": standing.rank,
        "player": names[standing.player],
        "points": standing.points,
        "game_points": game_points,
        "buchholz_cut1": standing.buchholz_cut1,
        "buchholz": standing.buchholz,
        "sonneborn_berger": standing.sonneborn_berger,
        "wins": standing.wins,
        "direct_encounter": standing.direct_encounter,
        "rounds": results.iter().map(round).collect::<Vec<_>>(),
    })
}

fn duel_json(duel: &Duel, names: &[String]) -> Value {
    json!({
        "players": duel.players.map(|player| names[player].as_str()),
        "points": duel.half_points.map(|half| half as f64 / 2.0),
        "tie_breaks": duel.tie_breaks,
        "winner": duel.winner.map(|winner| names[winner].as_str()),
        "by_order": duel.by_order,
    })
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
        let error = row.rating.map(|rating| rating.error).filter(|error| error.is_finite());
        all["rating_error"] = error.into();
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
        "score": tally.share(),
        "pairs": tally.pairs,
        "faults": tally.faults,
        "repeated_pairs": tally.repeated,
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
    let played = |known: f64| (figures.games() > 0).then_some(known);
    let quantiles = [5, 25, 50, 75, 95].map(|percent| figures.quantile(percent));
    let quantiles = (figures.games() > 0).then_some(quantiles);
    let white = figures.white_score();
    let bounds = white.map(|white| white.interval());
    json!({
        "white_score": white.map(|white| white.mean),
        "white_low": bounds.map(|[low, _]| low),
        "white_high": bounds.map(|[_, high]| high),
        "decisive": played(figures.decisive_share()),
        "mean_plies": played(figures.mean_plies()),
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
