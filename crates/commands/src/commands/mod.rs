//! The commands, a module each.

mod analyse;
mod arena;
mod bench;
mod calculate;
mod games;
mod learn;
mod moves;
mod mygames;
mod perft;
mod play;
mod players;
mod puzzles;
mod queue;
mod record;
mod replay;
mod rules;
mod serve;
mod show;
mod site;
mod solve;
mod survey;
mod tables;
mod train;
mod tune;
mod ugi;
mod verify;
mod worker;

use crate::args::read::definition;
use crate::args::{Args, Command, PlayArgs, generate};
use crate::failure::Failure;
use crate::{locale, table_files};

/// The language of this run. People who play on a terminal get the one they chose in the menu; a script
/// does the same whatever was chosen before it.
pub fn language(args: &Args) -> &'static str {
    let language = locale::language(args.lang.as_deref());
    let plays = matches!(args.command, None | Some(Command::Play(_)));
    let is_chosen = plays && play::on_terminal();
    if is_chosen { locale::chosen(args.lang.as_deref(), language) } else { language }
}

/// Whether a command uses tables of small endings. What is measured does not: results must not depend on what happens to be
/// on a disk.
fn uses_tables(command: Option<&Command>) -> bool {
    let some = matches!(
        command,
        Some(
            Command::Play(_)
                | Command::Analyse(_)
                | Command::Solve { .. }
                | Command::Server(_)
                | Command::Ugi { .. }
        )
    );
    some || command.is_none()
}

/// Runs what was asked for.
pub fn run(args: Args, language: &'static str) -> Result<(), Failure> {
    let folder = table_files::folder().filter(|_| uses_tables(args.command.as_ref()));
    if let Some(folder) = folder.filter(|folder| table_files::has_tables(folder)) {
        table_files::install(folder, language);
    }
    match args.command {
        None if play::on_terminal() => play::run(language, &PlayArgs::defaults()),
        None => games::welcome(language),
        Some(Command::Games { game: None, json }) => games::list(language, json),
        Some(Command::Games { game: Some(game), json }) => games::one(language, &game, json),
        Some(Command::Rules { game, look }) => rules::run(language, &game, &look),
        Some(Command::Show { place, look, json }) => show::run(language, &place, &look, json),
        Some(Command::Moves { place }) => moves::run(language, &place),
        Some(Command::Perft { place, depth, divide, threads }) => {
            perft::run(language, &place, depth, divide, threads.into())
        }
        Some(Command::Play(args)) => play::run(language, &args),
        Some(Command::Learn { game, step, look }) => learn::run(language, &game, step, &look),
        Some(Command::Puzzles(args)) => puzzles::run(language, &args),
        Some(Command::Players { game, json }) => players::run(language, game.as_deref(), json),
        Some(Command::Analyse(args)) => analyse::run(language, &args),
        Some(Command::Arena(args)) => arena::run(language, &args),
        Some(Command::Calculate(command)) => calculate::run(language, &command),
        Some(Command::Bench { game, json }) => bench::run(language, game.as_deref(), json),
        Some(Command::Solve { place, work, json }) => solve::run(language, &place, &work, json),
        Some(Command::Verify { file, json }) => verify::run(language, &file, json),
        Some(Command::Tables { command }) => tables::run(language, &command),
        Some(Command::Survey(args)) => survey::run_command(language, &args),
        Some(Command::Worker(args)) => worker::run(language, &args),
        Some(Command::Train(args)) => train::run(language, &args),
        Some(Command::Tune(args)) => tune::run(language, &args),
        Some(Command::Server(command)) => serve::run(language, command),
        Some(Command::Site(args)) => site::run(language, args),
        Some(Command::Ugi { spec, check: None }) => ugi::serve(language, spec.as_deref()),
        Some(Command::Ugi { spec, check: Some(program) }) => {
            ugi::check(language, spec.as_deref(), &program)
        }
        Some(Command::Mygames { words, json }) => mygames::run(language, &words, json),
        Some(Command::Completions { shell }) => generate::completions(definition(language), shell),
        Some(Command::Man { command }) => {
            generate::manual(definition(language), command.as_deref(), language)
        }
        Some(Command::Record { place, tag }) => record::run(language, &place, &tag),
        Some(Command::Replay { file, game, ply, look, json }) => {
            let request = replay::ReplayRequest { game, ply, json };
            replay::run(language, &file, &request, &look)
        }
    }
}
