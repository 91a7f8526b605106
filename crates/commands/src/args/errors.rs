//! Errors in arguments, told in the language of the user.

use std::error::Error as _;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, Error};
use jogada_play::{Localizer, Message};

use super::Args;
use super::help::with_our_words;
use super::read::definition;
use crate::failure::Failure;
use crate::locale;

/// Prints help on standard output, or an error on standard error with exit status 2.
pub fn report(error: &Error, language: &str) -> ExitCode {
    if !error.use_stderr() {
        let mut out = std::io::stdout();
        let text = with_our_words(&error.render(), language, out.is_terminal());
        // A reader that has gone has seen enough.
        let _ = out.write_all(text.as_bytes());
        return ExitCode::SUCCESS;
    }
    let localizer = locale::localizer(language);
    let text = sentence(error, &localizer).map(|text| text + &usage(error, &localizer, language));
    if let Some(text) = text {
        return Failure::Input(text).report(&localizer.word("error"));
    }
    let mut out = std::io::stderr();
    let text = with_our_words(&error.render(), language, out.is_terminal());
    let _ = out.write_all(text.as_bytes());
    ExitCode::from(2)
}

/// What is wrong, in a sentence.
pub fn sentence_of(error: &Error, language: &str) -> String {
    let rendered = || with_our_words(&error.render(), language, false);
    sentence(error, &locale::localizer(language)).unwrap_or_else(rendered)
}

/// How the command is called, and where there is more.
fn usage(error: &Error, localizer: &Localizer, language: &str) -> String {
    let usage = match error.get(ContextKind::Usage) {
        Some(ContextValue::StyledStr(usage)) => {
            format!("\n{}", with_our_words(usage, language, false).trim_end())
        }
        _ => String::new(),
    };
    format!("{usage}\n{}", localizer.word("bad-argument-more"))
}

/// `None` for errors that we have no words for.
fn sentence(error: &Error, localizer: &Localizer) -> Option<String> {
    let message = match error.kind() {
        ErrorKind::InvalidValue if text(error, ContextKind::InvalidValue)?.is_empty() => {
            Message::new("bad-argument-empty")
                .with("argument", text(error, ContextKind::InvalidArg)?)
        }
        ErrorKind::InvalidValue => Message::new("bad-argument-choice")
            .with("argument", text(error, ContextKind::InvalidArg)?)
            .with("value", text(error, ContextKind::InvalidValue)?)
            .with("choices", text(error, ContextKind::ValidValue)?),
        ErrorKind::ValueValidation => Message::new("bad-argument-value")
            .with("argument", text(error, ContextKind::InvalidArg)?)
            .with("value", text(error, ContextKind::InvalidValue)?)
            .with("why", reason(&error.source()?.to_string(), localizer)),
        ErrorKind::UnknownArgument if is_negative(error) => Message::new("bad-argument-negative"),
        ErrorKind::UnknownArgument => nearest(
            Message::new("bad-argument-unknown"),
            "bad-argument-unknown-nearest",
            text(error, ContextKind::SuggestedArg),
        )
        .with("argument", text(error, ContextKind::InvalidArg)?),
        ErrorKind::InvalidSubcommand => nearest(
            Message::new("bad-command"),
            "bad-command-nearest",
            near_command(&text(error, ContextKind::InvalidSubcommand)?),
        )
        .with("command", text(error, ContextKind::InvalidSubcommand)?),
        ErrorKind::MissingRequiredArgument => Message::new("bad-argument-missing")
            .with("arguments", missing(error, localizer.language())?),
        ErrorKind::ArgumentConflict => conflict(error)?,
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Message::new("bad-argument-few").with("argument", text(error, ContextKind::InvalidArg)?)
        }
        ErrorKind::TooManyValues => Message::new("bad-argument-many")
            .with("argument", text(error, ContextKind::InvalidArg)?)
            .with("value", text(error, ContextKind::InvalidValue)?),
        ErrorKind::InvalidUtf8 => Message::new("bad-argument-utf8"),
        _ => return None,
    };
    Some(localizer.say(&message))
}

/// Whether a negative number was taken for an argument; the parser names its first digit only.
fn is_negative(error: &Error) -> bool {
    let argument = text(error, ContextKind::InvalidArg).unwrap_or_default();
    argument.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn nearest(message: Message, id: &'static str, suggested: Option<String>) -> Message {
    match suggested {
        Some(suggested) => Message::new(id).with("nearest", suggested),
        None => message,
    }
}

/// The command or game most like this word.
fn near_command(word: &str) -> Option<String> {
    let definition = Args::command();
    let commands = definition.get_subcommands().map(Command::get_name);
    let games = jogada_play::games().iter().map(|game| game.info().id);
    jogada_play::nearest(word, commands.chain(games)).map(str::to_owned)
}

/// An argument given twice conflicts with itself.
fn conflict(error: &Error) -> Option<Message> {
    let argument = text(error, ContextKind::InvalidArg)?;
    Some(match text(error, ContextKind::PriorArg) {
        Some(other) if other != argument => {
            Message::new("bad-argument-conflict").with("argument", argument).with("other", other)
        }
        _ => Message::new("bad-argument-twice").with("argument", argument),
    })
}

/// The missing arguments with what they are, as the help of the command says it.
fn missing(error: &Error, language: &str) -> Option<String> {
    let Some(ContextValue::Strings(names)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let mut definition = definition(language);
    definition.build();
    let usage = text(error, ContextKind::Usage).unwrap_or_default();
    let command = usage
        .split_whitespace()
        .fold(&definition, |command, word| command.find_subcommand(word).unwrap_or(command));
    let named = |name: &String| {
        let arg = command.get_arguments().find(|arg| arg.to_string() == *name);
        let name = name.replace(['<', '>'], "");
        arg.map_or_else(|| name.clone(), |arg| format!("{name} ({})", described(arg)))
    };
    Some(names.iter().map(named).collect::<Vec<_>>().join(", "))
}

/// What an argument is, and which values it can have.
fn described(arg: &Arg) -> String {
    let help = lowercase(&arg.get_help().map(ToString::to_string).unwrap_or_default());
    let values = arg.get_possible_values();
    let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    if names.is_empty() { help } else { format!("{help}: {}", names.join(", ")) }
}

/// A sentence as part of another.
fn lowercase(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

fn text(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// An upper limit that is only that of the type.
const MAX_NUMBER: &str = "18446744073709551615";

/// Why a value was refused: our parsers give the id of a message, clap's and the standard library's a
/// sentence for programmers.
fn reason(source: &str, localizer: &Localizer) -> String {
    if let Some((_, range)) = source.split_once(" is not in ") {
        let (low, high) = range.split_once("..").unwrap_or((range, ""));
        let high = high.trim_start_matches('=');
        let message = match high {
            "" | MAX_NUMBER => Message::new("bad-number-low").with("low", low),
            _ => Message::new("bad-number-range").with("low", low).with("high", high),
        };
        return localizer.say(&message);
    }
    match source {
        _ if source.starts_with("number too large") => localizer.word("bad-number-large"),
        "invalid IP address syntax" => localizer.word("bad-address"),
        "invalid float literal" => localizer.word("bad-number"),
        id if id.starts_with("bad-") => localizer.word(id),
        _ => localizer.word("bad-whole-number"),
    }
}
