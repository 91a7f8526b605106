//! The laws of small endings, executed on random numbers.

use crate::{EndingKey, Endings, NO_GROUP, Outcome, Playable, Rng};

/// Checks the laws of [`Endings`] on so many random numbers of every class of at most 2^36; gives how many stood for
/// positions.
///
/// # Panics
/// At the first breach.
pub fn ending_laws<G: Playable>(game: &G, seed: u64, samples: usize) -> usize {
    let mut rng = Rng::new(seed);
    let mut seen = 0;
    for (place, class) in game.ending_classes().into_iter().enumerate() {
        let letters = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
        assert!(class.name.chars().all(letters), "{}", class.name);
        assert!(class.slots < 1 << 36, "{}: {} slots", class.name, class.slots);
        for _ in 0..samples {
            let index = ((u128::from(rng.bits()) * u128::from(class.slots)) >> 64) as u64;
            if let Some(state) = game.ending_state(place, index) {
                check(game, EndingKey { class: place, index, without: NO_GROUP }, &state);
                seen += 1;
            }
        }
        assert!(game.ending_state(place, class.slots).is_none(), "{}", class.name);
    }
    seen
}

fn check<G: Playable>(game: &G, key: EndingKey, state: &G::State) {
    let at = || format!("{} {key:?}: {}", G::INFO.id, game.show_state(state));
    assert!(game.outcome(state).is_none(), "finished: {}", at());
    assert_eq!(game.ending_key(state), Some(key), "{}", at());
    let limit = game.countdown(state).map(|limit| limit.plies);
    assert!(limit.is_none_or(|plies| plies > 1), "a limit ends it: {}", at());
    for m in game.legal_moves(state) {
        let next = game.after(state, m);
        assert!(game.ending_group(state, m) < 64, "{}", at());
        if game.outcome(&next).is_some() {
            continue;
        }
        assert_ne!(game.to_move(&next), game.to_move(state), "sides alternate: {}", at());
        let after = game.ending_key(&next);
        let after = after.unwrap_or_else(|| panic!("{} leads out: {}", game.show_move(m), at()));
        assert!(after.class <= key.class, "classes come after those they lead to: {}", at());
        if after.class == key.class && G::NAMES_PARENTS {
            let mut is_named = false;
            game.ending_parents(after.class, after.index, &mut |parent| {
                is_named |= parent == key.index;
            });
            assert!(is_named, "{} has a parent that is not named: {}", game.show_move(m), at());
        }
        check_number(game, after, &next);
    }
}

/// A number stands for positions from which the same can be reached.
fn check_number<G: Playable>(game: &G, key: EndingKey, state: &G::State) {
    let named = game.ending_state(key.class, key.index);
    let named = named.unwrap_or_else(|| panic!("{key:?} is a hole: {}", game.show_state(state)));
    let all = successors(game, &named, key.without);
    let found = successors(game, state, NO_GROUP);
    assert_eq!(found, all, "{key:?}: {} and {}", game.show_state(state), game.show_state(&named));
}

/// Whether the mover has won or lost, else the ending: class, number and group left out.
type Successor = (Option<bool>, Option<(usize, u64, u8)>);

/// What can be reached without a group of moves: how the game ends, or which ending it becomes.
fn successors<G: Endings>(game: &G, state: &G::State, without: u8) -> Vec<Successor> {
    let allowed = |m: &G::Move| without == NO_GROUP || game.ending_group(state, *m) != without;
    let reach = |m| {
        let next = game.after(state, m);
        let ending = |key: EndingKey| (key.class, key.index, key.without);
        match game.outcome(&next) {
            Some(Outcome::Win(side)) => (Some(side == game.to_move(state)), None),
            Some(Outcome::Draw) => (None, None),
            None => (None, game.ending_key(&next).map(ending)),
        }
    };
    let mut all: Vec<_> = game.legal_moves(state).into_iter().filter(allowed).map(reach).collect();
    all.sort_unstable();
    all
}
