//! What a player answered when it was asked for a move.

use jogada_core::Message;
use jogada_core::text::shorten;

use crate::analysis::Analysis;
use crate::any_match::AnyMatch;
use crate::player::PlayerFault;

/// What a player answered: `None` is no move.
pub type MoveChoice = Result<Option<Analysis>, PlayerFault>;

/// The answer of the player of this name, whose turn it is, if its best move can be played; otherwise
/// what is wrong with it.
pub fn check_choice(
    choice: MoveChoice,
    player: &str,
    game: &dyn AnyMatch,
) -> Result<Analysis, PlayerFault> {
    let fault = |id| Message::new(id).with("player", player);
    // Players that are not ours may say nothing about a line, or leave it empty.
    let says_move =
        |found: &Analysis| found.lines.first().is_some_and(|line| !line.moves.is_empty());
    let found = choice?.filter(says_move);
    let found = found.ok_or_else(|| fault("fault-silent"))?;
    if game.check(found.best()).is_err() {
        let message = fault("fault-illegal").with("move", shorten(found.best()));
        return Err(message.into());
    }
    Ok(found)
}
