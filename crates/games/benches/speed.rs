//! Perft and playout speed of every game, single thread, CPU time, beside the chess move generator
//! `cozy-chess` measured in the same run. `docs/performance.md` keeps the figures.
//!
//! `cargo bench -p jogada-games [-- GAME]`

#![allow(clippy::print_stdout, reason = "a benchmark reports on standard output")]

use std::hint::black_box;

use cpu_time::ProcessTime;
use jogada_core::testing::rules;
use jogada_core::{Playable, Rng, Visitor, perft_plain};
use jogada_games::visit_games;

/// Enough nodes for a stable figure, few enough for a quick run.
const NODES: u64 = 20_000_000;
const PLAYOUT_MOVES: u64 = 10_000_000;

fn main() {
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let yardstick = best_of(chess);
    println!("{:10} {:>12} {:>10} {:>14} {:>7}", "", "perft M/s", "ratio", "playouts M/s", "bytes");
    println!("{:10} {:>12.1} {:>10.2}", "cozy-chess", yardstick / 1e6, 1.0);
    visit_games(&mut Speed { yardstick, only });
}

struct Speed {
    yardstick: f64,
    only: Option<String>,
}

impl Visitor for Speed {
    fn visit<G: Playable>(&mut self) {
        let id = G::INFO.id;
        if self.only.as_ref().is_some_and(|only| only != id) {
            return;
        }
        let game: G = rules("");
        let nodes = best_of(|| perft_speed(&game));
        let moves = best_of(|| playout_speed(&game));
        let (ratio, bytes) = (nodes / self.yardstick, size_of::<G::State>());
        println!("{id:10} {:>12.1} {ratio:>10.2} {:>14.1} {bytes:>7}", nodes / 1e6, moves / 1e6);
    }
}

/// The best of three runs: noise only ever slows down.
fn best_of(mut run: impl FnMut() -> f64) -> f64 {
    (0..3).map(|_| run()).fold(0.0, f64::max)
}

/// Nodes per CPU second, every leaf played, at the depth nearest to [`NODES`].
fn perft_speed<G: Playable>(game: &G) -> f64 {
    let start = game.initial();
    let mut depth = 1;
    while jogada_core::perft(game, &start, depth + 1) <= NODES {
        depth += 1;
    }
    let clock = ProcessTime::now();
    let mut nodes = 0;
    while nodes < NODES {
        nodes += perft_plain(game, black_box(&start), depth);
    }
    nodes as f64 / clock.elapsed().as_secs_f64()
}

/// Moves per CPU second of uniformly random games, each played to its end.
fn playout_speed<G: Playable>(game: &G) -> f64 {
    let mut rng = Rng::new(1);
    let mut scratch = Vec::new();
    let clock = ProcessTime::now();
    let mut played = 0;
    while played < PLAYOUT_MOVES {
        let mut state = game.initial();
        while let Some(m) = game.pick(&state, &mut scratch, &mut |n| rng.below(n)) {
            game.play(&mut state, m);
            played += 1;
        }
        black_box(&state);
    }
    played as f64 / clock.elapsed().as_secs_f64()
}

/// Nodes per CPU second of the yardstick, every leaf played.
fn chess() -> f64 {
    let clock = ProcessTime::now();
    let nodes = chess_perft(black_box(&cozy_chess::Board::default()), 5);
    nodes as f64 / clock.elapsed().as_secs_f64()
}

fn chess_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut next = board.clone();
            next.play_unchecked(m);
            nodes += chess_perft(&next, depth - 1);
        }
        false
    });
    nodes
}
