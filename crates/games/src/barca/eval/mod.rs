//! What is good in Barca: holes held, ways to the free ones, animals that are not scared.

mod camp;
mod explain;
mod net;
mod order;
mod weights;
mod zones;

#[cfg(test)]
mod tests;

pub use weights::Weights;

use jogada_core::{
    Bits, Cell, EVAL_LIMIT, EvalPosition, Evaluator, Explanation, GameState, Net, NetShape,
    NetWeights, SearchParameters, Side, keep_at_most,
};

use super::fear::{Fear, Scary};
use super::state::WINNING_HOLES;
use super::{Kind, Move, Rules, State};
use camp::Camp;
use order::Outlook;
use zones::Zones;

/// The evaluator of one board.
pub struct BarcaEvaluator<const W: usize> {
    weights: Weights,
    /// What a square is worth to an animal that stands there.
    zones: Zones,
    /// What a square scores to an animal that goes there.
    scores: Zones,
    net: Option<Net<{ net::HIDDEN }>>,
    search: SearchParameters,
}

/// What is kept beside a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulator<const W: usize> {
    /// What the squares of the animals are worth, White's less Black's.
    zones: i32,
    scary: Scary<W>,
}

/// Two holes held, a way to a third and the right to move.
const WINS_NEXT: i32 = 10_000;

type At<'a, const W: usize> = EvalPosition<'a, Rules<W>, Accumulator<W>>;

/// What the side to move is afraid of.
#[inline]
fn fear<const W: usize>(at: At<'_, W>) -> Fear<W> {
    let side = at.state.to_move();
    Fear::new(at.game, at.state, side, at.acc.scary.of(side))
}

impl<const W: usize> BarcaEvaluator<W> {
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
            value += if flee { w.threat } else { WINS_NEXT };
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
fn is_threatened<const W: usize>(at: At<'_, W>) -> bool {
    let side = at.state.to_move().other();
    at.state.held(at.game, side).len() + 1 >= WINNING_HOLES && {
        let camp = Camp::new(at, side);
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

    fn new(rules: &Rules<W>, weights: &jogada_core::Weights) -> Self {
        let weights: Weights = weights.build();
        let zones = Zones::new(rules, &weights);
        let held = |cell: usize| i32::from(rules.board.holes().contains(cell));
        BarcaEvaluator {
            scores: zones.map(|_, _, value| order::ZONE * value),
            zones: zones.map(|kind, cell, value| value + weights.holder[kind.index()] * held(cell)),
            weights,
            net: None,
            search: SearchParameters::shipped(include_str!("../search.txt")),
        }
    }

    fn search_parameters(&self) -> SearchParameters {
        self.search
    }

    fn net_shape(rules: &Rules<W>) -> Option<NetShape> {
        let image = |input, places: &[Cell]| net::image(rules, input, places);
        Some(net::shape(rules).with_images(rules, image))
    }

    fn net_inputs(&self, at: At<'_, W>, put: &mut dyn FnMut(usize)) {
        let camps = Side::ALL.map(|side| Camp::new(at, side));
        let scarable = explain::scarable(at, &camps);
        let [white, black] = &camps;
        net::each_input(at.game, [(white, &scarable[0]), (black, &scarable[1])], put);
    }

    fn with_net(self, rules: &Rules<W>, net: &NetWeights) -> Self {
        BarcaEvaluator { net: Net::new(net, &net::shape(rules)).or(self.net), ..self }
    }

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

    fn evaluate(&self, at: At<'_, W>) -> i32 {
        let (rules, side) = (at.game, at.state.to_move());
        let zones = if side == Side::White { at.acc.zones } else { -at.acc.zones };
        let (mine, theirs) = (Camp::new(at, side), Camp::new(at, side.other()));
        let my_scarable = mine.scarable(rules, &theirs);
        let their_scarable = theirs.scarable(rules, &mine);
        let classic = || {
            let can_scare = !all(&their_scarable).is_empty();
            zones
                + self.weights.to_move
                + self.value(rules, &mine, &theirs)
                + self.scarable_value(rules, &my_scarable)
                - self.value(rules, &theirs, &mine)
                - self.scarable_value(rules, &their_scarable)
                - self.waiting_value(&theirs, &their_scarable)
                + self.threat_value(&mine, &theirs, can_scare)
        };
        let value = match &self.net {
            Some(net) => {
                let camps = [(&mine, &my_scarable), (&theirs, &their_scarable)];
                net.combine(&net::sums(net, rules, side, camps), side, classic)
            }
            None => classic(),
        };
        value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }

    fn explain(&self, at: At<'_, W>) -> Option<Explanation> {
        Some(self.explained(at))
    }

    /// The moves of an animal follow one another.
    fn score_moves(&self, at: At<'_, W>, moves: &[Move], put: &mut impl FnMut(i32, Move)) {
        let outlook = Outlook::new(at);
        for animal in moves.chunk_by(|a, b| a.from() == b.from()) {
            let from = animal[0].from();
            let prospects = outlook.prospects(&self.scores, at.state.kind_at(from), from);
            for &m in animal {
                put(prospects.score(m.to(), prospects.marked.contains(m.to())), m);
            }
        }
    }

    fn candidates(&self, at: At<'_, W>, _scratch: &mut Vec<Move>, put: &mut impl FnMut(i32, Move)) {
        let outlook = Outlook::new(at);
        at.game.each_mover_in(at.state, &fear(at), |kind, from, targets| {
            let prospects = outlook.prospects(&self.scores, kind, from);
            targets.each_marked(prospects.marked, |to, is_marked| {
                put(prospects.score(to, is_marked), Move::new(from, to));
            });
        });
    }

    /// A move that wins at once.
    fn tactical(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        let held = at.state.held(at.game, at.state.to_move());
        if held.len() + 1 < WINNING_HOLES {
            return;
        }
        let free = at.game.board.holes() - at.state.occupied();
        at.game.each_mover_in(at.state, &fear(at), |_, from, to| {
            let third = to & free;
            if let Some(to) = third.first()
                && !held.contains(from)
            {
                out.push(Move::new(from, to));
            }
        });
    }

    fn is_forced(&self, at: At<'_, W>) -> bool {
        at.game.can_flee(at.state, &fear(at)) || is_threatened(at)
    }

    /// Mostly someone must flee and has many ways to: then none need be spelled out.
    fn forced_replies(&self, at: At<'_, W>, most: usize, out: &mut Vec<Move>) -> bool {
        let fear = fear(at);
        let ways_out = at.game.count_flights(at.state, &fear);
        if ways_out > most || ways_out == 0 && !is_threatened(at) {
            return false;
        }
        let start = out.len();
        at.game.each_mover_in(at.state, &fear, |_, from, to| {
            to.each(|to| out.push(Move::new(from, to)));
        });
        keep_at_most(most, start, out)
    }

    /// Only own moves gain holes, one at a time (rule 9).
    fn min_plies_to_win(&self, at: At<'_, W>, side: Side) -> u32 {
        let missing = WINNING_HOLES.saturating_sub(at.state.held(at.game, side).len());
        let plies = if side == at.state.to_move() { 2 * missing - 1 } else { 2 * missing };
        plies as u32
    }

    /// Moves to holes and those that scare.
    fn forcing(&self, at: At<'_, W>, out: &mut Vec<Move>) {
        let outlook = Outlook::new(at);
        at.game.each_mover_in(at.state, &fear(at), |kind, from, targets| {
            let forcing = targets & (outlook.holes | outlook.scares(kind));
            forcing.each(|to| out.push(Move::new(from, to)));
        });
    }
}
