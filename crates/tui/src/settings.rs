//! What the command line can say about playing.

use std::path::PathBuf;

use jogada_play::Request;

/// How playing looks and works, whatever is played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Tag of the language.
    pub language: &'static str,
    /// How boards are drawn.
    pub look: Look,
    /// Limits and threads for players without a measure of their own.
    pub request: Request,
    /// What bots leave to chance follows from it.
    pub seed: u64,
    /// The folder for the last choices and for unfinished games; without one nothing is kept.
    pub folder: Option<PathBuf>,
}

/// How things look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Letters, dots and dashes only.
    pub ascii: bool,
    /// Black at the bottom.
    pub flip: bool,
    /// The colours.
    pub theme: Theme,
}

/// Colours, all of them from the palette of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// For a dark background.
    #[default]
    Dark,
    /// For a light background.
    Light,
    /// Blue and yellow only, which all eyes tell apart.
    Safe,
    /// None: bold, underlined and reversed.
    Mono,
}

impl Theme {
    /// All themes, in the order in which a key goes through them.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::Safe, Theme::Mono];

    /// The word of the command line.
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
