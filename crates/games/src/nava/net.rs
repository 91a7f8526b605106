//! What a net is told about a position: what stands on every square.
//!
//! A square has one input at most: a cube by its owner, or a stack by its discs from the top, five of them at
//! most. Discs below those are counted for the whole board.

use jogada_core::{Cell, Net, NetShape, NetSums, Side};

use super::stack::Stack;
use super::{Move, Rules, State, Store};

/// The hidden layer of a side.
pub(super) const HIDDEN: usize = 32;

/// Up to this height a stack is told from every other.
const TOP: usize = 5;

/// Stacks of up to [`TOP`] discs, taller ones by their top, and two cubes.
const CODES: usize = (2 << TOP) - 2 + (1 << TOP) + 2;

const CUBES: usize = CODES - 2;

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// The shape of nets for this board and these pieces, without symmetries.
    pub(super) fn net_shape(&self) -> NetShape {
        let name =
            format!("stacks size={} discs={} cubes={}", self.grid.cols(), self.discs, self.cubes);
        let cells = self.grid.len();
        let swapped = |input: usize| match input.checked_sub(CODES * cells) {
            Some(deep) => CODES * cells + 1 - deep,
            None => input - input % CODES + swapped_code(input % CODES),
        };
        NetShape::new(name, HIDDEN, CODES * cells + 2, swapped)
    }

    /// The same input with other cells for its own.
    pub(super) fn net_image(&self, input: usize, places: &[Cell]) -> usize {
        match places.get(input / CODES) {
            Some(place) if input < CODES * self.grid.len() => CODES * place.index() + input % CODES,
            _ => input,
        }
    }

    /// Calls `put` with all inputs of a position.
    pub(super) fn each_net_input(&self, state: &State<S, CELLS, W>, mut put: impl FnMut(usize)) {
        for cell in 0..self.grid.len() {
            input(state, cell).into_iter().for_each(&mut put);
            for (colour, count) in deep(state.stack(cell)).into_iter().enumerate() {
                (0..count).for_each(|_| put(CODES * self.grid.len() + colour));
            }
        }
    }

    /// Updates the sums of a net by a move.
    #[inline]
    pub(super) fn follow_net(
        &self,
        net: &Net<HIDDEN>,
        before: &State<S, CELLS, W>,
        m: Move,
        after: &State<S, CELLS, W>,
        sums: &mut NetSums<HIDDEN>,
    ) {
        for cell in [m.from(), m.to()] {
            let [off, on] = [before, after].map(|state| input(state, cell));
            let nothing = net.nothing();
            net.replace(sums, off.unwrap_or(nothing), on.unwrap_or(nothing));
            let [old, new] = [before, after].map(|state| state.stack(cell));
            if old.height().max(new.height()) > TOP {
                self.follow_deep(net, old, new, sums);
            }
        }
    }

    #[cold]
    fn follow_deep(&self, net: &Net<HIDDEN>, old: Stack, new: Stack, sums: &mut NetSums<HIDDEN>) {
        for (colour, (old, new)) in deep(old).into_iter().zip(deep(new)).enumerate() {
            let input = CODES * self.grid.len() + colour;
            (new..old).for_each(|_| net.switch_off(sums, input));
            (old..new).for_each(|_| net.switch_on(sums, input));
        }
    }
}

/// The input of a square, if anything stands there.
#[inline]
fn input<S: Store, const CELLS: usize, const W: usize>(
    state: &State<S, CELLS, W>,
    cell: usize,
) -> Option<usize> {
    let stack = state.stack(cell);
    let code = if !stack.is_empty() {
        stack_code(stack)
    } else if state.cubes(Side::White).contains(cell) {
        CUBES
    } else if state.cubes(Side::Black).contains(cell) {
        CUBES + 1
    } else {
        return None;
    };
    Some(CODES * cell + code)
}

#[inline]
fn stack_code(stack: Stack) -> usize {
    let number = stack.number() as usize;
    let top = number % (1 << TOP);
    if stack.height() <= TOP { number - 2 } else { (2 << TOP) - 2 + top }
}

fn swapped_code(code: usize) -> usize {
    let tall = (2 << TOP) - 2;
    if code >= CUBES {
        CUBES + 1 - (code - CUBES)
    } else if code >= tall {
        tall + ((1 << TOP) - 1 - (code - tall))
    } else {
        let number = code + 2;
        (number ^ ((1 << number.ilog2()) - 1)) - 2
    }
}

/// White and black discs below the top.
#[inline]
fn deep(stack: Stack) -> [usize; 2] {
    let count = stack.height().saturating_sub(TOP);
    let black = (stack.number() >> TOP).count_ones().saturating_sub(1) as usize;
    if count == 0 { [0; 2] } else { [count - black, black] }
}
