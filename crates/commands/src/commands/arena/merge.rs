//! `jogada arena merge`.

use std::path::Path;

use jogada_arena::{MergeError, Results, merge};

use super::prepare;
use super::summary::Summary;
use crate::args::MergeArgs;
use crate::failure::Failure;
use crate::{locale, named_file, output};

pub fn run(language: &str, args: &MergeArgs) -> Result<(), Failure> {
    let general = locale::localizer(language).with(jogada_arena::TEXTS);
    let files: Vec<&Path> = args.files.iter().map(AsRef::as_ref).collect();
    let merged = merge(&files, &args.out, &general);
    let journal = merged.map_err(|error| match error {
        MergeError::File(name, error) => named_file::refused(name.as_ref(), &error, &general),
        conflict @ MergeError::Conflict { .. } => Failure::Input(conflict.say(&general)),
    })?;
    let (_, localizer) = prepare::spec(language, &journal.header.spec)?;
    let mut results = Results::default();
    journal.counted().into_iter().for_each(|pair| results.add(pair));
    let header = &journal.header;
    let summary = Summary { header, results: &results, anchor: None, localizer: &localizer };
    output::print(&summary.text())
}
