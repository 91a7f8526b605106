//! The picture: stones, which of them live now, the score so far.

use jogada_core::{BoardView, Cell, Fact, GridStyle, Mark, Message, MovePath, Picture, Role, Side};

use super::state::Last;
use super::{Move, Rules, State};

pub(super) const LIVE: Mark = Mark::named(Role::Scoring, "mark-live");

impl<const W: usize> Picture for Rules<W> {
    fn view(&self, state: &State<W>) -> BoardView {
        let mut view = BoardView::empty(self.grid, GridStyle::Squares, self.prompt(state));
        for side in Side::ALL {
            state.stones(side).each(|cell| view.put(Cell::at(cell), 0, side));
            view.mark(self.live_cells(state, side), LIVE);
            let fours = self.lines.squares(state.stones(side));
            view.lines.extend(fours.map(|four| four.map(Cell::at).to_vec()));
        }
        let values = self.scores(state).map(|score| score as i64);
        view.facts.push(Fact { label: "fact-live", values });
        view
    }

    fn path(&self, m: Move) -> MovePath {
        match m.cell() {
            Some(cell) => MovePath::Cells(vec![Cell::at(cell)]),
            None => MovePath::Button("pass"),
        }
    }
}

impl<const W: usize> Rules<W> {
    pub(super) fn live_cells(&self, state: &State<W>, side: Side) -> Vec<Cell> {
        self.lines.live(state.stones(side)).iter().map(Cell::at).collect()
    }

    fn prompt(&self, state: &State<W>) -> Message {
        match state.last() {
            _ if self.may_pass(state) => Message::new("prompt-last"),
            Last::Stone(cell) if self.neighbours[cell].meets(self.targets(state)) => {
                let name = self.grid.name(Cell::at(cell));
                Message::new("prompt-next").with("last", name)
            }
            Last::Stone(_) => Message::new("prompt-freedom"),
            Last::Nothing | Last::Pass => Message::new("prompt-first"),
        }
    }
}
