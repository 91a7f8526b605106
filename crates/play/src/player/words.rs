//! Players as people call them: "Learner (level 3)", "Minimax (depth 2)".

use jogada_core::options::{Domain, OptionSpec};
use jogada_core::{GameInfo, Level, Message};

use super::PlayerSpec;
use crate::catalogue::find;
use crate::i18n::{Localize, Localizer};

impl Localize for PlayerSpec {
    fn localize(&self, localizer: &Localizer) -> String {
        if let Some(level) = self.level() {
            let name = localizer.word(&format!("level-{level}"));
            return localizer.say(
                &Message::new("player-at-level").with("name", name).with("level", level as i64),
            );
        }
        let label = localizer.word(&format!("player-{}", self.kind().name()));
        if let Some(command) = self.command() {
            return format!("{label} {}", command.join(" "));
        }
        let changed: Vec<_> =
            self.changed().map(|(option, value)| parameter(option, &value, localizer)).collect();
        if changed.is_empty() { label } else { format!("{label} ({})", changed.join(", ")) }
    }
}

/// "depth 2", or just the words of a choice.
fn parameter(option: &dyn OptionSpec, value: &str, localizer: &Localizer) -> String {
    let id = format!("parameter-{}", option.key());
    match option.domain() {
        Domain::Choice(_) => localizer.word(&format!("{id}-{value}")),
        _ => format!("{} {value}{}", localizer.word(&id).to_lowercase(), unit(&id, localizer)),
    }
}

/// The unit of a parameter with the space before it; nothing if it only counts.
fn unit(id: &str, localizer: &Localizer) -> String {
    let id = format!("{id}-unit");
    let unit = localizer.word(&id);
    if unit == id { String::new() } else { format!(" {unit}") }
}

/// What a player sees and misses, in one sentence. That of a level follows from its node budget in this
/// game and from how much worse than the best its moves may be.
///
/// # Panics
/// If the game is not of the catalogue.
pub fn describe_player(player: &PlayerSpec, game: &GameInfo, localizer: &Localizer) -> String {
    let Some(level) = player.level() else {
        return localizer.help(&format!("player-{}", player.kind().name()));
    };
    let levels = find(game.id).expect("games come from the catalogue").levels();
    let (sees, misses) = describe(levels[level - 1]);
    localizer.say(
        &Message::new("level-sees")
            .with("sees", localizer.word(sees))
            .with("misses", localizer.word(misses)),
    )
}

fn describe(level: Level) -> (&'static str, &'static str) {
    let sees = match level.nodes {
        0..100 => "level-sees-own-moves",
        100..1_000 => "level-sees-replies",
        1_000..5_000 => "level-sees-some",
        5_000..15_000 => "level-sees-several",
        15_000..100_000 => "level-sees-many",
        _ => "level-sees-far",
    };
    let misses = match level.spread {
        0 => "level-misses-nothing",
        1..60 => "level-misses-rarely",
        60..95 => "level-misses-occasionally",
        95..120 => "level-misses-sometimes",
        120..145 => "level-misses-fairly-often",
        145..200 => "level-misses-often",
        200..350 => "level-misses-mostly",
        _ => "level-misses-always",
    };
    (sees, misses)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::catalogue::games;
    use crate::i18n::languages;

    #[test]
    fn people_read_words_and_not_specs() {
        let pente = find("pente").unwrap().info();
        let name = |language, text| {
            let player = PlayerSpec::parse(text, pente).unwrap();
            Localizer::of(language, pente).say(&player)
        };
        assert_eq!(name("en", "level:3"), "Learner (level 3)");
        assert_eq!(name("pt", "level:3"), "Aprendiz (nível 3)");
        assert_eq!(name("en", "max"), "Full strength");
        assert_eq!(name("en", "max:128"), "Full strength (memory 128 MB)");
        assert_eq!(name("en", "cmd:./bot --quick"), "Program ./bot --quick");
    }

    #[test]
    fn every_level_has_a_name_and_a_sentence_of_its_own() {
        for language in languages() {
            for game in games() {
                let (info, localizer) = (game.info(), Localizer::of(language, game.info()));
                let (mut names, mut lines) = (HashSet::new(), HashSet::new());
                for level in 1..=game.levels().len() {
                    let player = PlayerSpec::parse(&format!("level:{level}"), info).unwrap();
                    assert!(names.insert(localizer.say(&player)));
                    let help = describe_player(&player, info, &localizer);
                    assert!(help.ends_with('.') && !help.contains("level-"), "{help}");
                    assert!(lines.insert(help), "{}: two levels read like level {level}", info.id);
                }
            }
        }
    }
}
