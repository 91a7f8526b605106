//! `jogada mygames`: the games played at this machine, and how they ended.

use std::fmt::Write;

use jogada_play::{Message, Record};
use jogada_tui::store::{FinishedGame, OwnGames, OwnResult, Tally, UnfinishedGame, own_result};
use jogada_tui::{describe_record, file_error, player_name};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::state_dir::state_dir;
use crate::{locale, output};

pub fn run(language: &str, search: &[String], json: bool) -> Result<(), Failure> {
    let own = state_dir().map(|folder| OwnGames::read(&folder)).transpose();
    let own = own.map_err(|error| Failure::Input(file_error(&error, language)))?;
    let mut own = own.unwrap_or_default();
    let words: Vec<_> = search.iter().map(|word| word.to_lowercase()).collect();
    let fits = |record: &Record| {
        let line = describe_record(record, language).to_lowercase();
        words.iter().all(|word| line.contains(word.as_str()))
    };
    own.unfinished.retain(|game| fits(game.record()));
    own.finished.retain(|game| fits(game.record()));
    let nothing = if words.is_empty() { "mygames-none" } else { "mygames-no-match" };
    output::print(&if json { as_json(&own) } else { as_text(&own, nothing, language) })
}

fn as_json(own: &OwnGames) -> String {
    let unfinished: Vec<_> = own.unfinished.iter().map(|game| record(game.record())).collect();
    let finished: Vec<_> = own.finished.iter().map(|game| record(game.record())).collect();
    let tally = |tally: Tally| {
        let Tally { game, opponent, won, drawn, lost } = tally;
        json!({ "game": game, "opponent": opponent, "won": won, "drawn": drawn, "lost": lost })
    };
    let statistics: Vec<_> = own.tallies().into_iter().map(tally).collect();
    let all = json!({ "unfinished": unfinished, "finished": finished, "statistics": statistics });
    format!("{all}\n")
}

fn record(record: &Record) -> Value {
    let tags: serde_json::Map<_, _> =
        record.tags.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let result = own_result(record).map(|result| match result {
        OwnResult::Won => "won",
        OwnResult::Drawn => "drawn",
        OwnResult::Lost => "lost",
    });
    json!({
        "spec": record.spec, "tags": tags, "moves": record.moves.len(), "result": result,
        "record": record.to_string(),
    })
}

/// `nothing` is said where there is none.
fn as_text(own: &OwnGames, nothing: &str, language: &str) -> String {
    let localizer = locale::localizer(language);
    let unfinished: Vec<_> = own.unfinished.iter().map(UnfinishedGame::record).collect();
    let finished: Vec<_> = own.finished.iter().map(FinishedGame::record).collect();
    let mut out = String::new();
    for (id, records) in [("mygames-unfinished", unfinished), ("mygames-finished", finished)] {
        if records.is_empty() {
            continue;
        }
        writeln!(out, "{}", localizer.word(id)).expect("a string can always be written to");
        for record in records {
            writeln!(out, "  {}", describe_record(record, language))
                .expect("a string can always be written to");
        }
    }
    for tally in own.tallies() {
        let opponent = player_name(tally.game, &tally.opponent, language);
        let name = jogada_play::find(tally.game).map_or(tally.game, |game| game.info().name);
        let message = Message::new("mygames-tally").with("game", name).with("opponent", opponent);
        let message = message.with("won", tally.won).with("drawn", tally.drawn);
        writeln!(out, "{}", localizer.say(&message.with("lost", tally.lost)))
            .expect("a string can always be written to");
    }
    if out.is_empty() { localizer.word(nothing) + "\n" } else { out }
}
