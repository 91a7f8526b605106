//! What stones in a line are worth. Of the original's 150 patterns the values of the most telling
//! ones are known: the five, the fours, `--www--`, `-ww-w-`, `-w-w-`, `-ww-`, that `-ww` can be
//! captured and counts against its owner, and that single stones count from 2 to 38. The rest here
//! fills the gaps in the same spirit.

/// A pattern, mirrored too if that is another one: `w` an own stone, `-` an empty place. Its value
/// is the first number by two to the power of the second. Patterns within patterns add up.
const PATTERNS: [(&str, f64, i32); 20] = [
    ("wwwww", 1.0, 100),
    ("-wwww-", 1.0, 65),
    ("-wwww", 1.32, 38),
    ("w-www", 1.32, 38),
    ("ww-ww", 1.32, 38),
    ("--www--", 1.0, 41),
    ("-www--", 1.0, 37),
    ("-ww-w-", 1.41, 33),
    ("-w-ww", 1.0, 14),
    ("-ww-w", 1.0, 14),
    ("--www", 1.0, 15),
    ("-www-", 1.0, 15),
    ("-w-w-", 1.0, 17),
    ("-w--w-", 1.0, 11),
    ("-ww-", 40.0, 7),
    ("-ww", -10.0, 7),
    ("w", 2.0, 0),
    ("-w-", 6.0, 0),
    ("--w--", 12.0, 0),
    ("---w---", 18.0, 0),
];

/// The value of pairs taken by one side and the other, one to four against fewer.
const CAPTURES: [[(f64, i32); 4]; 4] = [
    [(1.0, 33), NONE, NONE, NONE],
    [(1.0, 49), (1.0, 44), NONE, NONE],
    [(1.0, 63), (1.41, 61), (1.41, 57), NONE],
    [(1.0, 73), (1.74, 72), (1.41, 71), (1.0, 67)],
];
const NONE: (f64, i32) = (0.0, 0);
const WINNING_CAPTURES: (f64, i32) = (1.0, 100);

/// Places a pattern can have.
const MAX_LENGTH: usize = 7;

/// So many windows there are: three to the power of the longest.
const WINDOWS: usize = 2_187;

/// What lies on the next places of a line, in base three, the first place in the lowest digit: 0 for
/// empty, 1 for an own stone, 2 for an enemy's or none of the board.
#[derive(Clone, Copy)]
pub(super) struct Window(usize);

impl Window {
    /// Nothing but what is beyond the board.
    pub(super) const BEYOND: Window = Window(WINDOWS - 1);

    /// The window one place further back, its first place empty.
    pub(super) fn back(self) -> Window {
        Window(self.0 % (WINDOWS / 3) * 3)
    }

    /// Fills the first place, which must be empty.
    pub(super) fn put(&mut self, own: bool, enemy: bool) {
        self.0 += usize::from(own) + 2 * usize::from(enemy);
    }

    fn starts_with(self, pattern: &[u8]) -> bool {
        let digits = (0..MAX_LENGTH as u32).map(|place| self.0 / 3_usize.pow(place) % 3);
        let fits = |(&letter, digit): (&u8, usize)| digit == usize::from(letter == b'w');
        pattern.iter().zip(digits).all(fits)
    }
}

/// For every window: the patterns that begin at its first place.
pub(super) struct Patterns(Vec<f64>);

impl Patterns {
    pub(super) fn new() -> Patterns {
        let mut values = vec![0.0; WINDOWS];
        for (pattern, factor, power) in PATTERNS {
            let forward = pattern.as_bytes().to_vec();
            let mut ways = vec![forward.iter().rev().copied().collect(), forward];
            ways.dedup();
            for (window, value) in values.iter_mut().enumerate() {
                let count = ways.iter().filter(|way| Window(window).starts_with(way)).count();
                *value += count as f64 * number((factor, power));
            }
        }
        Patterns(values)
    }

    pub(super) fn value(&self, window: Window) -> f64 {
        self.0[window.0]
    }
}

/// What captured pairs are worth to the side that took the first number.
pub(super) fn captures(own: usize, enemy: usize) -> f64 {
    match (own, enemy) {
        (5.., _) => number(WINNING_CAPTURES),
        (_, 5..) => -number(WINNING_CAPTURES),
        (own, enemy) if own > enemy => number(CAPTURES[own - 1][enemy]),
        (own, enemy) if own < enemy => -number(CAPTURES[enemy - 1][own]),
        _ => 0.0,
    }
}

fn number((factor, power): (f64, i32)) -> f64 {
    factor * 2_f64.powi(power)
}
