//! Lists of games.

use jogada_play::wire::Winner;
use jogada_play::{Ending, Reason, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::{SeatKind, Sides};
use crate::game::{Chair, Game, Status};
use crate::i18n::Locale;
use crate::time::Millis;

/// A page of a list of games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GamesPage {
    pub games: Vec<GameListing>,
    /// The cursor of the next page, if there is one.
    #[schema(required)]
    pub next: Option<String>,
}

/// A game of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameListing {
    pub id: String,
    /// Game and options.
    pub spec: String,
    /// `waiting`, `playing` or `over`.
    #[schema(value_type = Status)]
    pub status: String,
    pub seats: Sides<ListedSeat>,
    /// How many were made.
    pub moves: i64,
    /// Whether the result changes the ratings of its players.
    pub rated: bool,
    #[schema(required)]
    pub result: Option<ListedResult>,
    /// Milliseconds since 1970.
    pub created: Millis,
    /// Milliseconds since 1970.
    pub updated: Millis,
    /// To move, in lists of games by their ids.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub side: Option<Side>,
}

impl GameListing {
    /// A game as lists of games by their ids show it.
    pub fn of(game: &Game, locale: Locale) -> GameListing {
        let localizer = locale.game_localizer(game.board().info());
        let (created, updated) = game.times();
        let is_running = game.status() == Status::Playing;
        GameListing {
            id: game.id().to_owned(),
            spec: game.board().spec().to_owned(),
            status: game.status().word().to_owned(),
            seats: Sides::of(|side| ListedSeat::of(game.chair(side))),
            moves: game.length() as i64,
            rated: game.setup().rated,
            result: game.ending().map(|Ending { outcome, reason, .. }| ListedResult {
                winner: outcome.into(),
                text: localizer.result(outcome, &reason),
                reason,
            }),
            created,
            updated,
            side: is_running.then(|| game.board().side()),
        }
    }
}

/// A seat of a listed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListedSeat {
    #[schema(value_type = SeatKind)]
    pub kind: String,
    /// May be empty.
    pub name: String,
    /// The id of the account of a member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account: Option<String>,
}

impl ListedSeat {
    pub fn of(chair: &Chair) -> ListedSeat {
        ListedSeat {
            kind: chair.kind().to_owned(),
            name: chair.name().to_owned(),
            account: chair.member().map(|member| member.account.clone()),
        }
    }
}

/// How a listed game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListedResult {
    pub winner: Winner,
    #[schema(value_type = String)]
    pub reason: Reason,
    /// In words.
    pub text: String,
}
