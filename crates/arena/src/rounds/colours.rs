//! Which colour a player is due, after the FIDE Handbook (C.04.3): players alternate, nobody has one
//! colour three times in a row or more than two times oftener than the other while avoidable.

use jogada_play::Side;

use super::card::Card;

/// How much a player needs a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    /// To alternate.
    Mild = 1,
    /// To have both colours equally often.
    Strong,
    /// Had the other one twice in a row, or twice oftener.
    Absolute,
}

/// The colours a player had.
#[derive(Clone, Debug)]
pub(super) struct Colours {
    /// `None` for rounds without a game.
    rounds: Vec<Option<Side>>,
    /// White's games less Black's.
    surplus: i32,
}

impl Colours {
    pub fn of(card: &Card) -> Colours {
        let rounds: Vec<_> = card.sides().collect();
        let count = |side| rounds.iter().filter(|had| **had == Some(side)).count() as i32;
        let surplus = count(Side::White) - count(Side::Black);
        Colours { rounds, surplus }
    }

    /// The colour this player is due; `None` before the first game.
    pub fn due(&self) -> Option<(Side, Urgency)> {
        let mut games = self.rounds.iter().rev().flatten();
        let last = *games.next()?;
        let twice = games.next() == Some(&last);
        let rarer = if self.surplus > 0 { Side::Black } else { Side::White };
        Some(match self.surplus.abs() {
            _ if twice => (last.other(), Urgency::Absolute),
            0 => (last.other(), Urgency::Mild),
            1 => (rarer, Urgency::Strong),
            _ => (rarer, Urgency::Absolute),
        })
    }

    /// How much is wrong if these two meet: nothing if both can have their colour.
    pub fn clash(&self, other: &Colours) -> Option<Urgency> {
        match (self.due(), other.due()) {
            (Some((mine, need)), Some((yours, other))) if mine == yours => Some(need.min(other)),
            _ => None,
        }
    }
}

/// The colour of the higher of two players who meet on this board.
pub(super) fn colour_of_higher(higher: &Colours, lower: &Colours, board: usize) -> Side {
    match (higher.due(), lower.due()) {
        (None, None) if board.is_multiple_of(2) => Side::White,
        (None, None) => Side::Black,
        (Some((side, _)), None) => side,
        (None, Some((side, _))) => side.other(),
        (Some((mine, _)), Some((yours, _))) if mine != yours => mine,
        (Some((side, mine)), Some((_, yours))) => {
            let need = |urgency, colours: &Colours| (urgency, colours.surplus.abs());
            match need(mine, higher).cmp(&need(yours, lower)) {
                std::cmp::Ordering::Greater => side,
                std::cmp::Ordering::Less => side.other(),
                std::cmp::Ordering::Equal => alternate(higher, lower).unwrap_or(side),
            }
        }
    }
}

/// The opposite of what the higher had when the two last had different colours.
fn alternate(higher: &Colours, lower: &Colours) -> Option<Side> {
    let mut both = higher.rounds.iter().zip(&lower.rounds).rev();
    let differed = both.find_map(|(mine, yours)| mine.filter(|mine| *yours == Some(mine.other())));
    differed.map(Side::other)
}
