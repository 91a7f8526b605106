//! Nava written plainly: every square a text, moves by walking.

use jogada_core::options::Options;
use jogada_core::testing::Model;
use jogada_core::{Outcome, Side};

use super::{CUBES, DISCS, PLY_LIMIT, SIZE};

/// A position, kept in the most obvious way.
pub struct Plain {
    size: i32,
    /// 0 for none.
    limit: i64,
    /// `squares[y][x]`: nothing, a cube `W` or `B`, or discs from the bottom to the top.
    squares: Vec<Vec<String>>,
    turn: Side,
    /// White's and Black's cubes off the board.
    supply: [i64; 2],
    ply: i64,
}

impl Plain {
    fn on_board(&self, x: i32, y: i32) -> bool {
        (0..self.size).contains(&x) && (0..self.size).contains(&y)
    }

    fn square(&mut self, name: &str) -> &mut String {
        let x = usize::from(name.as_bytes()[0] - b'a');
        let y = name[1..].parse::<usize>().unwrap() - 1;
        &mut self.squares[y][x]
    }

    /// Coordinates and heights of a side's stacks.
    fn stacks(&self, side: Side) -> Vec<(i32, i32, i32)> {
        let mut found = Vec::new();
        for (y, row) in self.squares.iter().enumerate() {
            for (x, square) in row.iter().enumerate() {
                if square.ends_with(side.letter()) {
                    found.push((x as i32, y as i32, square.len() as i32));
                }
            }
        }
        found
    }

    fn name(x: i32, y: i32) -> String {
        format!("{}{}", (b'a' + x as u8) as char, y + 1)
    }

    /// How far apart two squares of one row or column are.
    fn distance(from: &str, to: &str) -> usize {
        let steps = from.bytes().zip(to.bytes()).map(|(a, b)| a.abs_diff(b));
        steps.map(usize::from).sum()
    }

    fn show(square: &str) -> String {
        match square {
            "" => ".".to_owned(),
            "W" | "B" => square.to_owned(),
            discs => format!("({discs})"),
        }
    }
}

impl Model for Plain {
    fn start(options: &Options) -> Self {
        let size = options.get(&SIZE) as usize;
        let discs = options.get(&DISCS) as usize;
        let mut squares = vec![vec![String::new(); size]; size];
        squares[0][0] = "w".repeat(discs);
        squares[size - 1][size - 1] = "b".repeat(discs);
        Plain {
            size: size as i32,
            limit: options.get(&PLY_LIMIT),
            squares,
            turn: Side::White,
            supply: [options.get(&CUBES); 2],
            ply: 0,
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.ending().is_some() {
            return moves;
        }
        for (x, y, height) in self.stacks(self.turn) {
            for discs in 1..=height {
                for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let (to_x, to_y) = (x + discs * dx, y + discs * dy);
                    if self.on_board(to_x, to_y) {
                        moves.push(format!("{}-{}", Plain::name(x, y), Plain::name(to_x, to_y)));
                    }
                }
            }
        }
        moves
    }

    fn play(&mut self, m: &str) {
        let (from, to) = m.split_once('-').unwrap();
        let mut rest = self.square(from).clone();
        let moved = rest.split_off(rest.len() - Plain::distance(from, to));
        let mut under = self.square(to).clone();
        if let Some(owner) = ["W", "B"].iter().position(|cube| *cube == under) {
            self.supply[owner] += 1;
            under.clear();
        }
        *self.square(to) = under + &moved;
        if rest.is_empty() {
            rest = self.turn.letter().to_uppercase().to_string();
            self.supply[self.turn.index()] -= 1;
        }
        *self.square(from) = rest;
        self.turn = self.turn.other();
        self.ply += 1;
    }

    fn ending(&self) -> Option<(Outcome, &'static str)> {
        let mover = self.turn.other();
        if self.supply[mover.index()] == 0 {
            Some((Outcome::Win(mover), "cubes"))
        } else if self.stacks(self.turn).is_empty() {
            Some((Outcome::Win(mover), "stacks"))
        } else if self.limit > 0 && self.ply >= self.limit {
            Some((Outcome::Draw, "limit"))
        } else {
            None
        }
    }

    fn text(&self) -> String {
        let row = |row: &Vec<String>| {
            let mut text: String = row.iter().map(|square| Plain::show(square)).collect();
            for run in (1..=row.len()).rev() {
                text = text.replace(&".".repeat(run), &run.to_string());
            }
            text
        };
        let rows: Vec<_> = self.squares.iter().rev().map(row).collect();
        let [white, black] = self.supply;
        let (turn, ply) = (self.turn, self.ply);
        format!("{} {turn} {white} {black} {ply}", rows.join("/"))
    }
}
