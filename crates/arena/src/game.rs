//! A game that is over.

use jogada_play::{Ending, GameLine, Message, MoveLog, Outcome, Playout, Reason, Side};

use crate::thoughts::Thoughts;

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
    /// What the players thought of their moves; empty where they were played at random.
    pub thoughts: Thoughts,
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

    /// Who made each move: in some games a side moves twice running.
    ///
    /// # Panics
    /// If it cannot have been played: a file that others may have changed is checked first.
    pub fn movers(&self) -> Vec<Side> {
        let line = self.line();
        let mut game = jogada_play::open(&line.spec, line.start.as_deref()).expect("it was played");
        for m in &line.moves {
            game.play(m).expect("it was played");
        }
        game.movers()
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
        let (moves, choices) = (playout.moves, playout.choices);
        PlayedGame { moves, opening, choices, end, thoughts: Thoughts::default() }
    }
}

impl PartialEq for PlayedGame {
    fn eq(&self, other: &PlayedGame) -> bool {
        let facts = |game: &PlayedGame| (game.opening, game.choices, game.end.clone(), game.line());
        facts(self) == facts(other) && self.thoughts == other.thoughts
    }
}

impl End {
    /// A result that the players agree on, as far as their evaluations tell.
    pub(crate) fn adjudicated(outcome: Outcome) -> End {
        End { outcome, reason: Reason::Adjudicated, fault: None }
    }

    /// A loss of this side because its player failed.
    pub(crate) fn lost(loser: Side, reason: Reason, fault: Message) -> End {
        End { outcome: Outcome::Win(loser.other()), reason, fault: Some(fault) }
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
