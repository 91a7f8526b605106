//! Nava as numbers: an action is the square a stack leaves and the square its discs go to.

use jogada_core::{
    Bits, Cell, Encode, GameState, Grid, Plane, PlaneValue, PlaneWriter, Side, write_mask,
    write_plane,
};

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

    fn legal_mask(&self, state: &State<S, CELLS, W>, _scratch: &mut Vec<Move>, mask: &mut [bool]) {
        self.mask_and_count(state, mask);
    }

    fn mask_and_pick(
        &self,
        state: &State<S, CELLS, W>,
        _scratch: &mut Vec<Move>,
        mask: &mut [bool],
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        let count = self.mask_and_count(state, mask);
        (count > 0).then(|| self.nth_move(state, choose(count)))
    }

    fn own_planes(&self) -> Vec<Plane> {
        let count = 2 * self.discs;
        vec![
            Plane { count, ..Plane::one("own-discs") },
            Plane { count, ..Plane::one("opponent-discs") },
            Plane::one("own-cubes"),
            Plane::one("opponent-cubes"),
        ]
    }

    fn write_planes<V: PlaneValue>(
        &self,
        state: &State<S, CELLS, W>,
        planes: &mut PlaneWriter<'_, V>,
    ) {
        let (cells, sides) = (self.grid.len(), [state.to_move(), state.to_move().other()]);
        let discs = planes.take(4 * self.discs);
        let mut starts = [0, 2 * self.discs * cells];
        for (start, side) in starts.into_iter().zip(sides) {
            write_plane(state.controlled(side), &mut discs[start..][..cells]);
        }
        // Where the planes of White's and of Black's discs begin.
        starts.rotate_right(sides[0].index());
        Self::tall(state).each(|cell| {
            let mut place = cell;
            state.stack(cell).each_below_the_top(|disc| {
                place += cells;
                discs[starts[disc.index()] + place] = V::ONE;
            });
        });
        for side in sides {
            planes.mark_set(state.cubes(side));
        }
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// Writes the mask and says how many moves there are.
    #[inline]
    fn mask_and_count(&self, state: &State<S, CELLS, W>, mask: &mut [bool]) -> usize {
        mask.fill(false);
        let mut count = 0;
        Self::movers(state).each(|cell| {
            let (reach, height) = (&self.reach.from[cell], state.stack(cell).height());
            write_mask(reach.mask(height), &mut mask[self.actions.from(cell)]);
            count += reach.count(height);
        });
        count
    }

    /// The stacks of more than one disc, found without branches: they could not be foreseen.
    fn tall(state: &State<S, CELLS, W>) -> Bits<W> {
        let mut tall = Bits::EMPTY;
        (state.controlled(Side::White) | state.controlled(Side::Black)).each(|cell| {
            tall |= if state.stack(cell).is_tall() { Bits::one(cell) } else { Bits::EMPTY };
        });
        tall
    }
}
