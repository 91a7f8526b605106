//! Command lines: words with quotes, as a shell reads them, but nothing else a shell does.

use jogada_core::Message;
use jogada_core::text::shorten;

/// The words of a command line. Quotes of both kinds hold words together, a backslash makes the next
/// character a plain one (between single quotes it is one itself).
pub fn split_command(text: &str) -> Result<Vec<String>, Message> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (word, after) = first_word(rest)
            .ok_or_else(|| Message::new("command-quote").with("text", shorten(text)))?;
        words.push(word);
        rest = after.trim_start();
    }
    let named = words.first().is_some_and(|program| !program.is_empty());
    if named { Ok(words) } else { Err(Message::new("command-empty")) }
}

/// The first word and what comes after it; `None` if a quote or a backslash is left open.
fn first_word(text: &str) -> Option<(String, &str)> {
    let (mut word, mut quote) = (String::new(), None);
    let mut letters = text.char_indices();
    while let Some((place, letter)) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) => word.push(letters.next()?.1),
            ('"' | '\'', None) => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            (_, None) if letter.is_whitespace() => return Some((word, &text[place..])),
            _ => word.push(letter),
        }
    }
    quote.is_none().then_some((word, ""))
}

/// The command line of these words; [`split_command`] gives them back.
pub fn join_command(words: &[String]) -> String {
    let quoted: Vec<_> = words.iter().map(|word| quote(word)).collect();
    quoted.join(" ")
}

fn quote(word: &str) -> String {
    let special = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '\\');
    if word.is_empty() || word.contains(special) {
        format!("'{}'", word.replace('\'', r"'\''"))
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for (text, id) in [
            ("", "command-empty"),
            (" \t", "command-empty"),
            ("''", "command-empty"),
            ("a 'b", "command-quote"),
            ("a \"b'", "command-quote"),
            ("a\\", "command-quote"),
        ] {
            assert_eq!(split_command(text).expect_err(text).id, id);
        }
    }

    #[test]
    fn quotes_within_words_survive() {
        let words = ["it's".to_owned(), String::new(), "a\\b \"c\"".to_owned()];
        assert_eq!(split_command(&join_command(&words)).unwrap(), words);
    }
}
