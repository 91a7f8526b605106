//! What counts in the drop phase: mostly what the stones will be able to do once it is over.

use jogada_core::{Bits, EvalPart, GameState, Side};

use super::reach::{Reach, total};
use super::traits::{Phase, traits};
use crate::wali::options::Start;
use crate::wali::{Rules, State};

traits! {
    /// What a side has, and could do if the move phase began now.
    Means {
        /// Stones on the board.
        stones,
        /// Steps.
        steps,
        /// Stones that cannot step.
        stuck,
        /// Squares where a step makes a three,
        spots,
        /// and no enemy stone can be dropped.
        open_spots,
        /// Enemy stones that stand where a step would make a three.
        plugs,
        /// Squares where one stone more would make a three,
        gaps,
        /// and no enemy stone can be dropped.
        open_gaps,
        /// Stones that may still be dropped,
        drops,
        /// where the enemy cannot drop any,
        reserve,
        /// and where no own drop prevents it either.
        sure,
        /// Squares to drop a stone on with no other such square beside them.
        lone,
        /// Whether it has dropped its last stone.
        done,
    }
}

traits! {
    /// What the turn means to the side to move.
    Turn {
        /// That it is its turn.
        tempo,
        /// That it will also make the first step; the opposite if the enemy will.
        first,
        /// And has a three in reach; the opposite for the enemy.
        first_three,
        /// The side that does not make the first step has a three in reach.
        second_three,
    }
}

/// The weights of the phase.
pub(super) type Weights = Phase<Means, Turn>;

impl Weights {
    /// What a position is worth to the side to move, windows apart.
    #[inline]
    pub(super) fn value<const W: usize>(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        [own, enemy]: [&Reach<W>; 2],
        crowd: usize,
    ) -> i32 {
        let side = state.to_move();
        let [mine, theirs] = [side, side.other()].map(|side| rules.drops(state, side));
        let own_means = Means::of(rules, state, side, own, [mine, theirs]);
        let enemy_means = Means::of(rules, state, side.other(), enemy, [theirs, mine]);
        self.worth(crowd, [own_means, enemy_means], &Turn::of(rules, state, own, enemy))
    }

    /// The same in parts.
    pub(super) fn explained<const W: usize>(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        reach: &[Reach<W>; 2],
        crowd: usize,
    ) -> Vec<EvalPart> {
        let (side, enemy) = (state.to_move(), state.to_move().other());
        let means = Side::ALL.map(|side| {
            let drops = [side, side.other()].map(|side| rules.drops(state, side));
            Means::of(rules, state, side, &reach[side.index()], drops)
        });
        let turn = Turn::of(rules, state, &reach[side.index()], &reach[enemy.index()]);
        self.parts(crowd, means, side, turn)
    }
}

impl Means {
    #[inline]
    fn of<const W: usize>(
        rules: &Rules<W>,
        state: &State<W>,
        side: Side,
        own: &Reach<W>,
        [drops, enemy_drops]: [Bits<W>; 2],
    ) -> Means {
        let len = |set: Bits<W>| set.len() as i32;
        let hand = i32::from(state.hand(side));
        let (stones, empty) = (state.stones(side), rules.empty(state));
        let lone = drops - rules.board.beside(drops);
        Means {
            stones: len(stones),
            steps: total(&own.steps),
            stuck: len(stones - rules.board.beside(empty)),
            spots: len(own.spots()),
            open_spots: len(own.spots() - enemy_drops),
            plugs: len(own.plugs),
            gaps: len(own.gaps),
            open_gaps: len(own.gaps - enemy_drops),
            drops: len(drops).min(hand),
            reserve: len(drops - enemy_drops).min(hand),
            sure: len(lone - enemy_drops).min(hand),
            lone: len(lone),
            done: i32::from(drops.is_empty()),
        }
    }
}

impl Turn {
    #[inline]
    fn of<const W: usize>(
        rules: &Rules<W>,
        state: &State<W>,
        own: &Reach<W>,
        enemy: &Reach<W>,
    ) -> Turn {
        // Who makes the first step with `start=next` is not known before the last drop.
        let is_first = rules.start == Start::Next || state.to_move() == Side::White;
        let sign = if is_first { 1 } else { -1 };
        let (first, second) = if is_first { (own, enemy) } else { (enemy, own) };
        Turn {
            tempo: 1,
            first: sign,
            first_three: sign * i32::from(!first.spots().is_empty()),
            second_three: -sign * i32::from(!second.spots().is_empty()),
        }
    }
}
