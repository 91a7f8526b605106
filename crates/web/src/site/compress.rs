//! Files compressed beforehand: servers that look for them send `page.js.br` or `page.js.gz` for `page.js`.

use std::borrow::Cow;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::assets::{brotli, compressed_engine};

/// Shorter files fit in a packet or two as they are.
const MIN_BYTES: usize = 1024;
/// The highest level takes ten times as long for a twentieth less; the engine comes compressed with it.
const QUALITY: i32 = 9;
const ENDINGS: [&str; 6] = [".html", ".js", ".css", ".json", ".svg", ".wasm"];

/// The files, each followed by its compressed forms if it is worth them.
pub fn with_compressed(files: Vec<(String, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    files.into_iter().flat_map(|(name, content)| compressed(name, content)).collect()
}

fn compressed(name: String, content: Vec<u8>) -> Vec<(String, Vec<u8>)> {
    let is_worth_it =
        content.len() >= MIN_BYTES && ENDINGS.iter().any(|ending| name.ends_with(ending));
    if !is_worth_it {
        return vec![(name, content)];
    }
    let (br, gz) = (by_brotli(&name, &content), by_gzip(&content));
    let forms = [(format!("{name}.br"), br), (format!("{name}.gz"), gz)];
    [(name, content)].into_iter().chain(forms).collect()
}

fn by_brotli(name: &str, content: &[u8]) -> Vec<u8> {
    let engine = name.strip_prefix("assets/").and_then(compressed_engine);
    engine.map_or_else(|| brotli(content, QUALITY), Cow::into_owned)
}

fn by_gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(content).and_then(|()| encoder.finish());
    written.expect("memory can be written to")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;
    use crate::assets::site_files;

    #[test]
    fn only_what_is_worth_it_is_compressed_and_comes_out_the_same() {
        let text = "pedra ".repeat(1000).into_bytes();
        let files = [("a.js", text.clone()), ("b.js", b"1".to_vec()), ("c.png", text.clone())];
        let files = with_compressed(files.map(|(name, content)| (name.to_owned(), content)).into());
        let names: Vec<_> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a.js", "a.js.br", "a.js.gz", "b.js", "c.png"]);
        let (mut br, mut gz) = (Vec::new(), Vec::new());
        brotli::BrotliDecompress(&mut &files[1].1[..], &mut br).unwrap();
        flate2::read::GzDecoder::new(&files[2].1[..]).read_to_end(&mut gz).unwrap();
        assert!(br == text && gz == text && files[1].1.len() < 100);
    }

    /// Where `scripts/wasm` has been run.
    #[test]
    fn a_module_of_the_engine_comes_with_the_compressed_file_that_it_is_made_from() {
        let Some((name, content)) = site_files().find(|(name, _)| name.ends_with("_bg.wasm"))
        else {
            return;
        };
        let files = with_compressed(vec![(format!("assets/{name}"), content.clone())]);
        assert_eq!(files.len(), 3);
        assert!(compressed_engine(&name).unwrap() == files[1].1);
        let mut br = Vec::new();
        brotli::BrotliDecompress(&mut &files[1].1[..], &mut br).unwrap();
        assert!(files[0].1 == content && br == content && content.starts_with(b"\0asm"));
    }
}
