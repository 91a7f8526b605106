//! The matches between a new net and what it has to beat, played by the arena.

use std::sync::Arc;

use jogada_arena::{Contestant, Openings, Tournament};
use jogada_play::{Limits, NetWeights, Player, Request, Strategy, StrategyPlayer};

use super::{Equal, TrainPlan};
use crate::plan::checksum_of;
use crate::sample::CAP;

/// Random moves a game begins with.
const OPENING: usize = 4;

/// Bytes of memory of a search of some milliseconds.
const MEMORY: usize = 1 << 24;

/// The match as the arena plays it: the new net first, so that results are its own.
pub(crate) fn tournament(
    plan: &TrainPlan,
    equal: Equal,
    players: [Option<&NetWeights>; 2],
    seed: u64,
) -> Tournament {
    let limits = match equal {
        Equal::Nodes => Limits { nodes: Some(plan.match_nodes), ..Limits::default() },
        Equal::Time => Limits { time: Some(plan.match_time), ..Limits::default() },
    };
    let players = players.map(|net| NetEngine(net.cloned().map(Arc::new)));
    Tournament {
        sprt: Some(plan.sprt),
        pairs: plan.match_games.div_ceil(2),
        openings: Openings::Random { plies: OPENING, even: true },
        seed,
        request: Request { limits, ..Request::default() },
        cap: CAP,
        ..Tournament::new(plan.spec.clone(), players, jogada_arena::Format::Match)
    }
}

/// The engine at full strength with a net of its own, or with what ships.
struct NetEngine(Option<Arc<NetWeights>>);

impl Contestant for NetEngine {
    fn name(&self) -> String {
        match &self.0 {
            Some(net) => format!("net {}", checksum_of(&net.to_bytes())),
            None => "shipped".to_owned(),
        }
    }

    fn open(&self, _: u64) -> Box<dyn Player> {
        let player = StrategyPlayer::new(self.name(), Strategy::alpha_beta(MEMORY), 0);
        Box::new(match &self.0 {
            Some(net) => player.with_net(Arc::clone(net)),
            None => player,
        })
    }

    fn memory(&self) -> usize {
        MEMORY
    }
}
