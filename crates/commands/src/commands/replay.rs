//! `jogada replay`.

use std::path::Path;

use jogada_play::{Message, Record, Session};
use jogada_tui::OutcomeText;

use crate::args::Look;
use crate::commands::show::print_game;
use crate::failure::Failure;
use crate::record_file::RecordFile;
use crate::{locale, output};

/// Which record of the file, which position of it, and how.
pub struct ReplayRequest {
    /// From 1; if it is not given, the first is shown and the others are mentioned.
    pub game: Option<usize>,
    pub ply: Option<usize>,
    pub json: bool,
}

pub fn run(
    language: &str,
    file: &Path,
    request: &ReplayRequest,
    look: &Look,
) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    let file = RecordFile::read(file, language)?;
    let (record, others) = match request.game {
        Some(number) => (file.get(number, &localizer)?, None),
        None => file.first(&localizer)?,
    };
    let plies = request.ply.unwrap_or(record.moves.len());
    if plies > record.moves.len() {
        let message = Message::new("no-such-ply").with("count", record.moves.len());
        return Err(file.failure(&localizer.say(&message)));
    }
    show(language, record, plies, look, request.json)?;
    if let Some(others) = others {
        output::note(&others);
    }
    Ok(())
}

fn show(
    language: &str,
    record: &Record,
    plies: usize,
    look: &Look,
    json: bool,
) -> Result<(), Failure> {
    let mut game = record.game();
    for _ in plies..record.moves.len() {
        game.undo();
    }
    let localizer = locale::localizer_of(language, game.info()).with(jogada_tui::TEXTS);
    let at_end = plies == record.moves.len();
    let outcome = at_end.then(|| Session::resume(record));
    let outcome = outcome.and_then(|session| OutcomeText::of(&session, &localizer));
    print_game(&*game, outcome.map(|outcome| outcome.line()), &localizer, look, json)
}
