//! Barca as numbers: an action is the square an animal leaves and the square it goes to.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneWriter};

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
        self.each_mover(state, |_, from, to| {
            to.each(|to| mask[self.actions.number(from, to)] = true);
        });
    }

    fn own_planes(&self) -> Vec<Plane> {
        let own = ["own-elephants", "own-lions", "own-mice"];
        let opponent = ["opponent-elephants", "opponent-lions", "opponent-mice"];
        own.into_iter().chain(opponent).chain(["holes"]).map(Plane::one).collect()
    }

    fn write_planes(&self, state: &State<W>, planes: &mut PlaneWriter<'_>) {
        for side in [state.to_move(), state.to_move().other()] {
            for kind in Kind::ALL {
                planes.mark(state.animals(side, kind).iter());
            }
        }
        planes.mark(self.board.holes().iter());
    }
}
