//! Barca written plainly: a list of rows, moves by walking, fear by looking around.

use jogada_core::options::Options;
use jogada_core::testing::{Model, board_text};
use jogada_core::{Outcome, Side};

use super::options::{DISTANCE, HEIGHT, LIMIT, TRAPPED, Trapped, WIDTH};

type Square = (i32, i32);

/// A position, kept in the most obvious way.
pub struct Plain {
    width: i32,
    height: i32,
    distance: i32,
    trapped_stay: bool,
    limit: i32,
    /// `rows[y][x]`: a letter of the position text or a dot.
    rows: Vec<Vec<char>>,
    turn: Side,
    ply: i32,
}

impl Plain {
    /// The position of a text that is known to be good.
    pub(super) fn read(options: &Options, text: &str) -> Plain {
        let mut fields = text.split(' ');
        let mut board = fields.next().unwrap().to_owned();
        for run in (1..=26).rev() {
            board = board.replace(&run.to_string(), &".".repeat(run));
        }
        Plain {
            width: options.get(&WIDTH) as i32,
            height: options.get(&HEIGHT) as i32,
            distance: options.get(&DISTANCE) as i32,
            trapped_stay: options.get(&TRAPPED) == Trapped::Stay,
            limit: options.get(&LIMIT) as i32,
            rows: board.rsplit('/').map(|row| row.chars().collect()).collect(),
            turn: Side::from_letter(fields.next().unwrap().chars().next().unwrap()).unwrap(),
            ply: fields.next().unwrap().parse().unwrap(),
        }
    }

    fn at(&self, (x, y): Square) -> char {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if inside { self.rows[y as usize][x as usize] } else { '#' }
    }

    fn belongs(letter: char, side: Side) -> bool {
        match side {
            Side::White => "ELM".contains(letter),
            Side::Black => "elm".contains(letter),
        }
    }

    fn own(&self) -> Vec<Square> {
        let all = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        all.filter(|&square| Plain::belongs(self.at(square), self.turn)).collect()
    }

    /// Whether an animal would be scared on a square.
    fn scary(&self, animal: char, (x, y): Square) -> bool {
        let feared = match animal {
            'E' => 'm',
            'L' => 'e',
            'M' => 'l',
            'e' => 'M',
            'l' => 'E',
            _ => 'L',
        };
        (x - 1..=x + 1).any(|a| (y - 1..=y + 1).any(|b| self.at((a, b)) == feared))
    }

    /// The empty squares an animal can slide to, without regard to fear.
    fn reach(&self, (x, y): Square) -> Vec<Square> {
        let animal = self.at((x, y)).to_ascii_lowercase();
        let mut found = Vec::new();
        for dx in -1..=1 {
            for dy in -1..=1 {
                let allowed = match i32::abs(dx) + i32::abs(dy) {
                    1 => animal != 'l',
                    2 => animal != 'm',
                    _ => false,
                };
                let squares = (1..).map(|n| (x + n * dx, y + n * dy));
                if allowed {
                    found.extend(squares.take_while(|&square| self.at(square) == '.'));
                }
            }
        }
        found
    }

    fn safe(&self, from: Square) -> Vec<Square> {
        let animal = self.at(from);
        let mut squares = self.reach(from);
        squares.retain(|&to| !self.scary(animal, to));
        squares
    }

    fn moves(&self) -> Vec<(Square, Square)> {
        let scared = |&from: &Square| self.scary(self.at(from), from);
        let pairs = |from: Square, to: Vec<Square>| to.into_iter().map(move |to| (from, to));
        let (frightened, calm): (Vec<Square>, Vec<Square>) =
            self.own().into_iter().partition(|from| scared(from));
        let escapes: Vec<_> =
            frightened.iter().flat_map(|&from| pairs(from, self.safe(from))).collect();
        if !escapes.is_empty() {
            return escapes;
        }
        let mut moves: Vec<_> =
            calm.iter().flat_map(|&from| pairs(from, self.safe(from))).collect();
        if !self.trapped_stay {
            moves.extend(frightened.iter().flat_map(|&from| pairs(from, self.reach(from))));
        }
        moves
    }

    fn holes_of(&self, side: Side) -> usize {
        let (left, low) = (self.width / 2 - 1, self.height / 2 - 1);
        let d = self.distance;
        let columns = [left - d, left + 1 + d];
        let holes = columns.map(|x| [(x, low - d), (x, low + 1 + d)]);
        let held = |&&hole: &&Square| Plain::belongs(self.at(hole), side);
        holes.iter().flatten().filter(held).count()
    }

    fn name((x, y): Square) -> String {
        format!("{}{}", (b'a' + x as u8) as char, y + 1)
    }

    fn square(name: &str) -> Square {
        let x = i32::from(name.as_bytes()[0] - b'a');
        (x, name[1..].parse::<i32>().unwrap() - 1)
    }
}

impl Model for Plain {
    fn start(options: &Options) -> Self {
        let (width, height) = (options.get(&WIDTH), options.get(&HEIGHT));
        let edge = width / 2 - 1;
        let back = |pair: &str| format!("{edge}{pair}{edge}");
        let front = |four: &str| format!("{0}{four}{0}", edge - 1);
        let mut rows = vec![back("ee"), front("lmml")];
        rows.extend((4..height).map(|_| width.to_string()));
        rows.extend([front("LMML"), back("EE")]);
        Plain::read(options, &format!("{} w 0", rows.join("/")))
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let text = |(from, to)| format!("{}-{}", Plain::name(from), Plain::name(to));
        self.moves().into_iter().map(text).collect()
    }

    fn play(&mut self, m: &str) {
        let (from, to) = m.split_once('-').unwrap();
        let ((x, y), (a, b)) = (Plain::square(from), Plain::square(to));
        self.rows[b as usize][a as usize] = self.rows[y as usize][x as usize];
        self.rows[y as usize][x as usize] = '.';
        self.turn = self.turn.other();
        self.ply += 1;
    }

    fn ending(&self) -> Option<(Outcome, &'static str)> {
        for side in Side::ALL {
            if self.holes_of(side) >= 3 {
                return Some((Outcome::Win(side), "holes"));
            }
        }
        if self.limit > 0 && self.ply >= self.limit {
            Some((Outcome::Draw, "limit"))
        } else if self.moves().is_empty() {
            Some((Outcome::Draw, "blocked"))
        } else {
            None
        }
    }

    fn text(&self) -> String {
        format!("{} {} {}", board_text(&self.rows), self.turn, self.ply)
    }
}
