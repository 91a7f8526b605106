//! The match between the weights as they were and the new ones.

use jogada_arena::{Evenness, Sprt, Tally, Verdict as Belief, opening};
use jogada_play::{AnyMatch, Memory, Rng, Side, Stop};
use serde::{Deserialize, Serialize};

use crate::plan::{MEMORY, Verdict, request};
use crate::sample::{over, proven};

/// Random moves a game begins with.
const OPENING: usize = 4;

/// Half points of the new weights in the two games of an opening, with White and with Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MatchPair(pub(crate) [u8; 2]);

impl MatchPair {
    /// As they are counted.
    pub(crate) fn half_points(self) -> [usize; 2] {
        self.0.map(|half_points| half_points.min(2).into())
    }
}

/// What the match has proven, if anything.
pub(crate) fn verdict(tally: &Tally, sprt: &Sprt) -> Option<Verdict> {
    sprt.verdict(&tally.pairs).map(|belief| match belief {
        Belief::Alternative => Verdict::Accepted,
        Belief::Null => Verdict::Rejected,
    })
}

/// Who plays it.
pub(crate) struct Match {
    /// Tables nothing has been played at, with the old and with the new weights.
    pub(crate) starts: [Box<dyn AnyMatch>; 2],
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

impl Match {
    /// Plays the opening with this number with both colours; `None` if it was stopped.
    pub(crate) fn play(&self, number: usize, stop: &Stop) -> Option<MatchPair> {
        let mut rng = Rng::new(Rng::seed_of(self.seed, number));
        let (opened, _) = opening(&*self.starts[0], OPENING, Evenness::DEFAULT, &mut rng);
        let moves = opened.line().moves;
        let [white, black] = Side::ALL.map(|new| self.play_game(&moves, new, stop));
        Some(MatchPair([white?, black?]))
    }

    /// Half points of the new weights on this side.
    fn play_game(&self, opening: &[String], new: Side, stop: &Stop) -> Option<u8> {
        let mut tables = self.starts.each_ref().map(|game| game.fork());
        let memories = [Memory::new(MEMORY), Memory::new(MEMORY)];
        for text in opening {
            play(&mut tables, text);
        }
        loop {
            if let Some(outcome) = over(&*tables[0]) {
                return Some(outcome.half_points(new));
            }
            let side = tables[0].side();
            let place = usize::from(side == new);
            let request = request(self.nodes);
            let found = tables[place].think(&memories[place], request, stop, &mut |_| {})?;
            if stop.is_stopped() {
                return None;
            }
            if let Some(outcome) = proven(found.lines[0].score, side) {
                return Some(outcome.half_points(new));
            }
            play(&mut tables, found.best());
        }
    }
}

fn play(tables: &mut [Box<dyn AnyMatch>; 2], text: &str) {
    for game in tables {
        game.play(text).expect("openings and engines play legal moves");
    }
}
