//! Perft on several threads: the first moves are shared out one by one.

use std::sync::atomic::{AtomicUsize, Ordering};

use jogada_core::Game;

use crate::platform::available_threads;

/// Number of move paths of exactly `depth` moves.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32, threads: usize) -> u64 {
    if depth == 0 || available_threads(threads) <= 1 {
        return jogada_core::perft(game, state, depth);
    }
    divide(game, state, depth, threads).iter().map(|(_, nodes)| nodes).sum()
}

/// The first moves in any order, with the number of paths behind each.
///
/// # Panics
/// If `depth` is 0, which has no first move.
pub fn divide<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    threads: usize,
) -> Vec<(G::Move, u64)> {
    let threads = available_threads(threads);
    if threads <= 1 {
        return jogada_core::divide(game, state, depth);
    }
    assert!(depth > 0, "a path of no moves has no first move");
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(&m) = moves.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut after = state.clone();
            game.play(&mut after, m);
            done.push((m, jogada_core::perft(game, &after, depth - 1)));
        }
        done
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(moves.len())).map(|_| scope.spawn(work)).collect();
        let results = workers.into_iter().map(|worker| worker.join().expect("perft cannot fail"));
        results.flatten().collect()
    })
}
