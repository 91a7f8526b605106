//! Rounds between players with similar results who have not met.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::matching::Graph;
use super::pairing::{NextBest, bye, pair};
use super::{Encounter, Played, Schedule};

/// A round of a Swiss tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissRound {
    /// The first board first.
    pub encounters: Vec<Encounter>,
    /// The half points of both players of each encounter; `None` until it is over.
    pub results: Vec<Option<[usize; 2]>>,
    /// Who has no opponent, which counts as an encounter won.
    pub bye: Option<usize>,
}

impl SwissRound {
    /// Whether all its encounters are over.
    pub fn is_over(&self) -> bool {
        self.results.iter().all(Option::is_some)
    }
}

/// All encounters up to the first round that is not finished.
pub(super) fn encounters(schedule: &Schedule, rounds: usize, played: &Played) -> Vec<Encounter> {
    let all = self::rounds(schedule, rounds, played);
    all.into_iter().flat_map(|round| round.encounters).collect()
}

/// All rounds up to the first that is not finished.
pub(super) fn rounds(schedule: &Schedule, rounds: usize, played: &Played) -> Vec<SwissRound> {
    let mut all: Vec<SwissRound> = Vec::new();
    let mut standing = Standing::new(schedule.players);
    for round in 0..rounds {
        let (pairings, bye) = standing.pair();
        let start = round * schedule.pairs;
        let pairs = start..start + schedule.pairs;
        let of = |players| Encounter { round, players, pairs: pairs.clone() };
        let encounters: Vec<_> = pairings.into_iter().map(of).collect();
        let results: Vec<_> = encounters.iter().map(|e| played.half_points(e)).collect();
        all.push(SwissRound { encounters: encounters.clone(), results: results.clone(), bye });
        let Some(results) = results.into_iter().collect::<Option<Vec<_>>>() else { break };
        encounters.iter().zip(results).for_each(|(e, result)| standing.add(e.players, result));
        standing.excuse(bye);
    }
    all
}

/// The standings after the rounds played so far.
struct Standing {
    /// Two for an encounter won, one for a drawn one, and the half points of all games.
    points: Vec<(usize, usize)>,
    met: BTreeSet<[usize; 2]>,
    excused: BTreeSet<usize>,
}

impl Standing {
    fn new(players: usize) -> Standing {
        Standing { points: vec![(0, 0); players], met: BTreeSet::new(), excused: BTreeSet::new() }
    }

    fn add(&mut self, players: [usize; 2], half_points: [usize; 2]) {
        for (me, other) in [(0, 1), (1, 0)] {
            let (won, games) = &mut self.points[players[me]];
            *won += 1 + usize::from(half_points[me] > half_points[other]);
            *won -= usize::from(half_points[me] < half_points[other]);
            *games += half_points[me];
        }
        self.met.insert(players);
    }

    /// A bye counts as an encounter won.
    fn excuse(&mut self, bye: Option<usize>) {
        if let Some(player) = bye {
            self.points[player].0 += 2;
            self.excused.insert(player);
        }
    }

    /// The pairings of the next round and who has a bye.
    fn pair(&self) -> (Vec<[usize; 2]>, Option<usize>) {
        let mut order: Vec<usize> = (0..self.points.len()).collect();
        order.sort_by_key(|&player| (Reverse(self.points[player]), player));
        let new = |a: usize, b: usize| !self.met.contains(&[a, b]);
        let graph = Graph::new(order.len(), new);
        let bye = self.bye(&order, &graph);
        order.retain(|&player| Some(player) != bye);
        let pairs = pair(&order, &graph, &mut NextBest).into_iter();
        (pairs.map(|[a, b]| [a.min(b), a.max(b)]).collect(), bye)
    }

    /// The last who has not been excused yet; another if the others cannot be paired without a
    /// repetition otherwise.
    fn bye(&self, order: &[usize], graph: &Graph) -> Option<usize> {
        let mut candidates: Vec<usize> = order.iter().rev().copied().collect();
        candidates.sort_by_key(|player| self.excused.contains(player));
        let odd = !order.len().is_multiple_of(2);
        odd.then(|| bye(order, &candidates, graph)).flatten().map(|(player, _)| player)
    }
}
