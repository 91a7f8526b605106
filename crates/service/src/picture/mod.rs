//! A position as an SVG file that any viewer can show, drawn like the board of the page: the shapes of
//! `assets/js/board`, the colours of `assets/themes.css`.

mod marks;
mod pieces;
mod players;

use std::fmt::Write;

use jogada_play::{BoardView, GameInfo, GridStyle, Side, Terrain};

use self::marks::is_under;
use crate::theme::Theme;

/// Side of a square.
const SQUARE: usize = 100;
const HALF: usize = SQUARE / 2;
/// Room for letters and numbers.
const EDGE: usize = 60;
/// Room for a player, above the board and below its letters.
const STRIP: usize = 90;
/// How far the board reaches beyond its cells.
const FRAME: usize = 6;
/// Which way up a board is drawn, and in which colours.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub flip: bool,
    pub theme: Theme,
}

/// What stands beside a board.
#[derive(Clone, Debug, Default)]
pub struct Caption {
    pub title: String,
    /// The players, White first.
    pub names: [String; 2],
    pub last: Option<(Side, String)>,
}

/// Draws a board, White or Black at the bottom.
pub fn draw(view: &BoardView, info: &GameInfo, look: Look, caption: &Caption) -> String {
    let mut picture = Picture { view, look, out: String::new() };
    picture.open(&caption.title);
    picture.ground(info.legend.len() > 1);
    picture.names();
    picture.marks(is_under);
    picture.pieces(info);
    picture.lines_of_cells();
    picture.marks(|role| !is_under(role));
    picture.players(info, caption);
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
        let (width, height) = (self.width(), self.bottom() + EDGE + STRIP);
        let title = escaped(title);
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
        let (x, y) = (EDGE - FRAME, STRIP - FRAME);
        self.put(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{fill}\" \
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
        let (left, top) = (EDGE + HALF, STRIP + HALF);
        let (right, bottom) = (left + (self.cols() - 1) * SQUARE, top + (self.rows() - 1) * SQUARE);
        let mut path = String::new();
        for col in 0..self.cols() {
            let x = left + col * SQUARE;
            let _ = write!(path, "M{x} {top}V{bottom}");
        }
        for row in 0..self.rows() {
            let y = top + row * SQUARE;
            let _ = write!(path, "M{left} {y}H{right}");
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
        let below = self.bottom() + EDGE * 2 / 3;
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

    fn width(&self) -> usize {
        self.cols() * SQUARE + 2 * EDGE
    }

    /// The lower end of the lowest cells.
    fn bottom(&self) -> usize {
        STRIP + self.rows() * SQUARE
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
        (EDGE + col * SQUARE, STRIP + (self.rows() - 1 - row) * SQUARE)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
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
                let caption = Caption { title: "a < b & c".into(), ..Caption::default() };
                let picture = draw(&view, game.info(), look(flip, theme, dark), &caption);
                let board = picture.split("<g class=\"player\">").next().unwrap();
                assert_eq!(board.matches("<g transform=\"translate(").count(), pieces);
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
            let picture = draw(&view, game.info(), look(false, "", false), &Caption::default());
            assert_eq!(picture.matches("scale(0.80)").count(), goals);
        }
    }

    #[test]
    fn players_have_their_names_their_captures_and_the_last_move() {
        let mut game = open("pente:tournament=off", None).unwrap();
        for text in ["k10", "l10", "a1", "m10", "n10"] {
            game.play(text).unwrap();
        }
        let view = game.view();
        let caption = Caption {
            title: String::new(),
            names: ["Ana & Rui".into(), "Rui ".repeat(50)],
            last: Some((Side::White, "n10".into())),
        };
        let picture = draw(&view, game.info(), look(false, "", false), &caption);
        let strips: Vec<_> = picture.split("<g class=\"player\">").skip(1).collect();
        let [black, white] = strips[..] else { panic!("two players: {strips:?}") };
        assert!(white.contains("Ana &amp; Rui") && white.contains(">n10<"), "{white}");
        assert!(black.contains('…') && !black.contains("n10"), "{black}");
        // Two stones that were captured, and the player's own.
        let drawings = |strip: &str| strip.matches("<g transform=\"translate(").count();
        assert_eq!((drawings(white), drawings(black)), (3, 1), "{white}");
    }
}
