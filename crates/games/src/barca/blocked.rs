//! Sides without a move (rule 12). They are very rare, and every move has to rule them out.

use super::{Kind, Rules, State};
use jogada_core::GameState;

impl<const W: usize> Rules<W> {
    /// Whether the side to move has a move, if the game is not over for another reason.
    ///
    /// An animal with an empty safe square beside it is enough: it may go there, or a scared one
    /// must go elsewhere. Elephants step in every direction, so they are asked first.
    #[inline]
    pub(super) fn can_move(&self, state: &State<W>) -> bool {
        self.has_free_elephant(state) || self.has_elephant_step(state) || self.has_move(state)
    }

    /// Whether the first elephant has an empty square beside it and no mouse near enough to scare
    /// it there.
    #[inline]
    fn has_free_elephant(&self, state: &State<W>) -> bool {
        let side = state.to_move();
        let mice = state.animals(side.other(), Kind::Mouse);
        let elephant = state.animals(side, Kind::Elephant).first();
        elephant.is_some_and(|cell| {
            let [one_step, two_steps] = self.board.near(cell);
            !(one_step - state.occupied()).is_empty() && !two_steps.meets(mice)
        })
    }

    /// Whether some elephant has an empty safe square beside it.
    #[inline]
    fn has_elephant_step(&self, state: &State<W>) -> bool {
        let side = state.to_move();
        let safe = self.empty(state) - self.scary(state, side, Kind::Elephant);
        let elephants = state.animals(side, Kind::Elephant);
        self.board.around(elephants).meets(safe)
    }

    fn has_move(&self, state: &State<W>) -> bool {
        let mut any = false;
        self.each_mover(state, |_, _, to| any |= !to.is_empty());
        any
    }
}
