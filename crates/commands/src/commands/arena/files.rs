//! What is made of a results file: a report, a table, records.

use std::path::{Path, PathBuf};

use jogada_arena::{Journal, StoreError, csv, html, read_runs, records};
use jogada_play::Localizer;

use crate::args::Outputs;
use crate::failure::Failure;
use crate::named_file;

/// Sees to it, before hours are spent, that there will be a results file to make things of, and that these
/// can be written.
pub fn check(outputs: &Outputs, out: Option<&Path>, localizer: &Localizer) -> Result<(), Failure> {
    if wanted(outputs).next().is_some() && out.is_none() {
        return Err(Failure::Input(localizer.word("arena-needs-out")));
    }
    named_file::check_writable(wanted(outputs), localizer)
}

fn wanted(outputs: &Outputs) -> impl Iterator<Item = &Path> {
    [&outputs.html, &outputs.csv, &outputs.records].into_iter().flatten().map(PathBuf::as_path)
}

/// Reads a results file; its games are replayed.
pub fn read(path: &Path, localizer: &Localizer) -> Result<Journal, Failure> {
    let said = |error: StoreError| named_file::refused(path, &error, localizer);
    let journal = Journal::read(path).map_err(said)?;
    journal.check().map_err(said)?;
    Ok(journal)
}

/// Writes what is wanted of a results file.
pub fn write(
    outputs: &Outputs,
    out: &Path,
    anchor: Option<usize>,
    localizer: &Localizer,
) -> Result<(), Failure> {
    if wanted(outputs).next().is_none() {
        return Ok(());
    }
    let (journal, runs) = (read(out, localizer)?, read_runs(out));
    if let Some(path) = &outputs.html {
        named_file::write(path, &html(&journal, &runs, anchor, localizer), localizer)?;
    }
    if let Some(path) = &outputs.csv {
        named_file::write(path, &csv(&journal), localizer)?;
    }
    if let Some(path) = &outputs.records {
        named_file::write(path, &records(&journal, &runs), localizer)?;
    }
    Ok(())
}
