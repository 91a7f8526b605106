//! Ids and secrets.

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

/// Letters and digits that cannot be mistaken for one another. There are 32 of them, so every
/// random byte is as good as any other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The name of a game: short enough for a link, too long to be guessed in passing.
pub fn new_id() -> String {
    random(10)
}

/// What lets somebody do something. It is told once and never kept.
pub fn new_secret() -> String {
    random(26)
}

/// Whether a text could be the name of a game.
pub fn is_id(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A number that nobody can guess.
pub fn random_number() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    u64::from_le_bytes(bytes)
}

fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// What is kept of a secret: enough to know it again, too little to use it. Compared in constant
/// time.
#[derive(Clone, Copy, Debug)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of a secret.
    pub fn of(secret: &str) -> Digest {
        Digest(Sha256::digest(secret.as_bytes()).into())
    }
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
    fn names_are_new_every_time_and_known_as_names() {
        let (one, other) = (new_id(), new_id());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        assert!(!is_id("../etc/pas") && !is_id("short") && !is_id(&new_secret()));
    }

    #[test]
    fn a_secret_is_known_again_by_its_digest_alone() {
        let secret = new_secret();
        assert_eq!(Digest::of(&secret), Digest::of(&secret));
        assert_ne!(Digest::of(&secret), Digest::of(&new_secret()));
    }
}
