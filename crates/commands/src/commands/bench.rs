//! `jogada bench`: the total of nodes is the signature of the search.

use jogada_play::{BenchResult, bench, games};
use serde_json::{Map, Value, json};

use super::games::named;
use crate::failure::Failure;
use crate::output;

pub fn run(language: &str, game: Option<&str>, json: bool) -> Result<(), Failure> {
    let wanted = game.map(|game| named(language, game)).transpose()?;
    let mut total = BenchResult::default();
    let mut measured = Map::new();
    for info in games().iter().map(|game| game.info()) {
        if wanted.is_some_and(|wanted| wanted.id != info.id) {
            continue;
        }
        let result = bench(info);
        total += result;
        measured.insert(info.id.to_owned(), as_json(&result));
        if !json {
            output::print(&as_text(info.id, &result))?;
        }
    }
    if json {
        let all = json!({ "games": measured, "total": as_json(&total) });
        return output::print(&format!("{all}\n"));
    }
    output::print(&as_text("total", &total))
}

fn as_text(name: &str, result: &BenchResult) -> String {
    let speed = result.speed() / 1e3;
    format!(
        "{name:10} {:3} positions {:12} nodes {speed:8.0} k/s\n",
        result.positions, result.nodes
    )
}

fn as_json(result: &BenchResult) -> Value {
    json!({
        "positions": result.positions,
        "nodes": result.nodes,
        "time_ms": result.time.as_millis() as u64,
        "nodes_per_second": result.speed() as u64,
    })
}
