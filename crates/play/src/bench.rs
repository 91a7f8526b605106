//! Measuring the search: fixed positions, fixed depths.

use std::time::Duration;

use jogada_core::GameInfo;
use jogada_engine::{Limits, Stop, TranspositionTable};

use crate::analysis::Request;
use crate::spec::open;
use crate::thinking::Strategy;

/// Bytes of memory for each position: what it remembers is part of what is measured.
const MEMORY: usize = 16 << 20;

/// What the positions of a game took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BenchResult {
    /// How many there are.
    pub positions: usize,
    /// Positions looked at. Any change to what the search does changes it; it is the same on every
    /// machine.
    pub nodes: u64,
    /// Time spent searching.
    pub time: Duration,
}

impl BenchResult {
    /// Positions looked at per second.
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}

impl std::ops::AddAssign for BenchResult {
    fn add_assign(&mut self, other: BenchResult) {
        self.positions += other.positions;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

/// Searches the bench positions of a game, on one thread.
///
/// # Panics
/// If the game's list is damaged; a test sees to it that none is.
pub fn bench(info: &GameInfo) -> BenchResult {
    let lines = info.bench.lines().filter(|line| !line.starts_with('#'));
    let mut total = BenchResult::default();
    for line in lines {
        total += measure(line).unwrap_or_else(|| panic!("bench line “{line}”"));
    }
    total
}

/// Searches one position; `None` if the line makes no sense.
fn measure(line: &str) -> Option<BenchResult> {
    let mut fields = line.split('|').map(str::trim);
    let (spec, position, depth) = (fields.next()?, fields.next()?, fields.next()?);
    let position = (position != "start").then_some(position);
    let game = open(spec, position).ok()?;
    let limits = Limits { depth: Some(depth.parse().ok()?), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let memory = TranspositionTable::new(MEMORY);
    // Systems hand memory out where it is first written. In a game that happens once, so it is no
    // part of what is measured.
    memory.clear();
    let found =
        game.think(&Strategy::AlphaBeta(memory), &request, &Stop::default(), &mut |_| {})?;
    Some(BenchResult { positions: 1, nodes: found.nodes, time: found.time })
}
