//! The picture: stacks, cubes on the board and off it, what each side controls.

use jogada_core::{
    BoardView, Cell, Fact, GridStyle, Message, MovePath, Picture, Piece, Side, TrayView,
};

use super::{Move, Rules, State, Store};

/// Places in the legend.
const DISC: u8 = 0;
const CUBE: u8 = 1;

impl<S: Store, const CELLS: usize, const W: usize> Picture for Rules<S, CELLS, W> {
    fn view(&self, state: &Self::State) -> BoardView {
        let prompt = Message::new("prompt-move");
        let mut view = BoardView::empty(self.grid, GridStyle::Squares, prompt);
        for cell in self.grid.cells() {
            for disc in state.stack(cell.index()).discs() {
                view.put(cell, DISC, disc);
            }
        }
        for side in Side::ALL {
            state.cubes(side).each(|cell| view.put(Cell::at(cell), CUBE, side));
            view.trays.push(self.tray(state, side));
        }
        view.facts = facts(state);
        view
    }

    fn path(&self, m: Move) -> MovePath {
        MovePath::Cells(m.cells().to_vec())
    }
}

impl<S: Store, const CELLS: usize, const W: usize> Rules<S, CELLS, W> {
    /// The cubes a side still has to lay.
    fn tray(&self, state: &State<S, CELLS, W>, side: Side) -> TrayView {
        TrayView {
            label: "tray-cubes",
            owner: side,
            piece: Piece { kind: CUBE, owner: side },
            count: self.supply(state, side) as u32,
        }
    }
}

/// Stacks each side controls, and all the discs in them.
fn facts<S: Store, const CELLS: usize, const W: usize>(state: &State<S, CELLS, W>) -> Vec<Fact> {
    let height = |cell| state.stack(cell).height() as i64;
    let stacks = Side::ALL.map(|side| state.controlled(side));
    vec![
        Fact { label: "fact-stacks", values: stacks.map(|cells| cells.len() as i64) },
        Fact { label: "fact-discs", values: stacks.map(|cells| cells.iter().map(height).sum()) },
    ]
}
