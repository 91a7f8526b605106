//! Help in other languages than English, whose texts are the comments of the definitions.

use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command};
use jogada_play::{Language, Localizer, Message};

use crate::locale;

/// Help of commands and arguments: `help-<command>`, `help-<command>-<argument>`, or `help-<argument>` where
/// several commands share it.
const TEXTS: &[Language] =
    &[Language { tag: "pt", messages: include_str!("help.pt.ftl"), rules: "" }];

/// The words that clap itself writes; the second of each pair is the id of ours.
const FIXED: [(&str, &str); 11] = [
    ("Usage:", "clap-usage"),
    ("Options:", "clap-options"),
    ("Commands:", "clap-commands"),
    ("Arguments:", "clap-arguments"),
    ("[OPTIONS]", "clap-some-options"),
    ("[COMMAND]", "clap-some-command"),
    ("[default: ", "clap-default"),
    ("[possible values: ", "clap-values"),
    ("Print help (see more with '--help')", "clap-help-more"),
    ("Print help (see a summary with '-h')", "clap-help-less"),
    ("Print this message or the help of the given subcommand(s)", "clap-help-command"),
];

/// Also written by clap, but part of the sentences above.
const FIXED_LAST: [(&str, &str); 3] = [
    ("Print help", "clap-help"),
    ("Print version", "clap-version"),
    ("Possible values:", "clap-values-list"),
];

/// The definition with its texts in a language.
pub fn translate(command: Command, language: &str, games: &str) -> Command {
    let about = Message::new("about").with("games", games);
    let general = locale::localizer(language);
    let command = command.after_help(general.word("short-for-play"));
    let command = if TEXTS.iter().any(|text| text.tag == language) {
        translated(command, &Localizer::new(language).with(TEXTS), "help")
    } else {
        command
    };
    command.about(general.say(&about))
}

fn translated(command: Command, texts: &Localizer, prefix: &str) -> Command {
    let about = texts.word(prefix);
    let command = if about == prefix { command } else { command.about(about) };
    let command = command.mut_args(|arg| translated_arg(arg, texts, prefix));
    command.mut_subcommands(|part| {
        // A command of a command may have the name of another one.
        let own = format!("{prefix}-{}", part.get_name());
        let is_known = prefix != "help" && texts.word(&own) != own;
        let id = if is_known { own } else { format!("help-{}", part.get_name()) };
        translated(part, texts, &id)
    })
}

/// An argument without a text of ours keeps its English one.
fn translated_arg(arg: Arg, texts: &Localizer, prefix: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let ids = [format!("{prefix}-{name}"), format!("help-{name}")];
    let found = ids.into_iter().map(|id| (texts.word(&id), id)).find(|(text, id)| text != id);
    let arg = match found {
        Some((text, _)) => arg.help(text.clone()).long_help(text),
        None => arg,
    };
    with_values(with_placeholders(arg, texts), texts)
}

/// Stands for its values as `placeholder-<name>`, the name being its letters in lower case.
fn with_placeholders(arg: Arg, texts: &Localizer) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let given = arg.get_value_names().map(|names| names.iter().map(ToString::to_string).collect());
    let names: Vec<String> = given.unwrap_or_else(|| vec![arg.get_id().to_string()]);
    let translated = names.into_iter().map(|name| {
        let letters = name.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "");
        let id = format!("placeholder-{letters}");
        let text = texts.word(&id);
        if text == id { name.to_uppercase() } else { text }
    });
    arg.value_names(translated.collect::<Vec<_>>())
}

/// clap knows only one text for each value, so that we list those that have one.
fn with_values(arg: Arg, texts: &Localizer) -> Arg {
    let values = arg.get_possible_values();
    if values.iter().all(|value| value.get_help().is_none()) {
        return arg;
    }
    let line = |name: &str| {
        let id = format!("help-value-{name}");
        let text = texts.word(&id);
        if text == id { format!("- {name}") } else { format!("- {name}: {text}") }
    };
    let words = locale::localizer(texts.language());
    let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
    let lines: Vec<_> = names.iter().map(|name| line(name)).collect();
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let list = format!("{help}\n\n{}\n{}", words.word("clap-values-list"), lines.join("\n"));
    let short = format!("{help} {}{}]", words.word("clap-values"), names.join(", "));
    arg.help(short).long_help(list).hide_possible_values(true)
}

/// What clap has rendered, with its own words in a language.
pub fn with_our_words(rendered: &StyledStr, language: &str, styled: bool) -> String {
    let text = if styled { rendered.ansi().to_string() } else { rendered.to_string() };
    if language == "en" {
        return text;
    }
    let texts = locale::localizer(language);
    let words = FIXED.iter().chain(&FIXED_LAST);
    words.fold(text, |text, (word, id)| text.replace(word, &texts.word(id)))
}

#[cfg(test)]
mod tests {
    use super::super::read::definition;
    use super::*;

    /// Every text of a command and of those below it, by its path.
    fn texts(command: &Command, path: &str, found: &mut Vec<(String, String)>) {
        let text = |text: Option<&StyledStr>| text.map(ToString::to_string).unwrap_or_default();
        found.push((path.to_owned(), text(command.get_about())));
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            found.push((format!("{path} {}", arg.get_id()), text(arg.get_help())));
        }
        for part in command.get_subcommands() {
            texts(part, &format!("{path} {}", part.get_name()), found);
        }
    }

    #[test]
    fn every_help_is_translated() {
        let all = |language| {
            let mut found = Vec::new();
            texts(&definition(language), "jogada", &mut found);
            found
        };
        let same = all("en").into_iter().zip(all("pt")).filter(|(english, other)| english == other);
        let same: Vec<_> = same.map(|(english, _)| english).collect();
        assert!(same.is_empty(), "in English: {same:#?}");
    }

    #[test]
    fn values_and_placeholders_are_translated() {
        fn check(command: &mut Command) {
            let long = with_our_words(&command.render_long_help(), "pt", false);
            for word in ["On a terminal", "Two players", "share of points", "FILE", "TIME", "GAME"]
            {
                assert!(!long.contains(word), "{word} in\n{long}");
            }
            command.get_subcommands_mut().for_each(check);
        }
        let mut command = definition("pt");
        command.build();
        check(&mut command);
        let play = command.find_subcommand_mut("play").expect("there is such a command");
        let long = with_our_words(&play.render_long_help(), "pt", false);
        assert!(long.contains("- auto: num terminal"), "{long}");
        assert!(long.contains("--load <FICHEIRO>"), "{long}");
    }

    #[test]
    fn the_words_of_clap_are_translated() {
        let help = definition("pt").render_long_help();
        let help = with_our_words(&help, "pt", false);
        for (word, _) in FIXED.iter().chain(&FIXED_LAST) {
            assert!(!help.contains(word), "{word} in\n{help}");
        }
    }
}
