//! The original program: patterns on every line, captures by count, and a narrow search near the
//! stones.

mod patterns;

#[cfg(test)]
mod tests;

use jogada_core::options::{Int, List, Numbers, OptionSpec, Options};
use jogada_core::{Bits, Foresight, Game, Rng, Side};

use super::lines::{axes, walk};
use super::{Move, Rules, State};
use patterns::{Patterns, Window};

const DIFFICULTY: Int = Int::new("difficulty", 1, 5).default(3);
const DEPTH: Int = Int::new("depth", 1, 8).default_from(|options| usual(options).depth);
const PADDING: Int = Int::new("padding", 1, 9).default_from(|options| usual(options).padding);
const WIDTH: List = List::new("width", 1, 20, |options| {
    Numbers::new(usual(options).widths).expect("every difficulty has a few widths")
});

/// What a difficulty stands for.
struct Difficulty {
    depth: i64,
    padding: i64,
    widths: &'static [u8],
}

const DIFFICULTIES: [Difficulty; 5] = [
    Difficulty { depth: 2, padding: 1, widths: &[3, 3] },
    Difficulty { depth: 3, padding: 2, widths: &[4, 3, 2] },
    Difficulty { depth: 4, padding: 2, widths: &[4, 3, 2] },
    Difficulty { depth: 5, padding: 2, widths: &[4, 3, 2] },
    Difficulty { depth: 6, padding: 2, widths: &[5, 4, 3, 2] },
];

/// The difficulty chosen, whose values are used where no others are given.
fn usual(options: &Options) -> &'static Difficulty {
    &DIFFICULTIES[options.get(&DIFFICULTY) as usize - 1]
}

/// The judgement by patterns and captures.
pub struct Original {
    patterns: Patterns,
    /// Every row, column and diagonal with room for a five, point by point.
    lines: Vec<Vec<usize>>,
    depth: u32,
    /// How far from the outermost stones the search looks.
    padding: u8,
    /// How many moves it looks at, by ply.
    widths: Numbers,
}

impl Original {
    fn new<const W: usize>(rules: &Rules<W>, options: &Options) -> Original {
        Original {
            patterns: Patterns::new(),
            lines: lines(rules.board),
            depth: options.get(&DEPTH) as u32,
            padding: options.get(&PADDING) as u8,
            widths: options.get(&WIDTH),
        }
    }

    /// The patterns on all lines, White's less Black's.
    fn stones<const W: usize>(&self, state: &State<W>) -> f64 {
        let [white, black] = Side::ALL.map(|side| state.stones(side));
        let value = |line: &Vec<usize>| {
            let mut seen = [Window::BEYOND; 2];
            let at = |&point: &usize| {
                let stone = [white.contains(point), black.contains(point)];
                seen = seen.map(Window::back);
                seen[0].put(stone[0], stone[1]);
                seen[1].put(stone[1], stone[0]);
                self.patterns.value(seen[0]) - self.patterns.value(seen[1])
            };
            line.iter().rev().map(at).sum::<f64>()
        };
        self.lines.iter().map(value).sum()
    }

    /// The points within the padding of a box round all stones.
    fn near<const W: usize>(&self, rules: &Rules<W>, state: &State<W>) -> Bits<W> {
        let grid = rules.points.grid();
        let cells = rules.points.cells(state.occupied());
        let bounds = |at: fn(&jogada_core::Grid, jogada_core::Cell) -> u8| {
            let places = || cells.iter().map(|&cell| at(&grid, cell));
            let (low, high) = (places().min().unwrap_or(0), places().max().unwrap_or(0));
            low.saturating_sub(self.padding)..=high + self.padding
        };
        let (columns, rows) = (bounds(|g, c| g.col(c)), bounds(|g, c| g.row(c)));
        let inside = |cell: &jogada_core::Cell| {
            columns.contains(&grid.col(*cell)) && rows.contains(&grid.row(*cell))
        };
        grid.cells().filter(inside).map(|cell| rules.points.of(cell)).collect()
    }
}

impl<const W: usize> jogada_core::Original<Rules<W>> for Original {
    const MINIMAX: &'static [&'static dyn OptionSpec] = &[&DIFFICULTY, &DEPTH, &PADDING, &WIDTH];

    fn greedy(rules: &Rules<W>, _options: &Options) -> Original {
        Original::new(
            rules,
            &Options::defaults(<Original as jogada_core::Original<Rules<W>>>::MINIMAX),
        )
    }

    fn minimax(rules: &Rules<W>, options: &Options) -> Original {
        Original::new(rules, options)
    }

    fn value(&self, rules: &Rules<W>, state: &State<W>, side: Side) -> f64 {
        let [own, enemy] = [side, side.other()].map(|side| pairs(rules, state, side));
        let stones = self.stones(state);
        let stones = if side == Side::White { stones } else { -stones };
        stones + patterns::captures(own, enemy)
    }

    /// The few best moves near the stones, by the positions they lead to. Where the opening leaves
    /// none near enough, any will do.
    fn candidates(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        ply: usize,
        rng: &mut Rng,
        out: &mut Vec<Move>,
    ) {
        let (side, targets) = (rules.to_move(state), rules.targets(state));
        let near = targets & self.near(rules, state);
        let points = if near.is_empty() { targets } else { near };
        let value = |point: usize| {
            let mut next = state.clone();
            next.play(rules, Move::at(point));
            // Equals in any order.
            (self.value(rules, &next, side), rng.bits(), Move::at(point))
        };
        let mut valued: Vec<_> = points.iter().map(value).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let width = self.widths.at(ply).into();
        out.extend(valued.into_iter().take(width).map(|(_, _, m)| m));
    }

    fn foresight(&self) -> Foresight {
        Foresight::of(self.depth)
    }
}

/// Pairs taken, where five win.
fn pairs<const W: usize>(rules: &Rules<W>, state: &State<W>, side: Side) -> usize {
    let taken = usize::from(state.captured(side));
    (taken * 5 / usize::from(rules.variant.captures_to_win())).min(5)
}

/// All lines of a board long enough for a five.
fn lines<const W: usize>(board: Bits<W>) -> Vec<Vec<usize>> {
    let from = |point: usize, step: isize| {
        let begins = !board.contains(walk(point, step, -1));
        let line = (0..).map(|times| walk(point, step, times));
        let line: Vec<usize> = line.take_while(|&point| board.contains(point)).collect();
        (begins && line.len() >= 5).then_some(line)
    };
    let points = || board.iter();
    axes::<W>().into_iter().flat_map(|step| points().filter_map(move |p| from(p, step))).collect()
}
