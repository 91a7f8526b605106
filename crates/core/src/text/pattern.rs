//! Patterns of texts.

/// Whether a text is what a pattern says, `*` being anything.
pub fn matches_pattern(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((head, rest)) => text.strip_prefix(head).is_some_and(|tail| {
            let mut starts = (0..=tail.len()).filter(|&start| tail.is_char_boundary(start));
            starts.any(|start| matches_pattern(rest, &tail[start..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::matches_pattern;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, text) in [("f5", "f5"), ("b2-*", "b2-b1xd4"), ("*x*", "b2-b1xd4"), ("*", "")]
        {
            assert!(matches_pattern(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("f5", "f6"), ("b2-*", "b1-b2"), ("*x", "b2-b1xd4"), ("", "a1")] {
            assert!(!matches_pattern(pattern, text), "{pattern} {text}");
        }
    }
}
