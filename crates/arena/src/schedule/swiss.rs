//! Rounds between players with similar results who have not met.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Encounter, Played, Schedule};

/// Ways to pair a round that are looked at before it is given up to find one without a repetition: far
/// more than any field of players needs that is not made to be difficult.
const MAX_TRIES: usize = 200_000;

/// All encounters up to the first round that is not finished.
pub(super) fn encounters(schedule: &Schedule, rounds: usize, played: &Played) -> Vec<Encounter> {
    let mut all: Vec<Encounter> = Vec::new();
    let mut standing = Standing::new(schedule.players);
    for round in 0..rounds {
        let (pairings, bye) = standing.pair();
        let start = round * schedule.pairs;
        let pairs = start..start + schedule.pairs;
        let of = |players| Encounter { round, players, pairs: pairs.clone() };
        let encounters: Vec<_> = pairings.into_iter().map(of).collect();
        let results: Option<Vec<_>> = encounters.iter().map(|e| played.half_points(e)).collect();
        all.extend_from_slice(&encounters);
        let Some(results) = results else { break };
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
        (0..)
            .find_map(|repeats| self.pair_with(&order, repeats))
            .expect("with enough repetitions all can be paired")
    }

    /// The pairings with at most so many repetitions, if there are any.
    fn pair_with(
        &self,
        order: &[usize],
        repeats: usize,
    ) -> Option<(Vec<[usize; 2]>, Option<usize>)> {
        let mut tries_left = MAX_TRIES;
        let mut rest = |order: Vec<usize>| {
            let mut pairings = Vec::new();
            self.search(&order, repeats, &mut pairings, &mut tries_left).then_some(pairings)
        };
        if order.len().is_multiple_of(2) {
            return Some((rest(order.to_vec())?, None));
        }
        // The last who has not been excused yet; the others if they cannot be paired without.
        let mut candidates: Vec<usize> = order.iter().rev().copied().collect();
        candidates.sort_by_key(|player| self.excused.contains(player));
        candidates.into_iter().find_map(|bye| {
            let others = order.iter().copied().filter(|&player| player != bye).collect();
            Some((rest(others)?, Some(bye)))
        })
    }

    /// Pairs the best with the next best it may meet, and so on; goes back where that leaves a player
    /// without an opponent.
    fn search(
        &self,
        order: &[usize],
        repeats: usize,
        pairings: &mut Vec<[usize; 2]>,
        tries_left: &mut usize,
    ) -> bool {
        let Some((&first, others)) = order.split_first() else { return true };
        for (place, &second) in others.iter().enumerate() {
            let players = [first.min(second), first.max(second)];
            let again = usize::from(self.met.contains(&players));
            if again > repeats || *tries_left == 0 {
                continue;
            }
            *tries_left -= 1;
            pairings.push(players);
            let rest = [&others[..place], &others[place + 1..]].concat();
            if self.search(&rest, repeats - again, pairings, tries_left) {
                return true;
            }
            pairings.pop();
        }
        false
    }
}
