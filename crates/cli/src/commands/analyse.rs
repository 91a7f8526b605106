//! `jogada analyse`.

use std::time::Duration;

use jogada_play::{
    Analysis, AnalysisLine, Limits, Memory, Message, Request, Score, Settings, Stop,
};
use serde_json::{Value, json};

use crate::args::{Effort, Place};
use crate::failure::Failure;
use crate::{memory, output, tables};

pub fn run(
    language: &str,
    place: &Place,
    effort: &Effort,
    lines: usize,
    json: bool,
) -> Result<(), Failure> {
    let (table, speech) = tables::open(place, language)?;
    let settings = Settings { threads: effort.threads.into(), lines, ..Settings::default() };
    let request = Request { limits: limits(effort), settings };
    let memory = Memory::new(memory::bytes(effort.hash, &speech)?);
    let mut broken = Ok(());
    let mut tell = |analysis: &Analysis| {
        let text = if json { format!("{}\n", as_json(analysis)) } else { as_text(analysis) };
        if broken.is_ok() {
            broken = output::print(&text);
        }
    };
    let found = table.think(&memory, request, &Stop::default(), &mut tell);
    broken?;
    match found {
        Some(found) if json => output::print(&format!("{}\n", as_json(&found))),
        Some(found) => output::print(&format!("best {}\n", found.best())),
        None => Err(Failure::Input(speech.say(&Message::new("analyse-over")))),
    }
}

/// A second, if nothing is said.
fn limits(effort: &Effort) -> Limits {
    let unlimited = effort.nodes.is_none() && effort.depth.is_none();
    let second = unlimited.then_some(Duration::from_secs(1));
    Limits { depth: effort.depth, nodes: effort.nodes, time: effort.time.or(second) }
}

fn as_text(analysis: &Analysis) -> String {
    let head = format!(
        "depth {:2}  nodes {:10}  {:6.0} k/s",
        analysis.depth,
        analysis.nodes,
        analysis.speed() / 1e3
    );
    let line = |line: &AnalysisLine| {
        let score = match line.score {
            Score::Win(plies) => format!("win in {plies}"),
            Score::Loss(plies) => format!("loss in {plies}"),
            Score::Eval(value) => format!("{value:+}"),
        };
        format!("{head}  {score:>10}  {}\n", line.moves.join(" "))
    };
    analysis.lines.iter().map(line).collect()
}

fn as_json(analysis: &Analysis) -> Value {
    let line = |line: &AnalysisLine| json!({ "score": score(line.score), "moves": line.moves });
    json!({
        "best": analysis.best(),
        "score": score(analysis.lines[0].score),
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "time_ms": analysis.time.as_millis() as u64,
        "lines": analysis.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

fn score(score: Score) -> Value {
    match score {
        Score::Win(plies) => json!({ "win": plies }),
        Score::Loss(plies) => json!({ "loss": plies }),
        Score::Eval(value) => json!({ "eval": value }),
    }
}
