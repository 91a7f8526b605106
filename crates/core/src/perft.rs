//! Counting move paths: the proof of a move generator.

use crate::Game;

/// Number of move paths of exactly `depth` moves. Finished positions have none; history does not
/// count. Moves of the last ply are counted, not played.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    paths::<G, true>(game, state, depth, &mut Vec::new())
}

/// The same number, with every move of the last ply played out: the yardstick of speed.
pub fn perft_plain<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    paths::<G, false>(game, state, depth, &mut Vec::new())
}

/// The first moves, in generation order, with the number of paths behind each.
///
/// # Panics
/// If `depth` is 0, which has no first move.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(G::Move, u64)> {
    assert!(depth > 0, "a path of no moves has no first move");
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let behind = |&m: &G::Move| {
        let mut next = state.clone();
        game.play(&mut next, m);
        (m, perft(game, &next, depth - 1))
    };
    moves.iter().map(behind).collect()
}

/// One vector serves the whole tree as a stack of move lists, so nothing is allocated per node.
fn paths<G: Game, const BULK: bool>(
    game: &G,
    state: &G::State,
    depth: u32,
    stack: &mut Vec<G::Move>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if BULK && depth == 1 {
        return game.count(state, stack) as u64;
    }
    let start = stack.len();
    game.moves(state, stack);
    let mut total = 0;
    for i in start..stack.len() {
        let mut next = state.clone();
        game.play(&mut next, stack[i]);
        total += paths::<G, BULK>(game, &next, depth - 1, stack);
    }
    stack.truncate(start);
    total
}
