//! `jogada games`, and what plain `jogada` says.

use std::fmt::Write;

use jogada_play::wire::GameEntry;
use jogada_play::{Domain, GameInfo, Localizer, OptionSpec, Options, Sample, Spec, games, samples};

use jogada_tui::list_row;

use crate::failure::Failure;
use crate::{locale, output};

/// The least width of the column of ids.
const ID_WIDTH: usize = 10;

/// The list of games and how to go on.
pub fn welcome(language: &str) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    let text = format!(
        "{}\n\n{}\n{}\n",
        localizer.word("welcome"),
        table(language),
        localizer.word("next-steps")
    );
    output::print(&text)
}

/// The list of games.
pub fn list(language: &str, json: bool) -> Result<(), Failure> {
    if !json {
        return output::print(&table(language));
    }
    let all: Vec<_> = games()
        .iter()
        .map(|game| GameEntry::of(game.info(), &locale::localizer_of(language, game.info())))
        .collect();
    output::print_json(&all)
}

/// One game's options, presets and sample positions.
pub fn one(language: &str, game: &str, json: bool) -> Result<(), Failure> {
    let info = named(language, game)?;
    let localizer = locale::localizer_of(language, info);
    if json {
        return output::print_json(&GameEntry::of(info, &localizer));
    }
    output::print(&details(info, &localizer))
}

/// The game of this name.
pub fn named(language: &str, game: &str) -> Result<&'static GameInfo, Failure> {
    let spec = game.parse::<Spec>();
    let told = |error| Failure::Input(locale::localizer(language).say(&error));
    spec.map(|spec| spec.info()).map_err(told)
}

fn table(language: &str) -> String {
    let mut out = String::new();
    let width = games().iter().map(|game| game.info().id.len()).fold(ID_WIDTH, usize::max);
    for game in games() {
        let info = game.info();
        let tagline = locale::localizer_of(language, info).word("tagline");
        let row = list_row(&format!("  {:width$} ", info.id), &tagline, output::width());
        writeln!(out, "{row}").expect("a string can always be written to");
    }
    out
}

fn details(info: &GameInfo, localizer: &Localizer) -> String {
    let mut lines = vec![format!("{}: {}", info.name, localizer.word("tagline")), String::new()];
    lines.push(localizer.word("options"));
    let defaults = Options::defaults(info.options);
    lines.extend(
        info.options
            .iter()
            .flat_map(|option| option_lines(*option, "option", &defaults, localizer)),
    );
    lines.extend([String::new(), localizer.word("presets")]);
    for preset in info.presets {
        let help = localizer.help(&format!("preset-{}", preset.id));
        lines.push(format!("  {}:{}  {help}", info.id, preset.id));
        lines.push(format!("      {}", preset.options));
    }
    lines.extend(sample_lines(info, localizer));
    lines.join("\n") + "\n"
}

/// The sample positions with their titles, under a heading; nothing if there are none.
fn sample_lines(info: &GameInfo, localizer: &Localizer) -> Vec<String> {
    let samples = samples(info);
    if samples.is_empty() {
        return Vec::new();
    }
    let width = samples.iter().map(|sample| sample.id.len()).max().unwrap_or(0);
    let line = |sample: &Sample| {
        let title = localizer.word(&format!("sample-{}", sample.id));
        format!("  {:width$}  {title}", sample.id)
    };
    let heading = [String::new(), localizer.word("samples")];
    heading.into_iter().chain(samples.iter().map(line)).collect()
}

/// An option with its default and help, then the values it can have. Its texts are the messages that
/// begin with `prefix`.
pub fn option_lines(
    option: &dyn OptionSpec,
    prefix: &str,
    defaults: &Options,
    localizer: &Localizer,
) -> Vec<String> {
    let id = format!("{prefix}-{}", option.key());
    let default = option.domain().show(option.default(defaults));
    let depends = if option.depends() { localizer.word("default-depends") } else { String::new() };
    let mut lines = vec![format!("  {}={default}{depends}  {}", option.key(), localizer.help(&id))];
    match option.domain() {
        Domain::Int { min, max, step, off } => {
            let second = if step == 1 { String::new() } else { format!(", {}", min + step) };
            let zero = if off { "0, " } else { "" };
            lines.push(format!("      {zero}{min}{second} … {max}"));
        }
        Domain::Dims { min, max } => lines.push(format!("      {min}x{min} … {max}x{max}")),
        Domain::List { min, max } => {
            lines.push(format!("      {min} … {max}, {min}/{min} … {max}/{max}, …"));
        }
        Domain::Choice(names) => lines.extend(names.iter().map(|name| {
            let label = localizer.word(&format!("{id}-{name}"));
            format!("      {name:12} {label}")
        })),
    }
    lines
}
