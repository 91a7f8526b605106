//! Margins are those of plain minimax.

use std::collections::HashMap;

use jogada_core::{Game, Playable, Side};

use super::{EFFORT, positions, solved};

fn minimax<G: Game>(game: &G, state: &G::State, known: &mut HashMap<u64, i32>) -> i32 {
    let hash = game.hash(state);
    if game.outcome(state).is_some() {
        let margins = game.margins(state).expect("a score decides");
        assert_eq!(margins.start(), margins.end(), "the game is over");
        let winner = game.outcome(state).expect("it is over").winner();
        let expected = match margins.start().signum() {
            1 => Some(Side::White),
            0 => None,
            _ => Some(Side::Black),
        };
        assert_eq!(winner, expected);
        return *margins.start();
    }
    if let Some(&margin) = known.get(&hash) {
        return margin;
    }
    let margins = after_each(game, state, known).into_iter().map(|(_, margin)| margin);
    let margin = match game.to_move(state) {
        Side::White => margins.max(),
        Side::Black => margins.min(),
    };
    let margin = margin.expect("a live position has a move");
    assert!(game.margins(state).expect("a score decides").contains(&margin));
    known.insert(hash, margin);
    margin
}

fn after_each<G: Game>(
    game: &G,
    state: &G::State,
    known: &mut HashMap<u64, i32>,
) -> Vec<(G::Move, i32)> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = |m| {
        let mut next = state.clone();
        game.play(&mut next, m);
        (m, minimax(game, &next, known))
    };
    moves.into_iter().map(after).collect()
}

/// In games with a score: the margin of plain minimax, and the moves that reach it.
pub(super) fn check<G: Playable>(game: &G, options: &str) {
    let evaluator = game.evaluator();
    for seed in 0..20 {
        let state = &positions(game, seed)[(seed as usize % 12).min(8 + seed as usize / 10)];
        let at = format!("{} {options} {}", G::INFO.id, game.show_state(state));
        let solution = solved(game, &evaluator, state, EFFORT);
        let mut known = HashMap::new();
        let margin = minimax(game, state, &mut known);
        let sign = if game.to_move(state) == Side::White { 1 } else { -1 };
        assert_eq!(solution.margin, Some(sign * margin), "{at}");
        let all = after_each(game, state, &mut known);
        let best: Vec<_> = all.iter().filter(|m| m.1 == margin).map(|m| m.0).collect();
        assert_eq!(solution.best, best, "{at}");
    }
}
