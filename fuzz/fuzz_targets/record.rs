//! Bytes are refused with line and column, or read as records that survive being written.
#![no_main]

use jogada_play::{Localizer, read_records};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match read_records(bytes) {
        Err(error) => assert!(!Localizer::new("en").say(&error).is_empty()),
        Ok(records) => {
            let text: String = records.iter().map(ToString::to_string).collect();
            let again = read_records(text.as_bytes()).expect("written records are readable");
            assert_eq!(again, records);
        }
    }
});
