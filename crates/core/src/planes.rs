//! Observation planes: what they are called, and how they are written.

use crate::{Bits, Grid};

/// One observation plane, or several of a kind in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// Its sentence is the message `plane-<name>`.
    pub name: &'static str,
    /// Consecutive planes under this name.
    pub count: usize,
    /// What a plane of bytes has where one of fractions has 1.
    pub scale: u8,
}

impl Plane {
    /// A single plane of ones and zeros.
    pub const fn one(name: &'static str) -> Plane {
        Plane { name, count: 1, scale: 1 }
    }

    /// The same plane with counts that are divided by `scale`.
    pub const fn scaled(self, scale: u8) -> Plane {
        Plane { scale, ..self }
    }
}

/// What planes are made of: `f32` for fractions, `u8` for whole numbers in a quarter of the room.
pub trait PlaneValue: Copy + PartialEq + 'static {
    /// The value of a cell that a plane does not mark.
    const ZERO: Self;
    /// The value of a cell that it marks.
    const ONE: Self;
    /// The values of the bits of every byte.
    const OF_BYTES: &'static [[Self; 8]; 256];

    /// So many of `scale`.
    fn count(count: u16, scale: u8) -> Self;
}

/// A table of eight values for every byte: those of its bits, the lowest first.
macro_rules! bits_of_bytes {
    ($zero:expr, $one:expr) => {{
        let mut table = [[$zero; 8]; 256];
        let mut n = 0;
        while n < 256 * 8 {
            table[n / 8][n % 8] = if (n / 8) >> (n % 8) & 1 == 1 { $one } else { $zero };
            n += 1;
        }
        table
    }};
}
pub(crate) use bits_of_bytes;

impl PlaneValue for f32 {
    const ZERO: f32 = 0.0;
    const ONE: f32 = 1.0;
    const OF_BYTES: &'static [[f32; 8]; 256] = &bits_of_bytes!(0.0, 1.0);

    #[inline]
    fn count(count: u16, scale: u8) -> f32 {
        f32::from(count) / f32::from(scale)
    }
}

impl PlaneValue for u8 {
    const ZERO: u8 = 0;
    const ONE: u8 = 1;
    const OF_BYTES: &'static [[u8; 8]; 256] = &bits_of_bytes!(0, 1);

    #[inline]
    fn count(count: u16, _scale: u8) -> u8 {
        count.min(u8::MAX.into()) as u8
    }
}

/// Fills planes one after the other.
pub struct PlaneWriter<'a, V> {
    rest: &'a mut [V],
    cells: usize,
}

impl<'a, V: PlaneValue> PlaneWriter<'a, V> {
    pub(crate) fn new(grid: Grid, out: &'a mut [V]) -> Self {
        PlaneWriter { rest: out, cells: grid.len() }
    }

    /// # Panics
    /// If there is room left.
    pub(crate) fn finish(&self) {
        assert!(self.rest.is_empty(), "more room than planes");
    }

    /// The next planes, all 0, to be filled by hand.
    ///
    /// # Panics
    /// If there is no room for them; so do the others.
    #[inline(always)]
    pub fn take(&mut self, count: usize) -> &'a mut [V] {
        let planes = self.next(count);
        planes.fill(V::ZERO);
        planes
    }

    /// A plane for each set, 1 on its cells, which are few.
    #[inline(always)]
    pub fn mark_few<const W: usize, const N: usize>(&mut self, sets: [Bits<W>; N]) {
        let (planes, cells) = (self.take(N), self.cells);
        for (n, set) in sets.into_iter().enumerate() {
            let plane = &mut planes[n * cells..][..cells];
            set.each(|cell| plane[cell] = V::ONE);
        }
    }

    /// A plane that is 1 on these cells, which may be many.
    pub fn mark_set<const W: usize>(&mut self, cells: Bits<W>) {
        write_plane(cells, self.next(1));
    }

    /// A plane with one value on all cells: so many of `scale`.
    #[inline]
    pub fn fill(&mut self, count: u16, scale: u8) {
        self.next(1).fill(V::count(count, scale));
    }

    /// The next planes as they were left.
    #[inline]
    fn next(&mut self, count: usize) -> &'a mut [V] {
        let (planes, rest) = std::mem::take(&mut self.rest).split_at_mut(count * self.cells);
        self.rest = rest;
        planes
    }
}

/// A plane that is 1 on these cells.
///
/// # Panics
/// If the plane is longer than the set can be.
#[inline]
pub fn write_plane<const W: usize, V: PlaneValue>(cells: Bits<W>, plane: &mut [V]) {
    cells.write(V::OF_BYTES, plane);
}
