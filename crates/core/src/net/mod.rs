//! Small nets that evaluate positions, updated from move to move (Y. Nasu, *Efficiently updatable
//! neural-network-based evaluation functions for computer shogi*, 2018).
//!
//! A net has one hidden layer, once for each side: the sums of the rows of all inputs that are on, as that
//! side sees them. A move changes few inputs, so the sums follow it by adding and subtracting a few rows.
//! Which inputs there are is the business of each game.

mod file;
mod input_list;
mod lazy;
mod shape;
#[cfg(test)]
mod tests;

pub use file::{NetError, NetMode, NetWeights};
pub use input_list::InputList;
pub use lazy::LazySums;
pub use shape::NetShape;

use crate::{Bits, EvalPart, Side};

/// What 1 in the hidden layer is in whole numbers.
pub const HIDDEN_UNIT: i32 = 255;

/// What 1 is in whole numbers for the weights of the output.
pub const OUTPUT_UNIT: i32 = 64;

/// The largest weight of the output in whole numbers: a product with the hidden layer fits 16 bits.
pub const MAX_OUTPUT: i32 = 127;

/// The sums of the hidden layer, as White and as Black see the position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct NetSums<const H: usize>([[i16; H]; 2]);

impl<const H: usize> NetSums<H> {
    /// Sums of no net.
    pub const NONE: NetSums<H> = NetSums([[0; H]; 2]);
}

/// A net with a hidden layer of `H` for each side, in whole numbers.
pub struct Net<const H: usize> {
    /// Of each input, and zeros at the end.
    rows: Vec<[i16; H]>,
    /// Of each input: the same with the sides exchanged.
    swapped: Vec<u16>,
    bias: [i16; H],
    /// The weights of the hidden layer of the side to move and of the other.
    output: [[i16; H]; 2],
    output_bias: i32,
    /// Points for a unit of the output.
    scale: i32,
    mode: NetMode,
}

impl<const H: usize> Net<H> {
    /// The net with these weights, if they are for this shape.
    ///
    /// # Panics
    /// If the shape is one of other nets than this type's.
    pub fn new(weights: &NetWeights, shape: &NetShape) -> Option<Net<H>> {
        assert_eq!(shape.hidden, H, "the shape is that of the type");
        const { assert!(H <= 128, "the output fits 32 bits") };
        if !weights.fits(shape) {
            return None;
        }
        let (rows, _) = weights.rows.as_chunks::<H>();
        let (output, _) = weights.output.as_chunks::<H>();
        let nothing = rows.len();
        Some(Net {
            rows: rows.iter().copied().chain([[0; H]]).collect(),
            swapped: shape.swapped.iter().copied().chain([nothing as u16]).collect(),
            bias: *weights.bias.first_chunk::<H>()?,
            output: *output.first_chunk::<2>()?,
            output_bias: weights.output_bias,
            scale: weights.scale,
            mode: weights.mode,
        })
    }

    /// An input without effect, to put where there is none.
    #[inline]
    pub fn nothing(&self) -> usize {
        self.rows.len() - 1
    }

    /// The sums of a position in which no input is on.
    #[inline]
    pub fn no_inputs(&self) -> NetSums<H> {
        NetSums([self.bias; 2])
    }

    /// The sums of a position in which these inputs are on, given as White sees them.
    #[inline]
    pub fn sums_of<const N: usize>(&self, inputs: &InputList<N>) -> NetSums<H> {
        let mut sums = self.no_inputs();
        self.change(&mut sums, inputs.all(), &[]);
        sums
    }

    /// Switches an input on, given as White sees it.
    #[inline]
    pub fn switch_on(&self, sums: &mut NetSums<H>, input: usize) {
        let [white, black] = &mut sums.0;
        add(white, &self.rows[input]);
        add(black, &self.rows[usize::from(self.swapped[input])]);
    }

    /// Switches an input off, given as White sees it.
    #[inline]
    pub fn switch_off(&self, sums: &mut NetSums<H>, input: usize) {
        let [white, black] = &mut sums.0;
        subtract(white, &self.rows[input]);
        subtract(black, &self.rows[usize::from(self.swapped[input])]);
    }

    /// Switches one input off and another on.
    #[inline]
    pub fn replace(&self, sums: &mut NetSums<H>, off: usize, on: usize) {
        let [white, black] = &mut sums.0;
        exchange(white, &self.rows[off], &self.rows[on]);
        let [off, on] = [off, on].map(|input| usize::from(self.swapped[input]));
        exchange(black, &self.rows[off], &self.rows[on]);
    }

    /// Updates the inputs of a set of cells, of which cell 0 has the number `first`.
    #[inline]
    pub fn follow<const W: usize>(
        &self,
        sums: &mut NetSums<H>,
        first: usize,
        before: Bits<W>,
        after: Bits<W>,
    ) {
        (before - after).each(|cell| self.switch_off(sums, first + cell));
        (after - before).each(|cell| self.switch_on(sums, first + cell));
    }

    /// Switches these inputs on and those off.
    #[inline]
    pub fn change(&self, sums: &mut NetSums<H>, on: &[u16], off: &[u16]) {
        let [mut white, mut black] = sums.0;
        for &input in on {
            add(&mut white, &self.rows[usize::from(input)]);
            add(&mut black, &self.rows[usize::from(self.swapped[usize::from(input)])]);
        }
        for &input in off {
            subtract(&mut white, &self.rows[usize::from(input)]);
            subtract(&mut black, &self.rows[usize::from(self.swapped[usize::from(input)])]);
        }
        sums.0 = [white, black];
    }

    /// An evaluation with the output of the net, which takes its place or is added to it.
    #[inline]
    pub fn combine(&self, sums: &NetSums<H>, to_move: Side, classic: impl FnOnce() -> i32) -> i32 {
        let value = self.value(sums, to_move);
        match self.mode {
            NetMode::Alone => value,
            NetMode::Correction => classic() + value,
        }
    }

    /// An evaluation in parts with that of the net; `classic` makes the others.
    pub fn explain(
        &self,
        sums: &NetSums<H>,
        to_move: Side,
        classic: impl FnOnce() -> Vec<EvalPart>,
    ) -> Vec<EvalPart> {
        let mut parts = match self.mode {
            NetMode::Alone => Vec::new(),
            NetMode::Correction => classic(),
        };
        parts.push(EvalPart::of_net(to_move, self.value(sums, to_move)));
        parts
    }

    /// The output of the net in points for the side to move.
    #[inline]
    pub fn value(&self, sums: &NetSums<H>, to_move: Side) -> i32 {
        let [own, other] = [to_move, to_move.other()].map(|side| &sums.0[side.index()]);
        let sum = dot(own, &self.output[0]) + dot(other, &self.output[1]);
        let value = i64::from(sum / HIDDEN_UNIT + self.output_bias) * i64::from(self.scale);
        (value / i64::from(HIDDEN_UNIT * OUTPUT_UNIT)) as i32
    }
}

#[inline]
fn add<const H: usize>(sums: &mut [i16; H], row: &[i16; H]) {
    for (sum, row) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*row);
    }
}

#[inline]
fn subtract<const H: usize>(sums: &mut [i16; H], row: &[i16; H]) {
    for (sum, row) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*row);
    }
}

#[inline]
fn exchange<const H: usize>(sums: &mut [i16; H], off: &[i16; H], on: &[i16; H]) {
    for (sum, (off, on)) in sums.iter_mut().zip(off.iter().zip(on)) {
        *sum = sum.wrapping_add(on.wrapping_sub(*off));
    }
}

/// The squares of the sums, each between 0 and 1, by their weights. Written so that pairs of products of 16
/// bits are added up by one instruction.
#[inline]
fn dot<const H: usize>(sums: &[i16; H], weights: &[i16; H]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let clipped = sum.clamp(0, HIDDEN_UNIT as i16);
        total += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
    }
    total
}
