//! Words are played as moves or refused in words; what was played is legal again.
#![no_main]

use jogada_play::{Localizer, games, open, play_move_list};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in games() {
        let id = game.info().id;
        let mut table = open(id, None).expect("defaults are valid");
        if let Err(wrong) = play_move_list(&mut *table, text) {
            assert!(!Localizer::of("en", game.info()).say(&wrong.error).is_empty());
        }
        let mut again = open(id, None).expect("defaults are valid");
        for text in table.line().moves {
            again.play(&text).expect("canonical moves are legal again");
        }
        assert_eq!(again.position(), table.position());
    }
});
