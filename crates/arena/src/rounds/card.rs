//! A player's results, round by round.

use jogada_play::Side;

use super::{GameResult, Round};

/// How a round went for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A game, or a forfeit.
    Game { opponent: usize, side: Side, half_points: u8, played: bool },
    /// A game without a result yet.
    Pending,
    /// Half points without an opponent.
    Bye(u8),
    /// Not there.
    Absent,
}

impl Slot {
    fn of(player: usize, round: &Round) -> Slot {
        let of_bye = |bye: &super::Bye| Slot::Bye(bye.half_points);
        let bye = || round.byes.iter().find(|bye| bye.player == player).map(of_bye);
        round
            .pairings
            .iter()
            .find_map(|p| Slot::in_game(player, p.players, p.result))
            .or_else(bye)
            .unwrap_or(Slot::Absent)
    }

    fn in_game(player: usize, players: [usize; 2], result: Option<GameResult>) -> Option<Slot> {
        let side = Side::ALL.into_iter().find(|side| players[side.index()] == player)?;
        let Some(result) = result else { return Some(Slot::Pending) };
        let half_points = result.half_points[side.index()];
        let opponent = players[side.other().index()];
        Some(Slot::Game { opponent, side, half_points, played: result.played })
    }

    pub fn half_points(self) -> u32 {
        match self {
            Slot::Game { half_points, .. } | Slot::Bye(half_points) => half_points.into(),
            Slot::Pending | Slot::Absent => 0,
        }
    }

    /// The opponent and the half points of a game that was played.
    pub fn played(self) -> Option<(usize, u32)> {
        match self {
            Slot::Game { opponent, half_points, played: true, .. } => {
                Some((opponent, half_points.into()))
            }
            _ => None,
        }
    }

    /// Whether the player could have played but did not: a voluntarily unplayed round of FIDE.
    pub fn is_voluntary(self) -> bool {
        match self {
            Slot::Game { half_points, played, .. } => !played && half_points == 0,
            Slot::Bye(half_points) => half_points < 2,
            Slot::Absent => true,
            Slot::Pending => false,
        }
    }
}

/// All results of a player.
#[derive(Clone, Debug)]
pub(super) struct Card(pub Vec<Slot>);

impl Card {
    pub fn of(player: usize, rounds: &[Round]) -> Card {
        Card(rounds.iter().map(|round| Slot::of(player, round)).collect())
    }

    pub fn half_points(&self) -> u32 {
        self.0.iter().map(|slot| slot.half_points()).sum()
    }

    /// Whether the player had a full point without a game: then no bye any more.
    pub fn is_excused(&self) -> bool {
        let gift = |slot: &Slot| slot.half_points() == 2 && slot.played().is_none();
        self.0.iter().any(gift)
    }

    pub fn has_met(&self, other: usize) -> bool {
        let met = |slot: &Slot| matches!(slot, Slot::Game { opponent, .. } if *opponent == other);
        self.0.iter().any(met)
    }

    /// The colours of the games that were played, the latest last; `None` for other rounds.
    pub fn sides(&self) -> impl DoubleEndedIterator<Item = Option<Side>> {
        self.0.iter().map(|slot| match slot {
            Slot::Game { side, played: true, .. } => Some(*side),
            _ => None,
        })
    }
}
