//! Maximum matchings: as many pairs as possible of players who may meet. Edmonds' blossom algorithm,
//! so that whether the rest can be paired is known without trying all ways to pair it.

use std::cell::Cell;
use std::collections::VecDeque;

/// Who may meet whom, players by their places.
pub(crate) struct Graph {
    players: usize,
    edges: Vec<bool>,
    /// Edges looked at by all searches so far: what pairing costs.
    steps: Cell<u64>,
}

impl Graph {
    /// So many players; `may_meet` is asked once for every two of them, the earlier one first.
    pub fn new(players: usize, may_meet: impl Fn(usize, usize) -> bool) -> Graph {
        let edge = |place: usize| match (place / players, place % players) {
            (a, b) if a == b => false,
            (a, b) => may_meet(a.min(b), a.max(b)),
        };
        let edges = (0..players * players).map(edge).collect();
        Graph { players, edges, steps: Cell::new(0) }
    }

    /// Whether two may meet.
    pub fn contains(&self, a: usize, b: usize) -> bool {
        self.steps.set(self.steps.get() + 1);
        self.edges[a * self.players + b]
    }

    /// What pairing has cost so far.
    pub fn steps(&self) -> u64 {
        self.steps.get()
    }
}

/// As many pairs as possible among the players who are there.
#[derive(Clone)]
pub(crate) struct Matching<'g> {
    graph: &'g Graph,
    there: Vec<bool>,
    partners: Vec<Option<usize>>,
    pairs: usize,
}

impl<'g> Matching<'g> {
    /// A maximum matching of these players.
    pub fn maximum(graph: &'g Graph, players: &[usize]) -> Matching<'g> {
        let mut there = vec![false; graph.players];
        for &player in players {
            there[player] = true;
        }
        let mut matching = Matching { graph, there, partners: vec![None; graph.players], pairs: 0 };
        for &player in players {
            matching.augment(player);
        }
        matching
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// A maximum matching without these players.
    pub fn without(&self, players: &[usize]) -> Matching<'g> {
        let mut rest = self.clone();
        let mut left = Vec::new();
        for &player in players {
            rest.there[player] = false;
            if let Some(partner) = rest.partners[player].take() {
                rest.partners[partner] = None;
                rest.pairs -= 1;
                left.push(partner);
            }
        }
        // Any longer matching uses a player who has just lost a partner.
        for player in left {
            rest.augment(player);
        }
        rest
    }

    /// Finds a partner for a player if that makes one more pair, others changing theirs.
    fn augment(&mut self, player: usize) {
        if !self.there[player] || self.partners[player].is_some() {
            return;
        }
        let mut search = Search::new(self, player);
        let Some(mut end) = search.run() else { return };
        let before = search.before;
        while let Some(inner) = before[end] {
            let next = self.partners[inner];
            (self.partners[end], self.partners[inner]) = (Some(inner), Some(end));
            let Some(next) = next else { break };
            end = next;
        }
        self.pairs += 1;
    }
}

/// A search for an alternating path from a player without a partner to another one.
struct Search<'a> {
    matching: &'a Matching<'a>,
    root: usize,
    /// The player before this one on the path, for players at odd distance.
    before: Vec<Option<usize>>,
    /// The stem of the blossom a player is in; itself if it is in none.
    base: Vec<usize>,
    /// At even distance: paths go on from here.
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(matching: &'a Matching<'a>, root: usize) -> Search<'a> {
        let players = matching.partners.len();
        let mut search = Search {
            matching,
            root,
            before: vec![None; players],
            base: (0..players).collect(),
            outer: vec![false; players],
            queue: VecDeque::new(),
        };
        search.reach(root);
        search
    }

    /// The end of a path that makes one more pair.
    fn run(&mut self) -> Option<usize> {
        while let Some(from) = self.queue.pop_front() {
            let end =
                (0..self.base.len()).find(|&to| self.goes_on(from, to) && self.visit(from, to));
            if end.is_some() {
                return end;
            }
        }
        None
    }

    fn goes_on(&self, from: usize, to: usize) -> bool {
        self.matching.there[to]
            && self.matching.graph.contains(from, to)
            && self.base[from] != self.base[to]
            && self.matching.partners[from] != Some(to)
    }

    /// Says whether a path ends here.
    fn visit(&mut self, from: usize, to: usize) -> bool {
        if self.is_outer(to) {
            self.shrink(from, to);
        } else if self.before[to].is_none() {
            self.before[to] = Some(from);
            match self.matching.partners[to] {
                None => return true,
                Some(partner) => self.reach(partner),
            }
        }
        false
    }

    fn is_outer(&self, player: usize) -> bool {
        let partner = self.matching.partners[player];
        player == self.root || partner.is_some_and(|partner| self.before[partner].is_some())
    }

    fn reach(&mut self, player: usize) {
        if !std::mem::replace(&mut self.outer[player], true) {
            self.queue.push_back(player);
        }
    }

    /// Makes one of an odd cycle: from any player of it paths go on.
    fn shrink(&mut self, one: usize, other: usize) {
        let stem = self.common_stem(one, other);
        let mut in_cycle = vec![false; self.base.len()];
        self.mark(one, other, stem, &mut in_cycle);
        self.mark(other, one, stem, &mut in_cycle);
        for player in 0..self.base.len() {
            if in_cycle[self.base[player]] {
                self.base[player] = stem;
                self.reach(player);
            }
        }
    }

    /// Marks the half of a cycle from a player down to the stem, and turns its paths around.
    fn mark(&mut self, player: usize, other: usize, stem: usize, in_cycle: &mut [bool]) {
        let (mut outer, mut from) = (player, other);
        while self.base[outer] != stem {
            let Some(inner) = self.matching.partners[outer] else { break };
            in_cycle[self.base[outer]] = true;
            in_cycle[self.base[inner]] = true;
            self.before[outer] = Some(from);
            let Some(next) = self.before[inner] else { break };
            (outer, from) = (next, inner);
        }
    }

    /// Where the paths of two outer players to the root meet.
    fn common_stem(&self, one: usize, other: usize) -> usize {
        let mut on_path = vec![false; self.base.len()];
        self.stems(one).for_each(|stem| on_path[stem] = true);
        self.stems(other).find(|&stem| on_path[stem]).unwrap_or(self.root)
    }

    /// The bases from an outer player down to the root.
    fn stems(&self, player: usize) -> impl Iterator<Item = usize> {
        let next = |&stem: &usize| {
            let inner = self.matching.partners[stem]?;
            Some(self.base[self.before[inner]?])
        };
        std::iter::successors(Some(self.base[player]), next)
    }
}

#[cfg(test)]
mod tests {
    use jogada_play::Rng;

    use super::*;

    /// The size of a maximum matching by trying everything.
    fn most_pairs(graph: &Graph, players: &[usize]) -> usize {
        let Some((&first, rest)) = players.split_first() else { return 0 };
        let with = |&second: &usize| {
            let others: Vec<_> = rest.iter().copied().filter(|&other| other != second).collect();
            1 + most_pairs(graph, &others)
        };
        let partners = rest.iter().filter(|&&second| graph.contains(first, second));
        partners.map(with).max().unwrap_or(0).max(most_pairs(graph, rest))
    }

    fn random(players: usize, per_mille: usize, rng: &mut Rng) -> Graph {
        let edges: Vec<bool> =
            (0..players * players).map(|_| rng.below(1_000) < per_mille).collect();
        Graph::new(players, |a, b| edges[a * players + b])
    }

    #[test]
    fn matchings_are_as_large_as_trying_everything_finds() {
        let mut rng = Rng::new(3);
        for trial in 0..600 {
            let players = 2 + trial % 8;
            let graph = random(players, 100 + 100 * (trial % 7), &mut rng);
            let all: Vec<usize> = (0..players).collect();
            let matching = Matching::maximum(&graph, &all);
            assert_eq!(matching.pairs(), most_pairs(&graph, &all), "{:?}", graph.edges);
            let left = &all[2..];
            let rest = matching.without(&all[..2]);
            assert_eq!(rest.pairs(), most_pairs(&graph, left), "{:?} without two", graph.edges);
        }
    }

    #[test]
    fn mates_are_mutual_and_may_meet() {
        let mut rng = Rng::new(4);
        let graph = random(40, 80, &mut rng);
        let matching = Matching::maximum(&graph, &(0..40).collect::<Vec<_>>());
        let paired: Vec<_> =
            matching.partners.iter().enumerate().filter_map(|(a, b)| Some((a, (*b)?))).collect();
        assert_eq!(paired.len(), 2 * matching.pairs());
        assert!(
            paired.iter().all(|&(a, b)| matching.partners[b] == Some(a) && graph.contains(a, b))
        );
    }
}
