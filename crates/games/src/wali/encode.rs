//! Wali as numbers: drops by cell, the pass, then the steps, each without a capture and with that of every cell.

use jogada_core::{
    Bits, Cell, Encode, FromTo, GameState, Grid, Plane, PlaneValue, PlaneWriter, write_mask,
};

use super::lines::Board;
use super::moves::{Choices, Step, Turn};
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

    fn legal_mask(&self, state: &State<W>, _scratch: &mut Vec<Move>, mask: &mut [bool]) {
        mask.fill(false);
        if state.is_dropping() {
            self.mask_drops(self.drops(state, state.to_move()), mask);
        } else if state.outcome().is_none() {
            self.mask_steps(&self.choices(state), mask);
        }
    }

    fn mask_and_pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        mask: &mut [bool],
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        mask.fill(false);
        if state.is_dropping() {
            let drops = self.drops(state, state.to_move());
            self.mask_drops(drops, mask);
            Some(Self::pick_drop(drops, choose))
        } else if state.outcome().is_none() {
            let choices = self.choices(state);
            self.mask_steps(&choices, mask);
            Some(self.nth_step(&choices, choose(choices.count())))
        } else {
            None
        }
    }

    fn own_planes(&self) -> Vec<Plane> {
        let stones = ["own-stones", "opponent-stones"].map(Plane::one);
        let hands = ["own-hand", "opponent-hand"].map(Plane::one);
        let hands = hands.map(|plane| plane.scaled(self.stones as u8));
        let bans = ["own-ban", "opponent-ban"].map(Plane::one);
        [stones, hands, bans].concat()
    }

    fn write_planes<V: PlaneValue>(&self, state: &State<W>, planes: &mut PlaneWriter<'_, V>) {
        let sides = [state.to_move(), state.to_move().other()];
        for side in sides {
            planes.mark_set(state.stones(side));
        }
        for side in sides {
            planes.fill(state.hand(side).into(), self.stones as u8);
        }
        planes.mark_few(sides.map(|side| state.ban(side).cells::<W>()));
    }
}

impl<const W: usize> Rules<W> {
    fn mask_drops(&self, drops: Bits<W>, mask: &mut [bool]) {
        let cells = self.grid.len();
        write_mask(drops, &mut mask[..cells]);
        mask[cells] = drops.is_empty();
    }

    fn mask_steps(&self, choices: &Choices<W>, mask: &mut [bool]) {
        let cells = self.grid.len();
        choices.each_step(|way, to| mask[usize::from(self.places[way as usize][to])] = true);
        choices.each_taker(|way, to| {
            let taken = usize::from(self.places[way as usize][to]) + 1;
            write_mask(choices.prey(), &mut mask[taken..][..cells]);
        });
    }
}

/// The actions of steps without a capture, each [`Way`], by the square they lead to; 0 where none does.
pub(super) fn places(steps: &FromTo, grid: Grid) -> [Vec<u16>; 4] {
    let (board, cells) = (Board::<2>::new(grid), grid.len());
    let mut places = [(); 4].map(|()| vec![0; cells]);
    for (number, [from, to]) in (0..).map_while(|number| Some((number, steps.pair(number)?))) {
        let way = board.way(from.index(), to.index()).expect("they lie side by side");
        places[way as usize][to.index()] = (cells + 1 + number * (1 + cells)) as u16;
    }
    places
}
