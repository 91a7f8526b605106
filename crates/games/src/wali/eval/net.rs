//! What a net is told about a position: the stones in either phase, what they can do next.

use jogada_core::{Bits, Cell, LazySums, Net, NetShape, NetSums, Side};

use super::At;
use super::reach::Reach;
use crate::wali::{Rules, State};

/// The hidden layer of a side.
pub(super) const HIDDEN: usize = 32;

/// Sets of squares of a side: its stones in the drop phase and in the move phase, squares where a step makes a three,
/// where one would once a ban is over, and where one stone more would.
const SETS: usize = 5;

/// The shape of nets for this board and these rules, without symmetries.
pub(super) fn shape<const W: usize>(rules: &Rules<W>) -> NetShape {
    let cells = rules.grid.len();
    let choices = [
        rules.drop as u8,
        rules.start as u8,
        rules.line4 as u8,
        u8::from(rules.leave),
        u8::from(rules.protect),
        rules.capture as u8,
        rules.back as u8,
    ];
    let name = format!(
        "reach board={}x{} stones={} fewest={} rules={choices:?}",
        rules.grid.cols(),
        rules.grid.rows(),
        rules.stones,
        rules.fewest
    );
    let swapped = |input: usize| (input + SETS * cells) % (2 * SETS * cells);
    NetShape::new(name, HIDDEN, 2 * SETS * cells, swapped)
}

/// The same input with another cell for its own.
pub(super) fn image<const W: usize>(rules: &Rules<W>, input: usize, places: &[Cell]) -> usize {
    let cell = input % rules.grid.len();
    input - cell + places[cell].index()
}

/// The inputs of a position.
pub(super) type Inputs<const W: usize> = [Bits<W>; 2 * SETS];

/// The sums of the net, which follow these inputs.
pub(super) type Sums<const W: usize> = LazySums<HIDDEN, W, { 2 * SETS }>;

#[inline]
pub(super) fn inputs<const W: usize>(state: &State<W>, reach: &[Reach<W>; 2]) -> Inputs<W> {
    let [white, black] = Side::ALL.map(|side| {
        let (reach, stones) = (&reach[side.index()], state.stones(side));
        let (dropped, moved) =
            if state.is_dropping() { (stones, Bits::EMPTY) } else { (Bits::EMPTY, stones) };
        [dropped, moved, reach.spots(), reach.latent, reach.gaps]
    });
    let mut all = [Bits::EMPTY; 2 * SETS];
    all[..SETS].copy_from_slice(&white);
    all[SETS..].copy_from_slice(&black);
    all
}

/// Calls `put` with every input that is on.
pub(super) fn each<const W: usize>(
    rules: &Rules<W>,
    inputs: &Inputs<W>,
    mut put: impl FnMut(usize),
) {
    for (n, set) in inputs.iter().enumerate() {
        set.each(|cell| put(n * rules.grid.len() + cell));
    }
}

/// Calls `read` with the sums of a position.
#[inline]
pub(super) fn with_sums<T, const W: usize>(
    net: &Net<HIDDEN>,
    at: At<'_, W>,
    read: impl FnOnce(&NetSums<HIDDEN>) -> T,
) -> T {
    let inputs = inputs(at.state, &at.acc.reach);
    at.acc.sums.with(net, at.game.grid.len(), &inputs, read)
}
