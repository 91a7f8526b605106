//! Prints records in the format of `vectors.json`, made by the plain model of a game and not by its
//! rules: for options of which no record exists yet.
//!
//! `cargo run -p jogada-games --example vectors -- freedom:size=5 12 1`: spec, number of games, seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "records go to standard output")]

mod records;

use std::process::ExitCode;

use jogada_core::Game;
use jogada_core::options::Options;
use jogada_core::testing::Model;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    match made(&arguments) {
        Ok(text) => println!("{text}"),
        Err(error) => {
            eprintln!(
                "{error}\nusage: vectors SPEC GAMES SEED, as in: vectors freedom:size=5 12 1"
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn made(arguments: &[String]) -> Result<String, String> {
    let [spec, games, seed] = arguments else { return Err("three arguments are needed".into()) };
    let games = games.parse().map_err(|error| format!("{games}: {error}"))?;
    let seed = seed.parse().map_err(|error| format!("{seed}: {error}"))?;
    let id = spec.split(':').next().unwrap_or_default();
    macro_rules! by_id {
        ([$($name:ident::$game:ident),*]) => {
            match id {
                $(stringify!($name) => {
                    use jogada_games::$name;
                    of::<$name::$game, $name::model::Plain>(spec, games, seed)
                })*
                _ => Err(format!("no game is called {id}")),
            }
        };
    }
    jogada_games::with_games!([by_id])
}

fn of<G: Game, M: Model>(spec: &str, games: usize, seed: u64) -> Result<String, String> {
    let options = match spec.split_once(':') {
        Some((_, text)) => Options::parse(G::INFO.options, G::INFO.presets, text)
            .map_err(|errors| format!("{spec}: {errors:?}"))?,
        None => Options::defaults(G::INFO.options),
    };
    Ok(records::records::<M>(spec, &options, games, seed))
}
