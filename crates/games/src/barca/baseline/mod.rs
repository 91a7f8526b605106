//! The original program: two ways to value a position, one ply or three.

mod zones;

#[cfg(test)]
mod tests;

use jogada_core::options::{Choice, Int, OptionSpec, Options};
use jogada_core::{BaselineDepth, Bits, Side};

use super::{Kind, Rules, State};
use zones::Zones;

const STYLE: Choice<Style> =
    Choice::new("style", &[("complex", Style::Complex), ("simple", Style::Simple)]);
const DEPTH: Int = Int::new("depth", 1, 6).default(3);

/// How positions are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// By the squares own animals stand on, and scared enemies.
    Complex,
    /// By own holes and scared enemies.
    Simple,
}

/// The evaluation in one of its styles.
pub struct BarcaBaseline {
    style: Style,
    zones: Zones,
    depth: u32,
}

impl BarcaBaseline {
    fn new<const W: usize>(rules: &Rules<W>, style: Style, depth: u32) -> BarcaBaseline {
        BarcaBaseline { style, zones: Zones::new(rules), depth }
    }

    fn complex<const W: usize>(&self, state: &State<W>, side: Side) -> f64 {
        let animals = Kind::ALL.map(|kind| (kind, state.animals(side, kind)));
        let cells = animals.into_iter().flat_map(|(kind, set)| set.iter().map(move |c| (kind, c)));
        cells.map(|(kind, cell)| self.zones.value(kind, cell, state.occupied())).sum()
    }
}

impl<const W: usize> jogada_core::Baseline<Rules<W>> for BarcaBaseline {
    const GREEDY: &'static [&'static dyn OptionSpec] = &[&STYLE];
    const MINIMAX: &'static [&'static dyn OptionSpec] = &[&STYLE, &DEPTH];

    fn greedy(rules: &Rules<W>, options: &Options) -> BarcaBaseline {
        BarcaBaseline::new(rules, options.get(&STYLE), 1)
    }

    fn minimax(rules: &Rules<W>, options: &Options) -> BarcaBaseline {
        BarcaBaseline::new(rules, options.get(&STYLE), options.get(&DEPTH) as u32)
    }

    /// Own holes or squares and scared enemies; the enemy's holes are in neither formula.
    fn value(&self, rules: &Rules<W>, state: &State<W>, side: Side) -> f64 {
        let scared: Bits<W> = rules.fear(state, side.other()).all_scared();
        let on_holes = (scared & rules.board.holes()).len() as f64;
        let scared = scared.len() as f64;
        match self.style {
            Style::Simple => {
                100.0 * state.held(rules, side).len() as f64 + 50.0 * on_holes + scared
            }
            Style::Complex => self.complex(state, side) + 5_000.0 * on_holes + 25.0 * scared,
        }
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth::of(self.depth)
    }
}
