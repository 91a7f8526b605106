//! The actions of players.

use jogada_play::Message;
use serde::Deserialize;
use utoipa::ToSchema;

use super::event::Offer;
use crate::error::ApiError;
use crate::time::Millis;

/// In bytes.
const MAX_MOVE_LENGTH: usize = 40;

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move, and the ply it is meant for, so that repeating a request is harmless.
    Move(String, Option<usize>),
    /// Gives the game up.
    Resign,
    /// Proposes something.
    Offer(Offer),
    /// Accepts or declines the open offer.
    Answer(bool),
    /// Claims a win on time.
    ClaimTime,
    /// The move that a browser has found for a bot.
    Bot(BotMove),
}

/// A move that a browser has found for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotMove {
    /// Its text.
    pub text: String,
    /// The ply it is meant for.
    pub ply: usize,
    /// How long the bot thought.
    pub thought: Millis,
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
            Action::Bot(_) => "bot",
        }
    }
}

/// An action of a seat: exactly one of these fields is set, `ply` and `thought` aside.
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
    /// The move of a bot that thinks in the browser of its opponent, who sends it; `ply` is required.
    #[schema(max_length = 40, nullable = false)]
    bot: Option<String>,
    /// Milliseconds that the bot thought.
    #[schema(nullable = false, minimum = 0)]
    thought: Option<u32>,
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
        let (ply, thought) = (wire.ply, wire.thought.unwrap_or(0).into());
        let actions = [
            wire.text.map(|text| Action::Move(text, ply)),
            wire.resign.filter(|resign| *resign).map(|_| Action::Resign),
            wire.offer.map(Action::Offer),
            wire.answer.map(Action::Answer),
            wire.claim.map(|Claim::Time| Action::ClaimTime),
            wire.bot.zip(ply).map(|(text, ply)| Action::Bot(BotMove { text, ply, thought })),
        ];
        let mut actions = actions.into_iter().flatten();
        match (actions.next(), actions.next()) {
            (Some(Action::Move(text, _)), None) if text.len() > MAX_MOVE_LENGTH => {
                Err(too_long("move"))
            }
            (Some(Action::Bot(made)), None) if made.text.len() > MAX_MOVE_LENGTH => {
                Err(too_long("bot"))
            }
            (Some(action), None) => Ok(action),
            _ => Err(ApiError::bad_request("action", Message::new("refused-one-action"))),
        }
    }
}

fn too_long(field: &'static str) -> ApiError {
    let message = Message::new("refused-long").with("most", MAX_MOVE_LENGTH);
    ApiError::bad_request("too-long", message).at(field)
}
