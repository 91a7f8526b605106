//! Games that both players think are decided.

use jogada_play::{Score, Side};

/// Moves in a row for which all must think so.
const AGREED: usize = 6;

/// Follows what the players of a game think of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adjudicator {
    /// What a position must be worth to be as good as won.
    enough: i32,
    winner: Side,
    agreed: usize,
}

impl Adjudicator {
    pub(crate) fn new(enough: i32) -> Adjudicator {
        Adjudicator { enough, winner: Side::White, agreed: 0 }
    }

    /// Takes the score that the side to move reports; gives the winner once both have agreed for long.
    pub(crate) fn add(&mut self, side: Side, score: Score) -> Option<Side> {
        let winner = match score {
            Score::Win(_) => Some(side),
            Score::Loss(_) => Some(side.other()),
            Score::Eval(value) if value >= self.enough => Some(side),
            Score::Eval(value) if value <= -self.enough => Some(side.other()),
            Score::Eval(_) | Score::Draw => None,
        };
        self.agreed = match winner {
            Some(winner) if winner == self.winner => self.agreed + 1,
            Some(_) => 1,
            None => 0,
        };
        self.winner = winner.unwrap_or(self.winner);
        (self.agreed >= AGREED).then_some(self.winner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_awarded_once_both_sides_have_agreed_for_long() {
        let mut adjudicator = Adjudicator::new(500);
        let mut add = |side, value| adjudicator.add(side, Score::Eval(value));
        // Black doubts it in between, so the count begins anew.
        for (side, value) in [(Side::White, 600), (Side::Black, -700), (Side::White, 800)] {
            assert_eq!(add(side, value), None);
        }
        assert_eq!(add(Side::Black, -100), None);
        for _ in 0..2 {
            assert_eq!(add(Side::White, 900), None);
            assert_eq!(add(Side::Black, -900), None);
        }
        assert_eq!(add(Side::White, 900), None);
        assert_eq!(add(Side::Black, -900), Some(Side::White));
        assert_eq!(adjudicator.add(Side::White, Score::Loss(3)), None);
    }
}
