//! Command lines of external programs.

use jogada_play::{CommandLineError, Localizer, join_command, split_command};

#[test]
fn words_are_split_as_a_shell_does_and_joined_again() {
    for (text, words) in [
        ("./bot", vec!["./bot"]),
        ("  python3  'my bot.py'\t--x=\"a b\" ", vec!["python3", "my bot.py", "--x=a b"]),
        (r#"a\ b "c\"d" 'e\f' g''h"#, vec!["a b", "c\"d", r"e\f", "gh"]),
        ("a '' *", vec!["a", "", "*"]),
    ] {
        let split = split_command(text).expect(text);
        assert_eq!(split, words);
        assert_eq!(split_command(&join_command(&split)).expect(text), words);
    }
    for text in ["", " \t", "''"] {
        assert_eq!(split_command(text), Err(CommandLineError::Empty));
    }
    for text in ["a 'b", "a \"b'", "a\\"] {
        let error = split_command(text).expect_err(text);
        assert!(error.to_string().contains(text), "{error}");
        assert!(Localizer::new("pt").say(&error).contains(text), "{error}");
    }
}

#[test]
fn quotes_within_words_survive() {
    let words = ["it's".to_owned(), String::new(), "a\\b \"c\"".to_owned()];
    assert_eq!(split_command(&join_command(&words)).unwrap(), words);
}
