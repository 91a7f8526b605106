//! A position as an SVG file that any viewer can show, drawn like the board of the page: the shapes of
//! `assets/js/board`, the colours of `assets/themes.css`.

mod marks;

use std::fmt::Write;

use jogada_play::{BoardView, GameInfo, GridStyle, Terrain};

use self::marks::is_under;
use crate::theme::Theme;

/// Side of a square.
const SQUARE: usize = 100;
const HALF: usize = SQUARE / 2;
/// Room for letters and numbers.
const EDGE: usize = 60;
/// How far the board reaches beyond its cells.
const FRAME: usize = 6;
/// How much higher a piece on top of another stands, and how far a stack rises above its lowest piece.
const STEP: f64 = 12.0;
const TALLEST: f64 = 42.0;
const LOWEST: f64 = 17.0;
/// Sizes of pieces: in a stack, and on a goal, which must be seen around them.
const IN_STACK: f64 = 0.9;
const ON_GOAL: f64 = 0.8;
/// From this height on the number is written as well.
const COUNTED: usize = 4;

/// Which way up a board is drawn, and in which colours.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub flip: bool,
    pub theme: Theme,
}

/// Draws a board, White or Black at the bottom.
pub fn draw(view: &BoardView, info: &GameInfo, look: Look, title: &str) -> String {
    let mut picture = Picture { view, look, out: String::new() };
    picture.open(title);
    picture.ground(info.legend.len() > 1);
    picture.names();
    picture.marks(is_under);
    picture.pieces(info);
    picture.lines_of_cells();
    picture.marks(|role| !is_under(role));
    picture.out.push_str("</svg>\n");
    picture.out
}

struct Picture<'a> {
    view: &'a BoardView,
    look: Look,
    out: String,
}

impl Picture<'_> {
    fn open(&mut self, title: &str) {
        let (width, height) = (self.cols() * SQUARE + 2 * EDGE, self.rows() * SQUARE + 2 * EDGE);
        let title = title.replace('&', "&amp;").replace('<', "&lt;");
        let fill = self.colour("surround");
        self.put(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
        ));
    }

    /// Squares, pits or lines, and what is special about the ground.
    fn ground(&mut self, checkered: bool) {
        let is_points = self.view.grid.style == GridStyle::Points;
        let (fill, line) = match self.view.grid.style {
            GridStyle::Points => (self.colour("wood"), self.colour("wood-line")),
            GridStyle::Squares => (self.colour("sand-line"), "none"),
        };
        let [width, height] = [self.cols(), self.rows()].map(|count| count * SQUARE + 2 * FRAME);
        let at = EDGE - FRAME;
        self.put(&format!(
            "<rect x=\"{at}\" y=\"{at}\" width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{fill}\" \
             stroke=\"{line}\" stroke-width=\"3\"/>"
        ));
        if is_points {
            self.lines();
        } else {
            self.squares(checkered);
        }
        for (place, cell) in self.view.cells.iter().enumerate() {
            match cell.terrain {
                Terrain::Plain => {}
                Terrain::Star => self.disc(place, 11, self.colour("wood-line")),
                Terrain::Goal => self.goal(place),
            }
        }
    }

    fn squares(&mut self, checkered: bool) {
        for place in 0..self.view.cells.len() {
            let (x, y) = self.corner(place);
            let dark = (place % self.cols() + place / self.cols()).is_multiple_of(2);
            let name = match (checkered, dark) {
                (false, _) => "sand",
                (true, true) => "dark-square",
                (true, false) => "light-square",
            };
            let stroke = if checkered { "none" } else { self.colour("sand-line") };
            self.put(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{}\" \
                 stroke=\"{stroke}\" stroke-width=\"2.5\"/>",
                self.colour(name)
            ));
            if !checkered && self.view.cells[place].terrain != Terrain::Goal {
                self.disc(place, 38, self.colour("pit"));
            }
        }
    }

    fn lines(&mut self) {
        let first = EDGE + HALF;
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
        self.stroke(&path, "wood-line", 3);
    }

    fn disc(&mut self, place: usize, radius: usize, fill: &str) {
        let (x, y) = self.middle(place);
        self.put(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>"));
    }

    /// A place one plays for: a pool with two waves.
    fn goal(&mut self, place: usize) {
        let (x, y) = self.middle(place);
        let (water, shore) = (self.colour("water"), self.colour("shore"));
        self.put(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"46\" fill=\"{water}\" stroke=\"{shore}\" stroke-width=\"4\"/>"
        ));
        let wave = |at: usize| format!("M{} {at}q8 -9 16 0t16 0t16 0", x - 24);
        self.stroke(&format!("{}{}", wave(y - 8), wave(y + 12)), "wave", 5);
    }

    /// Letters below, numbers at the left.
    fn names(&mut self) {
        let below = EDGE + self.rows() * SQUARE + EDGE * 2 / 3;
        let fill = self.colour("letters");
        self.put(&format!(
            "<g font-family=\"sans-serif\" font-size=\"32\" fill=\"{fill}\" text-anchor=\"middle\">"
        ));
        for (col, letter) in self.view.grid.columns.clone().chars().enumerate() {
            let x = self.middle(col).0;
            self.put(&format!("<text x=\"{x}\" y=\"{below}\">{letter}</text>"));
        }
        for row in 0..self.rows() {
            let y = self.middle(row * self.cols()).1 + 11;
            self.put(&format!("<text x=\"{}\" y=\"{y}\">{}</text>", EDGE / 2, row + 1));
        }
        self.put("</g>");
    }

    fn stroke(&mut self, path: &str, colour: &str, width: usize) {
        let colour = self.colour(colour);
        self.put(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ));
    }

    /// From the top of the picture down, so that high stacks stand before what is behind them.
    fn pieces(&mut self, info: &GameInfo) {
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

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn colour(&self, name: &str) -> &'static str {
        self.look.theme.colour(name)
    }

    fn cols(&self) -> usize {
        self.view.grid.cols.into()
    }

    fn rows(&self) -> usize {
        self.view.grid.rows.into()
    }

    fn middle(&self, place: usize) -> (usize, usize) {
        let (x, y) = self.corner(place);
        (x + HALF, y + HALF)
    }

    /// The upper left corner of a cell.
    fn corner(&self, place: usize) -> (usize, usize) {
        let (col, row) = (place % self.cols(), place / self.cols());
        let (col, row) = if self.look.flip {
            (self.cols() - 1 - col, self.rows() - 1 - row)
        } else {
            (col, row)
        };
        (EDGE + col * SQUARE, EDGE + (self.rows() - 1 - row) * SQUARE)
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
fn resolve(drawing: &str, theme: Theme) -> String {
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
    use jogada_play::{games, open};

    fn look(flip: bool, theme: &str, dark: bool) -> Look {
        Look { flip, theme: Theme::named(theme, dark) }
    }

    #[test]
    fn every_start_is_drawn_with_all_its_pieces_and_without_variables() {
        for game in games() {
            let game = open(game.info().id, None).unwrap();
            let view = game.view();
            let pieces: usize = view.cells.iter().map(|cell| cell.stack.len()).sum();
            for (flip, theme, dark) in [(false, "", false), (true, "slate", true)] {
                let picture = draw(&view, game.info(), look(flip, theme, dark), "a < b & c");
                assert_eq!(picture.matches("<g transform=\"translate(").count(), pieces);
                assert!(!picture.contains("var(") && picture.contains("a &lt; b &amp; c"));
                let ground = Theme::named(theme, dark).colour("surround");
                assert!(picture.contains(ground));
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
            let picture = draw(&view, game.info(), look(false, "", false), "");
            assert_eq!(picture.matches("scale(0.80)").count(), goals);
        }
    }

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
