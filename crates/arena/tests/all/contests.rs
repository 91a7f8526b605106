//! Contests to be played, and an audience that remembers.

use std::ops::ControlFlow;

use jogada_arena::{
    Audience, Conditions, Configuration, Contest, Format, Heading, Pair, Results, run,
};
use jogada_play::{PlayerSpec, Spec, Stop};

/// A contest between players separated by spaces.
pub fn contest(spec: &str, players: &str, format: Format, conditions: Conditions) -> Contest {
    let spec = Spec::parse(spec).unwrap();
    let player = |name| PlayerSpec::parse(name, spec.info()).unwrap();
    let players = players.split(' ').map(player).collect();
    Contest { spec, players, format, conditions, sprt: None }
}

/// Hears everything, and has enough after so many pairs have been counted.
#[derive(Default)]
pub struct Memory {
    pub finished: Vec<Pair>,
    pub counted: Vec<Pair>,
    pub enough: Option<usize>,
}

impl Audience for Memory {
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

/// The pairs of a contest in the order in which they count, after some that were finished earlier.
pub fn go_on(contest: &Contest, earlier: Vec<Pair>, jobs: usize) -> Memory {
    let mut memory = Memory::default();
    run(contest, earlier, jobs, &Stop::default(), &mut memory);
    memory
}

/// The pairs of a contest.
pub fn pairs(contest: &Contest, jobs: usize) -> Vec<Pair> {
    go_on(contest, Vec::new(), jobs).counted
}

pub fn results(pairs: &[Pair]) -> Results {
    let mut results = Results::default();
    for pair in pairs {
        results.add(pair);
    }
    results
}

pub fn heading(contest: &Contest) -> Heading {
    Heading::of(&Configuration::of(contest))
}
