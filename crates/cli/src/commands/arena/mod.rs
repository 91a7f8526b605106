//! `jogada arena`.

mod files;
mod ladder;
mod live;
mod prepare;
mod report;
mod runner;
pub mod series;
mod summary;

use jogada_arena::TournamentHeader;

use crate::args::{ArenaArgs, ArenaTask};
use crate::failure::Failure;
use crate::output;
use runner::{PairOutput, Runner};
use summary::Summary;

pub fn run(language: &str, args: &ArenaArgs) -> Result<(), Failure> {
    match &args.task {
        Some(ArenaTask::Ladder(ladder)) => ladder::run(language, ladder),
        Some(ArenaTask::Report(report)) => report::run(language, report),
        None => play(language, args),
    }
}

/// Plays a match or a tournament and shows what came of it.
fn play(language: &str, args: &ArenaArgs) -> Result<(), Failure> {
    let (tournament, localizer) = prepare::tournament(language, args)?;
    let header = TournamentHeader::of(&tournament);
    let anchor = prepare::anchor(&header, args.anchor.as_deref(), &localizer)?;
    files::check(&args.outputs, args.out.as_deref(), &localizer)?;
    let jobs = prepare::jobs(&tournament, args.jobs, &localizer)?;
    let output = if args.json { PairOutput::Json } else { PairOutput::Lines };
    let out = args.out.as_deref();
    let runner =
        Runner { tournament: &tournament, header: &header, localizer: &localizer, out, output };
    let (results, end) = runner.play(jobs)?;
    let summary = Summary { header: &header, results: &results, anchor, localizer: &localizer };
    output::print(&if args.json { summary.json() } else { summary.text() })?;
    if let Some(out) = out {
        files::write(&args.outputs, out, anchor, &localizer)?;
    }
    end
}
