//! The place of an error, shown under the text.

use jogada_play::{Localizer, Message, ParseError};

/// What is shown below the sentence.
fn caret(text: &str, span: std::ops::Range<usize>) -> String {
    let error = ParseError::new(span, Message::new("side-w"));
    let told = Localizer::new("en").parse_error(text, &error);
    told.split_once('\n').expect("a sentence comes first").1.to_owned()
}

#[test]
fn the_caret_stands_under_the_error() {
    assert_eq!(caret("4/4/q3 w", 4..5), "  4/4/q3 w\n      ^");
    assert_eq!(caret("4/4", 3..3), "  4/4\n     ^");
}

#[test]
fn long_texts_are_cut_around_it() {
    let text = "w".repeat(1_000_000);
    let shown = caret(&text, 500_000..500_001);
    assert!(shown.len() < 200, "{shown}");
    assert!(shown.starts_with("  …ww"), "{shown}");
}
