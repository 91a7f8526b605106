//! What a seat can ask for.

use jogada_play::Message;
use serde::Deserialize;

use super::event::Offer;
use crate::error::ApiError;

/// The longest text of a move that is looked at.
const MAX_MOVE_LENGTH: usize = 40;

/// What a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// To make a move, in the position after so many moves if that is said.
    Move(String, Option<usize>),
    /// To give up.
    Resign,
    /// To propose something.
    Offer(Offer),
    /// To say yes or no to what was proposed.
    Answer(bool),
    /// To win because the opponent's time has run out.
    ClaimTime,
}

/// An action as it is sent: exactly one of these.
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

/// What can be claimed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// That the time of the opponent has run out.
    Time,
}

impl TryFrom<WireAction> for Action {
    type Error = ApiError;

    fn try_from(wire: WireAction) -> Result<Action, ApiError> {
        let ply = wire.ply;
        let asked = [
            wire.text.map(|text| Action::Move(text, ply)),
            wire.resign.filter(|resign| *resign).map(|_| Action::Resign),
            wire.offer.map(Action::Offer),
            wire.answer.map(Action::Answer),
            wire.claim.map(|Claim::Time| Action::ClaimTime),
        ];
        let mut asked = asked.into_iter().flatten();
        match (asked.next(), asked.next()) {
            (Some(Action::Move(text, _)), None) if text.len() > MAX_MOVE_LENGTH => {
                let message = Message::new("refused-long").with("most", MAX_MOVE_LENGTH);
                Err(ApiError::bad_request("too-long", message).at("move"))
            }
            (Some(action), None) => Ok(action),
            _ => Err(ApiError::bad_request("action", Message::new("refused-one-action"))),
        }
    }
}
