//! Colours and emphasis. What a colour says, a sign says too.

use jogada_play::Side;
use ratatui::style::{Color, Modifier, Style};

use crate::settings::Theme;

/// The styles of a theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    theme: Theme,
}

impl Palette {
    /// The styles of this theme.
    pub fn new(theme: Theme) -> Palette {
        Palette { theme }
    }

    /// A colour for dark and one for light backgrounds; that of the terminal without colours.
    fn ink(self, dark: Color, light: Color) -> Style {
        match self.theme {
            Theme::Dark | Theme::Safe => Style::new().fg(dark),
            Theme::Light => Style::new().fg(light),
            Theme::Mono => Style::new().fg(Color::Reset),
        }
    }

    /// A piece of a side.
    pub fn piece(self, side: Side) -> Style {
        match side {
            Side::White => Style::new().fg(Color::Reset).add_modifier(Modifier::BOLD),
            Side::Black => self.ink(Color::LightCyan, Color::Blue),
        }
    }

    /// The lines of the board and other things to look past.
    pub fn faint(self) -> Style {
        match self.theme {
            Theme::Mono => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink(Color::DarkGray, Color::Gray),
        }
    }

    /// The signs of the last move.
    pub fn last(self) -> Style {
        self.ink(Color::Yellow, Color::Magenta).add_modifier(Modifier::BOLD)
    }

    /// Where one may go.
    pub fn target(self) -> Style {
        let safe = self.theme == Theme::Safe;
        let dark = if safe { Color::LightYellow } else { Color::LightGreen };
        self.ink(dark, Color::Blue).add_modifier(Modifier::BOLD)
    }

    /// What must be seen to: forced pieces, mistakes, refusals.
    pub fn alarm(self) -> Style {
        let safe = self.theme == Theme::Safe;
        let dark = if safe { Color::LightYellow } else { Color::LightRed };
        self.ink(dark, Color::Red).add_modifier(Modifier::BOLD)
    }

    /// A place one plays for.
    pub fn goal(self) -> Style {
        self.ink(Color::LightBlue, Color::Blue)
    }

    /// Cells that won.
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

    /// Whether the background is light, so that a filled sign looks dark.
    pub fn is_light(self) -> bool {
        self.theme == Theme::Light
    }
}
