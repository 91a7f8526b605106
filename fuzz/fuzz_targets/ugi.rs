//! Lines are understood or not, and what is understood is understood again when it is written.
#![no_main]

use jogada_play::{join_command, split_command};
use jogada_ugi::{Answer, Command};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Command>() {
        Ok(command) => assert_eq!(command.to_string().parse(), Ok(command)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(answer) = text.parse::<Answer>() {
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    if let Ok(words) = split_command(text) {
        assert_eq!(split_command(&join_command(&words)), Ok(words));
    }
});
