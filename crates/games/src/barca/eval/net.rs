//! What a net is told about a position: where every animal stands, who is scared or can be, and the holes in reach.
//!
//! It is found afresh for every position: what scares whom is known only when a position is evaluated.

use jogada_core::{Bits, Cell, InputList, Net, NetShape, NetSums, Side};

use super::camp::Camp;
use crate::barca::Rules;
use crate::barca::state::MAX_ANIMALS;

/// The hidden layer of a side.
pub(super) const HIDDEN: usize = 32;

/// Sets of squares of a side: by kind all animals, those that are scared, and those that can be scared next; holes in reach,
/// and those a second animal reaches.
const SETS: usize = 3 * 3 + 2;

/// Inputs of a position, at most: an animal stands somewhere and may be afraid, a hole is in reach of both sides twice.
const MAX_INPUTS: usize = 2 * (2 * MAX_ANIMALS + 2 * HOLES);

const HOLES: usize = 4;

/// The shape of nets for this board, without symmetries.
pub(super) fn shape<const W: usize>(rules: &Rules<W>) -> NetShape {
    let (grid, cells) = (rules.board.grid(), rules.board.grid().len());
    let holes: Vec<_> = rules.board.holes().iter().collect();
    let name = format!(
        "animals, fear board={}x{} holes={holes:?} trapped={}",
        grid.cols(),
        grid.rows(),
        rules.trapped as u8
    );
    let swapped = |input: usize| (input + SETS * cells) % (2 * SETS * cells);
    NetShape::new(name, HIDDEN, 2 * SETS * cells, swapped)
}

/// The same input with another cell for its own.
pub(super) fn image<const W: usize>(rules: &Rules<W>, input: usize, places: &[Cell]) -> usize {
    let cell = input % rules.board.grid().len();
    input - cell + places[cell].index()
}

/// Calls `put` with all inputs of a position, of which these are the camps of White and Black with the animals that
/// the other can scare.
#[inline]
pub(super) fn each_input<const W: usize>(
    rules: &Rules<W>,
    camps: [(&Camp<W>, &[Bits<W>; 3]); 2],
    mut put: impl FnMut(usize),
) {
    let cells = rules.board.grid().len();
    for (side, (camp, scarable)) in camps.into_iter().enumerate() {
        let by_kind = [&camp.fear.animals, &camp.fear.scared, scarable];
        let holes = [camp.ways, camp.second_ways];
        for (n, set) in by_kind.into_iter().flatten().chain(&holes).enumerate() {
            set.each(|cell| put((side * SETS + n) * cells + cell));
        }
    }
}

/// The sums of a position for the net; the camp of the side to move comes first.
#[inline]
pub(super) fn sums<const W: usize>(
    net: &Net<HIDDEN>,
    rules: &Rules<W>,
    to_move: Side,
    mut camps: [(&Camp<W>, &[Bits<W>; 3]); 2],
) -> NetSums<HIDDEN> {
    let mut inputs = InputList::<MAX_INPUTS>::NONE;
    camps.rotate_left(to_move.index());
    each_input(rules, camps, |input| inputs.push(input));
    net.sums_of(&inputs)
}
