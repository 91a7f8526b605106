//! The picture: stones, captured stones, star points, what wins and what is barred.

use jogada_core::{
    BoardView, Cell, Explain, GameState, GridStyle, Mark, Message, MovePath, Picture, Piece, Role,
    Side, Terrain, TrayView,
};

use super::lines::{fives, winning_rows};
use super::{Move, Rules, State, Variant};

pub(super) const FIVE: Mark = Mark::named(Role::Scoring, "mark-five");
pub(super) const BARRED: Mark = Mark::named(Role::Forbidden, "mark-barred");

impl<const W: usize> Picture for Rules<W> {
    fn view(&self, state: &State<W>) -> BoardView {
        let grid = self.points.grid();
        let mut view = BoardView::empty(grid, GridStyle::Points, self.prompt(state));
        for cell in self.stars() {
            view.cells[cell.index()].terrain = Terrain::Star;
        }
        for side in Side::ALL {
            for cell in self.points.cells(state.stones(side)) {
                view.put(cell, 0, side);
            }
            view.trays.push(tray(state, side));
        }
        self.mark(state, &mut view);
        view
    }

    fn path(&self, m: Move) -> MovePath {
        MovePath::Cells(self.points.cell(m.point()).into_iter().collect())
    }
}

impl<const W: usize> Rules<W> {
    pub(super) fn five_cells(&self, state: &State<W>, side: Side) -> Vec<Cell> {
        self.points.cells(fives(state.stones(side), self.variant))
    }

    /// The winning stones; in a game that goes on, a five that can still be broken and the squares
    /// barred to White's second stone.
    fn mark(&self, state: &State<W>, view: &mut BoardView) {
        if let Some(verdict) = self.verdict(state) {
            view.mark(verdict.cells, Role::Winning);
            return;
        }
        let five = self.threatening_five(state);
        if !five.is_empty() {
            view.mark(five, FIVE);
            let rows = winning_rows(state.stones(state.to_move().other()), self.variant);
            let cells = |row: Vec<_>| row.into_iter().filter_map(|p| self.points.cell(p)).collect();
            view.lines.extend(rows.into_iter().map(cells));
        }
        // Of the first stone's squares the prompt names the only one that is not barred.
        if let (1.., Some(&region)) = (state.ply(), self.opening.region(state.ply())) {
            let barred = self.board - region - state.occupied();
            view.mark(self.points.cells(barred), BARRED);
        }
    }

    /// The opponent's five that the side to move has to break (rule 11).
    fn threatening_five(&self, state: &State<W>) -> Vec<Cell> {
        match self.variant {
            Variant::Boat => self.five_cells(state, state.to_move().other()),
            _ => Vec::new(),
        }
    }

    fn prompt(&self, state: &State<W>) -> Message {
        let side = state.to_move();
        let missing = self.variant.captures_to_win().saturating_sub(state.captured(side));
        let five = self.threatening_five(state);
        if let Some(prompt) = self.opening.prompt(self.points, state.ply()) {
            prompt
        } else if !five.is_empty() {
            Message::new("prompt-break").with("cells", self.points.grid().names(five))
        } else if (1..=self.variant.longest_capture()).contains(&missing.into()) {
            Message::new("prompt-captures").with("count", u32::from(missing))
        } else {
            Message::new("prompt-place")
        }
    }

    /// The centre, and on larger boards the places of Go boards.
    fn stars(&self) -> impl Iterator<Item = Cell> {
        let size = self.points.grid().cols();
        let middle = size / 2;
        let edge = match size {
            ..9 => middle,
            9..13 => 2,
            13.. => 3,
        };
        let lines = [edge, middle, size - 1 - edge];
        let grid = self.points.grid();
        let all = lines.into_iter().flat_map(move |row| lines.map(|col| (col, row)));
        // Small boards have no stars at the middle of their sides.
        all.filter(move |&(col, row)| size >= 15 || (col == middle) == (row == middle))
            .map(move |(col, row)| grid.cell(col, row))
    }
}

fn tray<const W: usize>(state: &State<W>, side: Side) -> TrayView {
    TrayView {
        label: "tray-captured",
        owner: side,
        piece: Piece { kind: 0, owner: side.other() },
        count: state.captured(side).into(),
    }
}
