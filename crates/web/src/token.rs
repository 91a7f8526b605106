//! Ids of games, and secrets that open seats.

use jogada_service::{ID_LENGTH, token};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

pub use jogada_service::is_id;

/// Characters of a secret: 130 random bits.
const SECRET_LENGTH: usize = 26;

/// A new id.
pub fn new_id() -> String {
    random(ID_LENGTH)
}

/// A new secret. It is sent once; only its digest is stored.
pub fn new_secret() -> String {
    random(SECRET_LENGTH)
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
    token(&bytes)
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
        hex::encode(self.0)
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
    fn ids_are_random_and_of_one_form() {
        let (one, other) = (new_id(), new_id());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        assert!(!is_id(&new_secret()));
    }

    #[test]
    fn digests_match_for_the_same_secret_only() {
        let secret = new_secret();
        assert_eq!(Digest::of(&secret), Digest::of(&secret));
        assert_ne!(Digest::of(&secret), Digest::of(&new_secret()));
    }
}
