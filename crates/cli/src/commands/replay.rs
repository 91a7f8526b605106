//! `jogada replay`.

use std::path::Path;

use jogada_play::{Message, Record};

use crate::args::Look;
use crate::commands::show::print_game;
use crate::failure::Failure;
use crate::locale;
use crate::record_file::RecordFile;

/// Which record of the file, which position of it, and how.
pub struct ReplayRequest {
    pub game: usize,
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
    let record = file.get(request.game, &localizer)?;
    let plies = request.ply.unwrap_or(record.moves.len());
    if plies > record.moves.len() {
        let message = Message::new("no-such-ply").with("count", record.moves.len());
        return Err(file.failure(&localizer.say(&message)));
    }
    show(language, record, plies, look, request.json)
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
    let localizer = locale::localizer_of(language, game.info());
    print_game(&*game, &localizer, look, json)
}
