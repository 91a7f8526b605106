//! The actions of players.

use jogada_play::Message;
use serde::Deserialize;

use super::event::Offer;
use crate::error::ApiError;

/// In bytes.
const MAX_MOVE_LENGTH: usize = 40;

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move, and the ply it is meant for, so that repeating a request is harmless.
    Move(String, Option<usize>),
    Resign,
    Offer(Offer),
    /// Accepts or declines the open offer.
    Answer(bool),
    /// Claims a win on time.
    ClaimTime,
}

/// The kind of the action that is a move.
pub const MOVE: &str = "move";

impl Action {
    /// One word for the log.
    pub fn kind(&self) -> &'static str {
        match self {
            Action::Move(..) => MOVE,
            Action::Resign => "resign",
            Action::Offer(_) => "offer",
            Action::Answer(_) => "answer",
            Action::ClaimTime => "claim",
        }
    }
}

/// An action on the wire: exactly one of these fields is set, `ply` aside.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WireAction {
    #[serde(rename = "move")]
    text: Option<String>,
    ply: Option<usize>,
    resign: Option<bool>,
    offer: Option<Offer>,
    answer: Option<bool>,
    claim: Option<Claim>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    Time,
}

impl TryFrom<WireAction> for Action {
    type Error = ApiError;

    fn try_from(wire: WireAction) -> Result<Action, ApiError> {
        let ply = wire.ply;
        let actions = [
            wire.text.map(|text| Action::Move(text, ply)),
            wire.resign.filter(|resign| *resign).map(|_| Action::Resign),
            wire.offer.map(Action::Offer),
            wire.answer.map(Action::Answer),
            wire.claim.map(|Claim::Time| Action::ClaimTime),
        ];
        let mut actions = actions.into_iter().flatten();
        match (actions.next(), actions.next()) {
            (Some(Action::Move(text, _)), None) if text.len() > MAX_MOVE_LENGTH => {
                let message = Message::new("refused-long").with("most", MAX_MOVE_LENGTH);
                Err(ApiError::bad_request("too-long", message).at("move"))
            }
            (Some(action), None) => Ok(action),
            _ => Err(ApiError::bad_request("action", Message::new("refused-one-action"))),
        }
    }
}
