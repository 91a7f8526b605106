//! Words of others in our sentences.

use jogada_play::visible;

/// Characters of a quoted line: most causes of errors are shorter, with their paths.
const MAX_QUOTED: usize = 200;

/// A line of somebody else's, cut where it would drown the sentence around it.
pub(crate) fn quote(text: &str) -> String {
    let short: String = text.chars().take(MAX_QUOTED).collect();
    visible(&short) + if text.chars().nth(MAX_QUOTED).is_some() { "…" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_quoted_whole_unless_it_is_very_long() {
        let line = "FileNotFoundError: [Errno 2] No such file or directory: 'weights/large.bin'";
        assert_eq!(quote(line), line);
        assert_eq!(quote(&"é".repeat(300)), "é".repeat(200) + "…");
        assert!(!quote("\u{1b}[31m").contains('\u{1b}'));
    }
}
