//! The last choices, as JSON.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use jogada_play::{AnyMatch, DEFAULT_LEVEL, GameInfo, PlayerKind, Seat, TimeControl, open};
use serde::{Deserialize, Serialize};

use super::replace;
use crate::Theme;

/// The last choices of the user, the defaults of the next game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The id of the game that was played last.
    pub last_game: Option<String>,
    /// What was chosen for each game, by its id.
    pub games: BTreeMap<String, GameChoices>,
    /// The name in the file is that of its first version.
    #[serde(rename = "look")]
    pub appearance: AppearanceChoices,
    /// The name of the user in records.
    pub name: Option<String>,
    /// Language tag; `None` to follow the locale.
    pub language: Option<String>,
}

/// How boards and screens were drawn last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AppearanceChoices {
    /// `None` to follow the terminal.
    pub theme: Option<Theme>,
    /// Draw boards in ASCII.
    pub ascii: bool,
    /// Black at the bottom.
    pub flip: bool,
}

/// The last choices for one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameChoices {
    /// Empty for the default options.
    pub spec: String,
    /// The player of White, before colours were assigned at random.
    pub white: String,
    /// The player of Black, before colours were assigned at random.
    pub black: String,
    /// Whether colours were assigned at random.
    #[serde(rename = "lot")]
    pub random_colours: bool,
    /// As in `5m+3s`; empty for none.
    pub clock: String,
}

/// A human against a bot that a beginner can beat.
impl Default for GameChoices {
    fn default() -> GameChoices {
        GameChoices {
            spec: String::new(),
            white: Seat::HUMAN.to_owned(),
            black: format!("{}:{DEFAULT_LEVEL}", PlayerKind::Level.name()),
            random_colours: false,
            clock: String::new(),
        }
    }
}

impl GameChoices {
    /// The seats are those before colours were assigned at random.
    fn new(game: &dyn AnyMatch, seats: &[Seat; 2], random_colours: bool) -> GameChoices {
        let [white, black] = seats.each_ref().map(ToString::to_string);
        let spec = game.spec().to_owned();
        GameChoices { spec, white, black, random_colours, clock: String::new() }
    }
}

impl Choices {
    /// The defaults if there is no file or it cannot be read.
    pub fn read(state_dir: Option<&Path>) -> Choices {
        let text = state_dir.and_then(|state_dir| fs::read(file(state_dir)).ok());
        text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
    }

    /// Replaces the file atomically.
    pub fn write(&self, state_dir: &Path) -> io::Result<()> {
        fs::create_dir_all(state_dir)?;
        let beside = state_dir.join(format!("choices.{}.new", std::process::id()));
        replace(&file(state_dir), &beside, &(serde_json::to_string_pretty(self)? + "\n"))
    }

    /// The last choices for a game. Invalid ones, from an edited file or another version, are replaced by
    /// the defaults.
    pub fn of(&self, game: &GameInfo) -> GameChoices {
        let GameChoices { spec, white, black, random_colours, clock } =
            self.games.get(game.id).cloned().unwrap_or_default();
        let default = GameChoices::default();
        let seated = |name: String, default| {
            if Seat::parse(&name, game).is_ok() { name } else { default }
        };
        let fits = open(&spec, None).is_ok_and(|opened| opened.info().id == game.id);
        GameChoices {
            spec: if fits { spec } else { default.spec },
            white: seated(white, default.white),
            black: seated(black, default.black),
            random_colours,
            clock: if clock.parse::<TimeControl>().is_ok() { clock } else { default.clock },
        }
    }

    /// Remembers these choices in the state directory, if there is one; seats are those before colours were
    /// assigned at random. Errors are ignored: only a default is lost.
    pub fn remember_and_write(
        mut self,
        state_dir: Option<&Path>,
        game: &dyn AnyMatch,
        seats: &[Seat; 2],
        random_colours: bool,
    ) {
        self.remember(game.info().id, GameChoices::new(game, seats, random_colours));
        let _ = state_dir.map(|state_dir| self.write(state_dir));
    }

    /// Makes this game the last one, with these choices.
    pub fn remember(&mut self, game: &str, chosen: GameChoices) {
        self.last_game = Some(game.to_owned());
        self.games.insert(game.to_owned(), chosen);
    }
}

fn file(state_dir: &Path) -> PathBuf {
    state_dir.join("choices.json")
}
