//! What is good in Barca: holes held, ways to the free ones, animals that are not scared.

mod camp;
mod order;
mod weights;
mod zones;

#[cfg(test)]
mod tests;

pub use weights::Weights;

use jogada_core::{Bits, EVAL_LIMIT, Heuristics, Side};

use super::state::WINNING_HOLES;
use super::{Kind, Move, Rules, State};
use camp::Camp;
use zones::Zones;

/// The judgement of positions on one board.
pub struct Brain<const W: usize> {
    weights: Weights,
    zones: Zones,
}

impl<const W: usize> Brain<W> {
    /// A judgement with these weights.
    pub fn new(rules: &Rules<W>, weights: Weights) -> Self {
        Brain { zones: Zones::new(rules, &weights), weights }
    }

    /// What a camp is worth, less what both have in common.
    fn judge(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        side: Side,
        camp: &Camp<W>,
        other: &Camp<W>,
        scarable: Bits<W>,
    ) -> i32 {
        let w = &self.weights;
        let count = |set: Bits<W>| set.len() as i32;
        let holes = rules.board.holes();
        let mut value = w.holes[camp.held.len().min(2)] + w.trapped * camp.trapped;
        for kind in Kind::ALL {
            let k = kind.index();
            let animals = state.animals(side, kind);
            value += w.holder[k] * count(animals & camp.held);
            value += w.scared[k] * count(animals & camp.scared);
            value += w.scarable[k] * count(animals & scarable);
        }
        value += w.scared_holder * count(camp.scared & holes);
        value += w.scarable_holder * count(scarable & holes);
        if side != state.to_move() {
            value += w.waiting_scared * count(camp.scared) + w.waiting_scarable * count(scarable);
        }
        value += w.way * count(camp.ways) + w.second_way * count(camp.second_ways);
        value += w.sole_way * count(camp.ways - other.ways);
        let freedom = camp.freedom.iter().zip(w.freedom);
        value + freedom.map(|(n, weight)| n * weight).sum::<i32>()
    }
}

impl<const W: usize> Heuristics<Rules<W>> for Brain<W> {
    /// What the squares of the animals are worth, White's less Black's.
    type Acc = i32;

    fn refresh(&self, _: &Rules<W>, state: &State<W>) -> i32 {
        let sum = |side| {
            let kind = |kind| self.zones.sum(kind, state.animals(side, kind));
            Kind::ALL.map(kind).iter().sum::<i32>()
        };
        sum(Side::White) - sum(Side::Black)
    }

    fn update(&self, _: &Rules<W>, before: &State<W>, m: Move, _: &State<W>, acc: &mut i32) {
        let gain = self.zones.gain(before.kind_at(m.from()), m);
        *acc += if before.to_move() == Side::White { gain } else { -gain };
    }

    fn evaluate(&self, rules: &Rules<W>, state: &State<W>, acc: &i32) -> i32 {
        let side = state.to_move();
        let zones = if side == Side::White { *acc } else { -*acc };
        let w = &self.weights;
        let [mine, theirs] = [side, side.other()].map(|side| Camp::new(rules, state, side));
        let my_scarable = mine.scarable(rules, state, side, &theirs);
        let their_scarable = theirs.scarable(rules, state, side.other(), &mine);
        let mut value = zones + w.to_move;
        value += self.judge(rules, state, side, &mine, &theirs, my_scarable);
        value -= self.judge(rules, state, side.other(), &theirs, &mine, their_scarable);
        let flee = mine.must_flee();
        if flee {
            value += w.must_flee;
        }
        if mine.held.len() >= 2 && !mine.ways.is_empty() {
            value += if flee { w.threat } else { 10_000 };
        }
        if theirs.held.len() >= 2 && !theirs.ways.is_empty() && !theirs.must_flee() {
            value -= w.waiting_threat;
            if their_scarable.is_empty() || flee {
                value -= w.calm_threat;
            }
        }
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn order(&self, rules: &Rules<W>, state: &State<W>, _: &i32, m: Move) -> i32 {
        self.promise(rules, state, m)
    }

    fn order_all(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        _: &i32,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        self.rate(rules, state, moves, put);
    }

    fn tactical(&self, rules: &Rules<W>, state: &State<W>, _: &i32, out: &mut Vec<Move>) {
        order::winning(rules, state, out);
    }

    fn is_forced(&self, rules: &Rules<W>, state: &State<W>, _: &i32) -> bool {
        let side = state.to_move().other();
        rules.is_forced(state)
            || state.held(rules, side).len() >= 2 && {
                let camp = Camp::new(rules, state, side);
                !camp.ways.is_empty() && !camp.must_flee()
            }
    }

    /// Only own moves gain holes, one at a time (rule 9).
    fn least_plies(&self, rules: &Rules<W>, state: &State<W>, _: &i32, side: Side) -> u32 {
        let missing = WINNING_HOLES.saturating_sub(state.held(rules, side).len());
        let plies = if side == state.to_move() { 2 * missing - 1 } else { 2 * missing };
        plies as u32
    }

    fn forcing(&self, rules: &Rules<W>, state: &State<W>, _: &i32, out: &mut Vec<Move>) {
        order::forcing(rules, state, out);
    }
}
