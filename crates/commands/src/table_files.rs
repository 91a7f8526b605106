//! Files of tables of small endings: one for each class, compressed, with the checksum of gzip.

use std::fs::{DirEntry, File};
use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use jogada_play::{EndingClass, GameInfo, use_tables, visible};
use jogada_tui::file_error;

use crate::state_dir::state_dir;
use crate::{output, proof_files};

/// Where tables are looked for: `$JOGADA_TABLES`, otherwise a folder beside unfinished games; `None` if neither is there.
pub fn folder() -> Option<PathBuf> {
    match std::env::var_os("JOGADA_TABLES") {
        Some(folder) => Some(PathBuf::from(folder)).filter(|folder| !folder.as_os_str().is_empty()),
        None => state_dir().map(|state_dir| state_dir.join("tables")),
    }
}

/// Whether there is a table in a folder: without one no game has to look for any.
pub fn has_tables(folder: &Path) -> bool {
    let is_table = |entry: io::Result<DirEntry>| {
        entry.is_ok_and(|entry| entry.path().extension().is_some_and(|end| end == "table"))
    };
    std::fs::read_dir(folder).is_ok_and(|mut entries| entries.any(is_table))
}

/// The file of a class.
pub fn file(folder: &Path, info: &GameInfo, class: &EndingClass) -> PathBuf {
    folder.join(format!("{}-{}.table", info.id, class.name))
}

/// Where what is not finished is kept.
pub fn unfinished(file: &Path) -> PathBuf {
    file.with_extension("table.part")
}

/// Lets all games that are opened from now on use the tables of a folder.
pub fn install(folder: PathBuf, language: &'static str) {
    use_tables(Box::new(move |info, class| {
        let file = file(&folder, info, class);
        match read(&file) {
            Ok(bytes) => bytes,
            Err(error) => {
                let name = visible(&file.display().to_string());
                output::note(&format!("{name}: {}", file_error(&error, language)));
                None
            }
        }
    }));
}

/// All bytes of a file, decompressed and compared with their checksum; `None` if there is no file.
pub fn read(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let source = match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => BufReader::with_capacity(1 << 20, opened?),
    };
    let mut bytes = Vec::new();
    GzDecoder::new(source).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Writes a file: the head, then all that `body` hands out.
pub fn write<T, E>(
    beside: &Path,
    head: &str,
    body: impl FnOnce(&mut dyn FnMut(&[u8])) -> Result<T, E>,
) -> io::Result<Result<T, E>> {
    let mut made = None;
    proof_files::replace(beside, |out| {
        let mut packed = GzEncoder::new(out, Compression::fast());
        let mut written = packed.write_all(head.as_bytes());
        made = Some(body(&mut |part| {
            if written.is_ok() {
                written = packed.write_all(part);
            }
        }));
        written?;
        packed.finish().map(drop)
    })?;
    made.ok_or_else(|| ErrorKind::Other.into())
}
