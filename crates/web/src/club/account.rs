//! An account, and the names that can be told apart.

use jogada_play::Message;
use jogada_service::game::MemberRef;
use jogada_service::request::name as clean_name;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::error::ApiError;
use crate::time::Millis;

/// In characters.
const MIN_NAME_LENGTH: usize = 2;
pub const MIN_PASSPHRASE_LENGTH: usize = 8;
const MAX_PASSPHRASE_LENGTH: usize = 200;

/// An account as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Account {
    pub name: String,
    /// The hash of the passphrase.
    pub passphrase: String,
    pub created: Millis,
    /// Sessions that began before this are over.
    #[serde(default)]
    pub sessions_since: Millis,
    /// May sign in to this server's administration.
    #[serde(default)]
    pub admin: bool,
    /// Cannot sign in.
    #[serde(default)]
    pub banned: bool,
}

/// Somebody who is signed in, or has an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The id of the account.
    pub id: String,
    pub name: String,
    pub admin: bool,
}

impl Member {
    /// As a game knows them.
    pub fn seated(self) -> MemberRef {
        MemberRef { account: self.id, name: self.name, rating: None }
    }
}

impl Account {
    pub fn member(&self, id: &str) -> Member {
        Member { id: id.to_owned(), name: self.name.clone(), admin: self.admin }
    }
}

/// Cleans a name for an account; it has to have something that can be told apart.
pub fn account_name(text: &str) -> Result<String, ApiError> {
    let name = clean_name(text)?;
    if name_key(&name).chars().count() < MIN_NAME_LENGTH {
        let message = Message::new("refused-short-name").with("least", MIN_NAME_LENGTH);
        return Err(ApiError::unprocessable("name", message).at("name"));
    }
    Ok(name)
}

/// Names with the same key are the same name: case, spaces, punctuation and the width of letters do not
/// count.
pub fn name_key(name: &str) -> String {
    name.nfkc().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).nfkc().collect()
}

/// Whether a passphrase can be taken.
pub fn check_passphrase(passphrase: &str, name: &str) -> Result<(), ApiError> {
    let length = passphrase.chars().count();
    if !(MIN_PASSPHRASE_LENGTH..=MAX_PASSPHRASE_LENGTH).contains(&length) {
        let message = Message::new("refused-passphrase").with("least", MIN_PASSPHRASE_LENGTH);
        let message = message.with("most", MAX_PASSPHRASE_LENGTH);
        return Err(ApiError::unprocessable("passphrase", message).at("passphrase"));
    }
    if name_key(passphrase) == name_key(name) {
        let message = Message::new("refused-passphrase-name");
        return Err(ApiError::unprocessable("passphrase", message).at("passphrase"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_the_same() {
        for name in ["ana maria", "Ana-Maria", "ＡＮＡ　Maria", "ANA_MARIA."] {
            assert_eq!(name_key(name), "anamaria", "{name}");
        }
        assert_ne!(name_key("Zé"), name_key("Ze"));
        assert_eq!(name_key("Ze\u{301}"), name_key("Zé"), "composed or not");
    }

    #[test]
    fn a_name_needs_something_to_be_told_apart_by() {
        assert_eq!(account_name("  Rui  Sá ").unwrap(), "Rui Sá");
        for name in ["", "a", "!!!", "\u{200b}x", &"x".repeat(41)] {
            assert!(account_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn a_passphrase_is_long_enough_and_not_the_name() {
        assert!(check_passphrase("correct horse", "Ana").is_ok());
        assert!(check_passphrase("short", "Ana").is_err());
        assert!(check_passphrase("ana-maria", "Ana Maria").is_err());
        assert!(check_passphrase(&"x".repeat(201), "Ana").is_err());
    }
}
