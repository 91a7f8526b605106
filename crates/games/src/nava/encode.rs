//! Nava as numbers: an action is the square a stack leaves and the square its discs go to.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneWriter};

use super::{Move, Rules, State, Store};

impl<S: Store, const CELLS: usize, const W: usize> Encode for Rules<S, CELLS, W> {
    fn grid(&self) -> Grid {
        self.grid
    }

    fn action_count(&self) -> usize {
        self.actions.count()
    }

    fn action(&self, m: Move) -> usize {
        self.actions.number(m.from(), m.to())
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        self.actions.pair(action).map(|[from, to]| Move::new(from, to))
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        Move::new(cells[m.from()], cells[m.to()])
    }

    fn own_planes(&self) -> Vec<Plane> {
        let count = 2 * self.discs;
        vec![
            Plane { name: "own-discs", count },
            Plane { name: "opponent-discs", count },
            Plane::one("own-cubes"),
            Plane::one("opponent-cubes"),
        ]
    }

    fn write_planes(&self, state: &State<S, CELLS, W>, planes: &mut PlaneWriter<'_>) {
        let (side, other) = (state.to_move(), state.to_move().other());
        let (cells, highest) = (self.grid.len(), 2 * self.discs);
        let discs = planes.take(2 * highest);
        (state.controlled(side) | state.controlled(other)).each(|cell| {
            let stack = state.stack(cell);
            for (above, disc) in (0..stack.height()).rev().zip(stack.discs()) {
                let plane = if disc == side { above } else { highest + above };
                discs[plane * cells + cell] = 1.0;
            }
        });
        planes.mark(state.cubes(side).iter());
        planes.mark(state.cubes(other).iter());
    }
}
