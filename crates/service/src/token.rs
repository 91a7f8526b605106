//! The form of ids and secrets.

/// Letters and digits that cannot be confused. There are 32, so a random byte modulo 32 is unbiased.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Characters of an id: 50 random bits are short enough for a link, and too many to guess.
pub const ID_LENGTH: usize = 10;

/// A text of as many characters as there are random bytes, five bits each.
pub fn token(random: &[u8]) -> String {
    random.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text has the form of an id.
pub fn is_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_one_form() {
        assert!(is_id(&token(&[0, 31, 32, 63, 255, 7, 8, 9, 10, 11])));
        assert!(!is_id("../etc/pas") && !is_id("short") && !is_id(&token(&[1; 26])));
    }
}
