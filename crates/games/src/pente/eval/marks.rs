//! What a stone of one side on an empty point would do, packed so that the four axes add up.

use std::ops::{Add, Sub};

use jogada_core::Side;

use super::rows::Class;
use super::weights::move_score;

/// Counts of what a stone would do, one field each, wide enough for the sum over all axes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Marks(u32);

/// A field of [`Marks`]: its lowest bit and its width.
#[derive(Clone, Copy)]
pub(super) struct Field(u32, u32);

/// Axes on which it makes five.
pub(super) const FIVE: Field = Field(0, 3);
/// Axes on which it makes a tessera, a four with two ways to five.
pub(super) const OPEN_FOUR: Field = Field(3, 3);
/// Axes on which it makes a four with one way to five.
pub(super) const FOUR: Field = Field(6, 3);
/// Axes on which it makes a tria, a three that can become a tessera.
pub(super) const OPEN_THREE: Field = Field(9, 3);
/// Axes on which it makes a three that can become a four.
pub(super) const THREE: Field = Field(12, 3);
/// Axes on which it makes a two that can become a tria.
pub(super) const OPEN_TWO: Field = Field(15, 3);
/// Stones it captures.
pub(super) const TAKE: Field = Field(18, 5);
/// Directions in which it attacks a run that could then be captured.
pub(super) const ATTACK: Field = Field(23, 4);
/// Axes on which it becomes part of a run that can be captured.
pub(super) const RISK: Field = Field(27, 4);

/// What makes a move more than a quiet one.
const VIOLENT: u32 = FIVE.mask()
    | OPEN_FOUR.mask()
    | FOUR.mask()
    | OPEN_THREE.mask()
    | TAKE.mask()
    | ATTACK.mask()
    | RISK.mask();

impl Field {
    /// The lowest bit of the field.
    pub(super) const fn low(self) -> u32 {
        self.0
    }

    /// The bits of the field.
    pub(super) const fn mask(self) -> u32 {
        ((1 << self.1) - 1) << self.0
    }
}

impl Marks {
    /// The same counts in this set of fields only.
    pub(super) const fn only(self, fields: u32) -> u32 {
        self.0 & fields
    }

    pub(super) fn new(field: Field, count: u32) -> Marks {
        debug_assert!(count < 1 << field.1);
        Marks(count << field.0)
    }

    #[inline]
    pub(super) const fn get(self, field: Field) -> i32 {
        (self.0 >> field.0 & ((1 << field.1) - 1)) as i32
    }

    #[inline]
    pub(super) const fn has(self, field: Field) -> bool {
        self.get(field) != 0
    }

    /// How many numbers there are for the lines a stone makes, fives apart, and for what it has to do with captures.
    pub(super) const LINES: usize = 1 << (TAKE.0 - OPEN_FOUR.0);
    pub(super) const CAPTURES: usize = 1 << (RISK.0 + RISK.1 - TAKE.0);

    /// The number of the lines it makes.
    #[inline]
    pub(super) const fn lines(self) -> usize {
        (self.0 >> OPEN_FOUR.0) as usize % Marks::LINES
    }

    /// The number of what it has to do with captures.
    #[inline]
    pub(super) const fn captures(self) -> usize {
        (self.0 >> TAKE.0) as usize % Marks::CAPTURES
    }

    /// Only lines, by their number.
    pub(super) const fn of_lines(number: usize) -> Marks {
        Marks((number as u32) << OPEN_FOUR.0)
    }

    /// Only what has to do with captures, by its number.
    pub(super) const fn of_captures(number: usize) -> Marks {
        Marks((number as u32) << TAKE.0)
    }

    /// Whether it makes a four of any kind.
    #[inline]
    pub(super) const fn makes_four(self) -> bool {
        self.has(OPEN_FOUR) || self.has(FOUR)
    }

    /// Whether a four made here does more than be answered: threatens twice, prepares the next
    /// threat or has to do with captures.
    #[inline]
    pub(super) const fn leads_on(self) -> bool {
        const MORE: u32 =
            OPEN_FOUR.mask() | OPEN_THREE.mask() | THREE.mask() | TAKE.mask() | ATTACK.mask();
        self.only(MORE) != 0 || self.get(FOUR) > 1
    }

    /// Threats that have to be answered, each on an axis of its own: fours and trias.
    #[inline]
    pub(super) const fn threats(self) -> i32 {
        self.get(OPEN_FOUR) + self.get(FOUR) + self.get(OPEN_THREE)
    }

    /// The score of the lines that can become threats.
    #[inline]
    pub(super) const fn value_of_chances(self) -> i32 {
        CHANCES[self.chances()] as i32
    }

    /// A number for every way of making such lines.
    #[inline]
    const fn chances(self) -> usize {
        (self.0 >> THREE.0) as usize % CHANCES.len()
    }

    const fn value_of_threats(self) -> i32 {
        self.get(OPEN_FOUR) * move_score::LINES[Class::OpenFour as usize]
            + self.get(FOUR) * move_score::LINES[Class::Four as usize]
            + self.get(OPEN_THREE) * move_score::LINES[Class::OpenThree as usize]
    }
}

impl Add for Marks {
    type Output = Marks;

    #[inline]
    fn add(self, other: Marks) -> Marks {
        Marks(self.0 + other.0)
    }
}

/// What a stone of White and what a stone of Black would do: the lower and the higher half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Both(u64);

impl Both {
    pub(super) const fn new([white, black]: [Marks; 2]) -> Both {
        Both((black.0 as u64) << 32 | white.0 as u64)
    }

    /// The counts of one side.
    #[inline]
    pub(super) const fn of(self, side: Side) -> Marks {
        Marks((self.0 >> (32 * side.index())) as u32)
    }

    /// The counts of this side and those of the other.
    #[inline]
    pub(super) const fn seen_by(self, side: Side) -> [Marks; 2] {
        let turned = self.0.rotate_right(32 * side.index() as u32);
        [Marks(turned as u32), Marks((turned >> 32) as u32)]
    }

    /// The score of the lines that can become threats, by a value for each way of making them of
    /// White and of Black.
    #[inline]
    pub(super) const fn value_of_chances(self, [white, black]: [&[i16; WAYS]; 2]) -> i32 {
        (white[self.of(Side::White).chances()] + black[self.of(Side::Black).chances()]) as i32
    }

    /// Whether neither side would do more than prepare threats.
    #[inline]
    pub(super) const fn is_quiet(self) -> bool {
        self.only(VIOLENT) == 0
    }

    /// The counts of both sides in this set of fields only.
    #[inline]
    pub(super) const fn only(self, fields: u32) -> u64 {
        self.0 & ((fields as u64) << 32 | fields as u64)
    }
}

impl Add for Both {
    type Output = Both;

    #[inline]
    fn add(self, other: Both) -> Both {
        Both(self.0 + other.0)
    }
}

impl Sub for Both {
    type Output = Both;

    #[inline]
    fn sub(self, other: Both) -> Both {
        Both(self.0 - other.0)
    }
}

/// The ways of making lines that can become threats: two adjacent fields of [`Marks`].
pub(super) const WAYS: usize = 1 << 6;

/// The score of these lines.
pub(super) static CHANCES: [i16; WAYS] = {
    let mut all = [0; WAYS];
    let mut n = 0;
    while n < all.len() {
        let marks = Marks((n as u32) << THREE.0);
        let value = marks.get(THREE) * move_score::LINES[Class::Three as usize]
            + marks.get(OPEN_TWO) * move_score::LINES[Class::OpenTwo as usize];
        all[n] = value as i16;
        n += 1;
    }
    all
};

/// What follows from the fours and trias a stone would make.
#[derive(Clone, Copy)]
pub(super) struct Threats {
    /// What making them scores.
    pub(super) made: i32,
    /// What it scores to be where the opponent could make them.
    pub(super) stopped: i32,
    /// What the lines are worth.
    pub(super) value: i32,
}

/// One for every way of making threats: three adjacent fields of [`Marks`].
static THREATS: [Threats; 1 << 9] = {
    let mut all = [Threats { made: 0, stopped: 0, value: 0 }; 1 << 9];
    let mut n = 0;
    while n < all.len() {
        all[n] = Threats::of(Marks((n as u32) << OPEN_FOUR.0));
        n += 1;
    }
    all
};

impl Threats {
    const fn of(marks: Marks) -> Threats {
        let (made, stopped) = match marks.threats() {
            _ if marks.has(OPEN_FOUR) => (move_score::OPEN_FOUR, move_score::STOP_OPEN_FOUR),
            0 => (0, 0),
            1 if marks.has(FOUR) => (move_score::FOUR, move_score::STOP_FOUR),
            1 => (move_score::OPEN_THREE, move_score::STOP_OPEN_THREE),
            _ => (move_score::DOUBLE, move_score::STOP_DOUBLE),
        };
        Threats { made, stopped, value: marks.value_of_threats() }
    }
}

impl Marks {
    #[inline]
    pub(super) fn outlook(self) -> &'static Threats {
        &THREATS[(self.0 >> OPEN_FOUR.0) as usize % THREATS.len()]
    }
}
