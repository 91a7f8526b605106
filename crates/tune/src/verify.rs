//! The match between the new weights and those they came from, played by the arena.

use std::io;
use std::ops::ControlFlow;

use jogada_arena::{Contestant, Observer, Openings, Pair, Store, TEXTS, Tally, Tournament};
use jogada_play::{Localizer, Player, Strategy, StrategyPlayer, Weights};

use crate::plan::{MEMORY, Plan, TuneEvent, checksum, request};
use crate::round::Tell;
use crate::sample::CAP;

/// Random moves a game begins with.
const OPENING: usize = 4;

/// The match as the arena plays it: the new weights first, so that results are theirs.
pub(crate) fn tournament(plan: &Plan, new: &Weights, old: &Weights, seed: u64) -> Tournament {
    let players = [new, old].map(|weights| WeightedEngine(weights.clone()));
    Tournament {
        sprt: Some(plan.sprt),
        pairs: plan.match_games.div_ceil(2),
        openings: Openings::Random { plies: OPENING, even: true },
        seed,
        request: request(plan.match_nodes),
        cap: CAP,
        ..Tournament::new(plan.spec.clone(), players, jogada_arena::Format::Match)
    }
}

/// The engine at full strength with weights of its own.
struct WeightedEngine(Weights);

impl Contestant for WeightedEngine {
    fn name(&self) -> String {
        format!("weights {}", checksum(&self.0.to_string()))
    }

    fn open(&self, _: u64) -> Box<dyn Player> {
        let player = StrategyPlayer::new(self.name(), Strategy::alpha_beta(MEMORY), 0);
        Box::new(player.with_weights(self.0.clone()))
    }

    fn memory(&self) -> usize {
        MEMORY
    }
}

/// Saves the pairs of the match and tells of them.
pub(crate) struct MatchObserver<'t> {
    pub(crate) store: Store,
    pub(crate) tell: Tell<'t>,
    pub(crate) tally: Tally,
    pub(crate) written: io::Result<()>,
}

impl Observer for MatchObserver<'_> {
    fn finished(&mut self, pairs: &[Pair]) -> ControlFlow<()> {
        // Only the faults of programs need words, and none takes part.
        self.written = self.store.add(pairs, &Localizer::new("en").with(TEXTS));
        if self.written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.tally.add(pair);
        (self.tell)(TuneEvent::Played(&self.tally))
    }
}
