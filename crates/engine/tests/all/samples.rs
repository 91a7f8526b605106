//! What the tests are tried on.

use jogada_core::{Game, Rng};

/// The option sets of a game's folder.
pub(crate) fn option_sets(game: &str) -> Vec<String> {
    let path = format!("{}/../games/src/{game}/options.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("every game has option sets");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.trim_start_matches('-').to_owned()).collect()
}

/// Live positions of a random game, in turn.
pub(crate) fn positions<G: Game>(game: &G, seed: u64) -> Vec<G::State> {
    let mut states = random_game(game, seed);
    states.truncate(300);
    states.retain(|state| game.outcome(state).is_none());
    states
}

/// All positions of a random game, in turn.
pub(crate) fn random_game<G: Game>(game: &G, seed: u64) -> Vec<G::State> {
    let mut rng = Rng::new(seed);
    let mut states = vec![game.initial()];
    loop {
        let mut state = states[states.len() - 1].clone();
        let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else {
            return states;
        };
        game.play(&mut state, m);
        states.push(state);
    }
}
