//! The original program: live stones, and nothing else. It had no search; its authors' greedy
//! player promised never to lose points, and here it does not.

use jogada_core::options::Int;
use jogada_core::{Baseline, BaselineDepth, Baselines, GameState, Side};

use super::{Move, Rules, State};

const DEPTH: Int = Int::new("depth", 1, 8).default(2);

/// The evaluation by live stones.
struct FreedomBaseline {
    depth: u32,
}

/// The players of the original program.
pub(super) const fn baselines<const W: usize>() -> Baselines<Rules<W>> {
    Baselines {
        greedy: &[],
        minimax: &[&DEPTH],
        new: |_, options| Box::new(FreedomBaseline { depth: options.get(&DEPTH) as u32 }),
    }
}

impl<const W: usize> Baseline<Rules<W>> for FreedomBaseline {
    /// Own live stones less the opponent's. The original counted the own ones only, which is the
    /// same one ply ahead: no stone of mine changes a line of yours.
    fn value(&self, rules: &Rules<W>, state: &State<W>, side: Side) -> f64 {
        let scores = rules.scores(state);
        scores[side.index()] as f64 - scores[side.other().index()] as f64
    }

    /// The last square is left empty only if that keeps more, not if it is all the same.
    fn reward(&self, _rules: &Rules<W>, state: &State<W>, m: Move, side: Side) -> f64 {
        let passes = m.cell().is_none();
        let sign = if state.to_move() == side { -0.5 } else { 0.5 };
        if passes { sign } else { 0.0 }
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth::of(self.depth)
    }
}
