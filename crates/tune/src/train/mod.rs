//! Nets: games of the engine against itself, a net that learns from them, and matches that show whether it plays
//! better than what shipped, at equal nodes and at equal time. Then the same with games of the new net.

mod data;
mod generation;
mod learn;
mod matches;
mod net;
mod self_play;

use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use jogada_arena::{Sprt, Tally};
use jogada_play::{NetMode, NetWeights, Rng, Spec, Stop};

use crate::error::TuneError;
use crate::plan::MatchVerdict;
use generation::Generation;

/// How a net is to be trained and proven.
pub struct TrainPlan {
    /// The game and its options.
    pub spec: Spec,
    /// The net whose games the first generation learns from, and which it has to beat; without it what ships.
    pub net: Option<NetWeights>,
    /// Whether the net evaluates alone.
    pub mode: NetMode,
    /// Self-play games per generation; [whole units](TrainPlan::whole_games) of them are played.
    pub games: usize,
    /// Positions a search looks at for each of their moves.
    pub nodes: u64,
    /// Times every position is learned from.
    pub epochs: usize,
    /// How far a step of learning goes at first.
    pub rate: f64,
    /// The share of the result in what is learned, from 0 to 1; the rest is the value of the search.
    pub result_share: f64,
    /// Games of each of the two matches, at most; none if 0.
    pub match_games: usize,
    /// Positions a search looks at for each move of the first match.
    pub match_nodes: u64,
    /// Time for each move of the second match.
    pub match_time: Duration,
    /// When a match may end, and what it then proves.
    pub sprt: Sprt,
    /// Times to repeat everything with games of the newest net.
    pub generations: usize,
    /// Everything left to chance follows from it.
    pub seed: u64,
    /// Games played at the same time, a thread each.
    pub jobs: usize,
}

impl TrainPlan {
    /// The games of a generation as they are played, some dozens at a time.
    pub fn whole_games(&self) -> usize {
        self.games.next_multiple_of(self_play::UNIT)
    }
}

/// What is equal for both sides of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equal {
    /// Positions looked at for a move.
    Nodes,
    /// Time for a move.
    Time,
}

/// What there is to tell.
pub enum TrainEvent<'n> {
    /// A generation begins, counted from 1.
    Generation(usize),
    /// Games were played to learn from.
    Sampled {
        /// Those of earlier runs included.
        games: usize,
        /// Positions in them.
        positions: usize,
    },
    /// Learning begins.
    Learning {
        /// Positions to learn from, and those to test with.
        positions: [usize; 2],
        /// Points that stand for odds of e to one.
        scale: f64,
    },
    /// All positions were learned from once more.
    Epoch {
        /// Counted from 1.
        number: usize,
        /// The loss on the positions that were learned from.
        learned: f64,
        /// The loss on those that were held out.
        held_out: f64,
    },
    /// The net was written in whole numbers.
    Quantised {
        /// By how many points values differ on the average, and at most.
        difference: [f64; 2],
        /// Bytes of the file.
        bytes: usize,
    },
    /// Games of a match were played.
    Played(Equal, &'n Tally),
    /// A match is over, decided or not.
    Decided(Equal, MatchVerdict, &'n Tally),
}

/// Hears what there is to tell; can end the work.
pub(crate) type Tell<'t> = &'t mut dyn FnMut(TrainEvent<'_>) -> ControlFlow<()>;

/// The result of all generations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainOutcome {
    /// The newest net.
    pub newest: NetWeights,
    /// The best net that won both matches, if one did.
    pub proven: Option<NetWeights>,
}

/// Trains a net and proves it, keeping everything in this folder. `None` if it was ended before.
///
/// # Panics
/// If the options of the game do not fit each other.
pub fn train(
    plan: &TrainPlan,
    folder: &Path,
    stop: &Stop,
    tell: Tell<'_>,
) -> Result<Option<TrainOutcome>, TuneError> {
    let start = plan.spec.open(None).expect("the plan opened the game");
    let Some(shape) = start.net_shape() else {
        return Err(TuneError::NoNet(plan.spec.info().name));
    };
    let (mut newest, mut proven) = (plan.net.clone(), None);
    let mut earlier = Vec::new();
    for number in 1..=plan.generations {
        let generation = Generation {
            plan,
            shape: &shape,
            player: newest.as_ref(),
            rival: proven.as_ref().or(plan.net.as_ref()),
            folder: folder.join(format!("generation-{number}")),
            seed: Rng::seed_of(plan.seed, number),
            stop,
        };
        if tell(TrainEvent::Generation(number)).is_break() {
            return Ok(None);
        }
        let Some((net, is_better)) = generation.run(&mut earlier, tell)? else { return Ok(None) };
        if is_better {
            proven = Some(net.clone());
        }
        newest = Some(net);
    }
    Ok(newest.map(|newest| TrainOutcome { newest, proven }))
}
