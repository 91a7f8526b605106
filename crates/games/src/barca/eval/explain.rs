//! The evaluation in parts, for people.

use jogada_core::{Bits, EvalMap, EvalPart, Evaluator, Explanation, GameState, Net, NetSums, Side};

use super::camp::Camp;
use super::net::HIDDEN;
use super::{At, BarcaEvaluator, all, weigh};
use crate::barca::Kind;

/// What a square is worth to an animal of each kind.
const ZONE_MAPS: [&str; 3] = ["map-elephant", "map-lion", "map-mouse"];

impl<const W: usize> BarcaEvaluator<W> {
    pub(super) fn explained(&self, at: At<'_, W>) -> Explanation {
        let camps = Side::ALL.map(|side| Camp::new(at, side));
        let classic = || {
            let mut parts = self.place_parts(at, &camps);
            parts.extend(self.fear_parts(at, &camps));
            parts.extend(self.way_parts(&camps));
            parts.extend(self.turn_parts(at, &camps));
            parts
        };
        let parts = match &self.net {
            Some(net) => net.explain(&self.net_sums(net, at), at.state.to_move(), classic),
            None => classic(),
        };
        let mut explained = Explanation::new(parts, 1).with_map(self.animals(at));
        for (kind, name) in Kind::ALL.into_iter().zip(ZONE_MAPS) {
            let value = |cell: jogada_core::Cell| Some(self.zones.of(kind)[cell.index()]);
            explained = explained.with_map(EvalMap::new(name, at.game.board.grid(), value));
        }
        explained
    }

    /// The sums of the net.
    fn net_sums(&self, net: &Net<HIDDEN>, at: At<'_, W>) -> NetSums<HIDDEN> {
        let mut sums = net.no_inputs();
        self.net_inputs(at, &mut |input| net.switch_on(&mut sums, input));
        sums
    }

    /// Holes held, holders and the squares of all animals.
    fn place_parts(&self, at: At<'_, W>, camps: &[Camp<W>; 2]) -> Vec<EvalPart> {
        let (w, holes) = (&self.weights, at.game.board.holes());
        let animals = |side| Kind::ALL.map(|kind| at.state.animals(side, kind));
        let holders = Side::ALL.map(|side| weigh(&w.holder, &animals(side).map(|set| set & holes)));
        let squares = Side::ALL.map(|side| {
            let sum = |kind: Kind| self.zones.sum(kind, at.state.animals(side, kind));
            Kind::ALL.map(sum).iter().sum::<i32>() - holders[side.index()]
        });
        let held = both(camps, |camp| camp.held as i32);
        vec![
            EvalPart::new("part-holes", both(camps, |camp| w.holes[camp.held.min(2)]))
                .with_counts(held),
            EvalPart::new("part-holders", holders).with_counts(held),
            EvalPart::new("part-squares", squares),
        ]
    }

    /// Animals that are scared, trapped or can be scared.
    fn fear_parts(&self, at: At<'_, W>, camps: &[Camp<W>; 2]) -> [EvalPart; 3] {
        let (w, rules) = (&self.weights, at.game);
        let waiting = at.state.to_move().other();
        let count = |set: Bits<W>| set.len() as i32;
        let mut scared = both(camps, |camp| {
            weigh(&w.scared, &camp.fear.scared)
                + w.scared_holder * count(camp.scared & rules.board.holes())
        });
        let scarable = scarable(at, camps);
        let mut in_reach = scarable.each_ref().map(|sets| self.scarable_value(rules, sets));
        let i = waiting.index();
        scared[i] += w.waiting_scared * count(camps[i].scared);
        in_reach[i] += w.waiting_scarable * count(all(&scarable[i]));
        [
            EvalPart::new("part-scared", scared)
                .with_counts(both(camps, |camp| count(camp.scared))),
            EvalPart::counted("part-trapped", both(camps, |camp| camp.trapped), w.trapped),
            EvalPart::new("part-scarable", in_reach)
                .with_counts(scarable.each_ref().map(|sets| count(all(sets)))),
        ]
    }

    /// Ways to free holes, and room to move.
    fn way_parts(&self, camps: &[Camp<W>; 2]) -> [EvalPart; 2] {
        let w = &self.weights;
        let count = |set: Bits<W>| set.len() as i32;
        let ways = Side::ALL.map(|side| {
            let [own, other] = [side, side.other()].map(|side| &camps[side.index()]);
            w.way * count(own.ways)
                + w.second_way * count(own.second_ways)
                + w.sole_way * count(own.ways - other.ways)
        });
        let freedom = both(camps, |camp| {
            camp.freedom.iter().zip(w.freedom).map(|(n, weight)| n * weight).sum::<i32>()
        });
        [
            EvalPart::new("part-ways", ways).with_counts(both(camps, |camp| count(camp.ways))),
            EvalPart::new("part-freedom", freedom)
                .with_counts(both(camps, |camp| camp.freedom.iter().sum())),
        ]
    }

    /// What depends on whose turn it is.
    fn turn_parts(&self, at: At<'_, W>, camps: &[Camp<W>; 2]) -> Vec<EvalPart> {
        let (w, side) = (&self.weights, at.state.to_move());
        let [mine, theirs] = [side, side.other()].map(|side| &camps[side.index()]);
        let can_scare = !all(&scarable(at, camps)[side.other().index()]).is_empty();
        let (flee, mut threats) = (mine.must_flee(), [0; 2]);
        if mine.is_about_to_win() {
            threats[side.index()] = if flee { w.threat } else { super::WINS_NEXT };
        }
        if theirs.is_about_to_win() && !theirs.must_flee() {
            let calm = if !can_scare || flee { w.calm_threat } else { 0 };
            threats[side.other().index()] = w.waiting_threat + calm;
        }
        vec![
            EvalPart::new("part-threats", threats),
            EvalPart::of_side("part-must-flee", side, if flee { w.must_flee } else { 0 }),
            EvalPart::of_side("part-tempo", side, w.to_move),
        ]
    }

    /// What the squares of the animals are worth to White.
    fn animals(&self, at: At<'_, W>) -> EvalMap {
        EvalMap::new("map-animals", at.game.board.grid(), |cell| {
            let cell = cell.index();
            let on = |side: Side| {
                let stands = |kind: &Kind| at.state.animals(side, *kind).contains(cell);
                Kind::ALL.into_iter().find(stands).map(|kind| self.zones.of(kind)[cell])
            };
            on(Side::White).or_else(|| on(Side::Black).map(|value| -value))
        })
    }
}

/// The animals of each side, by kind, that the other can scare.
pub(super) fn scarable<const W: usize>(at: At<'_, W>, camps: &[Camp<W>; 2]) -> [[Bits<W>; 3]; 2] {
    Side::ALL.map(|side| camps[side.index()].scarable(at.game, &camps[side.other().index()]))
}

fn both<const W: usize>(camps: &[Camp<W>; 2], of: impl Fn(&Camp<W>) -> i32) -> [i32; 2] {
    camps.each_ref().map(of)
}
