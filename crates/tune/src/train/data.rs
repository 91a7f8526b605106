//! Positions to learn from, as numbers.

use jogada_play::{AnyMatch, EVAL_LIMIT, NetPosition, PlayError, Side};

use super::self_play::TrainingGame;

/// Of so many games one is held out.
pub(crate) const HELD_OUT: usize = 20;

/// Whether there is something to learn from a position that the search gave this value: only positions that a search
/// evaluates matter, and wins that are likely are no evaluations.
pub(crate) fn is_learned_from(position: &NetPosition<'_>, value: i32) -> bool {
    position.is_evaluated && value.abs() < EVAL_LIMIT - 1
}

/// All positions to learn from.
#[derive(Default)]
pub(crate) struct Dataset {
    /// Of all positions, one after the other.
    inputs: Vec<u16>,
    positions: Vec<Labels>,
}

/// What is known about a position, for the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Labels {
    /// Where its inputs begin.
    start: u32,
    /// What the search thought of it.
    pub(crate) value: f32,
    /// Its share of the point in the end.
    pub(crate) result: f32,
    /// The classic evaluation.
    pub(crate) classic: f32,
}

impl Dataset {
    /// Adds the positions of a game that begins like this one.
    pub(crate) fn add(
        &mut self,
        start: &dyn AnyMatch,
        game: &TrainingGame,
    ) -> Result<(), PlayError> {
        let moves: Vec<&str> = game.moves.split(' ').collect();
        let first = moves.len().saturating_sub(game.values.len());
        let mut ply = 0;
        start.net_positions(&moves, &mut |position| {
            if ply >= first && is_learned_from(&position, game.values[ply - first]) {
                let white = f32::from(game.half_points) / 2.0;
                self.positions.push(Labels {
                    start: self.inputs.len() as u32,
                    value: game.values[ply - first] as f32,
                    result: if position.to_move == Side::White { white } else { 1.0 - white },
                    classic: position.classic as f32,
                });
                self.inputs.extend_from_slice(position.inputs);
            }
            ply += 1;
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn labels(&self, index: usize) -> Labels {
        self.positions[index]
    }

    pub(crate) fn inputs(&self, index: usize) -> &[u16] {
        let end =
            self.positions.get(index + 1).map_or(self.inputs.len(), |next| next.start as usize);
        &self.inputs[self.positions[index].start as usize..end]
    }

    /// The inputs of all positions.
    pub(crate) fn all_inputs(&self) -> &[u16] {
        &self.inputs
    }

    /// Inputs of a position on the average.
    pub(crate) fn mean_inputs(&self) -> f32 {
        self.inputs.len() as f32 / self.len().max(1) as f32
    }

    /// The points that stand for odds of e to one: with them evaluations predict results best.
    pub(crate) fn points_per_unit(&self) -> f32 {
        let loss = |scale: f32| {
            let each = self.positions.iter().map(|at| cross_entropy(at.result, at.value / scale));
            each.map(f64::from).sum::<f64>()
        };
        let steps = (0..60).map(|n| 25.0 * 1.08_f32.powi(n));
        let losses = steps.map(|scale| (scale, loss(scale)));
        losses.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(200.0, |best| best.0)
    }
}

/// Games to learn from and games to test with.
#[derive(Default)]
pub(crate) struct Samples {
    pub(crate) learned: Dataset,
    pub(crate) held_out: Dataset,
    games: usize,
}

impl Samples {
    /// Adds a game.
    pub(crate) fn add(
        &mut self,
        start: &dyn AnyMatch,
        game: &TrainingGame,
    ) -> Result<(), PlayError> {
        let set = if self.games.is_multiple_of(HELD_OUT) {
            &mut self.held_out
        } else {
            &mut self.learned
        };
        self.games += 1;
        set.add(start, game)
    }
}

/// How far a prediction in log-odds is from a probability.
pub(crate) fn cross_entropy(target: f32, log_odds: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p();
    softplus - target * log_odds
}

pub(crate) fn sigmoid(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}
