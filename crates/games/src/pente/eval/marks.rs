//! What a stone of one side on an empty point would do, packed so that the four axes add up.

use std::ops::Add;

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

impl Field {
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
}

impl Add for Marks {
    type Output = Marks;

    #[inline]
    fn add(self, other: Marks) -> Marks {
        Marks(self.0 + other.0)
    }
}
