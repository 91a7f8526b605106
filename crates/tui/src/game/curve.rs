//! White's expected score over the game.

use jogada_play::Side;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::GameScreen;

/// The lines of the bars: odd, so that one of them is in the middle.
const BARS: usize = 5;
/// With the heading above and the marker below.
pub const HEIGHT: usize = BARS + 2;
/// Columns of the labels of the axis.
const AXIS: usize = 6;

impl GameScreen {
    /// A column for each position, as far as there is room; the one on the screen is marked below.
    pub(super) fn curve(&self, width: u16) -> Vec<Line<'static>> {
        let evals = self.history.evals().len();
        let count = evals.min(usize::from(width).saturating_sub(AXIS)).max(1);
        let heading = Line::styled(self.localizer.word("curve-title"), self.palette().faint());
        let bars = (0..BARS).rev().map(|y| self.curve_row(y, count));
        let shown = self.view.review().unwrap_or(self.history.len());
        let column = shown.min(evals.saturating_sub(1)) * count / evals.max(1);
        let marker = if self.view.appearance().ascii { '^' } else { '▲' };
        let below = Line::raw(format!("{:>1$}", marker, AXIS + column + 1));
        std::iter::once(heading).chain(bars).chain([below]).collect()
    }

    /// The `y`th row from below: its label and its part of the bars, over the line of equal chances.
    fn curve_row(&self, y: usize, count: usize) -> Line<'static> {
        let label = match y {
            0 => "  0 %",
            _ if y == BARS / 2 => " 50 %",
            _ if y == BARS - 1 => "100 %",
            _ => "",
        };
        let even = if self.view.appearance().ascii { '-' } else { '─' };
        let blank = if y == BARS / 2 { even } else { ' ' };
        let evals = self.history.evals().len();
        let sign = |x: usize| {
            let eval = self.history.eval(x * evals / count);
            let sign = eval.map_or(' ', |eval| self.bar_sign(eval.chance, y));
            if sign == ' ' { (blank, self.palette().faint()) } else { (sign, self.bar_style()) }
        };
        let signs = (0..count).map(sign).map(|(sign, style)| Span::styled(sign.to_string(), style));
        let label = Span::styled(format!("{label:<AXIS$}"), self.palette().faint());
        std::iter::once(label).chain(signs).collect()
    }

    fn bar_style(&self) -> Style {
        self.palette().piece(Side::White)
    }

    /// The part of a column of the curve that is in the `y`th line from below.
    fn bar_sign(&self, chance: f64, y: usize) -> char {
        let eighths = (chance * (BARS * 8) as f64).round() as usize;
        let here = eighths.saturating_sub(8 * y).min(8);
        let signs =
            if self.view.appearance().ascii { " ...:::##" } else { " ▁▂▃▄▅▆▇█" };
        signs.chars().nth(here).unwrap_or(' ')
    }
}
