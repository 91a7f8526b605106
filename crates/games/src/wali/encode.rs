//! Wali as numbers: drops by cell, the pass, then the steps, each without a capture and with that of every cell.

use jogada_core::{Bits, Cell, Encode, GameState, Grid, Plane, PlaneWriter};

use super::moves::{Ban, Step, Turn};
use super::{Move, Rules, State};

impl<const W: usize> Encode for Rules<W> {
    fn grid(&self) -> Grid {
        self.grid
    }

    fn action_count(&self) -> usize {
        self.grid.len() + 1 + self.steps.count() * (1 + self.grid.len())
    }

    fn action(&self, m: Move) -> usize {
        let cells = self.grid.len();
        match m.turn() {
            Turn::Drop(at) => at,
            Turn::Pass => cells,
            Turn::Step(Step { from, to, prey }) => {
                let taken = prey.map_or(0, |prey| 1 + prey);
                cells + 1 + self.steps.number(from, to) * (1 + cells) + taken
            }
        }
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let cells = self.grid.len();
        let Some(step) = action.checked_sub(cells + 1) else {
            return Some(if action == cells { Move::PASS } else { Move::drop(action) });
        };
        let [from, to] = self.steps.pair(step / (1 + cells))?.map(Cell::index);
        let step_taking = |prey| Move::step(from, to).taking(prey);
        Some((step % (1 + cells)).checked_sub(1).map_or(Move::step(from, to), step_taking))
    }

    fn permute(&self, m: Move, cells: &[Cell]) -> Move {
        let place = |cell: usize| cells[cell].index();
        match m.turn() {
            Turn::Drop(at) => Move::drop(place(at)),
            Turn::Pass => Move::PASS,
            Turn::Step(Step { from, to, prey }) => {
                let step = Move::step(place(from), place(to));
                prey.map_or(step, |prey| step.taking(place(prey)))
            }
        }
    }

    fn own_planes(&self) -> Vec<Plane> {
        let stones = ["own-stones", "opponent-stones", "own-hand", "opponent-hand"];
        stones.into_iter().chain(["own-ban", "opponent-ban"]).map(Plane::one).collect()
    }

    fn write_planes(&self, state: &State<W>, planes: &mut PlaneWriter<'_>) {
        let sides = [state.to_move(), state.to_move().other()];
        for side in sides {
            planes.mark(state.stones(side).iter());
        }
        for side in sides {
            planes.fill(f32::from(state.hand(side)) / self.stones as f32);
        }
        for ban in sides.map(|side| state.ban(side)) {
            let cells =
                if ban == Ban::NONE { Bits::EMPTY } else { ban.source::<W>() | ban.target() };
            planes.mark(cells.iter());
        }
    }
}
