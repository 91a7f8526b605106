//! Script and styles compressed as well as Brotli can, once for all visitors. That takes a second, so it is done beside the
//! start of a server; until then they are compressed like any answer.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use brotli::enc::BrotliEncoderParams;

/// By name, which changes with the content.
static COMPRESSED: OnceLock<BTreeMap<String, Vec<u8>>> = OnceLock::new();

/// Compresses what every page loads.
pub fn compress_bundles() {
    COMPRESSED.get_or_init(|| {
        let compressed = |bundle: &super::Bundle| brotli(bundle.content.as_bytes(), 11);
        super::bundles().all().map(|bundle| (bundle.name.clone(), compressed(bundle))).collect()
    });
}

/// Such a file, compressed, if that is done.
pub fn get(name: &str) -> Option<&'static [u8]> {
    COMPRESSED.get()?.get(name).map(Vec::as_slice)
}

/// Compresses by Brotli at this level, of 11.
///
/// # Panics
/// Never: memory can be written to.
pub fn brotli(content: &[u8], quality: i32) -> Vec<u8> {
    let params = BrotliEncoderParams { quality, ..BrotliEncoderParams::default() };
    let (mut input, mut out) = (content, Vec::new());
    brotli::BrotliCompress(&mut input, &mut out, &params).expect("memory can be written to");
    out
}
