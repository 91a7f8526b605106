//! `jogada verify`.

use std::path::Path;

use jogada_play::{Message, Proof, Walked, visible};
use jogada_tui::file_error;
use serde_json::json;

use crate::failure::Failure;
use crate::record_file::read_bytes;
use crate::{locale, output};

pub fn run(language: &str, file: &Path, json: bool) -> Result<(), Failure> {
    let localizer = locale::localizer(language);
    let name = visible(&file.display().to_string());
    let bytes = read_bytes(file);
    let bytes = bytes
        .map_err(|error| Failure::Input(format!("{name}: {}", file_error(&error, language))))?;
    let refused = |error| Failure::Verdict(format!("{name}: {}", localizer.say(&error)));
    let proof = Proof::read(&bytes).map_err(refused)?;
    let Walked { positions, moves, .. } = proof.verify().map_err(refused)?;
    let Proof { spec, position, claim, plies, .. } = &proof;
    if json {
        return output::print_json(&json!({
            "game": spec,
            "position": position,
            "claim": claim.text(),
            "plies": plies,
            "positions": positions,
            "moves": moves,
        }));
    }
    let id = format!("verify-{}", claim.text().replace(' ', "-"));
    let claim = localizer.say(
        &Message::new("verify-claim")
            .with("claim", localizer.word(&id))
            .with("plies", plies.unwrap_or_default()),
    );
    let message = Message::new("verify-proven").with("claim", claim).with("game", spec.clone());
    let message =
        message.with("position", position.clone()).with("positions", positions.to_string());
    output::print(&format!("{}\n", localizer.say(&message.with("moves", moves.to_string()))))
}
