//! `jogada arena report`.

use jogada_arena::{Results, Run, read_runs, results_json};
use jogada_play::{Localizer, Message};

use super::summary::Summary;
use super::{files, prepare};
use crate::args::ReportArgs;
use crate::failure::Failure;
use crate::{locale, output};

pub fn run(language: &str, args: &ReportArgs) -> Result<(), Failure> {
    let general = locale::localizer(language).with(jogada_arena::TEXTS);
    let journal = files::read(&args.file, &general)?;
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
    let runs = read_runs(&args.file);
    if args.json {
        let mut all = results_json(header, &results, anchor);
        all["runs"] = serde_json::to_value(&runs).expect("runs are plain data");
        output::print_json(&all)?;
    } else {
        output::print(&(summary.text() + &told(&runs, &localizer)))?;
    }
    files::write(&args.outputs, &args.file, anchor, &localizer)
}

/// When and where the games were played.
fn told(runs: &[Run], localizer: &Localizer) -> String {
    let line = |run: &Run| {
        let message = Message::new("arena-run")
            .with("date", run.date.as_str())
            .with("version", run.version.as_str())
            .with("system", run.system.as_str())
            .with("cores", run.cores)
            .with("jobs", run.jobs)
            .with("games", 2 * run.pairs);
        localizer.say(&message) + "\n"
    };
    runs.iter().map(line).collect()
}
