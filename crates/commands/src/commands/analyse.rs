//! `jogada analyse`.

mod explain;
mod tree;

use std::time::Duration;

use jogada_play::wire::Found;
use jogada_play::{
    Analysis, AnalysisLine, AnyMatch, GameInfo, Localizer, Message, PlayerError, PlayerSpec,
    Request, Score, Stop,
};
use jogada_ugi::open_player;

use crate::args::{AnalyseArgs, Thinker};
use crate::failure::Failure;
use crate::{memory, open_game, output};

pub fn run(language: &str, args: &AnalyseArgs) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(&args.place, language)?;
    if args.explain {
        explain::run(&*game, &localizer, args)
    } else if let Some(shape) = args.tree {
        tree::run(&*game, &localizer, shape, args)
    } else {
        search(&*game, &localizer, args)
    }
}

fn search(game: &dyn AnyMatch, localizer: &Localizer, args: &AnalyseArgs) -> Result<(), Failure> {
    let spec = player(&args.thinker, game.info())
        .map_err(|error| Failure::Input(localizer.say(&error)))?;
    memory::check(&spec, localizer)?;
    let asked = args.effort.request(args.lines.into(), Duration::from_secs(1));
    let search = Request { is_analysis: true, ..asked };
    let mut broken = Ok(());
    let mut tell = |analysis: &Analysis| {
        let text =
            if args.json { output::json_line(&Found::from(analysis)) } else { as_text(analysis) };
        if broken.is_ok() {
            broken = output::print(&text);
        }
    };
    let mut player = open_player(&spec, args.thinker.seed);
    let found = player.choose(game, &search, &Stop::default(), &mut tell);
    broken?;
    match found {
        Ok(Some(found)) if args.json => output::print_json(&Found::from(&found)),
        Ok(Some(found)) => output::print(&format!("best {}\n", found.best())),
        Ok(None) => Err(over(localizer)),
        Err(fault) => Err(Failure::Input(localizer.say(&fault.message))),
    }
}

/// A finished game was to be analysed.
fn over(localizer: &Localizer) -> Failure {
    Failure::Input(localizer.say(&Message::new("analyse-over")))
}

/// The player, with the memory that may be told apart from its name.
fn player(thinker: &Thinker, game: &GameInfo) -> Result<PlayerSpec, PlayerError> {
    let spec = PlayerSpec::parse(&thinker.player, game)?;
    let spec = match thinker.hash {
        Some(megabytes) => spec.with_memory(megabytes, game)?,
        None => spec,
    };
    match thinker.eval {
        Some(eval) => spec.with_evaluation(eval.word(), game),
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
