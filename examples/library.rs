//! Jogada as a library: a game, an analysis, and a match that stops once it is decided.
//!
//! `cargo run --example library`

#![expect(clippy::print_stdout, reason = "it is what an example is for")]

use std::error::Error;

use jogada_arena::{Ended, Format, Model, Results, Sprt, Tournament, run};
use jogada_play::{Limits, PlayerSpec, Request, Spec, Stop, Strategy};

/// Prints what it finds.
pub fn main() -> Result<(), Box<dyn Error>> {
    let spec: Spec = "pente:size=13".parse()?;
    let mut game = spec.open(None)?;
    game.play("g7")?;

    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let strategy = Strategy::alpha_beta(16 << 20);
    let found = game.think(&strategy, &request, &Stop::default(), &mut |_| {});
    let found = found.ok_or("the game is over")?;
    println!("{} at depth {}, {:?}", found.best(), found.depth, found.lines[0].score);

    let players =
        [PlayerSpec::parse("level:2", spec.info())?, PlayerSpec::parse("random", spec.info())?];
    let sprt = Sprt { elo: [0.0, 50.0], alpha: 0.05, beta: 0.05, model: Model::default() };
    let tournament = Tournament::new(spec, players, Format::Match);
    let tournament = Tournament { pairs: 500, sprt: Some(sprt), ..tournament };
    let mut results = Results::default();
    let ended = run(&tournament, Vec::new(), 2, &Stop::default(), &mut results);
    let tally = results.first();
    println!("{}-{}-{}: {ended:?}", tally.wins(), tally.losses(), tally.draws());
    if matches!(ended, Ended::Decided(_)) {
        Ok(())
    } else {
        Err("the match was not decided".into())
    }
}
