//! What is good in Barca: holes held, ways to the free ones, animals that are not scared.

mod camp;
mod order;
mod weights;
mod zones;

#[cfg(test)]
mod tests;

pub use weights::Weights;

use jogada_core::{Bits, EVAL_LIMIT, Evaluator, GameState, Side, keep_at_most};

use super::fear::{Fear, Scary};
use super::state::WINNING_HOLES;
use super::{Kind, Move, Rules, State};
use camp::Camp;
use zones::Zones;

/// The evaluator of one board.
pub struct BarcaEvaluator<const W: usize> {
    weights: Weights,
    /// What a square is worth to an animal that stands there.
    zones: Zones,
    /// What a square scores to an animal that goes there.
    scores: Zones,
}

/// What is kept beside a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulator<const W: usize> {
    /// What the squares of the animals are worth, White's less Black's.
    zones: i32,
    scary: Scary<W>,
}

impl<const W: usize> Accumulator<W> {
    /// What the side to move is afraid of.
    #[inline]
    fn fear(&self, rules: &Rules<W>, state: &State<W>) -> Fear<W> {
        let side = state.to_move();
        Fear::new(rules, state, side, self.scary.of(side))
    }
}

impl<const W: usize> BarcaEvaluator<W> {
    /// An evaluator with these weights.
    pub fn new(rules: &Rules<W>, weights: Weights) -> Self {
        let zones = Zones::new(rules, &weights);
        let held = |cell: usize| i32::from(rules.board.holes().contains(cell));
        BarcaEvaluator {
            scores: zones.map(|_, _, value| order::ZONE * value),
            zones: zones.map(|kind, cell, value| value + weights.holder[kind.index()] * held(cell)),
            weights,
        }
    }

    /// What a camp is worth, less what both have in common and the squares of its animals.
    #[inline]
    fn value(&self, rules: &Rules<W>, camp: &Camp<W>, other: &Camp<W>) -> i32 {
        let w = &self.weights;
        let count = |set: Bits<W>| set.len() as i32;
        let mut value = w.holes[camp.held.min(2)] + w.trapped * camp.trapped;
        if !camp.scared.is_empty() {
            value += weigh(&w.scared, &camp.fear.scared);
            value += w.scared_holder * count(camp.scared & rules.board.holes());
        }
        value += w.way * count(camp.ways) + w.second_way * count(camp.second_ways);
        value += w.sole_way * count(camp.ways - other.ways);
        let freedom = camp.freedom.iter().zip(w.freedom);
        value + freedom.map(|(n, weight)| n * weight).sum::<i32>()
    }

    /// What it is worth that these animals of a camp, by kind, can be scared.
    #[inline]
    fn scarable_value(&self, rules: &Rules<W>, scarable: &[Bits<W>; 3]) -> i32 {
        let on_holes = all(scarable) & rules.board.holes();
        weigh(&self.weights.scarable, scarable)
            + self.weights.scarable_holder * on_holes.len() as i32
    }

    /// What the scared animals of the side that waits are worth beyond what they are to either.
    #[inline]
    fn waiting_value(&self, waiting: &Camp<W>, scarable: &[Bits<W>; 3]) -> i32 {
        self.weights.waiting_scared * waiting.scared.len() as i32
            + self.weights.waiting_scarable * all(scarable).len() as i32
    }

    /// What the third hole in reach of a side is worth to the side to move.
    #[inline]
    fn threat_value(&self, mine: &Camp<W>, theirs: &Camp<W>, can_scare: bool) -> i32 {
        let (w, flee) = (&self.weights, mine.must_flee());
        let mut value = if flee { w.must_flee } else { 0 };
        if mine.is_about_to_win() {
            value += if flee { w.threat } else { 10_000 };
        }
        if theirs.is_about_to_win() && !theirs.must_flee() {
            value -= w.waiting_threat;
            if !can_scare || flee {
                value -= w.calm_threat;
            }
        }
        value
    }
}

/// Whether the side that waits is about to win.
#[inline]
fn is_threatened<const W: usize>(rules: &Rules<W>, state: &State<W>, acc: &Accumulator<W>) -> bool {
    let side = state.to_move().other();
    state.held(rules, side).len() + 1 >= WINNING_HOLES && {
        let camp = Camp::new(rules, state, acc, side);
        camp.is_about_to_win() && !camp.must_flee()
    }
}

/// The sum of these weights, each as often as its set has members.
#[inline]
fn weigh<const W: usize>(weights: &[i32; 3], sets: &[Bits<W>; 3]) -> i32 {
    weights.iter().zip(sets).map(|(weight, set)| weight * set.len() as i32).sum()
}

#[inline]
fn all<const W: usize>(sets: &[Bits<W>; 3]) -> Bits<W> {
    sets[0] | sets[1] | sets[2]
}

impl<const W: usize> Evaluator<Rules<W>> for BarcaEvaluator<W> {
    type Accumulator = Accumulator<W>;

    fn refresh(&self, rules: &Rules<W>, state: &State<W>) -> Accumulator<W> {
        let sum = |side| {
            let kind = |kind| self.zones.sum(kind, state.animals(side, kind));
            Kind::ALL.map(kind).iter().sum::<i32>()
        };
        Accumulator { zones: sum(Side::White) - sum(Side::Black), scary: Scary::new(rules, state) }
    }

    #[inline]
    fn update(
        &self,
        rules: &Rules<W>,
        before: &State<W>,
        m: Move,
        after: &State<W>,
        acc: &mut Accumulator<W>,
    ) {
        let (side, kind) = (before.to_move(), before.kind_at(m.from()));
        let gain = self.zones.gain(kind, m);
        acc.zones += if side == Side::White { gain } else { -gain };
        acc.scary.follow(rules, after, side, kind);
    }

    fn evaluate(&self, rules: &Rules<W>, state: &State<W>, acc: &Accumulator<W>) -> i32 {
        let side = state.to_move();
        let zones = if side == Side::White { acc.zones } else { -acc.zones };
        let mine = Camp::new(rules, state, acc, side);
        let theirs = Camp::new(rules, state, acc, side.other());
        let my_scarable = mine.scarable(rules, &theirs);
        let their_scarable = theirs.scarable(rules, &mine);
        let can_scare = !all(&their_scarable).is_empty();
        let value = zones
            + self.weights.to_move
            + self.value(rules, &mine, &theirs)
            + self.scarable_value(rules, &my_scarable)
            - self.value(rules, &theirs, &mine)
            - self.scarable_value(rules, &their_scarable)
            - self.waiting_value(&theirs, &their_scarable)
            + self.threat_value(&mine, &theirs, can_scare);
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn score_moves(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        moves: &[Move],
        put: &mut impl FnMut(i32, Move),
    ) {
        self.rate(rules, state, acc, moves, put);
    }

    fn candidates(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        _scratch: &mut Vec<Move>,
        put: &mut impl FnMut(i32, Move),
    ) {
        self.rate_all(rules, state, acc, put);
    }

    fn tactical(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        out: &mut Vec<Move>,
    ) {
        order::winning(rules, state, acc, out);
    }

    fn is_forced(&self, rules: &Rules<W>, state: &State<W>, acc: &Accumulator<W>) -> bool {
        rules.can_flee(state, &acc.fear(rules, state)) || is_threatened(rules, state, acc)
    }

    /// Mostly someone must flee and has many ways to: then none need be spelled out.
    fn forced_replies(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        most: usize,
        out: &mut Vec<Move>,
    ) -> bool {
        let fear = acc.fear(rules, state);
        let ways_out = rules.count_flights(state, &fear);
        if ways_out > most || ways_out == 0 && !is_threatened(rules, state, acc) {
            return false;
        }
        let start = out.len();
        rules.each_mover_in(state, &fear, |_, from, to| {
            to.each(|to| out.push(Move::new(from, to)));
        });
        keep_at_most(most, start, out)
    }

    /// Only own moves gain holes, one at a time (rule 9).
    fn min_plies_to_win(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        _: &Accumulator<W>,
        side: Side,
    ) -> u32 {
        let missing = WINNING_HOLES.saturating_sub(state.held(rules, side).len());
        let plies = if side == state.to_move() { 2 * missing - 1 } else { 2 * missing };
        plies as u32
    }

    fn forcing(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        acc: &Accumulator<W>,
        out: &mut Vec<Move>,
    ) {
        order::forcing(rules, state, acc, out);
    }
}
