//! What the engine found out, as text.

use std::time::Duration;

use jogada_core::Side;
use jogada_engine::{Limits, Report, Score, SearchOptions};

/// How to think about a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request {
    /// For how long.
    pub limits: Limits,
    /// With how many threads, for how many lines.
    pub settings: SearchOptions,
    /// The clocks of the game, where it is played by them.
    pub clock: Option<Clock>,
    /// How far a program outside may overstep its time before it is given up; as far as usual without.
    pub margin: Option<Duration>,
    /// What is left to chance follows from it.
    pub seed: u64,
    /// What evaluates positions.
    pub evaluation: Evaluation,
    /// Whether a player is only asked what a position is worth: what it finds is not played.
    pub is_analysis: bool,
}

/// What evaluates positions, where there is a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// The net of the game under its options, or the classic evaluation where there is none.
    #[default]
    Net,
    /// The classic evaluation: what is counted, by its weights.
    Classic,
}

impl Request {
    /// Whether what is found will be played. Thinking then ends by itself; an analysis may go on until it is stopped.
    pub(crate) fn is_for_a_move(&self) -> bool {
        !self.is_analysis && (self.limits != Limits::default() || self.clock.is_some())
    }

    /// The limits for a side: where clocks run, no more time than its share of what is left.
    pub fn limits_of(&self, side: Side) -> Limits {
        let share = self.clock.map(|clock| clock.share(side));
        let time = self.limits.time.into_iter().chain(share).min();
        Limits { time, ..self.limits }
    }
}

/// The clocks of a game before a move, White's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left for all moves to come; a side without any has lost.
    pub remaining: [Duration; 2],
    /// What is gained with every move made.
    pub increment: [Duration; 2],
}

impl Clock {
    /// What a side may spend on its next move: as if 25 moves were to come, with most of what it
    /// gains, but never more than a third of what it has.
    pub fn share(&self, side: Side) -> Duration {
        let (left, gain) = (self.remaining[side.index()], self.increment[side.index()]);
        (left / 25 + gain * 3 / 4).min(left / 3)
    }
}

/// What is known about a position.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
    /// The best lines, the best first; never empty.
    pub lines: Vec<AnalysisLine>,
}

/// A line of play.
#[derive(Clone, Debug)]
pub struct AnalysisLine {
    /// For the side to move.
    pub score: Score,
    /// Canonical texts, at least one.
    pub moves: Vec<String>,
}

impl Analysis {
    pub(crate) fn of<M: Copy>(report: &Report<M>, show: impl Fn(M) -> String) -> Analysis {
        let line = |line: &jogada_engine::Variation<M>| AnalysisLine {
            score: line.score,
            moves: line.moves.iter().map(|&m| show(m)).collect(),
        };
        Analysis {
            depth: report.depth,
            nodes: report.nodes,
            time: report.time,
            lines: report.lines.iter().map(line).collect(),
        }
    }

    /// The best move.
    pub fn best(&self) -> &str {
        &self.lines[0].moves[0]
    }

    /// Positions looked at per second.
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}
