//! The original program: threes made count, nothing else does, and drops and the stones to capture
//! are left to chance.

use jogada_core::options::Int;
use jogada_core::{Baseline, BaselineDepth, Baselines, Game, GameState, Rng, Side};

use super::moves::{Step, Turn};
use super::{Move, Rules, State};

const DEPTH: Int = Int::new("depth", 1, 6).default(3);

/// What a three of one's own counts, and one of the enemy's.
const OWN_THREE: f64 = 1_000.0;
const ENEMY_THREE: f64 = -1_050.0;

/// Plies it looks further when all seems lost.
const LAST_HOPE: u32 = 2;

/// The evaluation by threes.
struct WaliBaseline {
    depth: u32,
}

/// The players of the original program.
pub(super) const fn baselines<const W: usize>() -> Baselines<Rules<W>> {
    Baselines {
        greedy: &[],
        minimax: &[&DEPTH],
        new: |_, options| Box::new(WaliBaseline { depth: options.get(&DEPTH) as u32 }),
    }
}

impl<const W: usize> Baseline<Rules<W>> for WaliBaseline {
    fn value(&self, _rules: &Rules<W>, _state: &State<W>, _side: Side) -> f64 {
        0.0
    }

    /// A three counts for who makes it, unless a capture is left undone.
    fn reward(&self, rules: &Rules<W>, state: &State<W>, m: Move, side: Side) -> f64 {
        let idle = || !takes(m) && !rules.prey(state).is_empty();
        match m.turn() {
            Turn::Step(step) if !rules.makes_three(state, step) || idle() => 0.0,
            Turn::Step(_) if state.to_move() == side => OWN_THREE,
            Turn::Step(_) => ENEMY_THREE,
            Turn::Drop(_) | Turn::Pass => 0.0,
        }
    }

    /// Any one drop; every step, with any one capture where it makes a three.
    fn candidates(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        _ply: usize,
        rng: &mut Rng,
        out: &mut Vec<Move>,
    ) {
        if state.is_dropping() {
            out.extend(rules.pick(state, &mut Vec::new(), &mut |count| rng.below(count)));
            return;
        }
        let mut moves = rules.legal_moves(state);
        moves.sort_by_key(|m| squares(*m));
        for step in moves.chunk_by(|a, b| squares(*a) == squares(*b)) {
            let captures: Vec<_> = step.iter().filter(|m| takes(**m)).collect();
            let chosen =
                if captures.is_empty() { &step[0] } else { captures[rng.below(captures.len())] };
            out.push(*chosen);
        }
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth { depth: self.depth, depth_if_lost: Some(self.depth + LAST_HOPE) }
    }
}

impl<const W: usize> Rules<W> {
    /// Whether a legal step makes a three (rule 8).
    fn makes_three(&self, state: &State<W>, step: Step) -> bool {
        let way = self.board.way(step.from, step.to);
        let threes = self.steps(state).threes;
        way.is_some_and(|way| threes[way as usize].contains(step.to))
    }
}

/// Where a step leads from and to.
fn squares(m: Move) -> [usize; 2] {
    match m.turn() {
        Turn::Step(step) => [step.from, step.to],
        Turn::Drop(_) | Turn::Pass => [0, 0],
    }
}

fn takes(m: Move) -> bool {
    matches!(m.turn(), Turn::Step(Step { prey: Some(_), .. }))
}
