//! The next round of a Swiss tournament of people.
//!
//! In this order: nobody meets the same opponent twice; nobody has a second bye; nobody has a third game
//! in a row, or a third more, with one colour; players meet others with the same points, and as few as
//! possible others with the next fewer; colours alternate; the upper half of those with the same points
//! meets the lower half. Each of these holds as long as there is a way that keeps those before it.

use std::cmp::Reverse;

use jogada_play::Side;

use super::card::Card;
use super::colours::{Colours, Urgency, colour_of_higher};
use super::{Bye, Pairing, Round};
use crate::schedule::matching::{Graph, Matching};
use crate::schedule::pairing::{Preference, bye, pair};

/// Pairs the next round among the players who are `present`, after rounds that are over. Places are
/// starting numbers: of two with the same points the earlier counts as the better. Who enters late has
/// no points for the rounds missed, as FIDE has it where a tournament does not say otherwise (C.04.2);
/// who withdraws is not present any more.
///
/// An odd field has a bye, worth a point, for the last who has had no point without a game yet.
pub fn swiss_round(present: &[bool], rounds: &[Round]) -> Round {
    Field::new(present, rounds).round().0
}

/// The players of a round.
struct Field {
    /// Of all players, present or not.
    cards: Vec<Card>,
    colours: Vec<Colours>,
    points: Vec<u32>,
    /// Those to be paired, the best first.
    order: Vec<usize>,
}

impl Field {
    fn new(present: &[bool], rounds: &[Round]) -> Field {
        let cards: Vec<Card> = (0..present.len()).map(|player| Card::of(player, rounds)).collect();
        let points: Vec<u32> = cards.iter().map(Card::half_points).collect();
        let mut order: Vec<usize> = (0..present.len()).filter(|&player| present[player]).collect();
        order.sort_by_key(|&player| (Reverse(points[player]), player));
        Field { colours: cards.iter().map(Colours::of).collect(), cards, points, order }
    }

    /// The round, and the steps it took to find it.
    fn round(&self) -> (Round, u64) {
        let (graph, bye) = self.choose();
        let order: Vec<usize> =
            self.order.iter().copied().filter(|&player| Some(player) != bye).collect();
        let same = Graph::new(self.cards.len(), |a, b| {
            graph.contains(a, b) && self.points[a] == self.points[b]
        });
        let most = Matching::maximum(&same, &order);
        let mut similar = Similar { field: self, same: &same, most };
        let pairs = pair(&order, &graph, &mut similar);
        let pairing = |(board, &pair): (usize, &[usize; 2])| self.coloured(board, pair);
        let pairings = pairs.iter().enumerate().map(pairing).collect();
        let byes = bye.map(|player| Bye { player, half_points: 2 }).into_iter().collect();
        (Round { pairings, byes }, graph.steps() + same.steps())
    }

    /// Who may meet whom, and who has a bye.
    fn choose(&self) -> (Graph, Option<usize>) {
        let new = |a: usize, b: usize| !self.cards[a].has_met(b);
        let clash = |a: usize, b: usize| self.colours[a].clash(&self.colours[b]);
        let fair = |a, b| new(a, b) && clash(a, b) != Some(Urgency::Absolute);
        let fair = Graph::new(self.cards.len(), fair);
        let mut candidates: Vec<usize> = self.order.iter().rev().copied().collect();
        candidates.sort_by_key(|&player| self.cards[player].is_excused());
        let fresh = candidates.partition_point(|&player| !self.cards[player].is_excused());
        match self.leave_out(&candidates[..fresh], &fair) {
            Some((bye, pairs)) if pairs == self.order.len() / 2 => (fair, bye),
            _ => {
                let new = Graph::new(self.cards.len(), new);
                let bye = self.leave_out(&candidates, &new).and_then(|(bye, _)| bye);
                (new, bye)
            }
        }
    }

    /// Who has a bye, if anybody, and how many of the others can be paired then. `None` if nobody can
    /// have the bye that is needed.
    fn leave_out(&self, candidates: &[usize], graph: &Graph) -> Option<(Option<usize>, usize)> {
        if self.order.len().is_multiple_of(2) {
            return Some((None, Matching::maximum(graph, &self.order).pairs()));
        }
        let (player, pairs) = bye(&self.order, candidates, graph)?;
        Some((Some(player), pairs))
    }

    fn coloured(&self, board: usize, [higher, lower]: [usize; 2]) -> Pairing {
        let side = colour_of_higher(&self.colours[higher], &self.colours[lower], board);
        Pairing::new(if side == Side::White { [higher, lower] } else { [lower, higher] })
    }
}

/// Players meet those with the same points, as far as the others with these points still can.
struct Similar<'a> {
    field: &'a Field,
    /// Those with equal points who may meet.
    same: &'a Graph,
    /// As many pairs of them as possible.
    most: Matching<'a>,
}

impl Preference for Similar<'_> {
    fn candidates<'a>(
        &'a self,
        first: usize,
        rest: &'a [usize],
    ) -> Box<dyn Iterator<Item = usize> + 'a> {
        let points = &self.field.points;
        let groups = rest.chunk_by(|&a, &b| points[a] == points[b]);
        Box::new(groups.flat_map(move |group| {
            let sorted = self.by_colour_and_place(first, group);
            (0..=2).flat_map(move |fewer| {
                let costs = move |&second: &usize| self.fewer(first, second) == fewer;
                sorted.clone().into_iter().filter(costs)
            })
        }))
    }

    fn paired(&mut self, pair: [usize; 2]) {
        self.most = self.most.without(&pair);
    }
}

impl Similar<'_> {
    /// How many pairs with equal points fewer are possible if these two meet.
    fn fewer(&self, first: usize, second: usize) -> usize {
        let equal = usize::from(self.same.contains(first, second));
        self.most.pairs() - self.most.without(&[first, second]).pairs() - equal
    }

    /// Those with equal points: first who is due the other colour, then who is nearest to the best of
    /// the lower half, or to the best if they have fewer points than the player to be paired.
    fn by_colour_and_place(&self, first: usize, group: &[usize]) -> Vec<usize> {
        let Field { points, colours, .. } = self.field;
        let lower_half = group.len().div_ceil(2).saturating_sub(1);
        let wanted = if points[group[0]] == points[first] { lower_half } else { 0 };
        let mut sorted: Vec<(usize, usize)> = group.iter().copied().enumerate().collect();
        sorted.sort_by_key(|&(place, second)| {
            (colours[first].clash(&colours[second]), place.abs_diff(wanted), place)
        });
        sorted.into_iter().map(|(_, second)| second).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::GameResult;
    use super::*;

    #[test]
    fn two_hundred_players_are_paired_in_few_steps() {
        for players in [64_usize, 200] {
            let mut rounds: Vec<Round> = Vec::new();
            for _ in 0..9 {
                let (mut round, steps) = Field::new(&vec![true; players], &rounds).round();
                // Every two players are looked at a few times. Trying everything has no such bound.
                let most = 25 * (players * players) as u64;
                assert!(steps < most, "{steps} steps for {players} players");
                for (board, pairing) in round.pairings.iter_mut().enumerate() {
                    let half_points = [[2, 0], [1, 1], [0, 2], [2, 0]][(board + rounds.len()) % 4];
                    pairing.result = Some(GameResult { half_points, played: true });
                }
                rounds.push(round);
            }
        }
    }
}
