//! A spec is read or refused in words; one that is read writes itself and is read again.
#![no_main]

use jogada_play::{Spec, Localizer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Spec::parse(text) {
        Err(error) => assert!(!Localizer::new("en").spec_error(&error).is_empty()),
        Ok(spec) => {
            let canonical = spec.to_string();
            let again = Spec::parse(&canonical).map(|spec| spec.to_string());
            assert_eq!(again.ok(), Some(canonical));
            let _ = spec.open(None);
        }
    }
});
