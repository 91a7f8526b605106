//! Passphrases as they are stored: hashed with Argon2id and a salt each.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

/// The hash of a passphrase, with its salt and its parameters, as a PHC string.
pub fn hash(passphrase: &str) -> String {
    let hash = Argon2::default().hash_password(passphrase.as_bytes());
    hash.expect("the parameters are valid and the system gives random numbers").to_string()
}

/// Whether this is the passphrase of a hash. Takes as long if there is no hash: whoever asks must not learn
/// from the time whether there is an account.
pub fn verify(passphrase: &str, stored: Option<&str>) -> bool {
    let Some(stored) = stored.and_then(|text| PasswordHash::new(text).ok()) else {
        hash(passphrase);
        return false;
    };
    Argon2::default().verify_password(passphrase.as_bytes(), &stored).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_is_recognised_and_its_hash_never_the_same() {
        let (one, other) = (hash("correct horse"), hash("correct horse"));
        assert_ne!(one, other);
        assert!(one.starts_with("$argon2id$") && !one.contains("horse"));
        assert!(verify("correct horse", Some(&one)));
        assert!(!verify("Correct horse", Some(&one)));
        assert!(!verify("correct horse", Some("nonsense")) && !verify("correct horse", None));
    }
}
