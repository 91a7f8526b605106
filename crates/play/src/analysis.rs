//! What the engine found out, as text.

use std::time::Duration;

use jogada_engine::{Limits, Report, Score, Settings};

/// How to think about a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request {
    /// For how long.
    pub limits: Limits,
    /// With how many threads, for how many lines.
    pub settings: Settings,
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
        let line = |line: &jogada_engine::Line<M>| AnalysisLine {
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
