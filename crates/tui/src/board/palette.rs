//! Colours and emphasis. No information is given by colour alone.

use jogada_play::Side;
use ratatui::style::{Color, Modifier, Style};

use crate::settings::Theme;

/// The styles of a theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    theme: Theme,
}

impl Palette {
    pub fn new(theme: Theme) -> Palette {
        Palette { theme }
    }

    /// A foreground colour for dark and one for light backgrounds.
    fn ink(self, dark: Color, light: Color) -> Style {
        match self.theme {
            Theme::Dark | Theme::Safe => Style::new().fg(dark),
            Theme::Light => Style::new().fg(light),
            Theme::Mono => Style::new().fg(Color::Reset),
        }
    }

    pub fn piece(self, side: Side) -> Style {
        match side {
            Side::White => Style::new().fg(Color::Reset).add_modifier(Modifier::BOLD),
            Side::Black => self.ink(Color::LightCyan, Color::Blue),
        }
    }

    /// The lines of the board and other secondary things.
    pub fn faint(self) -> Style {
        match self.theme {
            Theme::Mono => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink(Color::DarkGray, Color::Gray),
        }
    }

    /// The markers of the last move.
    pub fn last(self) -> Style {
        self.ink(Color::Yellow, Color::Magenta).add_modifier(Modifier::BOLD)
    }

    /// Cells that can be selected.
    pub fn target(self) -> Style {
        let safe = self.theme == Theme::Safe;
        let dark = if safe { Color::LightYellow } else { Color::LightGreen };
        self.ink(dark, Color::Blue).add_modifier(Modifier::BOLD)
    }

    /// Forced pieces, mistakes, errors.
    pub fn alarm(self) -> Style {
        let safe = self.theme == Theme::Safe;
        let dark = if safe { Color::LightYellow } else { Color::LightRed };
        self.ink(dark, Color::Red).add_modifier(Modifier::BOLD)
    }

    /// Goal cells.
    pub fn goal(self) -> Style {
        self.ink(Color::LightBlue, Color::Blue)
    }

    /// Cells of a winning line.
    pub fn winning(self) -> Style {
        self.last().add_modifier(Modifier::REVERSED)
    }

    /// Headings.
    pub fn title() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The name of a key.
    pub fn key(self) -> Style {
        self.ink(Color::Yellow, Color::Magenta)
    }

    /// What the cursor is on.
    pub fn cursor() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// On a light background a filled symbol looks dark.
    pub fn is_light(self) -> bool {
        self.theme == Theme::Light
    }
}
