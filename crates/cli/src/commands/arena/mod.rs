//! `jogada arena`.

mod files;
mod interrupt;
mod ladder;
mod live;
mod prepare;
mod report;
mod stage;
mod summary;

use jogada_arena::{Configuration, Heading};

use crate::args::{Arena, ArenaTask};
use crate::failure::Failure;
use crate::output;
use stage::{Course, Telling};
use summary::Account;

pub fn run(language: &str, asked: &Arena) -> Result<(), Failure> {
    match &asked.task {
        Some(ArenaTask::Ladder(ladder)) => ladder::run(language, ladder),
        Some(ArenaTask::Report(report)) => report::run(language, report),
        None => play(language, asked),
    }
}

/// Plays a match or a tournament and shows what came of it.
fn play(language: &str, asked: &Arena) -> Result<(), Failure> {
    let (contest, localizer) = prepare::contest(language, asked)?;
    let heading = Heading::of(&Configuration::of(&contest));
    let anchor = prepare::anchor(&heading, asked.bout.anchor.as_deref(), &localizer)?;
    files::check(&asked.outputs, asked.out.as_deref(), &localizer)?;
    let jobs = prepare::jobs(&contest, asked.bout.jobs, &localizer)?;
    let telling = if asked.json { Telling::Json } else { Telling::Lines };
    let out = asked.out.as_deref();
    let course =
        Course { contest: &contest, heading: &heading, localizer: &localizer, out, telling };
    let (results, end) = course.play(jobs)?;
    let account = Account { heading: &heading, results: &results, anchor, localizer: &localizer };
    output::print(&if asked.json { account.json() } else { account.text() })?;
    if let Some(out) = out {
        files::write(&asked.outputs, out, anchor, &localizer)?;
    }
    end
}
