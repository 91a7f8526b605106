//! The original program: one formula, meant to be asked after a move and mirrored for Black. It had
//! no search; its authors wished for one.

use jogada_core::options::{Int, OptionSpec, Options};
use jogada_core::{BaselineDepth, Side};

use super::{Rules, State, Store};

const DEPTH: Int = Int::new("depth", 1, 8).default(2);

/// The evaluation by discs and cubes.
pub struct NavaBaseline {
    depth: u32,
}

impl<S: Store, const CELLS: usize, const W: usize> jogada_core::Baseline<Rules<S, CELLS, W>>
    for NavaBaseline
{
    const MINIMAX: &'static [&'static dyn OptionSpec] = &[&DEPTH];

    fn greedy(_rules: &Rules<S, CELLS, W>, _options: &Options) -> NavaBaseline {
        NavaBaseline { depth: 1 }
    }

    fn minimax(_rules: &Rules<S, CELLS, W>, options: &Options) -> NavaBaseline {
        NavaBaseline { depth: options.get(&DEPTH) as u32 }
    }

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
