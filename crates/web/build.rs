//! Packs the files of the page into the program: texts are compressed together, what is compressed already is not.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets");
    let (mut texts, mut stored) = (Vec::new(), Vec::new());
    let folder = Path::new("assets");
    for path in files(folder)? {
        let name = path.strip_prefix(folder)?.to_str().ok_or("a file has a strange name")?;
        let is_compressed = path.extension().is_some_and(|kind| kind == "br" || kind == "png");
        let pack = if is_compressed { &mut stored } else { &mut texts };
        let content = fs::read(&path)?;
        pack.extend_from_slice(
            format!("{}\n{}\n", name.replace('\\', "/"), content.len()).as_bytes(),
        );
        pack.extend(content);
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    fs::write(out.join("stored"), stored)?;
    // A debug build reads the folder.
    let quality = if std::env::var("PROFILE")? == "release" { 9 } else { 1 };
    let (mut packed, params) = (Vec::new(), BrotliEncoderParams { quality, ..Default::default() });
    brotli::BrotliCompress(&mut &*texts, &mut packed, &params)?;
    fs::write(out.join("texts.br"), packed)?;
    Ok(())
}

/// All files below a folder, in the same order on every system.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut entries = entries.collect::<Result<Vec<_>, std::io::Error>>()?;
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}
