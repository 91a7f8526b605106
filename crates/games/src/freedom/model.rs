//! Freedom written plainly: a list of rows, neighbours by loops, lines by walking.

use jogada_core::options::Options;
use jogada_core::testing::{Model, board_text};
use jogada_core::{Outcome, Side};

use super::{ADJACENT, Adjacent, LAST_PASS, LastPass, SCORE, SIZE, Score};

/// A position, kept in the most obvious way.
pub struct Plain {
    size: i32,
    last_pass: LastPass,
    orthogonal: bool,
    lines: bool,
    /// `rows[y][x]`: `w`, `b` or a dot.
    rows: Vec<Vec<char>>,
    turn: Side,
    last: Option<(i32, i32)>,
    passed: bool,
}

impl Plain {
    fn at(&self, x: i32, y: i32) -> char {
        let inside = (0..self.size).contains(&x) && (0..self.size).contains(&y);
        if inside { self.rows[y as usize][x as usize] } else { '#' }
    }

    fn empty(&self) -> Vec<(i32, i32)> {
        let all = (0..self.size).flat_map(|y| (0..self.size).map(move |x| (x, y)));
        all.filter(|&(x, y)| self.at(x, y) == '.').collect()
    }

    fn targets(&self) -> Vec<(i32, i32)> {
        let Some((x, y)) = self.last else {
            return self.empty();
        };
        let near = |&(a, b): &(i32, i32)| {
            let (dx, dy) = ((a - x).abs(), (b - y).abs());
            if self.orthogonal { dx + dy == 1 } else { dx.max(dy) == 1 }
        };
        let next: Vec<_> = self.empty().into_iter().filter(near).collect();
        if next.is_empty() { self.empty() } else { next }
    }

    /// Stones of one colour in the maximal run through (x, y).
    fn run(&self, x: i32, y: i32, (dx, dy): (i32, i32)) -> i32 {
        let colour = self.at(x, y);
        let reach = |sign: i32| {
            (1..self.size)
                .take_while(|i| self.at(x + sign * i * dx, y + sign * i * dy) == colour)
                .count()
        };
        1 + (reach(1) + reach(-1)) as i32
    }

    fn score(&self, side: Side) -> i32 {
        let (mut stones, mut quarters) = (0, 0);
        for (y, row) in self.rows.iter().enumerate() {
            for (x, &colour) in row.iter().enumerate() {
                if colour == side.letter() {
                    let four = |&d: &(i32, i32)| self.run(x as i32, y as i32, d) == 4;
                    let fours =
                        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().filter(|d| four(d)).count();
                    stones += i32::from(fours > 0);
                    quarters += fours as i32;
                }
            }
        }
        if self.lines { quarters / 4 } else { stones }
    }

    fn may_pass(&self) -> bool {
        let empty = self.empty();
        if empty.len() != 1 || self.last_pass == LastPass::Off {
            return false;
        }
        let (x, y) = empty[0];
        let mut filled = self.rows.clone();
        filled[y as usize][x as usize] = self.turn.letter();
        let after = Plain { rows: filled, ..self.copy() };
        self.last_pass == LastPass::Free || after.score(self.turn) < self.score(self.turn)
    }

    fn copy(&self) -> Plain {
        Plain { rows: self.rows.clone(), ..*self }
    }

    fn name((x, y): (i32, i32)) -> String {
        format!("{}{}", (b'a' + x as u8) as char, y + 1)
    }
}

impl Model for Plain {
    fn start(options: &Options) -> Self {
        let size = options.get(&SIZE) as i32;
        Plain {
            size,
            last_pass: options.get(&LAST_PASS),
            orthogonal: matches!(options.get(&ADJACENT), Adjacent::Orthogonal),
            lines: matches!(options.get(&SCORE), Score::Lines),
            rows: vec![vec!['.'; size as usize]; size as usize],
            turn: Side::White,
            last: None,
            passed: false,
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let pass = self.may_pass().then(|| "pass".to_owned());
        self.targets().into_iter().map(Plain::name).chain(pass).collect()
    }

    fn play(&mut self, m: &str) {
        if m == "pass" {
            self.passed = true;
        } else {
            let x = i32::from(m.as_bytes()[0] - b'a');
            let y = m[1..].parse::<i32>().unwrap() - 1;
            self.rows[y as usize][x as usize] = self.turn.letter();
            self.last = Some((x, y));
        }
        self.turn = self.turn.other();
    }

    fn ending(&self) -> Option<(Outcome, &'static str)> {
        if !self.passed && !self.empty().is_empty() {
            return None;
        }
        let (white, black) = (self.score(Side::White), self.score(Side::Black));
        Some(match white - black {
            0 => (Outcome::Draw, "equal"),
            1.. => (Outcome::Win(Side::White), "live"),
            _ => (Outcome::Win(Side::Black), "live"),
        })
    }

    fn text(&self) -> String {
        let last = match self.last {
            _ if self.passed => "pass".to_owned(),
            Some(cell) => Plain::name(cell),
            None => "-".to_owned(),
        };
        format!("{} {} {last}", board_text(&self.rows), self.turn)
    }
}
