//! The original program: patterns on every line, captures by count, and a narrow search near the
//! stones.

mod patterns;

#[cfg(test)]
mod tests;

use jogada_core::options::{Int, List, Numbers, Options};
use jogada_core::{Baseline, BaselineDepth, Baselines, Bits, Game, GameState, Rng, Side};

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

/// The evaluation by patterns and captures.
struct PenteBaseline {
    patterns: Patterns,
    lines: Lines,
    depth: u32,
    /// How far from the outermost stones the search looks.
    padding: u8,
    /// How many moves it looks at, by ply.
    widths: Numbers,
}

/// Every row, column and diagonal with room for a five.
struct Lines {
    /// Of each line.
    points: Vec<Vec<usize>>,
    /// Of each point: the lines it lies on.
    through: Vec<Vec<usize>>,
}

impl Lines {
    fn new<const W: usize>(board: Bits<W>) -> Lines {
        let points = lines(board);
        let mut through = vec![Vec::new(); 64 * W];
        for (line, points) in points.iter().enumerate() {
            for &point in points {
                through[point].push(line);
            }
        }
        Lines { points, through }
    }
}

impl PenteBaseline {
    fn new<const W: usize>(rules: &Rules<W>, options: &Options) -> PenteBaseline {
        PenteBaseline {
            patterns: Patterns::new(),
            lines: Lines::new(rules.board),
            depth: options.get(&DEPTH) as u32,
            padding: options.get(&PADDING) as u8,
            widths: options.get(&WIDTH),
        }
    }

    /// The patterns on a line, White's less Black's.
    fn line<const W: usize>(&self, line: usize, state: &State<W>) -> f64 {
        let [white, black] = Side::ALL.map(|side| state.stones(side));
        let mut seen = [Window::BEYOND; 2];
        let at = |&point: &usize| {
            let stone = [white.contains(point), black.contains(point)];
            seen = seen.map(Window::back);
            seen[0].put(stone[0], stone[1]);
            seen[1].put(stone[1], stone[0]);
            self.patterns.value(seen[0]) - self.patterns.value(seen[1])
        };
        self.lines.points[line].iter().rev().map(at).sum()
    }

    /// The patterns on every line.
    fn every_line<const W: usize>(&self, state: &State<W>) -> Vec<f64> {
        (0..self.lines.points.len()).map(|line| self.line(line, state)).collect()
    }

    /// The value of a move for its mover, `before` being the values of the lines before it: only
    /// lines with stones that came or went are looked at again.
    fn move_value<const W: usize>(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        before: &[f64],
        m: Move,
    ) -> f64 {
        let side = state.to_move();
        let next = rules.after(state, m);
        let mut lines = before.to_vec();
        for point in (state.occupied() ^ next.occupied()).iter() {
            for &line in &self.lines.through[point] {
                lines[line] = self.line(line, &next);
            }
        }
        sum(&lines, rules, &next, side)
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

/// The players of the original program.
pub(super) const fn baselines<const W: usize>() -> Baselines<Rules<W>> {
    Baselines {
        greedy: &[],
        minimax: &[&DIFFICULTY, &DEPTH, &PADDING, &WIDTH],
        new: |rules, options| Box::new(PenteBaseline::new(rules, options)),
    }
}

impl<const W: usize> Baseline<Rules<W>> for PenteBaseline {
    fn value(&self, rules: &Rules<W>, state: &State<W>, side: Side) -> f64 {
        sum(&self.every_line(state), rules, state, side)
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
        let (before, targets) = (self.every_line(state), rules.targets(state));
        let near = targets & self.near(rules, state);
        let points = if near.is_empty() { targets } else { near };
        let value = |point: usize| {
            let m = Move::at(point);
            // Equals in any order.
            (self.move_value(rules, state, &before, m), rng.bits(), m)
        };
        let mut valued: Vec<_> = points.iter().map(value).collect();
        valued.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let width = self.widths.at(ply).into();
        out.extend(valued.into_iter().take(width).map(|(_, _, m)| m));
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth::of(self.depth)
    }
}

/// The value for a side of a position with these values of its lines.
fn sum<const W: usize>(lines: &[f64], rules: &Rules<W>, state: &State<W>, side: Side) -> f64 {
    let [own, enemy] = [side, side.other()].map(|side| pairs(rules, state, side));
    let stones: f64 = lines.iter().sum();
    let stones = if side == Side::White { stones } else { -stones };
    stones + patterns::captures(own, enemy)
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
