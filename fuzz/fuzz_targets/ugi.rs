//! Lines are understood or not, and what is understood is understood again when it is written.
#![no_main]

use jogada_play::Localizer;
use jogada_play::{join_command, split_command};
use jogada_ugi::{Answer, Command};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Command::parse(text) {
        Ok(command) => assert_eq!(Command::parse(&command.to_string()), Ok(command)),
        Err(message) => assert!(!Localizer::new("en").say(&message).is_empty()),
    }
    if let Some(answer) = Answer::parse(text) {
        assert_eq!(Answer::parse(&answer.to_string()), Some(answer));
    }
    if let Ok(words) = split_command(text) {
        assert_eq!(split_command(&join_command(&words)), Ok(words));
    }
});
