//! Freedom as numbers: a stone on a square is the action of its cell; the pass comes last.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneValue, PlaneWriter, write_mask};

use super::{LastPass, Move, Rules, State};

impl<const W: usize> Encode for Rules<W> {
    fn grid(&self) -> Grid {
        self.grid
    }

    fn action_count(&self) -> usize {
        self.grid.len() + usize::from(self.last_pass != LastPass::Off)
    }

    fn action(&self, m: Move) -> usize {
        m.cell().unwrap_or(self.grid.len())
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let pass = action == self.grid.len();
        (action < self.action_count()).then(|| if pass { Move::PASS } else { Move::at(action) })
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        m.cell().map_or(Move::PASS, |cell| Move::at(cells[cell].index()))
    }

    fn legal_mask(&self, state: &State<W>, _scratch: &mut Vec<Move>, mask: &mut [bool]) {
        let (places, pass) = mask.split_at_mut(self.grid.len());
        write_mask(self.targets(state), places);
        pass.fill(false);
        if self.may_pass(state) {
            pass[0] = true;
        }
    }

    fn own_planes(&self) -> Vec<Plane> {
        ["own-stones", "opponent-stones", "open"].map(Plane::one).to_vec()
    }

    fn write_planes<V: PlaneValue>(&self, state: &State<W>, planes: &mut PlaneWriter<'_, V>) {
        let side = state.to_move();
        planes.mark_set(state.stones(side));
        planes.mark_set(state.stones(side.other()));
        planes.mark_set(self.targets(state));
    }
}
