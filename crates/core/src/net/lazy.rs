//! Sums of a net that are brought up to date only where a position is evaluated.

use std::cell::RefCell;

use super::{InputList, Net, NetSums};
use crate::Bits;

/// Changes that are collected before they are added up.
const MAX_CHANGES: usize = 32;

type Changes = InputList<MAX_CHANGES>;

/// Sums of the position that was evaluated last on the way to this one, with its inputs: `S` sets of cells.
#[derive(Clone, Debug)]
pub struct LazySums<const H: usize, const W: usize, const S: usize>(RefCell<Evaluated<H, W, S>>);

#[derive(Clone, Debug)]
struct Evaluated<const H: usize, const W: usize, const S: usize> {
    sums: NetSums<H>,
    inputs: [Bits<W>; S],
}

impl<const H: usize, const W: usize, const S: usize> LazySums<H, W, S> {
    /// Sums of no input, for this net or for none.
    #[inline]
    pub fn new(net: Option<&Net<H>>) -> Self {
        let sums = net.map_or(NetSums::NONE, Net::no_inputs);
        LazySums(RefCell::new(Evaluated { sums, inputs: [Bits::EMPTY; S] }))
    }

    /// Calls `read` with the sums of a position with these inputs; cell 0 of the set with number `n` is the input
    /// `n * cells`.
    #[inline]
    pub fn with<T>(
        &self,
        net: &Net<H>,
        cells: usize,
        inputs: &[Bits<W>; S],
        read: impl FnOnce(&NetSums<H>) -> T,
    ) -> T {
        let mut evaluated = self.0.borrow_mut();
        evaluated.follow(net, cells, inputs);
        read(&evaluated.sums)
    }
}

impl<const H: usize, const W: usize, const S: usize> Evaluated<H, W, S> {
    #[inline]
    fn follow(&mut self, net: &Net<H>, cells: usize, inputs: &[Bits<W>; S]) {
        let (mut on, mut off) = (Changes::NONE, Changes::NONE);
        for (n, (after, before)) in inputs.iter().zip(&mut self.inputs).enumerate() {
            if after == before {
                continue;
            }
            let changed = (*after ^ *before).len();
            if on.len().max(off.len()) + changed > MAX_CHANGES {
                net.change(&mut self.sums, on.all(), off.all());
                (on, off) = (Changes::NONE, Changes::NONE);
            }
            if changed > MAX_CHANGES {
                net.follow(&mut self.sums, n * cells, *before, *after);
            } else {
                (*after - *before).each(|cell| on.push(n * cells + cell));
                (*before - *after).each(|cell| off.push(n * cells + cell));
            }
            *before = *after;
        }
        net.change(&mut self.sums, on.all(), off.all());
    }
}
