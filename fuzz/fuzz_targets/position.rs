//! A position is refused within its text, or read, written back to the letter, drawn and described.
#![no_main]

use jogada_play::wire::Shown;
use jogada_play::{Drawing, OpenError, Localizer, draw, games, open};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in games() {
        let localizer = Localizer::of("pt", game.info());
        match open(game.info().id, Some(text)) {
            Ok(table) => {
                assert_eq!(table.position(), text);
                assert!(!draw(&table.view(), table.info(), Drawing::default()).is_empty());
                assert_eq!(Shown::of(&*table, &localizer).position, table.position());
            }
            Err(error) => {
                assert!(!localizer.open_error(text, &error).is_empty());
                if let OpenError::Position(_, error) = error {
                    assert!(text.get(error.span).is_some());
                }
            }
        }
    }
});
