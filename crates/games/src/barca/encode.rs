//! Barca as numbers: an action is the square an animal leaves and the square it goes to.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneValue, PlaneWriter};

use super::{Kind, Move, Rules, State};

impl<const W: usize> Encode for Rules<W> {
    fn grid(&self) -> Grid {
        self.board.grid()
    }

    fn action_count(&self) -> usize {
        self.actions.count()
    }

    fn action(&self, m: Move) -> usize {
        self.actions.number(m.from(), m.to())
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        self.actions.pair(action).map(|[from, to]| Move::new(from.index(), to.index()))
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        Move::new(cells[m.from()].index(), cells[m.to()].index())
    }

    fn legal_mask(&self, state: &State<W>, _scratch: &mut Vec<Move>, mask: &mut [bool]) {
        mask.fill(false);
        self.each_mover(state, |_, from, to| self.actions.mark(from, to, mask));
    }

    fn mask_and_pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        mask: &mut [bool],
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        mask.fill(false);
        let destinations = self.destinations(state);
        destinations.each(|from, to| self.actions.mark(from, to, mask));
        destinations.pick(choose)
    }

    fn own_planes(&self) -> Vec<Plane> {
        let own = ["own-elephants", "own-lions", "own-mice"];
        let opponent = ["opponent-elephants", "opponent-lions", "opponent-mice"];
        own.into_iter().chain(opponent).chain(["holes"]).map(Plane::one).collect()
    }

    fn write_planes<V: PlaneValue>(&self, state: &State<W>, planes: &mut PlaneWriter<'_, V>) {
        let (own, other) = (state.to_move(), state.to_move().other());
        let [e, l, m] = Kind::ALL.map(|kind| state.animals(own, kind));
        let [other_e, other_l, other_m] = Kind::ALL.map(|kind| state.animals(other, kind));
        planes.mark_few([e, l, m, other_e, other_l, other_m, self.board.holes()]);
    }
}
