//! Numbered results that are kept in a file and added to by several hands.

use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::{Hands, Job, JobConfig, run_units_in_order};
use jogada_play::Stop;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TuneError;
use crate::journal::{Journal, Settings};

/// Hands over the results of a file in their order, then as many new ones as are still wanted, each
/// written down before; ends early when `take` has enough or it is stopped.
pub(crate) fn series<R: Serialize + DeserializeOwned>(
    (path, settings): (&Path, &Settings),
    wanted: usize,
    (job, config): (&dyn Job, &JobConfig),
    hands: &mut Hands<'_>,
    stop: &Stop,
    take: &mut dyn FnMut(R) -> ControlFlow<()>,
) -> Result<(), TuneError> {
    let (mut journal, earlier) = Journal::open::<R>(path, settings)?;
    let keys: Vec<String> = (earlier.len()..wanted).map(|number| number.to_string()).collect();
    if earlier.into_iter().take(wanted).try_for_each(&mut *take).is_break() {
        return Ok(());
    }
    let mut written = Ok(());
    run_units_in_order(job, config, &keys, hands, stop, &mut |line| {
        // A line of another program that is none of ours ends the run, and nothing is written.
        let Ok(result) = serde_json::from_str::<R>(&line) else {
            return ControlFlow::Break(());
        };
        written = journal.append(&result);
        if written.is_ok() { take(result) } else { ControlFlow::Break(()) }
    });
    written
}
