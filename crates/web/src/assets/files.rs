//! The files of the page, by their names in the folder.

use std::borrow::Cow;

#[cfg(debug_assertions)]
use folder as source;
#[cfg(not(debug_assertions))]
use packed as source;

#[cfg(any(test, not(debug_assertions)))]
mod packed;

/// A file of the page.
#[derive(Clone)]
pub struct Asset {
    pub data: Cow<'static, [u8]>,
    /// SHA-256 of it.
    pub digest: [u8; 32],
}

/// One of them.
pub fn get(name: &str) -> Option<Asset> {
    source::get(name)
}

/// The names of all.
pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
    source::names()
}

/// Debug builds read the folder, whose files may have changed.
#[cfg(debug_assertions)]
mod folder {
    use rust_embed::RustEmbed;

    use super::{Asset, Cow};

    #[derive(RustEmbed)]
    #[folder = "assets"]
    #[allow_missing = true]
    struct Folder;

    pub fn get(name: &str) -> Option<Asset> {
        let file = Folder::get(name)?;
        Some(Asset { data: file.data, digest: file.metadata.sha256_hash() })
    }

    pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
        Folder::iter()
    }
}
