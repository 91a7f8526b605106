//! The last choices: a file of JSON that a person can read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::replace;
use crate::Theme;

/// What was chosen last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The id of the game that was played last.
    pub last_game: Option<String>,
    /// What was chosen for each game, by its id.
    pub games: BTreeMap<String, GameChoices>,
    /// The colours.
    pub theme: Option<Theme>,
}

/// What was chosen last for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameChoices {
    /// The spec; empty for the usual rules.
    pub spec: String,
    /// Who had White, before lots were drawn.
    pub white: String,
    /// Who had Black, before lots were drawn.
    pub black: String,
    /// Whether lots were drawn for the colours.
    pub lot: bool,
}

/// A person against a bot of middling strength.
impl Default for GameChoices {
    fn default() -> GameChoices {
        GameChoices {
            spec: String::new(),
            white: jogada_play::Seat::HUMAN.to_owned(),
            black: "level:5".to_owned(),
            lot: false,
        }
    }
}

impl Choices {
    /// What was chosen last; the defaults if nothing was, or if the file cannot be understood.
    pub fn read(folder: Option<&Path>) -> Choices {
        let text = folder.and_then(|folder| fs::read(file(folder)).ok());
        text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
    }

    /// Keeps the choices for the next time.
    ///
    /// # Panics
    /// Never: texts and switches can always be written as JSON.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let beside = folder.join(format!("choices.{}.new", std::process::id()));
        let text = serde_json::to_string_pretty(self).expect("texts and switches are JSON");
        replace(&file(folder), &beside, &(text + "\n"))
    }

    /// What was chosen last for a game.
    pub fn of(&self, game: &str) -> GameChoices {
        self.games.get(game).cloned().unwrap_or_default()
    }

    /// This game was chosen, and so.
    pub fn remember(&mut self, game: &str, chosen: GameChoices) {
        self.last_game = Some(game.to_owned());
        self.games.insert(game.to_owned(), chosen);
    }
}

fn file(folder: &Path) -> PathBuf {
    folder.join("choices.json")
}
