//! Where games begin: how often the first moves end on each square. Knows no game: the board is that of
//! its picture, the square the one its picture marks as the last move's.

use std::collections::BTreeSet;

use jogada_play::{AnyMatch, BoardView, Cell, Localizer, Message, Role, Spec};

use super::svg::{Plot, WIDTH};
use crate::game::PlayedGame;
use crate::tournament::Pair;

/// Moves of a game that are looked at.
pub(super) const MOVES: usize = 10;

/// Pairs that are looked at: the picture changes little after that.
const PAIRS: usize = 1_000;

const LEFT: f64 = 30.0;
const TOP: f64 = 8.0;

/// The side of a square that a number fits into.
const ROOMY: f64 = 30.0;

/// The map; `None` if no move has gone to a square.
pub(super) fn plot(pairs: &[&Pair], spec: &Spec, localizer: &Localizer) -> Option<String> {
    let table = spec.open(None).ok()?;
    let board = table.view();
    let shares = shares(pairs, &*table, board.cells.len());
    let most = shares.iter().copied().fold(0.0, f64::max);
    (most > 0.0).then(|| draw(&board, &shares, most, localizer))
}

/// The share of games with a move to each cell.
fn shares(pairs: &[&Pair], table: &dyn AnyMatch, cells: usize) -> Vec<f64> {
    let step = pairs.len().div_ceil(PAIRS).max(1);
    let games: Vec<&PlayedGame> = pairs.iter().step_by(step).flat_map(|pair| &pair.games).collect();
    let mut counts = vec![0_usize; cells];
    for game in &games {
        let reached = reached(game, table);
        reached.into_iter().filter(|cell| *cell < cells).for_each(|cell| counts[cell] += 1);
    }
    counts.iter().map(|count| *count as f64 / games.len().max(1) as f64).collect()
}

/// The cells the first moves of a game ended on.
fn reached(game: &PlayedGame, table: &dyn AnyMatch) -> BTreeSet<usize> {
    let line = game.line();
    let mut cells = BTreeSet::new();
    // A game from a position of its own has no first moves to compare with.
    if line.start.is_some() {
        return cells;
    }
    let mut table = table.fork();
    for m in line.moves.iter().take(MOVES) {
        // An edited file may hold anything.
        if table.play(m).is_err() {
            break;
        }
        cells.extend(table.view().marked(Role::Last).map(Cell::index));
    }
    cells
}

fn draw(board: &BoardView, shares: &[f64], most: f64, localizer: &Localizer) -> String {
    let (columns, rows) = (usize::from(board.grid.cols), usize::from(board.grid.rows));
    let side = ((WIDTH - LEFT - 8.0) / columns as f64).min(54.0);
    let bottom = TOP + side * rows as f64;
    let mut plot = Plot::new(bottom + 24.0, &localizer.word("report-heat"));
    let letters: Vec<char> = board.grid.columns.chars().collect();
    let corner =
        |column: usize, row: usize| [LEFT + side * column as f64, bottom - side * (row + 1) as f64];
    for (cell, share) in shares.iter().enumerate() {
        let (column, row) = (cell % columns, cell / columns);
        let name = format!("{}{}", letters[column], row + 1);
        let title = Message::new("report-square").with("square", name);
        let title = localizer.say(&title.with("share", format!("{:.1}", 100.0 * share)));
        square(&mut plot, corner(column, row), side, [*share, most], &title);
    }
    labels(&mut plot, &letters, rows, side);
    plot.finish()
}

/// A square coloured by its share of games compared to the most any has.
fn square(plot: &mut Plot, at: [f64; 2], side: f64, [share, most]: [f64; 2], title: &str) {
    plot.rect("square", at, [side, side], "");
    plot.shade(at, [side, side], share / most, title);
    if side >= ROOMY {
        let middle = [at[0] + side / 2.0, at[1] + side / 2.0 + 4.0];
        plot.text("middle", middle, &format!("{:.0}", 100.0 * share));
    }
}

/// Numbers beside the rows and letters below the columns.
fn labels(plot: &mut Plot, letters: &[char], rows: usize, side: f64) {
    let bottom = TOP + side * rows as f64;
    for row in 0..rows {
        let y = bottom - side * (row as f64 + 0.5) + 4.0;
        plot.text("end", [LEFT - 6.0, y], &(row + 1).to_string());
    }
    for (column, letter) in letters.iter().enumerate() {
        let x = LEFT + side * (column as f64 + 0.5);
        plot.text("middle", [x, bottom + 16.0], &letter.to_string());
    }
}
