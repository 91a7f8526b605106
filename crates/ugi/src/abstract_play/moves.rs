//! Moves of games whose moves are single cells: there columns have all letters, `i` too.

use jogada_play::{AnyMatch, Cell, cell_name};

/// The moves so far, a round of both players each; `None` if the game did not begin as usual, for which
/// the protocol has no word.
pub(super) fn rounds(game: &dyn AnyMatch) -> Option<Vec<Vec<String>>> {
    let line = game.line();
    let grid = game.view().grid;
    let theirs = |m: &String| {
        let cell = grid.cell(m)?;
        let (col, row) = (cell.0 % u16::from(grid.cols), cell.0 / u16::from(grid.cols));
        Some(format!("{}{}", letter(col)?, row + 1))
    };
    let moves: Vec<String> = line.moves.iter().map(theirs).collect::<Option<_>>()?;
    line.start.is_none().then(|| moves.chunks(2).map(<[String]>::to_vec).collect())
}

/// A move of theirs in our words; `None` if it is no cell of the board.
pub(super) fn ours(game: &dyn AnyMatch, text: &str) -> Option<String> {
    let view = game.view();
    let mut letters = text.trim().chars();
    let first = letters.next()?.to_ascii_lowercase();
    let col = (0..u16::from(view.grid.cols)).find(|col| letter(*col) == Some(first))?;
    let row = letters.as_str().parse::<u16>().ok()?.checked_sub(1)?;
    (row < u16::from(view.grid.rows))
        .then(|| cell_name(&view, Cell(row * u16::from(view.grid.cols) + col)))
}

fn letter(col: u16) -> Option<char> {
    u8::try_from(col).ok().filter(|col| *col < 26).map(|col| char::from(b'a' + col))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_all_letters_there() {
        let mut game = jogada_play::open("pente", None).unwrap();
        assert_eq!(rounds(&*game), Some(Vec::new()));
        for m in ["k10", "a1", "t19"] {
            game.play(m).unwrap();
        }
        let expected = vec![vec!["j10".to_owned(), "a1".to_owned()], vec!["s19".to_owned()]];
        assert_eq!(rounds(&*game), Some(expected));
        assert_eq!(ours(&*game, "j10").as_deref(), Some("k10"));
        assert_eq!(ours(&*game, "I1").as_deref(), Some("j1"));
        for bad in ["", "pass", "a0", "a20", "t1", "5"] {
            assert_eq!(ours(&*game, bad), None, "{bad}");
        }
    }
}
