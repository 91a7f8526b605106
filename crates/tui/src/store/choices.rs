//! The last choices: a file of JSON that a person can read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use jogada_play::{AnyMatch, GameInfo, Seat, open};
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
    /// How boards are drawn.
    pub look: LookChoices,
    /// Tag of the language; `None` if the locale is to say.
    pub language: Option<String>,
}

/// How boards were drawn last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LookChoices {
    /// The colours; `None` if the terminal is to say.
    pub theme: Option<Theme>,
    /// Letters, dots and dashes only.
    pub ascii: bool,
    /// Black at the bottom.
    pub flip: bool,
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
            white: Seat::HUMAN.to_owned(),
            black: "level:5".to_owned(),
            lot: false,
        }
    }
}

impl GameChoices {
    /// This table was chosen, with these at it before lots were drawn.
    fn new(table: &dyn AnyMatch, seats: &[Seat; 2], lot: bool) -> GameChoices {
        let [white, black] = seats.each_ref().map(ToString::to_string);
        GameChoices { spec: table.spec().to_owned(), white, black, lot }
    }
}

impl Choices {
    /// What was chosen last; the defaults if nothing was, or if the file cannot be understood.
    pub fn read(folder: Option<&Path>) -> Choices {
        let text = folder.and_then(|folder| fs::read(file(folder)).ok());
        text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
    }

    /// Keeps the choices for the next time.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let beside = folder.join(format!("choices.{}.new", std::process::id()));
        replace(&file(folder), &beside, &(serde_json::to_string_pretty(self)? + "\n"))
    }

    /// What was chosen last for a game. What does not fit it, because the file was edited or is from
    /// another version, is as if it had not been chosen.
    pub fn of(&self, game: &GameInfo) -> GameChoices {
        let GameChoices { spec, white, black, lot } =
            self.games.get(game.id).cloned().unwrap_or_default();
        let usual = GameChoices::default();
        let seated = |name: String, usual| {
            if Seat::parse(&name, game).is_ok() { name } else { usual }
        };
        let fits = open(&spec, None).is_ok_and(|table| table.info().id == game.id);
        GameChoices {
            spec: if fits { spec } else { usual.spec },
            white: seated(white, usual.white),
            black: seated(black, usual.black),
            lot,
        }
    }

    /// Remembers in a folder, if there is one, that this table was chosen, with these at it before
    /// lots were drawn. If that fails nothing is lost but a default.
    pub fn note(
        mut self,
        folder: Option<&Path>,
        table: &dyn AnyMatch,
        seats: &[Seat; 2],
        lot: bool,
    ) {
        self.remember(table.info().id, GameChoices::new(table, seats, lot));
        let _ = folder.map(|folder| self.write(folder));
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
