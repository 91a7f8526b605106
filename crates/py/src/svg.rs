//! A board as an SVG document for notebooks: what stands where, and the last move.

use std::fmt::Write;

use jogada_play::{BoardView, GameInfo, GridStyle, Role, Terrain};

/// Side of a square, which is the box of a drawing.
const SQUARE: usize = 100;
/// Room for letters and numbers.
const EDGE: usize = 60;
/// Width on a page, in pixels.
const WIDTH: usize = 420;
/// How much of a square a piece of a stack stands above the one below.
const STEP: f64 = 12.0;

const SURROUND: &str = "#f6f1e7";
const GROUND: &str = "#e8d3a9";
const LINE: &str = "#6b4f2a";
const WATER: &str = "#7fb4d6";
const LAST: &str = "#d9822b";
const WON: &str = "#2e8b57";

pub fn draw(view: &BoardView, info: &GameInfo, flip: bool) -> String {
    let mut picture = Picture { view, flip, out: String::new() };
    picture.open();
    picture.ground();
    picture.names();
    picture.marks();
    for place in picture.places_from_the_top() {
        picture.stack(place, info);
    }
    picture.out.push_str("</svg>");
    picture.out
}

struct Picture<'a> {
    view: &'a BoardView,
    flip: bool,
    out: String,
}

impl Picture<'_> {
    fn open(&mut self) {
        let (width, height) = (self.cols() * SQUARE + 2 * EDGE, self.rows() * SQUARE + 2 * EDGE);
        self.put(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{WIDTH}\" \
             height=\"{}\"><rect width=\"{width}\" height=\"{height}\" fill=\"{SURROUND}\"/>",
            WIDTH * height / width
        ));
    }

    fn ground(&mut self) {
        let (width, height) = (self.cols() * SQUARE, self.rows() * SQUARE);
        self.put(&format!(
            "<rect x=\"{EDGE}\" y=\"{EDGE}\" width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>"
        ));
        // Lines run between squares, or through the points.
        let (first, count) = match self.view.grid.style {
            GridStyle::Squares => (EDGE, 1),
            GridStyle::Points => (EDGE + SQUARE / 2, 0),
        };
        let last = |cells: usize| first + (cells + count - 1) * SQUARE;
        let (right, bottom) = (last(self.cols()), last(self.rows()));
        let columns = (first..=right).step_by(SQUARE).map(|x| format!("M{x} {first}V{bottom}"));
        let rows = (first..=bottom).step_by(SQUARE).map(|y| format!("M{first} {y}H{right}"));
        let path: String = columns.chain(rows).collect();
        self.put(&format!(
            "<path d=\"{path}\" stroke=\"{LINE}\" stroke-width=\"3\" fill=\"none\"/>"
        ));
        for place in 0..self.view.cells.len() {
            match self.view.cells[place].terrain {
                Terrain::Plain => {}
                Terrain::Star => self.disc(place, 10, LINE, 1.0),
                Terrain::Goal => self.disc(place, 46, WATER, 1.0),
            }
        }
    }

    fn names(&mut self) {
        let below = EDGE + self.rows() * SQUARE + 42;
        let mut text = String::new();
        for (col, letter) in self.view.grid.columns.chars().enumerate() {
            let x = self.middle(col).0;
            let _ = write!(text, "<text x=\"{x}\" y=\"{below}\">{letter}</text>");
        }
        for row in 0..self.rows() {
            let y = self.middle(row * self.cols()).1 + 12;
            let _ = write!(text, "<text x=\"{}\" y=\"{y}\">{}</text>", EDGE / 2, row + 1);
        }
        self.put(&format!(
            "<g font-family=\"sans-serif\" font-size=\"34\" fill=\"{LINE}\" text-anchor=\"middle\">{text}</g>"
        ));
    }

    fn marks(&mut self) {
        for (cell, mark) in &self.view.marks {
            match mark.role {
                Role::Last => self.disc(cell.index(), 49, LAST, 0.5),
                Role::From => self.disc(cell.index(), 22, LAST, 0.5),
                Role::Winning => self.disc(cell.index(), 49, WON, 0.6),
                _ => {}
            }
        }
    }

    fn stack(&mut self, place: usize, info: &GameInfo) {
        let cell = &self.view.cells[place];
        let (x, y) = self.middle(place);
        let corner = |middle: usize| middle as f64 - 50.0;
        for (level, piece) in cell.stack.iter().enumerate() {
            let drawing = info.legend[usize::from(piece.kind)].svg[piece.owner.index()];
            let y = corner(y) - STEP.min(40.0 / cell.stack.len() as f64) * level as f64;
            self.put(&format!("<g transform=\"translate({} {y:.1})\">{drawing}</g>", corner(x)));
        }
    }

    fn disc(&mut self, place: usize, radius: usize, fill: &str, opacity: f64) {
        let (x, y) = self.middle(place);
        self.put(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" fill-opacity=\"{opacity}\"/>"
        ));
    }

    /// High stacks stand before what is behind them.
    fn places_from_the_top(&self) -> Vec<usize> {
        let mut places: Vec<_> = (0..self.view.cells.len()).collect();
        places.sort_by_key(|place| self.middle(*place).1);
        places
    }

    fn middle(&self, place: usize) -> (usize, usize) {
        let (mut col, mut row) = (place % self.cols(), place / self.cols());
        if self.flip {
            (col, row) = (self.cols() - 1 - col, self.rows() - 1 - row);
        }
        let at = |cells: usize| EDGE + cells * SQUARE + SQUARE / 2;
        (at(col), at(self.rows() - 1 - row))
    }

    fn cols(&self) -> usize {
        self.view.grid.cols.into()
    }

    fn rows(&self) -> usize {
        self.view.grid.rows.into()
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }
}
