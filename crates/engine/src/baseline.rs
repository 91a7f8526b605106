//! The players of the original programs: one ply, or a plain search of some plies.

use jogada_core::{Baseline, EVAL_LIMIT, Game, Outcome, Rng, Side};

use crate::limits::Stop;
use crate::platform::Instant;
use crate::score::Score;
use crate::think::{Report, Variation};

/// Beyond all values of positions: a won game, up to twice as much the sooner it is won.
const WON: f64 = 2e60;

/// Plies are told apart up to this many.
const FAR: f64 = 1024.0;

/// The best move by the baseline's evaluation of the position after it; among equals any.
///
/// # Panics
/// If the game is over.
pub fn play_greedy<G: Game>(
    game: &G,
    baseline: &dyn Baseline<G>,
    state: &G::State,
    rng: &mut Rng,
) -> Report<G::Move> {
    let started = Instant::now();
    let mut moves = game.legal_moves(state);
    shuffle(&mut moves, rng);
    let side = game.to_move(state);
    let mut best: Option<(Rank, G::Move)> = None;
    for &m in &moves {
        let rank = Rank::of(game, baseline, state, m, side);
        if best.as_ref().is_none_or(|(most, _)| rank > *most) {
            best = Some((rank, m));
        }
    }
    let (rank, m) = best.expect("a live position has a move");
    let lines = vec![Variation { score: rank.score(), moves: vec![m] }];
    Report { depth: 1, nodes: moves.len() as u64, time: started.elapsed(), lines }
}

/// How good a move is: the result first, then the value.
#[derive(PartialEq, PartialOrd)]
struct Rank {
    /// 1 for a win, -1 for a loss.
    result: i8,
    value: f64,
}

impl Rank {
    fn of<G: Game>(
        game: &G,
        baseline: &dyn Baseline<G>,
        state: &G::State,
        m: G::Move,
        side: Side,
    ) -> Rank {
        let next = game.after(state, m);
        let result = match game.outcome(&next).and_then(Outcome::winner) {
            Some(winner) if winner == side => 1,
            Some(_) => -1,
            None => 0,
        };
        let reward = baseline.reward(game, state, m, side);
        Rank { result, value: reward + baseline.value(game, &next, side) }
    }

    fn score(&self) -> Score {
        match self.result {
            1 => Score::Win(1),
            -1 => Score::Loss(1),
            _ => eval(self.value),
        }
    }
}

/// The move the baseline's search finds; among equals any. A win or a loss is called so only if no legal
/// move was left out.
///
/// # Panics
/// If the game is over.
pub fn play_minimax<G: Game>(
    game: &G,
    baseline: &dyn Baseline<G>,
    state: &G::State,
    rng: &mut Rng,
    stop: &Stop,
) -> Report<G::Move> {
    let started = Instant::now();
    let mut moves = Vec::new();
    baseline.candidates(game, state, 0, rng, &mut moves);
    shuffle(&mut moves, rng);
    let search_depth = baseline.search_depth();
    let mut search = Minimax {
        game,
        baseline,
        side: game.to_move(state),
        nodes: 0,
        rng: rng.clone(),
        stop,
        is_selective: moves.len() < game.count(state, &mut Vec::new()),
    };
    let mut depth = if moves.len() > 1 { search_depth.depth } else { 1 };
    let mut line = search.best(state, &moves, depth);
    if let Some(deeper) = search_depth.depth_if_lost.filter(|_| is_loss(line.score)) {
        (depth, line) = (deeper, search.best(state, &moves, deeper));
        if is_loss(line.score) {
            line.moves = vec![moves[0]];
        }
    }
    line.score = search.claimed(line.score);
    Report { depth, nodes: search.nodes, time: started.elapsed(), lines: vec![line] }
}

fn is_loss(score: Score) -> bool {
    matches!(score, Score::Loss(_))
}

/// A plain search, always with the eyes of the side that is to move at its root.
struct Minimax<'s, G: Game> {
    game: &'s G,
    baseline: &'s dyn Baseline<G>,
    side: Side,
    nodes: u64,
    rng: Rng,
    stop: &'s Stop,
    /// Whether legal moves were left out anywhere, or the search was stopped.
    is_selective: bool,
}

/// What has been secured so far: the search goes on only for values in between.
#[derive(Clone, Copy)]
struct Bounds {
    least: f64,
    most: f64,
}

impl<G: Game> Minimax<'_, G> {
    /// The best of these moves; the first among equals.
    fn best(&mut self, state: &G::State, moves: &[G::Move], depth: u32) -> Variation<G::Move> {
        let mut chosen = (f64::NEG_INFINITY, moves[0]);
        for &m in moves {
            if self.stop.is_stopped() {
                self.is_selective = true;
                break;
            }
            let bounds = Bounds { least: chosen.0, most: f64::INFINITY };
            let value = self.after(state, m, depth, 0, bounds);
            if value > chosen.0 {
                chosen = (value, m);
            }
        }
        Variation { score: score(chosen.0), moves: vec![chosen.1] }
    }

    /// A score as it may be told: what rests on moves that were left out is an evaluation. A win with
    /// the next move rests on nothing.
    fn claimed(&self, score: Score) -> Score {
        match score {
            Score::Win(plies) if plies > 1 && self.is_selective => Score::Eval(EVAL_LIMIT - 1),
            Score::Loss(_) if self.is_selective => Score::Eval(1 - EVAL_LIMIT),
            score => score,
        }
    }

    /// The value of a move, `depth` plies ahead, itself included.
    fn after(
        &mut self,
        state: &G::State,
        m: G::Move,
        depth: u32,
        ply: usize,
        bounds: Bounds,
    ) -> f64 {
        let next = self.game.after(state, m);
        self.nodes += 1;
        let reward = self.baseline.reward(self.game, state, m, self.side);
        // What the move brings by itself, the rest need not bring any more.
        let bounds = Bounds { least: bounds.least - reward, most: bounds.most - reward };
        reward + self.search(&next, depth - 1, ply + 1, bounds)
    }

    fn search(&mut self, state: &G::State, depth: u32, ply: usize, mut bounds: Bounds) -> f64 {
        if let Some(winner) = self.game.outcome(state).and_then(Outcome::winner) {
            let worth = WON * (2.0 - ply as f64 / FAR);
            return if winner == self.side { worth } else { -worth };
        }
        self.is_selective |= self.stop.is_stopped();
        if depth == 0 || self.game.outcome(state).is_some() || self.stop.is_stopped() {
            return self.baseline.value(self.game, state, self.side);
        }
        let mut moves = Vec::new();
        self.baseline.candidates(self.game, state, ply, &mut self.rng, &mut moves);
        let listed = moves.len();
        self.is_selective |= listed < self.game.count(state, &mut moves);
        let own = self.game.to_move(state) == self.side;
        for m in moves {
            let value = self.after(state, m, depth, ply, bounds);
            let bound = if own { &mut bounds.least } else { &mut bounds.most };
            *bound = if own { bound.max(value) } else { bound.min(value) };
            if bounds.least >= bounds.most {
                break;
            }
        }
        if own { bounds.least } else { bounds.most }
    }
}

fn score(value: f64) -> Score {
    let plies = || ((2.0 - value.abs() / WON) * FAR).round() as u32;
    match value {
        v if v >= WON => Score::Win(plies()),
        v if v <= -WON => Score::Loss(plies()),
        v => eval(v),
    }
}

/// Values of the baselines have no common unit; front ends get them within the usual bounds.
fn eval(value: f64) -> Score {
    let bound = f64::from(EVAL_LIMIT - 1);
    Score::Eval(value.clamp(-bound, bound).round() as i32)
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last + 1));
    }
}
