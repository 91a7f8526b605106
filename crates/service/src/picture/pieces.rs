//! Pieces and stacks of pieces; `assets/js/board/pieces.js` draws the same.

use jogada_play::{GameInfo, Terrain};

use super::Picture;
use crate::theme::Theme;

/// How much higher a piece on top of another stands, and how far a stack rises above its lowest piece.
const STEP: f64 = 12.0;
const TALLEST: f64 = 42.0;
const LOWEST: f64 = 17.0;
/// Sizes of pieces: in a stack, and on a goal, which must be seen around them.
const IN_STACK: f64 = 0.9;
const ON_GOAL: f64 = 0.8;
/// From this height on the number is written as well.
const COUNTED: usize = 4;

impl Picture<'_> {
    /// From the top of the picture down, so that high stacks stand before what is behind them.
    pub(super) fn pieces(&mut self, info: &GameInfo) {
        let mut places: Vec<_> = (0..self.view.cells.len()).collect();
        places.sort_by_key(|place| self.corner(*place).1);
        for place in places {
            let cell = &self.view.cells[place];
            let height = cell.stack.len();
            for (level, piece) in cell.stack.iter().enumerate() {
                let drawing = info.legend[usize::from(piece.kind)].svg[piece.owner.index()];
                self.piece(place, drawing, offset(height, level, cell.terrain == Terrain::Goal));
            }
            if height >= COUNTED {
                self.count(place, height);
            }
        }
    }

    fn piece(&mut self, place: usize, drawing: &str, (down, scale): (f64, f64)) {
        let (x, y) = self.middle(place);
        let corner = |middle: usize| middle as f64 - 50.0 * scale;
        let drawing = resolve(drawing, self.look.theme);
        let (x, y) = (corner(x), corner(y) + down);
        self.put(&format!(
            "<g transform=\"translate({x:.1} {y:.1}) scale({scale:.2})\">{drawing}</g>"
        ));
    }

    /// The number of pieces of a tall stack, beside it.
    fn count(&mut self, place: usize, height: usize) {
        let (x, y) = self.middle(place);
        let (x, y) = (x + 33, y + 33);
        self.put(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"#fffefb\" stroke=\"#20252b\" stroke-width=\"2\"/>\n\
             <text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"24\" font-weight=\"700\" \
             text-anchor=\"middle\" fill=\"#20252b\">{height}</text>",
            y + 8
        ));
    }
}

/// How far below the middle of its cell a piece of a stack is, and its size; as in `js/board/pieces.js`.
fn offset(height: usize, level: usize, on_goal: bool) -> (f64, f64) {
    let shrink = if on_goal { ON_GOAL } else { 1.0 };
    if height == 1 {
        return (0.0, shrink);
    }
    let steps = (height - 1) as f64;
    let step = STEP.min(TALLEST / steps);
    (LOWEST.min(step * steps / 2.0) - level as f64 * step, IN_STACK * shrink)
}

/// Style variables replaced by the colours of the theme, or by their defaults: viewers that are no browsers do
/// not know them.
pub(super) fn resolve(drawing: &str, theme: Theme) -> String {
    let mut out = String::new();
    let mut rest = drawing;
    while let Some((before, variable)) = rest.split_once("var(") {
        let (inside, after) = variable.split_once(')').unwrap_or((variable, ""));
        let (name, default) = inside.split_once(',').unwrap_or((inside, ""));
        let known = theme.get(name.trim().trim_start_matches("--"));
        out.push_str(before);
        out.push_str(known.unwrap_or(default.trim()));
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_of_any_height_stays_in_its_cell() {
        for height in 2..40 {
            let (lowest, scale) = offset(height, 0, false);
            let (highest, _) = offset(height, height - 1, false);
            // The drawings of things that can be stacked reach from 24 to 83 of 100.
            assert!(50.0 + lowest + 33.0 * scale <= 97.0, "{height}");
            assert!(50.0 + highest - 26.0 * scale >= 0.0, "{height}");
        }
    }

    #[test]
    fn a_variable_gives_way_to_the_theme_or_to_its_default() {
        let theme = Theme::named("", false);
        let wood = theme.colour("wood");
        assert_eq!(
            resolve("a var(--x, #fff) b var(--wood,red)", theme),
            format!("a #fff b {wood}")
        );
    }
}
