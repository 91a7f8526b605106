//! The picture: stones, hands, which stones are protected and which step is forbidden.

use jogada_core::{
    BoardView, Cell, Fact, GameState, GridStyle, Mark, Message, MovePath, Picture, Piece, Role,
    Side, TrayView,
};

use super::moves::{Ban, Turn};
use super::options::{Drop, Line4};
use super::{Move, Rules, State};

pub(super) const PROTECTED: Mark = Mark::named(Role::Safe, "mark-protected");
pub(super) const BANNED: Mark = Mark::named(Role::Forbidden, "mark-banned");

impl<const W: usize> Picture for Rules<W> {
    fn view(&self, state: &State<W>) -> BoardView {
        let mut view = BoardView::empty(self.grid, GridStyle::Squares, self.prompt(state));
        for side in Side::ALL {
            state.stones(side).each(|cell| view.put(Cell::at(cell), 0, side));
        }
        view.facts.push(Fact {
            label: "fact-stones",
            values: Side::ALL.map(|side| state.stones(side).len() as i64),
        });
        view.phase = (!state.is_dropping()).then_some("phase-move");
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
                view.mark(protected.iter().map(Cell::at), PROTECTED);
            }
        }
        let ban = state.ban(state.to_move());
        if ban != Ban::NONE && state.outcome().is_none() {
            view.mark([Cell(ban.to.into())], BANNED);
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
