//! One hot loop of one game, once, for counting its instructions: `scripts/instructions`.
//!
//! `hot_loops list` names the runs, `hot_loops pente perft` does one of them.

#![allow(clippy::print_stdout, reason = "what was done goes to standard output")]

use std::hint::black_box;

use jogada_core::testing::rules;
use jogada_core::{Playable, Rng, Visitor, perft, perft_plain};
use jogada_engine::{Limits, SearchOptions, Stop, Task, TranspositionTable, think};
use jogada_games::visit_games;

const LOOPS: [&str; 3] = ["perft", "playouts", "search"];

/// At least so many leaves, moves or nodes.
const MIN_LEAVES: u64 = 50_000;
const MIN_PLAYOUT_MOVES: u64 = 50_000;
const SEARCH_NODES: u64 = 10_000;

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let mut run = Run { arguments: arguments.join(" "), done: false };
    visit_games(&mut run);
    assert!(run.done, "usage: hot_loops list, or a run of that list with a space in it");
}

struct Run {
    arguments: String,
    done: bool,
}

impl Visitor for Run {
    fn visit<G: Playable>(&mut self) {
        for name in LOOPS {
            if self.arguments == "list" {
                println!("{}:{name}", G::INFO.id);
            } else if self.arguments == format!("{} {name}", G::INFO.id) {
                let done = run::<G>(name);
                println!("{} {name}: {done}", G::INFO.id);
            } else {
                continue;
            }
            self.done = true;
        }
    }
}

fn run<G: Playable>(name: &str) -> u64 {
    let game: G = rules("");
    match name {
        "perft" => count_leaves(&game),
        "playouts" => play_out(&game),
        _ => search(&game),
    }
}

fn count_leaves<G: Playable>(game: &G) -> u64 {
    let start = game.initial();
    let mut depth = 1;
    while perft(game, &start, depth) < MIN_LEAVES {
        depth += 1;
    }
    perft_plain(game, black_box(&start), depth)
}

fn play_out<G: Playable>(game: &G) -> u64 {
    let (mut rng, mut scratch, mut played) = (Rng::new(1), Vec::new(), 0);
    while played < MIN_PLAYOUT_MOVES {
        let mut state = game.initial();
        while let Some(m) = game.pick(&state, &mut scratch, &mut |n| rng.below(n)) {
            game.play(&mut state, m);
            played += 1;
        }
        black_box(&state);
    }
    played
}

fn search<G: Playable>(game: &G) -> u64 {
    let (evaluator, state) = (game.evaluator(), game.initial());
    let task = Task { game, evaluator: &evaluator, state: &state, past: &[] };
    let limits = Limits { nodes: Some(SEARCH_NODES), ..Limits::default() };
    let table = TranspositionTable::new(1 << 20);
    think(&task, &table, limits, SearchOptions::default(), &Stop::default(), &mut |_| {}).nodes
}
