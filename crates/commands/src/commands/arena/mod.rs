//! `jogada arena`.

mod config;
mod conversation;
mod files;
mod ladder;
mod live;
mod merge;
mod pace;
pub mod prepare;
mod report;
mod runner;
pub mod series;
pub mod summary;

use jogada_arena::{Tournament, TournamentHeader, identify};

use crate::args::{ArenaArgs, ArenaTask};
use crate::commands::queue;
use crate::failure::Failure;
use crate::output;
use runner::{PairOutput, Runner};
use summary::Summary;

pub fn run(language: &str, args: &ArenaArgs) -> Result<(), Failure> {
    match &args.task {
        Some(ArenaTask::Ladder(ladder)) => ladder::run(language, ladder),
        Some(ArenaTask::Merge(files)) => merge::run(language, files),
        Some(ArenaTask::Report(report)) => report::run(language, report),
        None => match &args.config {
            Some(path) => play(language, &config::read(path, args, language)?),
            None => play(language, args),
        },
    }
}

/// What decides the games; where they are saved, also which programs play.
fn header(tournament: &Tournament, saved: bool) -> TournamentHeader {
    let header = TournamentHeader::of(tournament);
    if saved { header.with_programs(identify(tournament)) } else { header }
}

/// Plays a match or a tournament and shows what came of it.
fn play(language: &str, args: &ArenaArgs) -> Result<(), Failure> {
    let (tournament, localizer, log) = prepare::tournament(language, args)?;
    let header = header(&tournament, args.out.is_some());
    let anchor = prepare::anchor(&header, args.anchor.as_deref(), &localizer)?;
    files::check(&args.outputs, args.out.as_deref(), &localizer)?;
    let jobs = prepare::jobs(&tournament, args.jobs, &localizer)?;
    prepare::warn_of_few_openings(&tournament, &localizer);
    let output = if args.json { PairOutput::Json } else { PairOutput::Lines };
    let out = args.out.as_deref();
    let coordinator = queue::coordinator(&args.queue, out, language)?;
    let runner = Runner {
        tournament: &tournament,
        header: &header,
        localizer: &localizer,
        out,
        output,
        coordinator,
    };
    let (results, end) = runner.play(jobs)?;
    let summary = Summary { header: &header, results: &results, anchor, localizer: &localizer };
    output::print(&if args.json { summary.json() } else { summary.text() })?;
    if let Some(out) = out {
        files::write(&args.outputs, out, anchor, &localizer)?;
    }
    let logged = log.map_or(Ok(()), |log| log.close(&localizer));
    match (end, logged) {
        (Err(end), Err(Failure::Unsaved(lost))) => {
            output::note(&lost);
            Err(end)
        }
        (end, logged) => end.and(logged),
    }
}
