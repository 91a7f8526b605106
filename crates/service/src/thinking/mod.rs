//! What the engine says about positions. Nothing here chooses a thread: who asks does.

mod analysis;
mod review;
mod tree;

pub use analysis::AnalysisSearch;
pub use review::{Evaluated, Review, evaluate};
pub use tree::TreeSearch;

use jogada_play::{Message, Score, Side};

use crate::i18n::Locale;

/// From White's side, as the page shows it.
fn score_text(score: Score, side: Side, locale: Locale) -> String {
    let localizer = locale.localizer();
    let plies = |id, plies: u32| localizer.say(&Message::new(id).with("plies", plies));
    match (score, side) {
        (Score::Win(n), Side::White) | (Score::Loss(n), Side::Black) => plies("score-win", n),
        (Score::Win(n), Side::Black) | (Score::Loss(n), Side::White) => plies("score-loss", n),
        (Score::Draw, _) => localizer.word("score-draw"),
        (Score::Eval(value), Side::White) => format!("{:+.2}", f64::from(value) / 100.0),
        (Score::Eval(value), Side::Black) => format!("{:+.2}", f64::from(-value) / 100.0),
    }
}
