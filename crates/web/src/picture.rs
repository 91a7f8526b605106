//! A position as an SVG file that any viewer can show.

use std::fmt::Write;

use jogada_play::{BoardView, GameInfo, GridStyle, Role, Terrain};

/// Side of a square.
const SQUARE: usize = 100;
/// Room for letters and numbers.
const EDGE: usize = 60;
/// How much higher a piece on top of another stands.
const STEP: usize = 13;
/// Size of a piece in its square, and of one on a goal, which must be seen around it.
const PIECE: usize = 92;
const PIECE_ON_GOAL: usize = 76;

/// Draws a board, White or Black at the bottom.
pub fn draw(view: &BoardView, info: &GameInfo, flip: bool, title: &str) -> String {
    let mut picture = Picture { view, flip, out: String::new() };
    picture.open(title);
    picture.ground();
    picture.names();
    picture.marks();
    picture.pieces(info);
    picture.out.push_str("</svg>\n");
    picture.out
}

struct Picture<'a> {
    view: &'a BoardView,
    flip: bool,
    out: String,
}

impl Picture<'_> {
    fn open(&mut self, title: &str) {
        let (width, height) = (self.cols() * SQUARE + 2 * EDGE, self.rows() * SQUARE + 2 * EDGE);
        let title = title.replace('&', "&amp;").replace('<', "&lt;");
        self.put(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#e9dcc0\"/>"
        ));
    }

    /// Squares or lines, and what is special about the ground.
    fn ground(&mut self) {
        match self.view.grid.style {
            GridStyle::Squares => self.squares(),
            GridStyle::Points => self.lines(),
        }
        for (place, cell) in self.view.cells.iter().enumerate() {
            let (x, y) = self.corner(place);
            let (x, y) = (x + SQUARE / 2, y + SQUARE / 2);
            match cell.terrain {
                Terrain::Plain => {}
                Terrain::Star => self.put(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"9\" fill=\"#6b5836\"/>")),
                Terrain::Goal => self.put(&format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"46\" fill=\"#7fb4d6\" stroke=\"#2f78ab\" stroke-width=\"4\"/>"
                )),
            }
        }
    }

    fn squares(&mut self) {
        for place in 0..self.view.cells.len() {
            let (x, y) = self.corner(place);
            let dark = (place % self.cols() + place / self.cols()).is_multiple_of(2);
            let fill = if dark { "#dccaa3" } else { "#f3e9d2" };
            self.put(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{fill}\" stroke=\"#b59f72\" stroke-width=\"2\"/>"
            ));
        }
    }

    fn lines(&mut self) {
        let first = EDGE + SQUARE / 2;
        let (right, bottom) =
            (first + (self.cols() - 1) * SQUARE, first + (self.rows() - 1) * SQUARE);
        let mut path = String::new();
        for col in 0..self.cols() {
            let x = first + col * SQUARE;
            let _ = write!(path, "M{x} {first}V{bottom}");
        }
        for row in 0..self.rows() {
            let y = first + row * SQUARE;
            let _ = write!(path, "M{first} {y}H{right}");
        }
        self.put(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"#8b764c\" stroke-width=\"3\"/>"
        ));
    }

    /// Letters below, numbers at the left.
    fn names(&mut self) {
        let below = EDGE + self.rows() * SQUARE + EDGE * 2 / 3;
        self.put("<g font-family=\"sans-serif\" font-size=\"32\" fill=\"#5c4a2a\" text-anchor=\"middle\">");
        for (col, letter) in self.view.grid.columns.clone().chars().enumerate() {
            let x = self.corner(col).0 + SQUARE / 2;
            self.put(&format!("<text x=\"{x}\" y=\"{below}\">{letter}</text>"));
        }
        for row in 0..self.rows() {
            let y = self.corner(row * self.cols()).1 + SQUARE / 2 + 11;
            self.put(&format!("<text x=\"{}\" y=\"{y}\">{}</text>", EDGE / 2, row + 1));
        }
        self.put("</g>");
    }

    fn marks(&mut self) {
        for (cell, mark) in &self.view.marks {
            let color = match mark.role {
                Role::Last | Role::From => "#e0a526",
                Role::Winning => "#3f9d5d",
                Role::Forced | Role::Threatened => "#d9622b",
                Role::Captured => "#b0413e",
                Role::Highlighted => "#a3307f",
                Role::Safe | Role::Forbidden | Role::Scoring => continue,
            };
            let (x, y) = self.corner(cell.index());
            self.put(&format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{color}\" fill-opacity=\"0.35\"/>",
                x + 4, y + 4, SQUARE - 8, SQUARE - 8
            ));
        }
    }

    /// From the top of the picture down, so that high stacks stand before what is behind them.
    fn pieces(&mut self, info: &GameInfo) {
        let mut places: Vec<_> = (0..self.view.cells.len()).collect();
        places.sort_by_key(|place| self.corner(*place).1);
        for place in places {
            let (x, y) = self.corner(place);
            let cell = &self.view.cells[place];
            let size = if cell.terrain == Terrain::Goal { PIECE_ON_GOAL } else { PIECE };
            let margin = (SQUARE - size) / 2;
            for (height, piece) in cell.stack.iter().enumerate() {
                let drawing = info.legend[usize::from(piece.kind)].svg[piece.owner.index()];
                let y = (y + margin) as i64 - (height * STEP) as i64;
                let drawing = without_variables(drawing);
                self.put(&format!(
                    "<g transform=\"translate({} {y}) scale(0.{size})\">{drawing}</g>",
                    x + margin
                ));
            }
        }
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn cols(&self) -> usize {
        self.view.grid.cols.into()
    }

    fn rows(&self) -> usize {
        self.view.grid.rows.into()
    }

    /// The upper left corner of a cell.
    fn corner(&self, place: usize) -> (usize, usize) {
        let (col, row) = (place % self.cols(), place / self.cols());
        let (col, row) =
            if self.flip { (self.cols() - 1 - col, self.rows() - 1 - row) } else { (col, row) };
        (EDGE + col * SQUARE, EDGE + (self.rows() - 1 - row) * SQUARE)
    }
}

/// Style variables replaced by their defaults: viewers that are no browsers do not know them.
fn without_variables(drawing: &str) -> String {
    let mut out = String::new();
    let mut rest = drawing;
    while let Some((before, variable)) = rest.split_once("var(") {
        let (inside, after) = variable.split_once(')').unwrap_or((variable, ""));
        out.push_str(before);
        out.push_str(inside.split_once(',').map_or("", |(_, default)| default.trim()));
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use jogada_play::{games, open};

    #[test]
    fn every_start_is_drawn_with_all_its_pieces_and_without_variables() {
        for game in games() {
            let game = open(game.info().id, None).unwrap();
            let view = game.view();
            let pieces: usize = view.cells.iter().map(|cell| cell.stack.len()).sum();
            for flip in [false, true] {
                let picture = draw(&view, game.info(), flip, "a < b & c");
                assert_eq!(picture.matches("scale(0.92)").count(), pieces);
                assert!(!picture.contains("var(") && picture.contains("a &lt; b &amp; c"));
            }
        }
    }

    #[test]
    fn a_goal_is_seen_around_the_piece_on_it() {
        for game in games() {
            let mut view = open(game.info().id, None).unwrap().view();
            let piece = view.cells.iter().find_map(|cell| cell.stack.first().copied());
            let goals = view.cells.iter_mut().filter(|cell| cell.terrain == Terrain::Goal);
            let goals = goals.map(|cell| cell.stack.extend(piece)).count();
            let picture = draw(&view, game.info(), false, "");
            assert_eq!(picture.matches("scale(0.76)").count(), goals);
        }
    }

    #[test]
    fn a_variable_gives_way_to_its_default() {
        assert_eq!(without_variables("a var(--x, #fff) b var(--y,red)"), "a #fff b red");
    }
}
