//! Files of a search by proof numbers: its table, to go on later, and the proof.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use jogada_play::{AnyMatch, ProofNumbers};

/// First line of the file of a table.
const MAGIC: &str = "jogada proof numbers 1";

/// Why a table was not read.
pub enum Unread {
    File(io::Error),
    /// It belongs to another game or position.
    Other,
}

/// What a table is about: the lines before its entries.
fn head(game: &dyn AnyMatch) -> String {
    format!("{MAGIC}\ngame: {}\nposition: {}\n\n", game.spec(), game.position())
}

/// Adds what a file knows; nothing if there is none.
pub fn load(file: &Path, game: &dyn AnyMatch, table: &mut ProofNumbers) -> Result<(), Unread> {
    let source = match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        opened => opened.map_err(Unread::File)?,
    };
    let mut source = BufReader::with_capacity(1 << 20, source);
    let wanted = head(game);
    let mut found = vec![0; wanted.len()];
    let read = source.read_exact(&mut found);
    if read.is_err() || found != wanted.as_bytes() {
        return Err(Unread::Other);
    }
    let mut entry = [0; 16];
    loop {
        match source.read_exact(&mut entry) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            done => done.map_err(Unread::File)?,
        }
        let (key, data) = entry.split_at(8);
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        table.insert([word(key), word(data)]);
    }
}

/// Writes all that a table knows, beside the old file first: a kill leaves one of the two.
pub fn save(file: &Path, game: &dyn AnyMatch, table: &ProofNumbers) -> io::Result<()> {
    replace(file, |out| {
        out.write_all(head(game).as_bytes())?;
        table.entries().flatten().try_for_each(|word| out.write_all(&word.to_le_bytes()))
    })
}

/// Writes a file in one step.
pub fn replace(
    file: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut out = BufWriter::with_capacity(1 << 20, File::create(&beside)?);
    write(&mut out)?;
    out.flush()?;
    std::fs::rename(beside, file)
}
