//! What cells mean, as shapes; `assets/js/board/marks.js` draws the same.

use jogada_play::{Cell, GridStyle, Role};

use super::Picture;

/// Whether a mark lies under the pieces.
pub(super) fn is_under(role: Role) -> bool {
    matches!(role, Role::Last | Role::From | Role::Captured | Role::Winning)
}

impl Picture<'_> {
    pub(super) fn marks(&mut self, wanted: impl Fn(Role) -> bool) {
        for (cell, mark) in self.view.marks.iter().filter(|(_, mark)| wanted(mark.role)) {
            let (x, y) = self.middle(cell.index());
            match mark.role {
                Role::Last => self.frame(x, y, "mark", "fill-opacity=\"0.22\""),
                Role::Winning => self.frame(x, y, "win", "fill-opacity=\"0.4\""),
                Role::From => self.frame(
                    x,
                    y,
                    "mark",
                    "fill-opacity=\"0\" stroke-dasharray=\"10 9\" opacity=\"0.55\"",
                ),
                Role::Forced | Role::Threatened => {
                    self.frame(x, y, "danger", "fill-opacity=\"0\"");
                }
                Role::Captured => {
                    self.stroke(&format!("M{} {}l30 30m0 -30l-30 30", x - 15, y - 15), "loss", 6);
                }
                Role::Highlighted => {
                    self.stroke(&format!("M{x} {}l22 38h-44z", y - 22), "loss", 8);
                }
                Role::Scoring => {
                    self.stroke(&format!("M{x} {}l9 9l-9 9l-9 -9z", y - 9), "score", 5);
                }
                Role::Safe | Role::Forbidden => {}
            }
        }
    }

    fn frame(&mut self, x: usize, y: usize, colour: &str, more: &str) {
        let colour = self.colour(colour);
        let paint = format!("fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"5\" {more}");
        let shape = match self.view.grid.style {
            GridStyle::Points => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"49\" {paint}/>"),
            GridStyle::Squares => format!(
                "<rect x=\"{}\" y=\"{}\" width=\"92\" height=\"92\" rx=\"12\" {paint}/>",
                x - 46,
                y - 46
            ),
        };
        self.put(&shape);
    }

    /// Cells that belong together.
    pub(super) fn lines_of_cells(&mut self) {
        let ends = |cells: &Vec<Cell>| Some((*cells.first()?, *cells.last()?));
        for (from, to) in self.view.lines.iter().filter_map(ends) {
            let ((x, y), (right, down)) = (self.middle(from.index()), self.middle(to.index()));
            self.stroke(&format!("M{x} {y}L{right} {down}"), "score", 6);
        }
    }
}
