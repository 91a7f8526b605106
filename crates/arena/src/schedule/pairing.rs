//! Pairing a round without repetitions as long as there is a way.

use super::matching::{Graph, Matching};

/// Whom players are to meet rather than others.
pub(crate) trait Preference {
    /// Everybody of the rest, in the order in which this player is to meet them.
    fn candidates<'a>(
        &'a self,
        first: usize,
        rest: &'a [usize],
    ) -> Box<dyn Iterator<Item = usize> + 'a>;

    /// These two meet.
    fn paired(&mut self, _pair: [usize; 2]) {}
}

/// The best meets the next best it may meet.
pub(crate) struct NextBest;

impl Preference for NextBest {
    fn candidates<'a>(
        &'a self,
        _first: usize,
        rest: &'a [usize],
    ) -> Box<dyn Iterator<Item = usize> + 'a> {
        Box::new(rest.iter().copied())
    }
}

/// Pairs an even number of players: the first in order with the first candidate with whom the rest can
/// still be paired, and so on. Two who may not meet in `graph` do only if there is no other way, and
/// then as few as possible.
pub(crate) fn pair(
    order: &[usize],
    graph: &Graph,
    preference: &mut dyn Preference,
) -> Vec<[usize; 2]> {
    let mut matching = Matching::maximum(graph, order);
    let mut repeats = order.len() / 2 - matching.pairs();
    let (mut rest, mut pairs) = (order.to_vec(), Vec::new());
    while !rest.is_empty() {
        let first = rest.remove(0);
        let accept = |second: usize| {
            let again = usize::from(!graph.contains(first, second));
            let left = matching.without(&[first, second]);
            let enough = left.pairs() + repeats >= rest.len() / 2 + again;
            (again <= repeats && enough).then_some((second, again, left))
        };
        let chosen = preference.candidates(first, &rest).find_map(accept);
        let (second, again, left) = chosen.expect("the matching has a partner for the first");
        rest.retain(|&player| player != second);
        pairs.push([first, second]);
        preference.paired([first, second]);
        (matching, repeats) = (left, repeats - again);
    }
    pairs
}

/// Who has a bye in an odd field: the first candidate without whom the fewest pairs have to be repeated,
/// and how many of the others can then be paired without.
pub(crate) fn bye(order: &[usize], candidates: &[usize], graph: &Graph) -> Option<(usize, usize)> {
    let matching = Matching::maximum(graph, order);
    let pairs = |&candidate: &usize| (candidate, matching.without(&[candidate]).pairs());
    candidates.iter().rev().map(pairs).max_by_key(|(_, pairs)| *pairs)
}

#[cfg(test)]
mod tests {
    use jogada_play::Rng;

    use super::*;

    /// The same by trying everything.
    fn pair_plainly(order: &[usize], graph: &Graph, repeats: usize) -> Option<Vec<[usize; 2]>> {
        let Some((&first, others)) = order.split_first() else { return Some(Vec::new()) };
        others.iter().find_map(|&second| {
            let again = usize::from(!graph.contains(first, second));
            let rest: Vec<_> = others.iter().copied().filter(|&other| other != second).collect();
            let mut pairs = pair_plainly(&rest, graph, repeats.checked_sub(again)?)?;
            pairs.insert(0, [first, second]);
            Some(pairs)
        })
    }

    #[test]
    fn a_round_is_paired_as_trying_everything_in_order_would() {
        let mut rng = Rng::new(8);
        for trial in 0..400 {
            let players = 2 + 2 * (trial % 5);
            let met: Vec<bool> =
                (0..players * players).map(|_| rng.below(10) < trial % 10).collect();
            let graph = Graph::new(players, |a, b| !met[a * players + b]);
            let order: Vec<usize> = (0..players).rev().collect();
            let plain = (0..).find_map(|repeats| pair_plainly(&order, &graph, repeats));
            assert_eq!(Some(pair(&order, &graph, &mut NextBest)), plain);
        }
    }
}
