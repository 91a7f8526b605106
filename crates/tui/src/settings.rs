//! Settings from the command line.

use std::path::PathBuf;

use jogada_play::{Request, TimeControl};

/// Settings that hold for every game.
#[derive(Clone, Debug)]
pub struct PlaySettings {
    /// Language tag.
    pub language: &'static str,
    /// Of boards and screens.
    pub appearance: Appearance,
    /// Limits and threads for players whose name sets none.
    pub request: Request,
    /// Of the bots' random choices.
    pub seed: u64,
    /// Of the person who plays against bots, or of two people at one keyboard, White's first.
    pub names: Vec<String>,
    /// The clock that the form proposes.
    pub clock: Option<TimeControl>,
    /// Directory of the last choices and the unfinished games; without one nothing is saved.
    pub state_dir: Option<PathBuf>,
}

/// How boards and screens are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appearance {
    /// ASCII only.
    pub ascii: bool,
    /// Black at the bottom.
    pub flip: bool,
    /// The colours.
    pub theme: Theme,
}

/// All colours are from the palette of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// For a dark background.
    #[default]
    Dark,
    /// For a light background.
    Light,
    /// Blue and yellow only: safe for colour-blind users.
    Safe,
    /// No colours: bold, underlined and reversed.
    Mono,
}

impl Theme {
    /// In the order in which a key cycles through them.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::Safe, Theme::Mono];

    /// As on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::Safe => "safe",
            Theme::Mono => "mono",
        }
    }

    /// The theme after this one.
    pub fn next(self) -> Theme {
        let place = Theme::ALL.iter().position(|theme| *theme == self).unwrap_or(0);
        Theme::ALL[(place + 1) % Theme::ALL.len()]
    }
}
