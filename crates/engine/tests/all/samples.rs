//! What the tests are tried on.

use jogada_core::testing::options_of;
use jogada_core::{Game, GameUser, Playable, Rng, open};

/// Shows a game under all option sets of its folder to the same user.
pub(crate) fn each_option_set<G: Playable>(user: impl GameUser<Out = ()> + Copy) {
    each_option_set_with::<G>("", user);
}

/// The same with those option sets alone in which a text occurs; says how many these are.
pub(crate) fn each_option_set_with<G: Playable>(
    part: &str,
    user: impl GameUser<Out = ()> + Copy,
) -> usize {
    let mut sets = option_sets(G::INFO.id);
    sets.retain(|options| options.contains(part));
    for options in &sets {
        open::<G, _>(&options_of::<G>(options), user).expect("option sets are valid");
    }
    sets.len()
}

/// Plays a line the engine has found, every move of which must be legal.
#[track_caller]
pub(crate) fn assert_legal<G: Playable>(game: &G, state: &G::State, line: &[G::Move]) {
    let mut state = state.clone();
    for &m in line {
        game.check(&state, m).unwrap_or_else(|why| panic!("{}: {m:?} {why:?}", G::INFO.id));
        game.play(&mut state, m);
    }
}

fn option_sets(game: &str) -> Vec<String> {
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
