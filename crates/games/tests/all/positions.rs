//! Position texts, good and bad: `positions.txt` says which, and what is wrong where.

use jogada_core::{GameUser, Playable};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

struct Read<'a>(&'a str);

impl GameUser for Read<'_> {
    type Out = String;

    fn with<G: Playable>(self, game: G) -> String {
        match game.parse_state(self.0) {
            Err(error) => format!("{} {:?}", error.message.id, error.span),
            Ok(state) => {
                assert_eq!(game.show_state(&state).to_string(), self.0);
                "ok".to_owned()
            }
        }
    }
}

test_each_game!(
    good_positions_are_read_and_bad_ones_refused_where_they_are_bad,
    damaged_positions_never_panic_and_errors_point_into_the_text
);

fn good_positions_are_read_and_bad_ones_refused_where_they_are_bad<G: Playable>() {
    let mut wrong = Vec::new();
    for row in rows(G::INFO.id, "positions.txt") {
        let said = with_rules::<G, _>(&row[0], Read(&row[1]));
        if said != row[2] {
            wrong.push(format!("{} | {} | {said}, not {}", row[0], row[1], row[2]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

struct Noise(u64);

impl GameUser for Noise {
    type Out = ();

    /// Texts near a good one are the hardest to refuse: change, cut and double pieces of it.
    fn with<G: Playable>(self, game: G) {
        let mut rng = jogada_core::Rng::new(self.0);
        let mut state = game.initial();
        for _ in 0..60 {
            let good = game.show_state(&state).to_string();
            for _ in 0..200 {
                let mut bytes = good.clone().into_bytes();
                for _ in 0..=rng.below(3) {
                    let at = rng.below(bytes.len());
                    match rng.below(4) {
                        0 => bytes[at] = b"wbWBEelmM/0123456789 -()x\0\xff"[rng.below(27)],
                        1 => drop(bytes.remove(at)),
                        2 => bytes.insert(at, bytes[at]),
                        _ => bytes.truncate(at + 1),
                    }
                    if bytes.is_empty() {
                        bytes.push(b' ');
                    }
                }
                check_text(&game, &String::from_utf8_lossy(&bytes));
            }
            let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) else {
                break;
            };
            game.play(&mut state, m);
        }
    }
}

/// A text is refused within its own length, or read and written back to the letter.
fn check_text<G: Playable>(game: &G, text: &str) {
    match game.parse_state(text) {
        Ok(state) => assert_eq!(game.show_state(&state).to_string(), text),
        Err(error) => assert!(text.get(error.span.clone()).is_some(), "{text:?}: {error:?}"),
    }
    if let Err(error) = game.parse_move(text) {
        assert!(text.get(error.span.clone()).is_some(), "{text:?}: {error:?}");
    }
}

fn damaged_positions_never_panic_and_errors_point_into_the_text<G: Playable>() {
    with_rules::<G, _>("-", Noise(3));
}
