//! The files as release builds hold them: the build script has packed them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use super::Asset;

/// Texts, compressed together.
const TEXTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/texts.br"));
/// What was compressed already.
const STORED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/stored"));

/// All files, unpacked when the first is asked for.
static FILES: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let mut texts = Vec::new();
    brotli::BrotliDecompress(&mut &*TEXTS, &mut texts).expect("the program is whole");
    [texts.leak(), STORED].into_iter().flat_map(Pack).collect()
});

pub fn get(name: &str) -> Option<Asset> {
    FILES.get(name).cloned()
}

pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
    FILES.keys().map(|&name| Cow::Borrowed(name))
}

/// Files, each after a line with its name and one with its length.
struct Pack(&'static [u8]);

impl Pack {
    fn line(&mut self) -> Option<&'static str> {
        let end = self.0.iter().position(|&byte| byte == b'\n')?;
        let (line, rest) = self.0.split_at(end);
        self.0 = &rest[1..];
        str::from_utf8(line).ok()
    }
}

impl Iterator for Pack {
    type Item = (&'static str, Asset);

    fn next(&mut self) -> Option<Self::Item> {
        let (name, length) = (self.line()?, self.line()?.parse().ok()?);
        let (content, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        let digest = Sha256::digest(content).into();
        Some((name, Asset { data: Cow::Borrowed(content), digest }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::folder;
    use super::{get, names};

    /// `scripts/wasm` may write some while tests are built.
    fn is_source(name: &str) -> bool {
        !name.starts_with("engine/") && !name.starts_with("embed/")
    }

    #[test]
    fn a_release_holds_the_files_of_the_folder() {
        let of_folder: Vec<_> = folder::names().filter(|name| is_source(name)).collect();
        let mut of_release: Vec<_> = names().filter(|name| is_source(name)).collect();
        assert!(of_folder.iter().all(|name| of_release.contains(name)));
        of_release.retain(|name| !of_folder.contains(name));
        assert!(of_folder.len() > 50 && of_release.is_empty(), "{of_release:?}");
        for name in of_folder {
            let (packed, file) = (get(&name).unwrap(), folder::get(&name).unwrap());
            assert_eq!((packed.data, packed.digest), (file.data, file.digest), "{name}");
        }
    }
}
