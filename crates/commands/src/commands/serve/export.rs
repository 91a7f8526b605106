//! `jogada export`.

use std::io::{self, BufWriter};
use std::path::Path;

use jogada_play::{Localizer, Message};
use jogada_web::{ExportError, ExportQuery, Exported, StoreError};

use super::{said, store_failure};
use crate::args::ExportArgs;
use crate::commands::games;
use crate::failure::Failure;
use crate::output;

/// Games between two lines about the progress.
const PROGRESS: usize = 1_000;

/// Writes games as records to a file, or to standard output for `-`.
pub fn run(
    data: &Path,
    file: &Path,
    wanted: ExportArgs,
    localizer: &Localizer,
) -> Result<(), Failure> {
    let game = wanted.game.map(|game| games::named(localizer.language(), &game)).transpose()?;
    let game = game.map(|info| info.id.to_owned());
    let query = ExportQuery { finished: wanted.finished, game, since: wanted.since };
    let mut progress = |done: usize, all: usize| tell_progress(done, all, localizer);
    let exported = if file.as_os_str() == "-" {
        let mut out = BufWriter::new(io::stdout().lock());
        jogada_web::export(data, &query, &mut out, &mut progress)
    } else {
        jogada_web::export_to_file(data, &query, file, &mut progress)
    };
    tell(&exported.map_err(|error| failure(error, data, file, localizer))?, file, localizer)
}

fn tell_progress(done: usize, all: usize, localizer: &Localizer) {
    if done > 0 && done.is_multiple_of(PROGRESS) {
        let message = Message::new("export-progress").with("done", done).with("all", all);
        output::note(&localizer.say(&message));
    }
}

fn tell(exported: &Exported, file: &Path, localizer: &Localizer) -> Result<(), Failure> {
    for game in &exported.damaged {
        output::note(&said(localizer, "export-damaged", "game", game));
    }
    if file.as_os_str() == "-" {
        return Ok(());
    }
    let message = Message::new("export-done").with("games", exported.games);
    output::print(&format!("{}\n", localizer.say(&message.with("to", file.display().to_string()))))
}

fn failure(error: ExportError, data: &Path, file: &Path, localizer: &Localizer) -> Failure {
    match error {
        ExportError::Store(StoreError::Empty) => Failure::Input(localizer.word("export-none")),
        ExportError::Store(error) => store_failure(&error, data, localizer),
        ExportError::Target(error) => store_failure(&error, file, localizer),
        ExportError::Output(error) => error.into(),
    }
}
