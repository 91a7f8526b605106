//! What the screen shows of a game: the position, the cursor, the selection, the hint.

use jogada_play::{BoardView, Cell, LegalMove, MovePath, Role, Side, cell_name};

use super::selection::{Selection, SelectionResult};
use crate::settings::Appearance;

/// What the user can turn on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// Mark the cells that can be selected.
    LegalTargets,
    /// Show the search of the bots.
    Thinking,
    EvalBar,
    /// Turn the board to the side to move.
    FlipEachTurn,
    /// Show the best lines of the position under review.
    Lines,
}

pub struct ViewModel {
    appearance: Appearance,
    toggles: Vec<Toggle>,
    /// During a review it is an earlier position.
    board: BoardView,
    /// Of the latest position.
    legal_moves: Vec<LegalMove>,
    cursor: Cell,
    selection: Selection,
    hint: Vec<Cell>,
    /// During a review, the number of moves before the position that is shown.
    review: Option<usize>,
}

impl ViewModel {
    pub fn new(board: BoardView, appearance: Appearance) -> ViewModel {
        ViewModel {
            appearance,
            toggles: vec![Toggle::LegalTargets],
            cursor: Cell(centre(&board)),
            board,
            legal_moves: Vec::new(),
            selection: Selection::default(),
            hint: Vec::new(),
            review: None,
        }
    }

    /// Shows another latest position, with the cursor on the last move.
    pub fn position_changed(&mut self, board: BoardView, legal_moves: Vec<LegalMove>) {
        self.clear_marks();
        (self.board, self.legal_moves) = (board, legal_moves);
        let last = self.board.marked(Role::Last).next();
        self.cursor = last.or_else(|| self.nearest_target()).unwrap_or(self.cursor);
    }

    /// Of the cells that can be selected, the one nearest to the cursor: on a large board the cursor would
    /// otherwise begin far from any piece.
    fn nearest_target(&self) -> Option<Cell> {
        let cols = u16::from(self.board.grid.cols);
        let place = |cell: Cell| (i32::from(cell.0 % cols), i32::from(cell.0 / cols));
        let (col, row) = place(self.cursor);
        let distance = |cell: &Cell| (place(*cell).0 - col).pow(2) + (place(*cell).1 - row).pow(2);
        self.targets().into_iter().min_by_key(distance)
    }

    pub fn board(&self) -> &BoardView {
        &self.board
    }

    pub fn legal_moves(&self) -> &[LegalMove] {
        &self.legal_moves
    }

    pub fn legal_move(&self, text: &str) -> Option<&LegalMove> {
        self.legal_moves.iter().find(|legal_move| legal_move.text == text)
    }

    pub fn cell_name(&self, cell: Cell) -> String {
        cell_name(&self.board, cell)
    }
}

/// How the board is drawn: flipped, marked, coloured.
impl ViewModel {
    pub fn appearance(&self) -> Appearance {
        self.appearance
    }

    pub fn flip(&mut self) {
        self.appearance.flip = !self.appearance.flip;
    }

    pub fn turn_to(&mut self, side: Side) {
        self.appearance.flip = side == Side::Black;
    }

    pub fn next_theme(&mut self) {
        self.appearance.theme = self.appearance.theme.next();
    }

    pub fn has(&self, toggle: Toggle) -> bool {
        self.toggles.contains(&toggle)
    }

    /// Whether it is on afterwards.
    pub fn toggle(&mut self, toggle: Toggle) -> bool {
        let was_on = self.has(toggle);
        self.toggles.retain(|other| *other != toggle);
        if !was_on {
            self.toggles.push(toggle);
        }
        !was_on
    }
}

/// Cursor, selection and hint.
impl ViewModel {
    pub fn cursor(&self) -> Cell {
        self.cursor
    }

    pub fn set_cursor(&mut self, cell: Cell) {
        self.cursor = cell;
    }

    /// Directions are those of the screen.
    pub fn move_cursor(&mut self, right: i32, up: i32) {
        let (cols, rows) = (i32::from(self.board.grid.cols), i32::from(self.board.grid.rows));
        let turn = if self.appearance.flip { -1 } else { 1 };
        let col = (i32::from(self.cursor.0) % cols + turn * right).clamp(0, cols - 1);
        let row = (i32::from(self.cursor.0) / cols + turn * up).clamp(0, rows - 1);
        self.cursor = Cell((row * cols + col) as u16);
    }

    /// Adds the cell under the cursor to the selection. If only one cell must follow, the cursor goes
    /// there; not where one may, because a key pressed once too often would decide.
    pub fn select_cursor(&mut self) -> SelectionResult {
        let result = self.selection.select(self.cursor, &self.legal_moves);
        let begun = !self.selected().is_empty() && !self.is_extendable();
        if let (SelectionResult::Incomplete, true, [only]) =
            (&result, begun, self.targets().as_slice())
        {
            self.cursor = *only;
        }
        result
    }

    /// Selects the cells of a move that longer moves begin with.
    pub fn select_move(&mut self, cells: &[Cell]) {
        self.cursor = cells.last().copied().unwrap_or(self.cursor);
        self.selection.begin(cells);
    }

    pub fn selected(&self) -> &[Cell] {
        self.selection.chosen()
    }

    pub fn targets(&self) -> Vec<Cell> {
        self.selection.targets(&self.legal_moves)
    }

    /// The legal move that the selection makes already.
    pub fn complete_move(&self) -> Option<&str> {
        self.selection.complete(&self.legal_moves)
    }

    /// Whether the selection is a move and longer moves begin with it: the user has to decide.
    pub fn is_extendable(&self) -> bool {
        self.complete_move().is_some()
    }

    /// Whether there was a selection.
    pub fn clear_selection(&mut self) -> bool {
        self.selection.release()
    }

    pub fn clear_marks(&mut self) {
        self.clear_selection();
        self.clear_hint();
    }

    /// The texts of all legal moves, those without cells first, such as a pass.
    pub fn move_texts(&self) -> Vec<String> {
        let is_button = |m: &&LegalMove| matches!(m.path, MovePath::Button(_));
        let (buttons, others): (Vec<_>, Vec<_>) = self.legal_moves.iter().partition(is_button);
        buttons.into_iter().chain(others).map(|m| m.text.clone()).collect()
    }

    /// The only legal move, if it has no cells.
    pub fn only_button(&self) -> Option<String> {
        match self.legal_moves.as_slice() {
            [LegalMove { text, path: MovePath::Button(_) }] => Some(text.clone()),
            _ => None,
        }
    }

    pub fn hint(&self) -> &[Cell] {
        &self.hint
    }

    pub fn set_hint(&mut self, text: &str) {
        if let Some(MovePath::Cells(cells)) = self.legal_move(text).map(|m| &m.path) {
            self.hint = cells.clone();
        }
    }

    /// Marks the cells of a move that need not be legal in the latest position.
    pub fn set_hint_path(&mut self, path: Option<MovePath>) {
        self.hint = match path {
            Some(MovePath::Cells(cells)) => cells,
            _ => Vec::new(),
        };
    }

    pub fn clear_hint(&mut self) {
        self.hint.clear();
    }
}

/// Looking back through the moves of the game.
impl ViewModel {
    pub fn is_reviewing(&self) -> bool {
        self.review.is_some()
    }

    pub fn review(&self) -> Option<usize> {
        self.review
    }

    pub fn start_review(&mut self, ply: usize) {
        self.review = Some(ply);
        self.clear_marks();
    }

    pub fn show_reviewed(&mut self, ply: usize, board: BoardView) {
        (self.review, self.board) = (Some(ply), board);
    }

    /// Back to the latest position.
    pub fn end_review(&mut self, board: BoardView) {
        self.clear_hint();
        (self.review, self.board) = (None, board);
    }
}

fn centre(board: &BoardView) -> u16 {
    let (cols, rows) = (u16::from(board.grid.cols), u16::from(board.grid.rows));
    rows / 2 * cols + cols / 2
}
