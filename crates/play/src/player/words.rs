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
    let level = levels[level - 1];
    let (sees, misses) = describe(level);
    localizer.say(
        &Message::new(if level.nodes > 1 { "level-searches" } else { "level-sees" })
            .with("sees", localizer.word(sees))
            .with("misses", localizer.word(misses))
            .with("nodes", level.nodes as i64),
    )
}

fn describe(level: Level) -> (&'static str, &'static str) {
    let sees = match level.nodes {
        0..40 => "level-sees-own-moves",
        40..100 => "level-sees-some-replies",
        100..400 => "level-sees-replies",
        400..2_000 => "level-sees-some",
        2_000..10_000 => "level-sees-several",
        10_000..60_000 => "level-sees-many",
        _ => "level-sees-far",
    };
    let misses = match level.spread {
        0 => "level-misses-nothing",
        1..60 => "level-misses-rarely",
        60..80 => "level-misses-occasionally",
        80..100 => "level-misses-sometimes",
        100..125 => "level-misses-fairly-often",
        125..160 => "level-misses-often",
        160..220 => "level-misses-mostly",
        _ => "level-misses-always",
    };
    (sees, misses)
}
