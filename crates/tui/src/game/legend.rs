//! What the signs on the board mean.

use jogada_play::{Cell, Piece, Role, Side, Terrain, glyphs};

use super::GameScreen;
use crate::board::BoardWidget;

impl GameScreen {
    /// Every sign with its meaning: the pieces of the game, then what is drawn around them.
    pub(super) fn legend(&self) -> Vec<(String, String)> {
        let mut entries = self.piece_signs();
        let ascii = self.view.appearance().ascii;
        let sign = |unicode: &str, ascii_sign: &str| {
            if ascii { ascii_sign.to_owned() } else { unicode.to_owned() }
        };
        let around = |role| glyphs::brackets(role).iter().collect::<String>();
        let is_goal = |cell: &jogada_play::CellView| cell.terrain == Terrain::Goal;
        if self.view.board().cells.iter().any(is_goal) {
            let signs = format!("{} ()", glyphs::goal(ascii));
            entries.push((signs, self.localizer.word("sign-goal")));
        }
        let signs = [
            (around(Role::Last), "sign-last"),
            (sign("∘", ","), "sign-from"),
            (sign("×", "x"), "sign-captured"),
            ("{}".to_owned(), "sign-chosen"),
            (sign("•", "o"), "sign-target"),
            (sign("·", "."), "sign-legal"),
            ("x".to_owned(), "sign-forbidden"),
            (sign("»«", "><"), "sign-hint"),
            ("!".to_owned(), "sign-threatened"),
            (around(Role::Winning), "sign-winning"),
        ];
        entries.extend(signs.map(|(sign, id)| (sign, self.localizer.word(id))));
        entries
    }

    /// Both sides' symbols of each kind of piece; how stacks are read, where there are any.
    fn piece_signs(&self) -> Vec<(String, String)> {
        let (view, info) = (self.view.board(), self.game().info());
        let board = BoardWidget::plain(view, info, self.view.appearance());
        let entry = |(kind, piece): (u8, &jogada_play::PieceKind)| {
            let sign = |owner| board.piece(Cell(0), Piece { kind, owner }).0;
            let name = self.localizer.word(&format!("piece-{}", piece.id));
            let sides = Side::ALL.map(|side| self.localizer.side(side)).join(", ");
            (Side::ALL.map(sign).iter().collect(), format!("{name} ({sides})"))
        };
        let mut entries: Vec<_> = (0..).zip(info.legend).map(entry).collect();
        if view.cells.iter().any(|cell| cell.stack.len() > 1) {
            let signs = Side::ALL.map(|owner| board.piece(Cell(0), Piece { kind: 0, owner }).0);
            entries.push((signs.iter().collect(), self.localizer.word("sign-stack")));
        }
        entries
    }
}
