//! Strategies meet the types of a game.

use std::time::Duration;

use jogada_core::options::Options;
use jogada_core::{Baseline, Level, Playable, Rng};
use jogada_engine::{Report, Score, Stop, Task, Variation, play_greedy};
use jogada_search::search_of;

use super::Strategy;
use super::chance::rng_at;
use crate::analysis::Request;
use crate::any_match::AnyMatch;
use crate::typed_match::Match;

impl<G: Playable> Match<G> {
    /// Chooses a move, if the game has such a player. Searches that take their time tell what they know
    /// so far.
    pub(super) fn choose(
        &self,
        task: &Task<'_, G, G::Evaluator>,
        strategy: &Strategy,
        request: &Request,
        stop: &Stop,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<Report<G::Move>> {
        let rng = || rng_at(request.seed, &self.line());
        let limits = request.limits_of(self.side());
        Some(match strategy {
            Strategy::Random => self.random(&mut Rng::after(request.seed, self.ply().into())),
            Strategy::Greedy(options) => self.greedy(options, &mut rng())?,
            Strategy::Mixed(options) => {
                let mut rng = rng();
                if rng.below(2) == 0 {
                    self.random(&mut rng)
                } else {
                    self.greedy(options, &mut rng)?
                }
            }
            Strategy::Minimax(options) => {
                let baseline = self.baseline(options)?;
                search_of().play_minimax(task.game, &*baseline, task.state, &mut rng(), stop)
            }
            Strategy::Level { level, least_spread, memory } => {
                memory.clear();
                let place = level.clamp(&1, &G::LEVELS.len()) - 1;
                let declared = G::LEVELS[place];
                let level = Level { spread: declared.spread.max(*least_spread), ..declared };
                search_of().play_level(task, level, memory, &mut rng(), stop)
            }
            Strategy::AlphaBeta(memory) => {
                search_of().think(task, memory, limits, request.settings, stop, tell)
            }
            Strategy::Mcts { bytes } => {
                search_of().mcts(task, *bytes, limits, rng().bits(), stop, tell)
            }
        })
    }

    /// A legal move and no opinion about it.
    fn random(&self, rng: &mut Rng) -> Report<G::Move> {
        let m = self.game().pick(self.state(), &mut Vec::new(), &mut |count| rng.below(count));
        let moves = vec![m.expect("the game is not over")];
        let lines = vec![Variation { score: Score::Eval(0), moves }];
        Report { depth: 0, nodes: 0, time: Duration::ZERO, lines }
    }

    fn greedy(&self, options: &Options, rng: &mut Rng) -> Option<Report<G::Move>> {
        Some(play_greedy(self.game(), &*self.baseline(options)?, self.state(), rng))
    }

    fn baseline(&self, options: &Options) -> Option<Box<dyn Baseline<G>>> {
        G::BASELINES.map(|baselines| baselines.open(self.game(), options))
    }
}
