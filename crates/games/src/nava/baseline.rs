//! The original program: one formula, meant to be asked after a move and mirrored for Black. It had
//! no search; its authors wished for one.

use jogada_core::options::Int;
use jogada_core::{Baseline, BaselineDepth, Baselines, Side};

use super::{Rules, State, Store};

const DEPTH: Int = Int::new("depth", 1, 8).default(2);

/// The evaluation by discs and cubes.
struct NavaBaseline {
    depth: u32,
}

/// The players of the original program.
pub(super) const fn baselines<S: Store, const CELLS: usize, const W: usize>()
-> Baselines<Rules<S, CELLS, W>> {
    Baselines {
        greedy: &[],
        minimax: &[&DEPTH],
        new: |_, options| Box::new(NavaBaseline { depth: options.get(&DEPTH) as u32 }),
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Baseline<Rules<S, CELLS, W>> for NavaBaseline {
    /// The enemy's cubes off the board by the square of the discs in own stacks, over the same of
    /// the other side and one.
    fn value(&self, rules: &Rules<S, CELLS, W>, state: &State<S, CELLS, W>, side: Side) -> f64 {
        let supply = |side| rules.supply(state, side) as f64;
        let discs = |side: Side| {
            let heights = state.controlled(side).iter().map(|cell| state.stack(cell).height());
            heights.sum::<usize>() as f64
        };
        let (enemy, mine) = (side.other(), discs(side));
        supply(enemy) * mine * mine / (supply(side) * discs(enemy) * discs(enemy) + 1.0)
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth::of(self.depth)
    }
}
