//! The picture: stones, which of them live now, the score so far.

use std::fmt;

use jogada_core::{
    BoardView, Cell, Describe, Fact, GridStyle, Illegal, Mark, Message, MovePath, Outcome,
    ParseError, Side, Verdict,
};

use super::state::Last;
use super::{Move, Rules, State};

impl<const W: usize> Describe for Rules<W> {
    fn check(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        self.explain(state, m)
    }

    fn verdict(&self, state: &State<W>) -> Option<Verdict> {
        let outcome = state.outcome()?;
        let (reason, cells) = match outcome {
            Outcome::Win(side) => ("live", self.live_cells(state, side)),
            Outcome::Draw => ("equal", Vec::new()),
        };
        Some(Verdict { outcome, reason, cells })
    }

    fn ply(&self, state: &State<W>) -> Option<u32> {
        Some(state.placed() as u32 + u32::from(state.last() == Last::Pass))
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        self.read_move(text)
    }

    fn show_move(&self, m: Move) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write_move(f, m))
    }

    fn parse_state(&self, text: &str) -> Result<State<W>, ParseError> {
        self.read_state(text)
    }

    fn show_state(&self, state: &State<W>) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write_state(f, state))
    }

    fn view(&self, state: &State<W>) -> BoardView {
        let mut view = BoardView::empty(self.grid, GridStyle::Squares, self.prompt(state));
        for side in Side::ALL {
            state.stones(side).each(|cell| view.put(Cell::at(cell), 0, side));
            view.mark(self.live_cells(state, side), Mark::Live);
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
    fn live_cells(&self, state: &State<W>, side: Side) -> Vec<Cell> {
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
