//! The order in which people list names with numbers: a2 before a10.

/// A key to sort by: words and the numbers after them.
pub fn natural(text: &str) -> Vec<(String, u64)> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let after = &rest[word..];
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        parts.push((rest[..word].to_owned(), after[..digits].parse().unwrap_or_default()));
        rest = &after[digits..];
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_ordered_as_numbers() {
        let mut all = ["b1", "a10-a3", "a2", "pass", "a10-a12", "level:10", "level:9", "a10"];
        all.sort_by_key(|text| natural(text));
        assert_eq!(all, ["a2", "a10", "a10-a3", "a10-a12", "b1", "level:9", "level:10", "pass"]);
    }
}
