//! What is made of a results file: a report, a table, records.

use std::path::Path;

use jogada_arena::{Journal, StoreError, csv, html, read_runs, records};
use jogada_play::Localizer;

use crate::args::Outputs;
use crate::failure::Failure;

/// Sees to it, before hours are spent, that there will be a results file to make things of.
pub fn check(outputs: &Outputs, out: Option<&Path>, localizer: &Localizer) -> Result<(), Failure> {
    let wanted = outputs.html.is_some() || outputs.csv.is_some() || outputs.records.is_some();
    if wanted && out.is_none() {
        return Err(Failure::Input(localizer.word("arena-needs-out")));
    }
    Ok(())
}

/// Reads a results file; its games are replayed.
pub fn read(path: &Path, localizer: &Localizer) -> Result<Journal, Failure> {
    let said =
        |error: StoreError| Failure::Input(error.say(&path.display().to_string(), localizer));
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
    if outputs.html.is_none() && outputs.csv.is_none() && outputs.records.is_none() {
        return Ok(());
    }
    let (journal, runs) = (read(out, localizer)?, read_runs(out));
    if let Some(path) = &outputs.html {
        save(path, &html(&journal, &runs, anchor, localizer))?;
    }
    if let Some(path) = &outputs.csv {
        save(path, &csv(&journal))?;
    }
    if let Some(path) = &outputs.records {
        save(path, &records(&journal, &runs))?;
    }
    Ok(())
}

fn save(path: &Path, text: &str) -> Result<(), Failure> {
    let unsaved = |error| Failure::Unsaved(format!("{}: {error}", path.display()));
    std::fs::write(path, text).map_err(unsaved)
}
