//! Requests are signed as the site signs them. The key is no secret: it is for bots under test, which
//! are told its public half in place of the site's.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::{Signer, SigningKey};

/// The private half.
const KEY: &[u8; 32] = b"jogada signs requests to bots...";

/// The headers of a request with this body.
pub(super) fn headers(body: &str) -> [(&'static str, String); 3] {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let time = since.as_secs().to_string();
    let nonce = format!("{:x}-{:x}", since.as_nanos(), COUNT.fetch_add(1, Relaxed));
    let signed = key().sign(format!("{time}.{nonce}.{body}").as_bytes());
    let signature = STANDARD.encode(signed.to_bytes());
    [("X-Signature-Timestamp", time), ("X-Signature-Nonce", nonce), ("X-Signature", signature)]
}

fn key() -> SigningKey {
    SigningKey::from_bytes(KEY)
}

/// The public half in the words of SSH, which bots take.
pub fn public_key() -> String {
    let field = |bytes: &[u8]| [&(bytes.len() as u32).to_be_bytes()[..], bytes].concat();
    let kind = "ssh-ed25519";
    let all = [field(kind.as_bytes()), field(key().verifying_key().as_bytes())].concat();
    format!("{kind} {}", STANDARD.encode(all))
}

#[cfg(test)]
mod tests {
    use ed25519_dalek::{Signature, Verifier};

    use super::*;

    #[test]
    fn a_bot_can_verify_what_it_is_sent() {
        let [(_, time), (_, nonce), (_, signature)] = headers("{}");
        let bytes: [u8; 64] = STANDARD.decode(signature).unwrap().try_into().unwrap();
        let signature = Signature::from_bytes(&bytes);
        let key = key().verifying_key();
        assert!(key.verify(format!("{time}.{nonce}.{{}}").as_bytes(), &signature).is_ok());
        assert!(key.verify(b"something else", &signature).is_err());
        assert_ne!(headers("{}")[1].1, nonce);
        let document = include_str!("../../../../docs/interop.md");
        assert!(document.contains(&public_key()), "{}", public_key());
    }
}
