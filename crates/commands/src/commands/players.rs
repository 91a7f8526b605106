//! `jogada players`.

use std::collections::BTreeMap;

use jogada_play::{
    GameInfo, LEVEL_COUNT, Localizer, Options, PlayerKind, PlayerSpec, describe_player, games, wire,
};

use super::games::{named, option_lines};
use crate::failure::Failure;
use crate::{locale, output};

pub fn run(language: &str, game: Option<&str>, json: bool) -> Result<(), Failure> {
    let Some(game) = game else {
        return output::print(&if json { all_json(language) } else { summary(language) });
    };
    let info = named(language, game)?;
    let localizer = locale::localizer_of(language, info);
    let text = if json {
        output::json_line(&wire::players(info, &localizer))
    } else {
        details(info, &localizer)
    };
    output::print(&text)
}

/// The players of every game, by its id.
fn all_json(language: &str) -> String {
    let of = |info: &GameInfo| wire::players(info, &locale::localizer_of(language, info));
    let all: BTreeMap<_, _> =
        games().iter().map(|game| (game.info().id, of(game.info()))).collect();
    output::json_line(&all)
}

/// A line for each kind of player.
fn summary(language: &str) -> String {
    let localizer = locale::localizer(language);
    let lines: Vec<_> = PlayerKind::ALL.into_iter().map(|kind| line(kind, &localizer)).collect();
    format!("{}\n\n{}\n", lines.join("\n"), localizer.word("players-next"))
}

fn line(kind: PlayerKind, localizer: &Localizer) -> String {
    format!("  {:12} {}", kind.name(), localizer.help(&format!("player-{}", kind.name())))
}

/// The players of a game with their parameters.
fn details(info: &GameInfo, localizer: &Localizer) -> String {
    let mut lines = Vec::new();
    for kind in PlayerKind::of(info) {
        lines.push(line(kind, localizer));
        let parameters = kind.parameters(info);
        let defaults = Options::defaults(parameters);
        let told =
            parameters.iter().flat_map(|p| option_lines(*p, "parameter", &defaults, localizer));
        lines.extend(told.map(|line| format!("    {line}")));
        if kind == PlayerKind::Level {
            lines.extend(level_lines(info, localizer));
        }
    }
    lines.join("\n") + "\n"
}

/// A line for each level: how to ask for it, its name, what it sees and misses.
fn level_lines(info: &GameInfo, localizer: &Localizer) -> impl Iterator<Item = String> {
    (1..=LEVEL_COUNT).map(|level| {
        let name = format!("{}:{level}", PlayerKind::Level.name());
        let player = PlayerSpec::parse(&name, info).expect("every level is a player");
        let help = describe_player(&player, info, localizer);
        format!("    {name:10} {}: {help}", localizer.say(&player))
    })
}
