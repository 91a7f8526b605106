//! Pente written plainly: rows of letters, captures and fives by walking, the end from scratch.

use jogada_core::options::Options;
use jogada_core::testing::{Model, board_text};
use jogada_core::{Outcome, Side};

use super::options::{FIRST, First, SIZE, TOURNAMENT, Tournament, VARIANT, Variant};

type Square = (i32, i32);

const DIRECTIONS: [Square; 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// A position, kept in the most obvious way.
#[derive(Clone)]
pub struct Plain {
    size: i32,
    variant: Variant,
    first: First,
    tournament: Tournament,
    /// `rows[y][x]`: `w`, `b` or a dot.
    rows: Vec<Vec<char>>,
    /// Stones taken by White and by Black.
    taken: [usize; 2],
    plies: i32,
}

impl Plain {
    fn turn(&self) -> Side {
        if self.plies % 2 == 0 { Side::White } else { Side::Black }
    }

    fn at(&self, (x, y): Square) -> char {
        let inside = (0..self.size).contains(&x) && (0..self.size).contains(&y);
        if inside { self.rows[y as usize][x as usize] } else { '#' }
    }

    fn set(&mut self, (x, y): Square, what: char) {
        self.rows[y as usize][x as usize] = what;
    }

    fn squares(&self) -> Vec<Square> {
        let size = self.size;
        (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).collect()
    }

    fn empty(&self) -> Vec<Square> {
        let mut squares = self.squares();
        squares.retain(|&square| self.at(square) == '.');
        squares
    }

    /// The letters from a square on, the square itself left out.
    fn ray(&self, (x, y): Square, (dx, dy): Square) -> String {
        (1..=6).map(|n| self.at((x + n * dx, y + n * dy))).collect()
    }

    fn captured_by(&self, square: Square, own: char, enemy: char) -> Vec<Square> {
        let runs: &[usize] = match self.variant {
            Variant::Gomoku | Variant::Freestyle => &[],
            Variant::Keryo => &[2, 3],
            Variant::Pente | Variant::Poof | Variant::Boat => &[2],
        };
        let mut found = Vec::new();
        for (dx, dy) in DIRECTIONS {
            for &run in runs {
                let bracket = enemy.to_string().repeat(run) + &own.to_string();
                if self.ray(square, (dx, dy)).starts_with(&bracket) {
                    let taken = 1..=run as i32;
                    found.extend(taken.map(|n| (square.0 + n * dx, square.1 + n * dy)));
                }
            }
        }
        found
    }

    /// The stone on `square` has just been placed.
    fn poofed_by(&self, square: Square, own: char, enemy: char) -> Vec<Square> {
        let mut gone = Vec::new();
        if self.variant != Variant::Poof {
            return gone;
        }
        for (dx, dy) in DIRECTIONS {
            let ahead = self.ray(square, (dx, dy));
            let behind = self.ray(square, (-dx, -dy));
            if ahead.starts_with(&format!("{own}{enemy}")) && behind.starts_with(enemy) {
                gone.push(square);
                gone.push((square.0 + dx, square.1 + dy));
            }
        }
        gone.sort_unstable();
        gone.dedup();
        gone
    }

    fn place(&mut self, square: Square) {
        let (side, own, enemy) = (self.turn(), self.turn().letter(), self.turn().other().letter());
        self.set(square, own);
        let captured = self.captured_by(square, own, enemy);
        let poofed = self.poofed_by(square, own, enemy);
        self.taken[side.index()] += captured.len();
        self.taken[side.other().index()] += poofed.len();
        for gone in captured.into_iter().chain(poofed) {
            self.set(gone, '.');
        }
        self.plies += 1;
    }

    /// Measures every run from its first stone on.
    fn has_five(&self, side: Side) -> bool {
        let own = |square: Square| self.at(square) == side.letter();
        for (x, y) in self.squares() {
            for (dx, dy) in DIRECTIONS {
                let run = (0..self.size).take_while(|n| own((x + n * dx, y + n * dy)));
                let (length, first) = (run.count(), !own((x - dx, y - dy)));
                let exactly = self.variant == Variant::Gomoku;
                if first && (length == 5 || length > 5 && !exactly) {
                    return true;
                }
            }
        }
        false
    }

    fn with_five(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.has_five(side))
    }

    fn with_captures(&self) -> Option<Side> {
        let enough = if self.variant == Variant::Keryo { 15 } else { 10 };
        let [white, black] = self.taken;
        match self.variant {
            Variant::Poof if white == black => None,
            Variant::Poof if white.max(black) < enough => None,
            Variant::Poof if white > black => Some(Side::White),
            Variant::Poof => Some(Side::Black),
            _ if white >= enough => Some(Side::White),
            _ if black >= enough => Some(Side::Black),
            _ => None,
        }
    }

    /// The winner by a five under the rule of `boat`: tries every reply.
    fn with_lasting_five(&self) -> Option<Side> {
        let (next, last) = (self.turn(), self.turn().other());
        if self.has_five(next) {
            return Some(next);
        }
        let survives = |&square: &Square| {
            let mut after = self.clone();
            after.place(square);
            after.has_five(last)
        };
        (self.has_five(last) && self.empty().iter().all(survives)).then_some(last)
    }

    fn may_place(&self, (x, y): Square) -> bool {
        let centre = self.size / 2;
        let (dx, dy) = ((x - centre).abs(), (y - centre).abs());
        match self.plies {
            0 => self.first == First::Any || (dx, dy) == (0, 0),
            2 => match self.tournament {
                Tournament::Off => true,
                Tournament::On => dx > 2 || dy > 2,
                Tournament::Long => dx > 3 || dy > 3,
                Tournament::GPente => {
                    let barred = [(0, 3), (0, 4), (3, 0), (4, 0)];
                    (dx > 2 || dy > 2) && !barred.contains(&(dx, dy))
                }
            },
            _ => true,
        }
    }

    fn name((x, y): Square) -> String {
        let letters = "abcdefghjklmnopqrstuvwxyz";
        format!("{}{}", &letters[x as usize..=x as usize], y + 1)
    }
}

impl Model for Plain {
    fn start(options: &Options) -> Self {
        let size = options.get(&SIZE) as i32;
        Plain {
            size,
            variant: options.get(&VARIANT),
            first: options.get(&FIRST),
            tournament: options.get(&TOURNAMENT),
            rows: vec![vec!['.'; size as usize]; size as usize],
            taken: [0; 2],
            plies: 0,
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut squares = self.empty();
        squares.retain(|&square| self.may_place(square));
        squares.into_iter().map(Plain::name).collect()
    }

    fn play(&mut self, m: &str) {
        let named = |&square: &Square| Plain::name(square) == m;
        let square = self.squares().into_iter().find(named).unwrap();
        self.place(square);
    }

    fn ending(&self) -> Option<(Outcome, &'static str)> {
        let won = |side: Option<Side>, reason| side.map(|side| (Outcome::Win(side), reason));
        let drawn = |applies: bool, reason| applies.then_some((Outcome::Draw, reason));
        let captures = won(self.with_captures(), "captures");
        let full = drawn(self.empty().is_empty(), "full");
        match self.variant {
            Variant::Poof => captures
                .or(won(self.with_five(), "five"))
                .or(drawn(self.plies >= 2 * self.size * self.size, "movelimit")),
            Variant::Boat => won(self.with_lasting_five(), "five").or(captures),
            _ => won(self.with_five(), "five").or(captures),
        }
        .or(full)
    }

    fn text(&self) -> String {
        let [white, black] = self.taken;
        let (board, side, plies) = (board_text(&self.rows), self.turn(), self.plies);
        format!("{board} {side} {white} {black} {plies}")
    }
}
