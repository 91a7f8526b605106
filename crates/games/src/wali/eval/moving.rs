//! What counts in the move phase.

use jogada_core::{Bits, EvalPart, GameState, Side};

use super::reach::{Reach, total};
use super::traits::{Phase, traits};
use crate::wali::{Rules, State};

traits! {
    /// What a side has and can do.
    Means {
        /// Stones.
        stones,
        /// Whether one stone fewer would lose.
        last,
        /// Squares to step to.
        room,
        /// Stones that cannot step.
        stuck,
        /// Steps that make a three.
        threes,
        /// Squares they lead to.
        spots,
        /// Squares that are such spots once a ban is over.
        latent,
        /// Squares two steps away where one stone more would make a three.
        near_gaps,
    }
}

traits! {
    /// What the turn means to the side to move.
    Turn {
        /// That it is its turn.
        tempo,
        /// Whether the enemy is about to make a three,
        threat,
        /// on one of several squares,
        many_threats,
        /// on one the side cannot fill with a step.
        open_threat,
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
        let both = [(side, own), (side.other(), enemy)];
        let means = both.map(|(side, reach)| Means::of(rules, state, side, reach));
        self.worth(crowd, means, &Turn::of(own, enemy))
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
        let means = Side::ALL.map(|side| Means::of(rules, state, side, &reach[side.index()]));
        let turn = Turn::of(&reach[side.index()], &reach[enemy.index()]);
        self.parts(crowd, means, side, turn)
    }
}

impl Means {
    #[inline]
    fn of<const W: usize>(rules: &Rules<W>, state: &State<W>, side: Side, own: &Reach<W>) -> Means {
        let len = |set: Bits<W>| set.len() as i32;
        let beside = |set| rules.board.beside(set);
        let (stones, empty) = (state.stones(side), rules.empty(state));
        Means {
            stones: len(stones),
            last: i32::from(stones.len() == rules.fewest + 1),
            room: len(own.entries()),
            stuck: len(stones - beside(empty)),
            threes: total(&own.threes),
            spots: len(own.spots()),
            latent: len(own.latent),
            near_gaps: len(beside(beside(stones) & empty) & own.gaps),
        }
    }
}

impl Turn {
    #[inline]
    fn of<const W: usize>(own: &Reach<W>, enemy: &Reach<W>) -> Turn {
        let threats = enemy.spots();
        Turn {
            tempo: 1,
            threat: i32::from(!threats.is_empty()),
            many_threats: i32::from(threats.len() > 1),
            open_threat: i32::from(!(threats - own.entries()).is_empty()),
        }
    }
}
