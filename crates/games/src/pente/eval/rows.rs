//! What a row of five can become, for one side and along one line.

use super::marks::{FIVE, FOUR, Field, OPEN_FOUR, OPEN_THREE, OPEN_TWO, THREE};
use super::patterns::REACH;
use crate::pente::options::Variant;

/// What a line can become, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Five,
    OpenFour,
    Four,
    OpenThree,
    Three,
    OpenTwo,
    Two,
    One,
    Dead,
}

impl Class {
    /// What a stone that makes such a line is counted as.
    pub(super) const fn field(self) -> Option<Field> {
        match self {
            Class::Five => Some(FIVE),
            Class::OpenFour => Some(OPEN_FOUR),
            Class::Four => Some(FOUR),
            Class::OpenThree => Some(OPEN_THREE),
            Class::Three => Some(THREE),
            Class::OpenTwo => Some(OPEN_TWO),
            Class::Two | Class::One | Class::Dead => None,
        }
    }
}

/// One side's view of a line through a point: bits of the eight places around it, as in a window.
/// The side's stone on the point itself is understood.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) own: u16,
    /// Where the side has a stone or could place one.
    pub(super) open: u16,
}

impl Line {
    const ALL: u16 = 1 << (2 * REACH);

    /// Every line that can be: own stones only where the line is open.
    fn all() -> impl Iterator<Item = Line> {
        let of = |open: u16| (0..Line::ALL).filter(move |own| own & !open == 0);
        (0..Line::ALL).flat_map(move |open| of(open).map(move |own| Line { own, open }))
    }

    fn number(self) -> usize {
        usize::from(self.own * Line::ALL) + usize::from(self.open)
    }

    /// The lines with one more stone of the side.
    fn next(self) -> impl Iterator<Item = Line> {
        let free = self.open & !self.own;
        let bits = (0..2 * REACH).map(|n| 1 << n).filter(move |bit| free & bit != 0);
        bits.map(move |bit| Line { own: self.own | bit, open: self.open })
    }

    /// How many of the next lines have at least that number.
    fn ways(self, numbers: &[usize], least: usize) -> usize {
        self.next().filter(|next| numbers[next.number()] >= least).count()
    }

    /// Rows of five places through the point, as bits of nine places.
    fn rows() -> impl Iterator<Item = u16> {
        (0..=REACH).map(|n| 0b1_1111 << n)
    }

    /// Nine places instead of eight, the point itself included.
    fn with_centre(places: u16, centre: u16) -> u16 {
        let low = places & ((1 << REACH) - 1);
        low | centre << REACH | (places >> REACH) << (REACH + 1)
    }

    /// Whether there is a five. Where only exactly five count, what lies out of sight is taken
    /// for no own stone.
    fn is_five(self, exactly: bool) -> bool {
        let own = Line::with_centre(self.own, 1);
        Line::rows().any(|row| {
            let beside = (row << 1 | row >> 1) & !row;
            own & row == row && !(exactly && own & beside != 0)
        })
    }

    /// The most own stones in a row of five that can still be filled.
    fn stones(self) -> u32 {
        let (own, open) = (Line::with_centre(self.own, 1), Line::with_centre(self.open, 1));
        let alive = Line::rows().filter(|row| open & row == *row);
        alive.map(|row| (own & row).count_ones()).max().unwrap_or(0)
    }
}

/// How many numbers lines have, those that cannot be included.
const NUMBERS: usize = (Line::ALL as usize).pow(2);

/// The classes of all lines.
pub(super) struct Lines(Vec<Class>);

impl Lines {
    pub(super) fn new(variant: Variant) -> Lines {
        let exactly = !variant.wins_with(6);
        // Each count is made from the one before: what one more stone would do.
        let fives = count(|line| usize::from(line.is_five(exactly)));
        let fours = count(|line| line.ways(&fives, 1));
        let trias = count(|line| line.ways(&fours, 2));
        let twos = count(|line| line.ways(&trias, 1));
        let class = |line: Line| match line.number() {
            n if fives[n] > 0 => Class::Five,
            n if fours[n] > 1 => Class::OpenFour,
            n if fours[n] > 0 => Class::Four,
            n if trias[n] > 0 => Class::OpenThree,
            _ if line.stones() == 3 => Class::Three,
            n if twos[n] > 0 => Class::OpenTwo,
            _ if line.stones() == 2 => Class::Two,
            _ if line.stones() == 1 => Class::One,
            _ => Class::Dead,
        };
        let mut classes = vec![Class::Dead; NUMBERS];
        Line::all().for_each(|line| classes[line.number()] = class(line));
        Lines(classes)
    }

    pub(super) fn class(&self, line: Line) -> Class {
        self.0[line.number()]
    }
}

/// A number for every line; 0 for those that cannot be.
fn count(of: impl Fn(Line) -> usize) -> Vec<usize> {
    let mut counts = vec![0; NUMBERS];
    Line::all().for_each(|line| counts[line.number()] = of(line));
    counts
}
