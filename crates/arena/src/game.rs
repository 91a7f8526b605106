//! A game that is over.

use jogada_play::{Ending, GameLine, Message, MoveLog, Outcome, Playout, Reason, Side};

/// A game that is over.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// How it was played, its opening included.
    pub moves: MoveLog,
    /// Moves of the opening, which no player chose.
    pub opening: usize,
    /// Legal moves there were to choose from, over all positions in which a player made a move.
    pub choices: u64,
    /// By the rules, or by the referee.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// A fault or a lost clock is a win of the opponent.
    pub outcome: Outcome,
    /// By the rules, or for a reason of the referee.
    pub reason: Reason,
    /// What went wrong, if a player failed.
    pub fault: Option<Message>,
}

impl PlayedGame {
    /// The whole game as text; one kept as seeds is played again.
    pub fn line(&self) -> GameLine {
        self.moves.line()
    }

    /// Its length, the opening included.
    pub fn plies(&self) -> usize {
        self.moves.count()
    }

    /// Positions in which a player made a move.
    pub fn positions(&self) -> u64 {
        (self.plies() - self.opening) as u64
    }

    /// Half points of a side: 2 for a win, 1 for a draw.
    pub fn half_points(&self, side: Side) -> usize {
        self.end.outcome.half_points(side).into()
    }

    /// A game that was played out at random after such an opening.
    pub(crate) fn of(playout: Playout, opening: usize) -> PlayedGame {
        let end = playout.ending.map_or_else(End::capped, End::from);
        PlayedGame { moves: playout.moves, opening, choices: playout.choices, end }
    }
}

impl PartialEq for PlayedGame {
    fn eq(&self, other: &PlayedGame) -> bool {
        let facts = |game: &PlayedGame| (game.opening, game.choices, game.end.clone(), game.line());
        facts(self) == facts(other)
    }
}

impl End {
    /// A win for a reason of the arena's own.
    pub(crate) fn won(winner: Side, reason: Reason) -> End {
        End { outcome: Outcome::Win(winner), reason, fault: None }
    }

    /// A loss of this side because its player failed.
    pub(crate) fn lost(loser: Side, reason: Reason, fault: Message) -> End {
        End { fault: Some(fault), ..End::won(loser.other(), reason) }
    }

    /// Whether a player failed: it crashed, played an illegal move, or was too slow.
    pub fn is_fault(&self) -> bool {
        self.fault.is_some() || matches!(self.reason, Reason::Fault | Reason::Time)
    }

    /// A draw because it went on for too long.
    pub(crate) fn capped() -> End {
        End { outcome: Outcome::Draw, reason: Reason::Cap, fault: None }
    }
}

impl From<Ending> for End {
    fn from(ending: Ending) -> End {
        End { outcome: ending.outcome, reason: ending.reason, fault: None }
    }
}
