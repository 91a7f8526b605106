//! `jogada arena report`.

use jogada_arena::Results;
use jogada_play::Message;

use super::summary::Summary;
use super::{files, prepare};
use crate::args::ReportArgs;
use crate::failure::Failure;
use crate::{locale, output};

pub fn run(language: &str, args: &ReportArgs) -> Result<(), Failure> {
    let general = locale::localizer(language).with(jogada_arena::TEXTS);
    let journal = files::read_checked(&args.file, &general)?;
    let (_, localizer) = prepare::spec(language, &journal.header.spec)?;
    if journal.torn {
        let file = args.file.display().to_string();
        output::note(&localizer.say(&Message::new("arena-torn").with("file", file)));
    }
    let header = &journal.header;
    let anchor = prepare::anchor(header, args.anchor.as_deref(), &localizer)?;
    let mut results = Results::default();
    for pair in journal.counted() {
        results.add(pair);
    }
    let summary = Summary { header, results: &results, anchor, localizer: &localizer };
    output::print(&if args.json { summary.json() } else { summary.text() })?;
    files::write(&args.outputs, &args.file, anchor, &localizer)
}
