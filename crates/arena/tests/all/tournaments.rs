//! Tournaments to be played, and an observer that remembers.

use std::ops::ControlFlow;

use jogada_arena::{Format, Observer, Pair, Results, Tournament, run};
use jogada_play::{PlayerSpec, Spec, Stop};

/// A tournament between players separated by spaces.
pub fn tournament(spec: &str, players: &str, format: Format) -> Tournament {
    let spec = spec.parse::<Spec>().unwrap();
    let player = |name| PlayerSpec::parse(name, spec.info()).unwrap();
    let players: Vec<_> = players.split(' ').map(player).collect();
    Tournament::new(spec, players, format)
}

/// Hears everything, and has enough after so many pairs have been counted.
#[derive(Default)]
pub struct Memory {
    pub finished: Vec<Pair>,
    pub counted: Vec<Pair>,
    pub enough: Option<usize>,
}

impl Observer for Memory {
    fn finished(&mut self, pairs: &[Pair]) -> ControlFlow<()> {
        self.finished.extend_from_slice(pairs);
        ControlFlow::Continue(())
    }

    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.counted.push(pair.clone());
        let enough = self.enough.is_some_and(|enough| self.counted.len() >= enough);
        if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The pairs of a tournament in the order in which they count, after some that were finished earlier.
pub fn go_on(tournament: &Tournament, earlier: Vec<Pair>, jobs: usize) -> Memory {
    let mut memory = Memory::default();
    run(tournament, earlier, jobs, &Stop::default(), &mut memory);
    memory
}

/// The pairs of a tournament.
pub fn pairs(tournament: &Tournament, jobs: usize) -> Vec<Pair> {
    go_on(tournament, Vec::new(), jobs).counted
}

pub fn results(pairs: &[Pair]) -> Results {
    let mut results = Results::default();
    for pair in pairs {
        results.add(pair);
    }
    results
}
