//! Wali written plainly: a list of rows, steps tried one by one, lines by walking.

use jogada_core::options::Options;
use jogada_core::testing::{Model, board_text};
use jogada_core::{Outcome, Side};

use super::options::{
    BACK, Back, CAPTURE, Capture, DROP, Drop, GOAL, LEAVE, LINE4, Line4, PROTECT, QUIET, SIZE,
    START, STONES, Start,
};

type Square = (i32, i32);

const SIDES: [Square; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A position, kept in the most obvious way.
pub struct Plain {
    options: Options,
    /// `rows[y][x]`: `w`, `b` or a dot.
    rows: Vec<Vec<char>>,
    turn: Side,
    /// White's and Black's.
    hands: [i64; 2],
    /// The forbidden step of each side: from, to.
    bans: [Option<(Square, Square)>; 2],
    quiet: i64,
}

impl Plain {
    fn at(&self, (x, y): Square) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        let stone = usize::try_from(x).ok().and_then(|x| row?.get(x));
        stone.copied().unwrap_or('#')
    }

    fn put(&mut self, (x, y): Square, letter: char) {
        self.rows[y as usize][x as usize] = letter;
    }

    fn squares(&self) -> Vec<Square> {
        let (cols, rows) = self.options.get(&SIZE);
        let (cols, rows) = (i32::from(cols), i32::from(rows));
        (0..rows).flat_map(|y| (0..cols).map(move |x| (x, y))).collect()
    }

    fn holding(&self, letter: char) -> Vec<Square> {
        let all = self.squares().into_iter();
        all.filter(|&square| self.at(square) == letter).collect()
    }

    fn with(&self, changes: &[(Square, char)]) -> Plain {
        let mut changed = Plain { options: self.options.clone(), rows: self.rows.clone(), ..*self };
        for &(square, letter) in changes {
            changed.put(square, letter);
        }
        changed
    }

    /// Lengths of the row and of the column of one colour through a stone.
    fn lines(&self, stone: Square) -> [usize; 2] {
        [(1, 0), (0, 1)].map(|(dx, dy)| {
            let reach = |sign: i32| {
                let ahead = |i| (stone.0 + sign * i * dx, stone.1 + sign * i * dy);
                let same = |i: &i32| self.at(ahead(*i)) == self.at(stone);
                (1..10).take_while(same).count()
            };
            1 + reach(1) + reach(-1)
        })
    }

    fn longest(&self, stone: Square) -> usize {
        self.lines(stone).into_iter().max().unwrap()
    }

    fn may_drop(&self, side: Side, square: Square) -> bool {
        let dropped = self.with(&[(square, side.letter())]);
        let fours = self.options.get(&LINE4) == Line4::Open || dropped.longest(square) < 4;
        let drop = match self.options.get(&DROP) {
            Drop::Apart => dropped.longest(square) == 1,
            Drop::NoThree => dropped.longest(square) < 3,
            Drop::Free => true,
        };
        self.at(square) == '.' && drop && fours
    }

    fn drops(&self, side: Side) -> Vec<Square> {
        if self.hands[side.index()] == 0 {
            return Vec::new();
        }
        let mut squares = self.squares();
        squares.retain(|&square| self.may_drop(side, square));
        squares
    }

    fn dropping(&self) -> bool {
        self.hands != [0, 0]
    }

    fn steps(&self) -> Vec<(Square, Square)> {
        let mut steps = Vec::new();
        for from in self.holding(self.turn.letter()) {
            for (dx, dy) in SIDES {
                let to = (from.0 + dx, from.1 + dy);
                let banned = self.bans[self.turn.index()] == Some((from, to));
                if self.at(to) == '.' && !banned && self.line_is_allowed(from, to) {
                    steps.push((from, to));
                }
            }
        }
        steps
    }

    fn stepped(&self, from: Square, to: Square) -> Plain {
        self.with(&[(from, '.'), (to, self.turn.letter())])
    }

    fn line_is_allowed(&self, from: Square, to: Square) -> bool {
        self.options.get(&LINE4) == Line4::Open || self.stepped(from, to).longest(to) < 4
    }

    fn makes_three(&self, from: Square, to: Square) -> bool {
        let after = self.stepped(from, to);
        // What the stone leaves behind stands beside the square it left.
        let left_behind = |(dx, dy): Square| {
            let beside = (from.0 + dx, from.1 + dy);
            let along = usize::from(dx == 0);
            after.at(beside) == self.turn.letter() && after.lines(beside)[along] == 3
        };
        let leaves = self.options.get(&LEAVE) && SIDES.into_iter().any(left_behind);
        leaves || after.lines(to).contains(&3)
    }

    fn preys(&self) -> Vec<Square> {
        let mut enemies = self.holding(self.turn.other().letter());
        enemies.retain(|&stone| !self.options.get(&PROTECT) || !self.lines(stone).contains(&3));
        enemies
    }

    fn begin_moving(&mut self) {
        self.hands = [0, 0];
        if self.options.get(&START) == Start::White {
            self.turn = Side::White;
        }
    }

    fn name((x, y): Square) -> String {
        format!("{}{}", (b'a' + x as u8) as char, y + 1)
    }

    fn square(name: &str) -> Square {
        let [x, y] = *name.as_bytes() else { panic!("{name} is not a square") };
        (i32::from(x - b'a'), i32::from(y - b'1'))
    }

    fn play_step(&mut self, m: &str) {
        let (step, prey) = m.split_once('x').map_or((m, None), |(s, p)| (s, Some(p)));
        let (from, to) = step.split_once('-').unwrap();
        let (from, to) = (Plain::square(from), Plain::square(to));
        self.put(from, '.');
        self.put(to, self.turn.letter());
        self.quiet += 1;
        if let Some(prey) = prey {
            self.put(Plain::square(prey), '.');
            self.quiet = 0;
        }
        if self.options.get(&QUIET) == 0 {
            self.quiet = 0;
        }
        if self.options.get(&BACK) == Back::Ban {
            self.bans[self.turn.index()] = Some((to, from));
        }
        for side in Side::ALL {
            let stands = |(from, to)| self.at(from) == side.letter() && self.at(to) == '.';
            self.bans[side.index()] = self.bans[side.index()].filter(|&ban| stands(ban));
        }
        self.turn = self.turn.other();
    }
}

impl Model for Plain {
    fn start(options: &Options) -> Self {
        let (cols, rows) = options.get(&SIZE);
        Plain {
            options: options.clone(),
            rows: vec![vec!['.'; cols.into()]; rows.into()],
            turn: Side::White,
            hands: [options.get(&STONES); 2],
            bans: [None, None],
            quiet: 0,
        }
    }

    fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        if self.dropping() {
            let drops = self.drops(self.turn);
            let pass = drops.is_empty().then(|| "pass".to_owned());
            return drops.into_iter().map(Plain::name).chain(pass).collect();
        }
        let mut legal = Vec::new();
        for (from, to) in self.steps() {
            let step = format!("{}-{}", Plain::name(from), Plain::name(to));
            let three = self.makes_three(from, to);
            let preys = if three { self.preys() } else { Vec::new() };
            let take = |&prey: &Square| format!("{step}x{}", Plain::name(prey));
            legal.extend(preys.iter().map(take));
            if preys.is_empty() || self.options.get(&CAPTURE) == Capture::May {
                legal.push(step);
            }
        }
        legal
    }

    fn play(&mut self, m: &str) {
        if m.contains('-') {
            return self.play_step(m);
        }
        let side = self.turn;
        self.turn = side.other();
        if m != "pass" {
            self.put(Plain::square(m), side.letter());
            self.hands[side.index()] -= 1;
        }
        if Side::ALL.into_iter().all(|side| self.drops(side).is_empty()) {
            self.begin_moving();
        }
    }

    fn ending(&self) -> Option<(Outcome, &'static str)> {
        if self.dropping() {
            return None;
        }
        let goal = self.options.get(&GOAL);
        let few = |side: Side| self.holding(side.letter()).len() <= goal;
        let limit = self.options.get(&QUIET);
        if few(Side::White) && few(Side::Black) {
            Some((Outcome::Draw, "stones"))
        } else if few(Side::White) {
            Some((Outcome::Win(Side::Black), "stones"))
        } else if few(Side::Black) {
            Some((Outcome::Win(Side::White), "stones"))
        } else if self.steps().is_empty() {
            Some((Outcome::Win(self.turn.other()), "blocked"))
        } else if limit > 0 && self.quiet == limit {
            Some((Outcome::Draw, "quiet"))
        } else {
            None
        }
    }

    fn text(&self) -> String {
        let [white, black] = self.hands;
        let ban = |ban: Option<(Square, Square)>| match ban {
            Some((from, to)) => format!("{}-{}", Plain::name(from), Plain::name(to)),
            None => "-".to_owned(),
        };
        let [ban_w, ban_b] = self.bans.map(ban);
        let board = board_text(&self.rows);
        let turn = self.turn;
        format!("{board} {turn} {white} {black} {ban_w} {ban_b} {}", self.quiet)
    }
}
