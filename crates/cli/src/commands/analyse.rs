//! `jogada analyse`.

use std::time::Duration;

use jogada_play::{
    Analysis, AnalysisLine, GameInfo, Message, PlayerError, PlayerSpec, Score, Stop, score_json,
};
use jogada_ugi::open_player;
use serde_json::json;

use crate::args::{Effort, Place, Thinker};
use crate::failure::Failure;
use crate::{memory, open_game, output};

/// What is wanted to be known, and from whom.
pub struct AnalyseRequest {
    pub effort: Effort,
    pub thinker: Thinker,
    pub lines: usize,
    pub json: bool,
}

pub fn run(language: &str, place: &Place, request: &AnalyseRequest) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(place, language)?;
    let spec = player(&request.thinker, game.info())
        .map_err(|error| Failure::Input(localizer.say(&error)))?;
    memory::check(&spec, &localizer)?;
    let search = request.effort.request(request.lines, Duration::from_secs(1));
    let mut broken = Ok(());
    let mut tell = |analysis: &Analysis| {
        let text = if request.json { as_json_line(analysis) } else { as_text(analysis) };
        if broken.is_ok() {
            broken = output::print(&text);
        }
    };
    let mut player = open_player(&spec, request.thinker.seed);
    let found = player.choose(&*game, &search, &Stop::default(), &mut tell);
    broken?;
    match found {
        Ok(Some(found)) if request.json => output::print(&as_json_line(&found)),
        Ok(Some(found)) => output::print(&format!("best {}\n", found.best())),
        Ok(None) => Err(Failure::Input(localizer.say(&Message::new("analyse-over")))),
        Err(fault) => Err(Failure::Input(localizer.say(&fault.message))),
    }
}

/// The player, with the memory that may be told apart from its name.
fn player(thinker: &Thinker, game: &GameInfo) -> Result<PlayerSpec, PlayerError> {
    let spec = PlayerSpec::parse(&thinker.player, game)?;
    match thinker.hash {
        Some(megabytes) => spec.with_memory(megabytes, game),
        None => Ok(spec),
    }
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
            Score::Draw => "draw".to_owned(),
            Score::Eval(value) => format!("{value:+}"),
        };
        format!("{head}  {score:>10}  {}\n", line.moves.join(" "))
    };
    analysis.lines.iter().map(line).collect()
}

fn as_json_line(analysis: &Analysis) -> String {
    let line =
        |line: &AnalysisLine| json!({ "score": score_json(line.score), "moves": line.moves });
    let all = json!({
        "best": analysis.best(),
        "score": score_json(analysis.lines[0].score),
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "time_ms": analysis.time.as_millis() as u64,
        "lines": analysis.lines.iter().map(line).collect::<Vec<_>>(),
    });
    format!("{all}\n")
}
