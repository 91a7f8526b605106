//! The actions of players.

use jogada_play::Message;
use serde::Deserialize;
use utoipa::ToSchema;

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

/// An action of a seat: exactly one of these fields is set, `ply` aside.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(min_properties = 1)]
pub struct ActionRequest {
    /// The text of a move.
    #[serde(rename = "move")]
    #[schema(max_length = 40, nullable = false)]
    text: Option<String>,
    /// The number of moves before it: a move for another position is refused, and a repeated one gets the
    /// answer of the first.
    #[schema(nullable = false)]
    ply: Option<usize>,
    /// Always `true`.
    resign: Option<bool>,
    /// Making the offer that the other side has made accepts it.
    offer: Option<Offer>,
    /// Accepts or declines the open offer; `false` also withdraws one's own.
    answer: Option<bool>,
    /// Claims a win on time.
    claim: Option<Claim>,
}

/// What can be claimed.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    Time,
}

impl TryFrom<ActionRequest> for Action {
    type Error = ApiError;

    fn try_from(wire: ActionRequest) -> Result<Action, ApiError> {
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
