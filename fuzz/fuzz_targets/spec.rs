//! A spec is read or refused in words; one that is read writes itself and is read again.
#![no_main]

use jogada_play::{Spec, Localizer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Spec>() {
        Err(error) => assert!(!Localizer::new("en").say(&error).is_empty()),
        Ok(spec) => {
            let canonical = spec.to_string();
            let again = canonical.parse::<Spec>().map(|spec| spec.to_string());
            assert_eq!(again.ok(), Some(canonical));
            let _ = spec.open(None);
        }
    }
});
