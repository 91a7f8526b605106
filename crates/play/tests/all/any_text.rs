//! Any text at all, given to every parser: an answer or an error, never a panic.

use jogada_play::{Localizer, Spec, games, open, play_move_list, read_records};
use proptest::prelude::*;

/// Characters that mean something somewhere, and a few that mean nothing anywhere.
const TEXT: &str = "[a-zA-Z0-9 :=,./()\\[\\]{}\"\\\\;$*!?xX\\-\u{0}\u{7f}éß✓\n\t]{0,60}";

proptest! {
    #[test]
    fn specs(text in TEXT) {
        if let Err(error) = text.parse::<Spec>() {
            prop_assert!(!Localizer::new("en").say(&error).is_empty());
        }
        for game in games() {
            if let Err(error) = open(&format!("{}:{text}", game.info().id), None) {
                prop_assert!(!Localizer::of("pt", game.info()).open_error("", &error).is_empty());
            }
        }
    }

    #[test]
    fn positions_and_moves(text in TEXT) {
        for game in games() {
            let (id, localizer) = (game.info().id, Localizer::of("en", game.info()));
            if let Err(error) = open(id, Some(&text)) {
                prop_assert!(!localizer.open_error(&text, &error).is_empty());
            }
            let mut game = open(id, None).unwrap();
            if let Err(error) = game.play(&text) {
                prop_assert!(!localizer.say(&error).is_empty());
            }
            let _ = play_move_list(&mut *game, &text);
        }
    }

    #[test]
    fn records(bytes in prop::collection::vec(any::<u8>(), 0..200), text in TEXT) {
        let _ = read_records(&bytes);
        let _ = read_records(text.as_bytes());
        let _ = read_records(format!("[Game \"{text}\"]\n{text}").as_bytes());
        let _ = read_records(format!("[Game \"freedom\"]\n{text}").as_bytes());
    }
}
