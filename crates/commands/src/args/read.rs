//! From the words of the command line to the arguments, in the language of the user.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Command, CommandFactory, FromArgMatches};
use jogada_play::find;

use super::{ArenaArgs, Args, Command as SubCommand, errors, help};
use crate::locale;

impl Args {
    /// The arguments of this run, or the exit status if there is nothing to run: help was asked for, or
    /// the arguments are wrong.
    pub fn read() -> Result<Args, ExitCode> {
        let words: Vec<OsString> = std::env::args_os().collect();
        let language = locale::language(given_language(&words).as_deref());
        let words = with_play(words);
        let matches = definition(language).try_get_matches_from(words);
        let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
        args.map_err(|error| errors::report(&error, language))
    }
}

/// The arguments of the arena from the words of a file; a sentence if they are wrong.
pub fn arena(words: Vec<String>, language: &str) -> Result<ArenaArgs, String> {
    let words = ["jogada", "arena"].into_iter().map(str::to_owned).chain(words);
    let matches = definition(language).try_get_matches_from(words);
    let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
    let args = args.map_err(|error| errors::sentence_of(&error, language))?;
    match args.command {
        Some(SubCommand::Arena(args)) => Ok(*args),
        _ => unreachable!("the second word is the command"),
    }
}

/// The long options of the arena.
pub fn arena_options() -> Vec<String> {
    let definition = Args::command();
    let arena = definition.find_subcommand("arena").expect("there is such a command");
    arena.get_arguments().filter_map(|arg| arg.get_long().map(str::to_owned)).collect()
}

/// The definition of the arguments with its texts in a language. The names of the games come from the
/// catalogue.
pub fn definition(language: &str) -> Command {
    let names: Vec<_> = jogada_play::games().iter().map(|game| game.info().name).collect();
    help::translate(Args::command(), language, &names.join(", "))
}

/// `--lang LANG` or `--lang=LANG`, read before anything else is, because errors are told in it.
fn given_language(words: &[OsString]) -> Option<String> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang=").map(str::to_owned));
    let place = words.iter().position(|word| word == "--lang");
    joined.or_else(|| words.get(place? + 1).map(ToString::to_string))
}

/// `jogada GAME …` is short for `jogada play GAME …`.
fn with_play(mut words: Vec<OsString>) -> Vec<OsString> {
    let mut place = 1;
    while let Some(word) = words.get(place).and_then(|word| word.to_str()) {
        if word == "--lang" {
            place += 2;
        } else if word.starts_with("--lang=") {
            place += 1;
        } else {
            let id = word.split(':').next().unwrap_or_default().to_lowercase();
            if find(&id).is_some() {
                words.insert(place, "play".into());
            }
            break;
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_name_of_a_game_is_enough_to_play_it() {
        let id = jogada_play::games()[0].info().id;
        let short = format!("jogada --lang pt {id}:size=9 --plain");
        let long = format!("jogada --lang pt play {id}:size=9 --plain");
        assert_eq!(with_play(words(&short)), words(&long));
        for kept in [format!("jogada play {id}"), "jogada rules x".to_owned(), "jogada".to_owned()]
        {
            assert_eq!(with_play(words(&kept)), words(&kept));
        }
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are() {
        assert_eq!(given_language(&words("jogada x --lang pt")).as_deref(), Some("pt"));
        assert_eq!(given_language(&words("jogada --lang=pt")).as_deref(), Some("pt"));
        assert_eq!(given_language(&words("jogada --lang")), None);
    }
}
