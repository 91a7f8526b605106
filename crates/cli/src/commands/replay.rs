//! `jogada replay`.

use std::io::Read;
use std::path::Path;

use jogada_play::{Message, Record, read_records};

use crate::args::Look;
use crate::commands::show::print_game;
use crate::failure::Failure;
use crate::locale;

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
    let name = jogada_play::visible(&file.display().to_string());
    let localizer = locale::localizer(language);
    let bytes = read(file).map_err(|error| Failure::Input(format!("{name}: {error}")))?;
    let records = read_records(&bytes)
        .map_err(|error| Failure::Input(format!("{name}:{}", localizer.say(&error))))?;
    let Some(record) = request.game.checked_sub(1).and_then(|place| records.get(place)) else {
        let message = Message::new("no-such-record").with("count", records.len());
        return Err(Failure::Input(format!("{name}: {}", localizer.say(&message))));
    };
    let plies = request.ply.unwrap_or(record.moves.len());
    if plies > record.moves.len() {
        let message = Message::new("no-such-ply").with("count", record.moves.len());
        return Err(Failure::Input(format!("{name}: {}", localizer.say(&message))));
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

fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    if file.as_os_str() != "-" {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}
