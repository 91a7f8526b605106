//! `jogada arena --config FILE`: a tournament as a TOML file whose keys are the options of the command.

use std::path::Path;

use jogada_play::{Message, join_command, nearest, shorten};
use toml::{Table, Value};

use crate::args::{ArenaArgs, read};
use crate::failure::Failure;
use crate::{locale, named_file};

/// Keys that are no options.
const GAME: &str = "game";
const PLAYERS: &str = "players";

/// The arguments that a file stands for, with what was given beside it: where results go, how many games
/// are played at a time and how they are shown.
pub fn read(path: &Path, given: &ArenaArgs, language: &str) -> Result<ArenaArgs, Failure> {
    let localizer = locale::localizer(language);
    let file = path.display().to_string();
    let text = named_file::read_text(path, &localizer)?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        Failure::Input(format!("{file}{}", syntax(&text, &error)))
    })?;
    let words = words(&table)
        .map_err(|problem| Failure::Input(format!("{file}: {}", localizer.say(&problem))))?;
    let args = read::arena(words, language)
        .map_err(|said| Failure::Input(format!("{file}: {}", with_keys(&said, &table))))?;
    Ok(with_given(args, given))
}

/// The line of a mistake, and what it is.
fn syntax(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map(|span| text[..span.start].lines().count().max(1));
    let place = line.map_or(String::new(), |line| format!(":{line}"));
    format!("{place}: {}", error.message().trim())
}

/// The words of the command line that say the same.
fn words(table: &Table) -> Result<Vec<String>, Message> {
    let missing = |key: &str| Message::new("config-missing").with("key", key);
    let game = table.get(GAME).and_then(Value::as_str).ok_or_else(|| missing(GAME))?;
    let players = table.get(PLAYERS).ok_or_else(|| missing(PLAYERS))?;
    let players = players.as_array().ok_or_else(|| Message::new("config-players"))?;
    let players = players.iter().map(player).collect::<Result<Vec<_>, _>>()?;
    let options = table.iter().filter(|(key, _)| *key != GAME && *key != PLAYERS);
    let known = read::arena_options();
    let options = options.map(|(key, value)| {
        check_key(key, &known)?;
        option(key, value)
    });
    let options: Vec<String> = options.collect::<Result<Vec<_>, _>>()?.concat();
    // Players come last: an option may take several words.
    let all = options.into_iter().chain(["--".to_owned(), game.to_owned()]);
    Ok(all.chain(players).collect())
}

/// Refuses a key that is no option.
fn check_key(key: &str, options: &[String]) -> Result<(), Message> {
    // A file cannot name another.
    let keys = options.iter().filter(|option| *option != "config");
    let keys: Vec<String> = keys.map(|option| option.replace('-', "_")).collect();
    let written = key.replace('-', "_");
    if keys.contains(&written) {
        return Ok(());
    }
    let near = nearest(&written, keys.iter().map(String::as_str));
    Err(match near {
        Some(near) => Message::new("config-unknown-nearest").with("nearest", near),
        None => Message::new("config-unknown"),
    }
    .with("key", shorten(key)))
}

/// The option of a key.
fn option_name(key: &str) -> String {
    format!("--{}", key.replace('_', "-"))
}

/// A sentence about options, with the keys of the file in their place and without the names of values.
fn with_keys(said: &str, table: &Table) -> String {
    let key = |word: &str| table.keys().find(|key| option_name(key) == word).cloned();
    let is_value = |word: &&str| word.starts_with('<') && word.trim_end_matches('.').ends_with('>');
    let words = said.split(' ').filter(|word| !is_value(word));
    words.map(|word| key(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(" ")
}

/// An option with its values: several of a list, none of `true`, no option at all of `false`.
fn option(key: &str, value: &Value) -> Result<Vec<String>, Message> {
    let name = option_name(key);
    match value {
        Value::Boolean(true) => Ok(vec![name]),
        Value::Boolean(false) => Ok(Vec::new()),
        Value::Array(values) => {
            let words = values.iter().map(|value| scalar(key, value));
            Ok([name].into_iter().chain(words.collect::<Result<Vec<_>, _>>()?).collect())
        }
        value => Ok(vec![format!("{name}={}", scalar(key, value)?)]),
    }
}

/// A player, by its name or as a table with its settings.
fn player(value: &Value) -> Result<String, Message> {
    let table = match value {
        Value::String(name) => return Ok(name.clone()),
        Value::Table(table) => table,
        _ => return Err(Message::new("config-player")),
    };
    let name = table.get("player").and_then(Value::as_str);
    let name = name.ok_or_else(|| Message::new("config-player"))?;
    let mut settings = Vec::new();
    for (key, value) in table.iter().filter(|(key, _)| *key != "player") {
        match value {
            Value::Table(options) if key == "options" => {
                for (option, value) in options {
                    settings.push(format!("option.{option}={}", scalar(option, value)?));
                }
            }
            value => settings.push(format!("{key}={}", scalar(key, value)?)),
        }
    }
    Ok(if settings.is_empty() {
        name.to_owned()
    } else {
        format!("[{}] {name}", join_command(&settings))
    })
}

/// A value as a word.
fn scalar(key: &str, value: &Value) -> Result<String, Message> {
    Ok(match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(truth) => truth.to_string(),
        _ => return Err(Message::new("config-value").with("key", key)),
    })
}

/// What was given on the command line beside the file comes first.
fn with_given(args: ArenaArgs, given: &ArenaArgs) -> ArenaArgs {
    let mut all = args;
    let keep = |own: &mut Option<std::path::PathBuf>, other: &Option<std::path::PathBuf>| {
        if other.is_some() {
            own.clone_from(other);
        }
    };
    keep(&mut all.out, &given.out);
    keep(&mut all.log, &given.log);
    keep(&mut all.outputs.html, &given.outputs.html);
    keep(&mut all.outputs.csv, &given.outputs.csv);
    keep(&mut all.outputs.records, &given.outputs.records);
    all.jobs = given.jobs.or(all.jobs);
    all.pairs = given.pairs.clone().or(all.pairs);
    if given.queue.queue.is_some() {
        all.queue = given.queue.clone();
    }
    all.anchor = given.anchor.clone().or(all.anchor);
    all.json |= given.json;
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(text: &str) -> Result<Vec<String>, String> {
        let texts = locale::localizer("en");
        words(&text.parse().unwrap()).map_err(|problem| texts.say(&problem))
    }

    #[test]
    fn a_file_says_what_a_command_line_says() {
        let text = "game = \"x\"\ngames = 10\nsprt = [0, 5]\nuneven = true\njson = false\n\
                    time_margin = \"20ms\"\nplayers = [\"max\", \"level:1\"]\n";
        let said = words_of(text).unwrap().join(" ");
        for part in ["--games=10", "--sprt 0 5", "--uneven", "--time-margin=20ms"] {
            assert!(said.contains(part), "{said}");
        }
        assert!(said.ends_with("-- x max level:1") && !said.contains("json"), "{said}");
    }

    #[test]
    fn a_player_may_be_a_table_with_its_settings() {
        let text = "game = \"x\"\nplayers = [\"max\"]\n[[games]]\n";
        assert!(words_of(text).unwrap_err().contains("games"));
        let text = "game = \"x\"\n[[players]]\nplayer = \"cmd:./bot\"\nname = \"my bot\"\nnodes = 5\n\
                    options = { Hash = 32 }\n[[players]]\nplayer = \"max\"\n";
        let said = words_of(text).unwrap();
        assert!(
            said.contains(&"[name='my bot' nodes=5 option.Hash=32] cmd:./bot".to_owned())
                || said.iter().any(|word| word.contains("option.Hash=32")),
            "{said:?}"
        );
        assert_eq!(said.last().unwrap(), "max");
        assert!(words_of("games = 4").unwrap_err().contains("game"));
        assert!(words_of("game = \"x\"\nplayers = [3, 4]").unwrap_err().contains("player"));
    }

    #[test]
    fn mistakes_are_told_by_the_keys_of_the_file() {
        let said =
            words_of("game = \"x\"\nplayers = [\"max\", \"max\"]\ntime_margn = 3").unwrap_err();
        assert!(said.contains("“time_margn”") && said.contains("“time_margin”"), "{said}");
        let said = words_of("game = \"x\"\nplayers = [\"max\"]\nconfig = \"y\"").unwrap_err();
        assert!(said.contains("“config”"), "{said}");
        let said = words_of("game = \"x\"\nplayers = \"max\"").unwrap_err();
        assert!(said.contains("players must be a list"), "{said}");
        let table = "time_margin = 3\nclock = 1".parse().unwrap();
        let said = with_keys("--time-margin <TIME> cannot be used with --clock", &table);
        assert_eq!(said, "time_margin cannot be used with clock");
    }
}
