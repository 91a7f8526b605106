//! The picture: animals, holes, who is scared and who must move.

use jogada_core::{
    Bits, BoardView, Cell, Fact, GameState, GridStyle, Mark, Message, MovePath, Picture, Role,
    Side, Terrain,
};

use super::options::Trapped;
use super::{Kind, Move, Rules, State};

pub(super) const SCARED: Mark = Mark::named(Role::Threatened, "mark-scared");

impl<const W: usize> Picture for Rules<W> {
    fn view(&self, state: &State<W>) -> BoardView {
        let grid = self.board.grid();
        let mut view = BoardView::empty(grid, GridStyle::Squares, self.prompt(state));
        for hole in self.board.holes().iter() {
            view.cells[hole].terrain = Terrain::Goal;
        }
        for side in Side::ALL {
            for kind in Kind::ALL {
                cells(state.animals(side, kind))
                    .for_each(|cell| view.put(cell, kind.index() as u8, side));
            }
            view.mark(cells(self.fear(state, side).all_scared()), SCARED);
        }
        view.mark(self.forced(state), Role::Forced);
        view.facts.push(Fact {
            label: "fact-holes",
            values: Side::ALL.map(|side| state.held(self, side).len() as i64),
        });
        view
    }

    fn path(&self, m: Move) -> MovePath {
        MovePath::Cells(vec![Cell::at(m.from()), Cell::at(m.to())])
    }
}

impl<const W: usize> Rules<W> {
    /// The scared animals one of which must escape now (rule 6).
    fn forced(&self, state: &State<W>) -> Vec<Cell> {
        if state.outcome().is_some() {
            return Vec::new();
        }
        let escapes = self.escapes(state);
        escapes.into_iter().map(|(from, _)| from).collect()
    }

    fn prompt(&self, state: &State<W>) -> Message {
        let scared = self.fear(state, state.to_move()).all_scared();
        match self.forced(state).as_slice() {
            [] if scared.is_empty() => Message::new("prompt-move"),
            [] => {
                let id = match self.trapped {
                    Trapped::Move => "prompt-trapped-move",
                    Trapped::Stay => "prompt-trapped-stay",
                };
                self.listing(id, &cells(scared).collect::<Vec<_>>())
            }
            &[one] => self.about("prompt-flee", state, one),
            &[one, two] => self
                .about("prompt-flee-two", state, one)
                .word("other", state.kind_at(two.index()).word())
                .with("place", self.board.grid().name(two)),
            many => self.listing("prompt-flee-many", many),
        }
    }
}

fn cells<const W: usize>(set: Bits<W>) -> impl Iterator<Item = Cell> {
    set.iter().map(Cell::at)
}
