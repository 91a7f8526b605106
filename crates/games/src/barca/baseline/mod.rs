//! The original program: two ways to value a position, one ply or three.

mod zones;

#[cfg(test)]
mod tests;

use jogada_core::options::{Choice, Int, Options};
use jogada_core::{Baseline, BaselineDepth, Baselines, Bits, Side};

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
struct BarcaBaseline {
    style: Style,
    zones: Zones,
    depth: u32,
}

impl BarcaBaseline {
    fn new<const W: usize>(rules: &Rules<W>, options: &Options) -> BarcaBaseline {
        BarcaBaseline {
            style: options.get(&STYLE),
            zones: Zones::new(rules),
            depth: options.get(&DEPTH) as u32,
        }
    }

    fn complex<const W: usize>(&self, state: &State<W>, side: Side) -> f64 {
        let animals = Kind::ALL.map(|kind| (kind, state.animals(side, kind)));
        let cells = animals.into_iter().flat_map(|(kind, set)| set.iter().map(move |c| (kind, c)));
        cells.map(|(kind, cell)| self.zones.value(kind, cell, state.occupied())).sum()
    }
}

/// The players of the original program.
pub(super) const fn baselines<const W: usize>() -> Baselines<Rules<W>> {
    Baselines {
        greedy: &[&STYLE],
        minimax: &[&STYLE, &DEPTH],
        new: |rules, options| Box::new(BarcaBaseline::new(rules, options)),
    }
}

impl<const W: usize> Baseline<Rules<W>> for BarcaBaseline {
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
