//! The end of a game in whole sentences, for whoever won it, lost it or watched it.

use jogada_core::{Arg, BoardView, Outcome, Side};
use serde::Serialize;

use crate::ending::Ending;
use crate::i18n::Localizer;

/// Why a game ended, from each point of view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndingSentences {
    /// For the winner.
    pub won: String,
    /// For the loser.
    pub lost: String,
    /// For everybody else, and for both after a draw.
    pub seen: String,
}

impl EndingSentences {
    /// The sentences of the game itself; `None` if the reason is none of its rules. `name` is that of the
    /// other side, for the winner and the loser. Numbers are those of the first fact of the position.
    pub fn of(
        ending: &Ending,
        view: &BoardView,
        name: &str,
        localizer: &Localizer,
    ) -> Option<EndingSentences> {
        let winner = match ending.outcome {
            Outcome::Win(side) => side,
            Outcome::Draw => Side::White,
        };
        let loser = winner.other();
        let values = view.facts.first().map_or([0; 2], |fact| fact.values);
        let args = [
            ("name", Arg::Text(name.to_owned())),
            ("side", Arg::Side(winner)),
            ("other", Arg::Side(loser)),
            ("winner", Arg::Number(values[winner.index()])),
            ("loser", Arg::Number(values[loser.index()])),
        ];
        let id = format!("reason-{}", ending.reason);
        let sentence = |attribute| localizer.attribute(&id, attribute, &args);
        if ending.outcome == Outcome::Draw {
            let seen = sentence("drawn")?;
            return Some(EndingSentences { won: seen.clone(), lost: seen.clone(), seen });
        }
        let (won, lost, seen) = (sentence("won")?, sentence("lost")?, sentence("seen")?);
        Some(EndingSentences { won, lost, seen })
    }
}
