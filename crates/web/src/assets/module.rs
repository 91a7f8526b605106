//! Modules of WebAssembly. The program holds them compressed alone, as most browsers take them: a third of their size.
//! The rest, among them browsers that are not on a secure connection, get what is unpacked when it is first asked for.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

use axum::body::Bytes;

use super::files::{self, Asset};

/// What the names of compressed files end with.
const PACKED: &str = ".br";

/// Modules that were unpacked, by the digests of what they were unpacked from.
static PLAIN: Mutex<BTreeMap<[u8; 32], Bytes>> = Mutex::new(BTreeMap::new());

/// Whether a file of this name is a module.
pub fn is_module(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|kind| kind == "wasm")
}

/// The name of a module, by that of its compressed file.
pub fn name_of(packed: &str) -> Option<&str> {
    packed.strip_suffix(PACKED).filter(|name| is_module(name))
}

/// A module, compressed by Brotli when it was built.
pub fn packed(name: &str) -> Option<Asset> {
    is_module(name).then(|| files::get(&format!("{name}{PACKED}")))?
}

/// A module as it is, unpacked once.
pub fn plain(name: &str) -> Option<Bytes> {
    let packed = packed(name)?;
    let mut known = PLAIN.lock().expect("nothing panics while modules are locked");
    if let Some(module) = known.get(&packed.digest) {
        return Some(module.clone());
    }
    let module = Bytes::from(unpacked(&packed.data)?);
    known.insert(packed.digest, module.clone());
    Some(module)
}

/// What was compressed by Brotli; nothing if that is broken.
fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let (mut input, mut out) = (packed, Vec::new());
    brotli::BrotliDecompress(&mut input, &mut out).ok().map(|()| out)
}

#[cfg(test)]
mod tests {
    use super::super::brotli;
    use super::*;

    /// The modules there are: none where `scripts/wasm` has not been run.
    fn modules() -> Vec<String> {
        files::names().filter_map(|name| name_of(&name).map(str::to_owned)).collect()
    }

    #[test]
    fn the_program_holds_no_module_as_it_is() {
        let plain: Vec<_> = files::names().filter(|name| is_module(name)).collect();
        assert_eq!(plain, [""; 0], "scripts/wasm makes them anew");
    }

    #[test]
    fn a_module_is_unpacked_once() {
        for name in modules() {
            let module = plain(&name).unwrap();
            assert!(module.starts_with(b"\0asm"), "{name}");
            assert!(module.len() > 2 * packed(&name).unwrap().data.len(), "{name}");
            assert_eq!(plain(&name).unwrap().as_ptr(), module.as_ptr(), "{name}");
        }
    }

    #[test]
    fn what_is_broken_or_no_module_is_not_unpacked() {
        let text = "pedra ".repeat(1000).into_bytes();
        let mut packed_text = brotli(&text, 5);
        assert_eq!(unpacked(&packed_text), Some(text));
        packed_text.truncate(packed_text.len() / 2);
        assert_eq!(unpacked(&packed_text), None);
        assert!(plain("engine/unknown.wasm").is_none() && plain("index.html").is_none());
    }

    #[test]
    fn modules_are_known_by_the_names_of_their_compressed_files() {
        assert_eq!(name_of("engine/game_nava_bg.wasm.br"), Some("engine/game_nava_bg.wasm"));
        assert_eq!(name_of("engine/game_nava_bg.wasm"), None);
        assert_eq!(name_of("engine/game_nava.js.br"), None);
    }
}
