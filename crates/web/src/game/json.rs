//! Games as the API shows them.

use jogada_play::Side;
use serde_json::{Value, json};

use super::clock::ClockKind;
use super::event::Chair;
use super::{Game, Made};
use crate::i18n::Locale;
use crate::position::{Position, ending_json};
use crate::time::Millis;

impl Game {
    /// The whole game. `here` says which seats are connected, White's first.
    pub fn json(&self, here: [bool; 2], at: Millis, locale: Locale) -> Value {
        let ending = self.ending();
        let localizer = locale.game_localizer(self.board.info());
        json!({
            "id": self.id,
            "version": self.version,
            "status": self.status().word(),
            "listed": self.setup.listed,
            "shared": self.setup.shared,
            "created": self.created,
            "seats": self.seats_json(here),
            "clock": self.clock_json(at),
            "offer": self.offer.map(|(by, what)| json!({ "what": what, "by": by })),
            "rematch": self.rematch,
            "position": Position::of(self.board(), ending.as_ref(), locale),
            "times": self.made.iter().map(|made| made.time).collect::<Vec<_>>(),
            "result": ending.map(|ending| ending_json(&ending, localizer)),
        })
    }

    /// Bots count as always connected.
    fn seats_json(&self, here: [bool; 2]) -> Value {
        let seat = |side: Side| {
            let chair = self.chair(side);
            let here = matches!(chair, Chair::Bot(_)) || here[side.index()];
            json!({ "kind": chair.kind(), "name": chair.name(), "here": here })
        };
        json!({ "w": seat(Side::White), "b": seat(Side::Black) })
    }

    fn clock_json(&self, at: Millis) -> Value {
        let left = |side| self.clock.left(side, at);
        let mut out = match self.clock.kind {
            ClockKind::None => return json!({ "kind": "none", "running": null, "at": at }),
            ClockKind::Base { base, increment } => {
                json!({ "kind": "base", "base": base, "increment": increment })
            }
            ClockKind::Days { days } => json!({ "kind": "days", "days": days }),
        };
        out["left"] = json!({ "w": left(Side::White), "b": left(Side::Black) });
        out["running"] = json!(self.clock.running());
        out["at"] = json!(at);
        out
    }

    /// The move that led to this version, if one did, and who made it.
    pub fn move_of_version(&self) -> Option<(String, Side)> {
        let last: &Made = self.made.last().filter(|made| made.version == self.version)?;
        let text = self.board.line().moves.pop()?;
        Some((text, last.by))
    }
}
