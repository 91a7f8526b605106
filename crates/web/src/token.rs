//! Ids of games, and secrets that open seats.

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

/// Letters and digits that cannot be confused. There are 32, so a random byte modulo 32 is unbiased.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// An id of 50 random bits: short enough for a link, too long to guess.
pub fn new_id() -> String {
    random(10)
}

/// A secret of 130 random bits. It is sent once; only its digest is stored.
pub fn new_secret() -> String {
    random(26)
}

/// Whether a text has the form of an id.
pub fn is_id(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// From the random source of the system.
pub fn random_number() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    u64::from_le_bytes(bytes)
}

fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// The SHA-256 digest of a secret. Compared in constant time.
#[derive(Clone, Copy, Debug)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// Hashes a secret.
    pub fn of(secret: &str) -> Digest {
        Digest(Sha256::digest(secret.as_bytes()).into())
    }

    /// In hexadecimal digits.
    pub fn hex(&self) -> String {
        self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(hex_digit).collect()
    }
}

fn hex_digit(value: u8) -> char {
    char::from_digit(value.into(), 16).expect("four bits are a digit")
}

impl PartialEq for Digest {
    fn eq(&self, other: &Digest) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Digest {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_random_and_of_one_form() {
        let (one, other) = (new_id(), new_id());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        assert!(!is_id("../etc/pas") && !is_id("short") && !is_id(&new_secret()));
    }

    #[test]
    fn digests_match_for_the_same_secret_only() {
        let secret = new_secret();
        assert_eq!(Digest::of(&secret), Digest::of(&secret));
        assert_ne!(Digest::of(&secret), Digest::of(&new_secret()));
    }
}
