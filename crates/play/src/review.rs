//! What a look back at a game says about its moves.

use jogada_core::Side;
use jogada_engine::Score;

/// The points White may hope for, from 0 to 1, when a position is worth this to `side`.
pub fn chance(score: Score, side: Side) -> f64 {
    let own = match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Draw => 0.5,
        // A small advantage, 100, is worth three points in five.
        Score::Eval(eval) => 1.0 / (1.0 + (-f64::from(eval) / 250.0).exp()),
    };
    if side == Side::White { own } else { 1.0 - own }
}

/// How a move is annotated: by what it threw away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Nothing worth mentioning.
    Fine,
    /// A little.
    Dubious,
    /// Much.
    Mistake,
    /// The game, or nearly.
    Blunder,
}

impl Annotation {
    /// Annotates a move of `side` by White's chances before and after it.
    pub fn of(side: Side, before: f64, after: f64) -> Annotation {
        let lost = if side == Side::White { before - after } else { after - before };
        match lost {
            lost if lost >= 0.3 => Annotation::Blunder,
            lost if lost >= 0.15 => Annotation::Mistake,
            lost if lost >= 0.07 => Annotation::Dubious,
            _ => Annotation::Fine,
        }
    }

    /// The mark of chess writers.
    pub fn mark(self) -> &'static str {
        match self {
            Annotation::Fine => "",
            Annotation::Dubious => "?!",
            Annotation::Mistake => "?",
            Annotation::Blunder => "??",
        }
    }

    /// The glyph of records.
    pub fn glyph(self) -> Option<u8> {
        match self {
            Annotation::Fine => None,
            Annotation::Dubious => Some(6),
            Annotation::Mistake => Some(2),
            Annotation::Blunder => Some(4),
        }
    }
}
