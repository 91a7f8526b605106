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
        let planes = planes.take(2 * highest + 2);
        // Where the planes of White's and of Black's discs begin.
        let mut starts = [0, highest * cells];
        starts.rotate_right(side.index());
        (state.controlled(side) | state.controlled(other)).each(|cell| {
            let from_the_top = state.stack(cell).discs().rev();
            for (above, disc) in from_the_top.enumerate() {
                planes[starts[disc.index()] + above * cells + cell] = 1.0;
            }
        });
        for (plane, side) in [side, other].into_iter().enumerate() {
            let start = (2 * highest + plane) * cells;
            state.cubes(side).each(|cell| planes[start + cell] = 1.0);
        }
    }
}
