//! The picture: stones, hands, which stones are protected and which step is forbidden.

use std::fmt;

use jogada_core::{
    Bits, BoardView, Cell, Describe, Fact, GridStyle, Illegal, Mark, Message, MovePath, Outcome,
    ParseError, Piece, Side, TrayView, Verdict,
};

use super::moves::Turn;
use super::options::{Drop, Line4};
use super::state::Ban;
use super::{Move, Rules, State};

impl<const W: usize> Describe for Rules<W> {
    fn check(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        self.explain(state, m)
    }

    fn verdict(&self, state: &State<W>) -> Option<Verdict> {
        let outcome = state.outcome()?;
        let few = |side: Side| state.stones(side).len() <= self.fewest;
        let reason = match outcome {
            Outcome::Win(side) if few(side.other()) => "stones",
            Outcome::Win(_) => "blocked",
            Outcome::Draw if few(Side::White) => "stones",
            Outcome::Draw => "quiet",
        };
        // What is lit has won; what is left of the losers is plain to see.
        let lit = match outcome {
            Outcome::Win(side) => state.stones(side),
            Outcome::Draw => Bits::EMPTY,
        };
        Some(Verdict { outcome, reason, cells: lit.iter().map(Cell::at).collect() })
    }

    /// Passes and captures leave no trace, so the text does not tell.
    fn ply(&self, _state: &State<W>) -> Option<u32> {
        None
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
        }
        view.facts.push(Fact {
            label: "fact-stones",
            values: Side::ALL.map(|side| state.stones(side).len() as i64),
        });
        if state.is_dropping() {
            view.trays = Side::ALL.map(|side| hand(state, side)).into();
        } else {
            self.mark(state, &mut view);
        }
        view
    }

    fn path(&self, m: Move) -> MovePath {
        match m.turn() {
            Turn::Pass => MovePath::Button("pass"),
            turn => MovePath::Cells(turn.cells().map(Cell::at).collect()),
        }
    }
}

impl<const W: usize> Rules<W> {
    /// Marks of the move phase: protected stones, and the square no stone may return to.
    fn mark(&self, state: &State<W>, view: &mut BoardView) {
        if self.protect {
            for side in Side::ALL {
                let protected = self.board.in_threes(state.stones(side));
                view.mark(protected.iter().map(Cell::at), Mark::Protected);
            }
        }
        let ban = state.ban(state.to_move());
        if ban != Ban::NONE && state.outcome().is_none() {
            view.mark([Cell(ban.to.into())], Mark::Banned);
        }
    }

    fn prompt(&self, state: &State<W>) -> Message {
        let side = state.to_move();
        if state.is_dropping() {
            return self.drop_prompt(state, side);
        }
        let ban = state.ban(side);
        if ban == Ban::NONE {
            return Message::new("prompt-step");
        }
        let name = |cell: u8| self.grid.name(Cell(cell.into()));
        Message::new("prompt-step-ban").with("from", name(ban.from)).with("to", name(ban.to))
    }

    fn drop_prompt(&self, state: &State<W>, side: Side) -> Message {
        if self.drops(state, side).is_empty() {
            return Message::new("prompt-pass");
        }
        let id = match (self.drop, self.line4) {
            (Drop::Apart, _) => "prompt-drop-apart",
            (Drop::NoThree, _) => "prompt-drop-three",
            (Drop::Free, Line4::Ban) => "prompt-drop-four",
            (Drop::Free, Line4::Open) => "prompt-drop-free",
        };
        Message::new(id).with("hand", u32::from(state.hand(side)))
    }
}

fn hand<const W: usize>(state: &State<W>, owner: Side) -> TrayView {
    TrayView {
        label: "tray-hand",
        owner,
        piece: Piece { kind: 0, owner },
        count: state.hand(owner).into(),
    }
}
