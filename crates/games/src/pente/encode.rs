//! Pente as numbers: a stone on a point is the action of its cell.

use jogada_core::{Cell, Encode, GameState, Grid, Plane, PlaneWriter, write_mask};

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
        ["own-stones", "opponent-stones", "own-captures", "opponent-captures", "opening"]
            .map(Plane::one)
            .to_vec()
    }

    fn write_planes(&self, state: &State<W>, planes: &mut PlaneWriter<'_>) {
        let sides = [state.to_move(), state.to_move().other()];
        for side in sides {
            planes.mark_set(self.points.without_guards(state.stones(side)));
        }
        let to_win = f32::from(self.variant.captures_to_win());
        for side in sides {
            planes.fill(f32::from(state.captured(side)) / to_win);
        }
        planes.fill(match state.ply() {
            0 => 1.0,
            2 => 0.5,
            _ => 0.0,
        });
    }
}
