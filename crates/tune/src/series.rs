//! Numbered results that are kept in a file and added to by several threads.

use std::ops::ControlFlow;
use std::path::Path;

use jogada_arena::in_order;
use jogada_play::Stop;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TuneError;
use crate::journal::{Journal, Settings};

/// Hands over the results of a file in their order, then as many new ones as are still wanted, each
/// written down before; ends early when `take` has enough or it is stopped. Workers make the result
/// with a number.
pub(crate) fn series<R, W>(
    path: &Path,
    settings: &Settings,
    wanted: usize,
    threads: usize,
    stop: &Stop,
    make_worker: impl Fn() -> W + Sync,
    take: &mut dyn FnMut(R) -> ControlFlow<()>,
) -> Result<(), TuneError>
where
    R: Serialize + DeserializeOwned + Send,
    W: FnMut(usize) -> Option<R>,
{
    let (mut journal, earlier) = Journal::open::<R>(path, settings)?;
    let first = earlier.len();
    if earlier.into_iter().take(wanted).try_for_each(&mut *take).is_break() {
        return Ok(());
    }
    let mut written = Ok(());
    in_order(first..wanted, threads, stop, make_worker, &mut |result| {
        written = journal.append(&result);
        if written.is_ok() { take(result) } else { ControlFlow::Break(()) }
    });
    written
}
