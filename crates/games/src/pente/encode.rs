//! Pente as numbers: a stone on a point is the action of its cell.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneValue, PlaneWriter, write_mask};

use super::{Move, Rules, State};

impl<const W: usize> Encode for Rules<W> {
    fn grid(&self) -> Grid {
        self.points.grid()
    }

    fn action_count(&self) -> usize {
        self.grid().len()
    }

    fn action(&self, m: Move) -> usize {
        self.points.cell(m.point()).expect("a move on the board").index()
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        (action < self.action_count()).then(|| Move::at(self.points.of(Cell::at(action))))
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        Move::at(self.points.of(cells[self.action(m)]))
    }

    fn legal_mask(&self, state: &State<W>, _scratch: &mut Vec<Move>, mask: &mut [bool]) {
        write_mask(self.points.without_guards(self.targets(state)), mask);
    }

    fn own_planes(&self) -> Vec<Plane> {
        let to_win = self.variant.captures_to_win() as u8;
        vec![
            Plane::one("own-stones"),
            Plane::one("opponent-stones"),
            Plane::one("own-captures").scaled(to_win),
            Plane::one("opponent-captures").scaled(to_win),
            Plane::one("opening").scaled(2),
        ]
    }

    fn write_planes<V: PlaneValue>(&self, state: &State<W>, planes: &mut PlaneWriter<'_, V>) {
        let sides = [state.to_move(), state.to_move().other()];
        for side in sides {
            planes.mark_set(self.points.without_guards(state.stones(side)));
        }
        let to_win = self.variant.captures_to_win() as u8;
        for side in sides {
            planes.fill(state.captured(side), to_win);
        }
        let opening = match state.ply() {
            0 => 2,
            2 => 1,
            _ => 0,
        };
        planes.fill(opening, 2);
    }
}
