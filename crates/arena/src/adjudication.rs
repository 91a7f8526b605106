//! Games that are ended because of what the players think of them; off unless asked for.

use jogada_play::{Outcome, Score, Side};
use serde::{Deserialize, Serialize};

/// When a game is given to a side before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResignRule {
    /// What a position must be worth to be as good as won.
    pub score: i32,
    /// Moves in a row for which the loser, or each side, must have thought so.
    pub moves: usize,
    /// Whether the winner must think so too.
    pub both: bool,
}

/// When a game is called a draw before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRule {
    /// What a position may be worth at most, for either side.
    pub score: i32,
    /// Moves in a row for which each side must have thought so.
    pub moves: usize,
    /// Plies that must have been played before.
    pub from: usize,
}

impl ResignRule {
    /// Both sides for three moves each, if nothing else is said.
    pub const fn new(score: i32) -> ResignRule {
        ResignRule { score, moves: 3, both: true }
    }
}

/// Follows what the players of a game think of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adjudicator {
    resign: Option<ResignRule>,
    draw: Option<DrawRule>,
    /// Moves in a row for which each side has thought that White wins, and that Black does.
    won: [[usize; 2]; 2],
    drawn: [usize; 2],
}

impl Adjudicator {
    pub(crate) fn new(resign: Option<ResignRule>, draw: Option<DrawRule>) -> Adjudicator {
        Adjudicator { resign, draw, won: [[0; 2]; 2], drawn: [0; 2] }
    }

    /// Takes the score that the side to move reports after so many plies, `None` if it says nothing;
    /// gives the result once that is agreed upon.
    pub(crate) fn add(
        &mut self,
        side: Side,
        score: Option<Score>,
        plies: usize,
    ) -> Option<Outcome> {
        self.resigned(side, score).or_else(|| self.agreed(side, score, plies))
    }

    fn resigned(&mut self, side: Side, score: Option<Score>) -> Option<Outcome> {
        let rule = self.resign?;
        let winner = winner(side, score, rule.score);
        for candidate in Side::ALL {
            let count = &mut self.won[side.index()][candidate.index()];
            *count = if winner == Some(candidate) { *count + 1 } else { 0 };
        }
        let sure =
            |of: Side, candidate: Side| self.won[of.index()][candidate.index()] >= rule.moves;
        let lost = |candidate: &Side| {
            sure(candidate.other(), *candidate) && (!rule.both || sure(*candidate, *candidate))
        };
        Side::ALL.into_iter().find(lost).map(Outcome::Win)
    }

    fn agreed(&mut self, side: Side, score: Option<Score>, plies: usize) -> Option<Outcome> {
        let rule = self.draw?;
        let even = match score {
            Some(Score::Draw) => true,
            Some(Score::Eval(value)) => value.abs() <= rule.score,
            _ => false,
        };
        let count = &mut self.drawn[side.index()];
        *count = if even && plies > rule.from { *count + 1 } else { 0 };
        self.drawn.iter().all(|count| *count >= rule.moves).then_some(Outcome::Draw)
    }
}

/// Who has as good as won in the eyes of this side.
fn winner(side: Side, score: Option<Score>, enough: i32) -> Option<Side> {
    match score? {
        Score::Win(_) => Some(side),
        Score::Loss(_) => Some(side.other()),
        Score::Eval(value) if value >= enough => Some(side),
        Score::Eval(value) if value <= -enough => Some(side.other()),
        Score::Eval(_) | Score::Draw => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_awarded_once_both_sides_have_agreed_for_long() {
        let mut adjudicator = Adjudicator::new(Some(ResignRule::new(500)), None);
        let mut add = |side, value| adjudicator.add(side, Some(Score::Eval(value)), 0);
        // Black doubts it in between, so its count begins anew.
        for (side, value) in [(Side::White, 600), (Side::Black, -700), (Side::White, 800)] {
            assert_eq!(add(side, value), None);
        }
        assert_eq!(add(Side::Black, -100), None);
        for _ in 0..2 {
            assert_eq!(add(Side::White, 900), None);
            assert_eq!(add(Side::Black, -900), None);
        }
        assert_eq!(add(Side::White, 900), None);
        assert_eq!(add(Side::Black, -900), Some(Outcome::Win(Side::White)));
    }

    #[test]
    fn a_loser_alone_gives_up_where_its_word_is_enough() {
        let rule = ResignRule { score: 500, moves: 2, both: false };
        let mut adjudicator = Adjudicator::new(Some(rule), None);
        // The winner's own hopes decide nothing.
        for _ in 0..5 {
            assert_eq!(adjudicator.add(Side::White, Some(Score::Eval(900)), 0), None);
        }
        assert_eq!(adjudicator.add(Side::Black, Some(Score::Loss(4)), 0), None);
        assert_eq!(adjudicator.add(Side::White, None, 0), None);
        let end = adjudicator.add(Side::Black, Some(Score::Eval(-800)), 0);
        assert_eq!(end, Some(Outcome::Win(Side::White)));
    }

    #[test]
    fn a_draw_is_agreed_upon_by_scores_near_nothing_and_not_by_silence() {
        let rule = DrawRule { score: 10, moves: 2, from: 4 };
        let mut adjudicator = Adjudicator::new(None, Some(rule));
        let mut add = |ply: usize, score| {
            let side = if ply % 2 == 1 { Side::White } else { Side::Black };
            adjudicator.add(side, score, ply)
        };
        assert!((1..=8).all(|ply| add(ply, None).is_none()), "a player that says nothing");
        assert_eq!(add(9, Some(Score::Eval(5))), None);
        assert_eq!(add(10, Some(Score::Draw)), None);
        assert_eq!(add(11, Some(Score::Eval(-10))), None);
        assert_eq!(add(12, Some(Score::Eval(0))), Some(Outcome::Draw));
        let mut early = Adjudicator::new(None, Some(DrawRule { from: 40, ..rule }));
        assert!((1..=20).all(|ply| early.add(Side::White, Some(Score::Eval(0)), ply).is_none()));
    }
}
